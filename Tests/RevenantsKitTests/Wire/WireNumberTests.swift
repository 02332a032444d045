import RevenantsKit
import Testing

@Suite struct WireNumberTests {
    private func text(_ value: Float) -> String {
        var bytes: [UInt8] = []
        WireNumber.append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What the wire reads for `text`: the hertz of a dial; `nil` when it is refused.
    private func read(_ text: String) -> Float? {
        let event = NetworkEvent(eventType: [UInt8]("dial".utf8), payload: [UInt8](text.utf8))
        guard case .dial(let value)? = try? Event(event) else { return nil }
        return value
    }

    @Test func numbersAreShortAndPlain() {
        let samples: [(Float, String)] = [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (612.05, "612.05"), (0.1, "0.1"), (1e-6, "0.000001"),
            (4e-7, "0"), (-4e-7, "0"), (6e-7, "0.000001"), (3.1415927, "3.141593"), (16_777_216, "16777216"),
            (.nan, "0"), (.infinity, "4000000000"), (-.infinity, "-4000000000"), (1e30, "4000000000"),
            (.leastNonzeroMagnitude, "0"), (999_999.94, "999999.94"),
        ]
        for (value, expected) in samples { #expect(text(value) == expected) }
    }

    @Test func whatIsWrittenIsReadAndWrittenTheSame() throws {
        for seed in 0..<4_000 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            let value = Float(bitPattern: UInt32(truncatingIfNeeded: dice.next()))
            let written = text(value)
            let back = try #require(read(written), "seed \(seed): \(value) as \(written)")
            #expect(text(back) == written, "seed \(seed)")
            if value.magnitude >= 8, value.magnitude < 4e9 { #expect(back == value, "seed \(seed)") }
            let near = Float.random(in: -20...20, using: &dice)
            #expect(text(try #require(read(text(near)))) == text(near), "seed \(seed): \(near)")
            #expect((try #require(read(text(near))) - near).magnitude < 1e-6, "seed \(seed): \(near)")
        }
    }

    @Test func exponentsOfAStockPhoneAreRead() {
        let samples: [(String, Float)] = [
            ("-4.371139e-08", -4.371139e-08), ("1e3", 1000), ("1E+3", 1000), ("2.5e-1", 0.25), ("1e-999999", 0),
            ("0e99999", 0), ("00012.50", 12.5), ("0.1234567890123456789012345", 0.12345679),
            ("12345678901234567890e-15", 12345.679), ("3999999999.99", 4e9), ("-0", 0),
            ("1.5e-38", 1.5e-38),
        ]
        for (written, value) in samples { #expect(read(written) == value, "\(written)") }
    }

    @Test func whatIsNoNumberIsRefused() {
        for written in [
            "", "-", "+1", ".5", "5.", "1e", "1e+", "--1", "0x10", "nan", "inf", " 1", "1 ", "1,5", "4000000001",
            "1e10",
            "1e400", "99999999999999999999999999", "1.5.2", "1e5e5", "٣",
        ] { #expect(read(written) == nil, "\(written)") }
    }

    @Test func theReaderAgreesWithTheStandardLibrary() throws {
        for seed in 0..<3_000 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            let value = Float.random(in: -1_000...1_000, using: &dice)
            // The standard library prints a float so that only it is read back.
            #expect(read("\(value)") == value, "seed \(seed): \(value)")
            let small = value * 1e-20
            #expect(read("\(small)") == small, "seed \(seed): \(small)")
        }
    }
}
