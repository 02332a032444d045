import Foundation
@testable import RevenantsKit
import Testing

/// The decimal to float conversion, to the last bit, against the C library's.
struct DecimalNumberTests {
    /// What our reader makes of a number.
    private func read(_ text: String) -> Float? {
        var reader = JSONReader(Array(text.utf8))
        guard let number = try? reader.number(), reader.offset == text.utf8.count else { return nil }
        return number.float(in: reader.bytes)
    }

    private func expectSame(_ text: String, _ note: @autoclosure () -> String = "") {
        let (ours, theirs) = (read(text), strtof(text, nil))
        #expect(ours?.bitPattern == theirs.bitPattern, "\(text): \(String(describing: ours)), not \(theirs) \(note())")
    }

    #if DEBUG
        static let count = 4_000
    #else
        static let count = 200_000
    #endif

    @Test func everyShortestFormGivesItsFloat() {
        var chance = SplitMix(1)
        for _ in 0..<Self.count {
            let float = Float(bitPattern: UInt32(truncatingIfNeeded: chance.next()))
            guard float.isFinite else { continue }
            #expect(read(float.description)?.bitPattern == float.bitPattern, "\(float)")
            // As iOS 16 wrote it.
            let wide = Double(float).description
            #expect(read(wide)?.bitPattern == float.bitPattern, "\(wide)")
        }
    }

    @Test func lengthsOfRoomsGiveTheirFloat() {
        var chance = SplitMix(2)
        for _ in 0..<Self.count {
            let float = Float.random(in: -20...20, using: &chance)
            #expect(read(float.description) == float)
        }
    }

    @Test func randomDecimalsRoundAsTheLibraryRounds() {
        var chance = SplitMix(3)
        for _ in 0..<Self.count {
            var text = Bool.random(using: &chance) ? "-" : ""
            let digits = Int.random(in: 1...40, using: &chance)
            for index in 0..<digits { text += "\(Int.random(in: index == 0 ? 1...9 : 0...9, using: &chance))" }
            if Bool.random(using: &chance) {
                text += "."
                for _ in 0..<Int.random(in: 1...40, using: &chance) {
                    text += "\(Int.random(in: 0...9, using: &chance))"
                }
            }
            text += "e\(Int.random(in: -90...45, using: &chance))"
            expectSame(text)
        }
    }

    /// The middle between two floats, and a hair above and below it: what a double alone rounds wrongly.
    @Test func middlesRoundToEvenAndTheirNeighboursDoNot() {
        var chance = SplitMix(4)
        for _ in 0..<Self.count / 8 {
            let float = Float(bitPattern: UInt32.random(in: 0..<Float.infinity.bitPattern, using: &chance))
            // The float after the greatest stands for 2^128.
            let next = float.nextUp == .infinity ? 0x1p128 : Double(float.nextUp)
            let middle = String(format: "%.160e", (Double(float) + next) / 2)
            expectSame(middle, "middle")
            let parts = middle.split(separator: "e")
            let exponent = parts.count > 1 ? "e\(parts[1])" : ""
            expectSame("\(parts[0])0000000000000000000000001\(exponent)", "above")
            // One less in the last place that is not 0.
            var digits = Array(String(parts[0]).utf8)
            if let last = digits.lastIndex(where: { $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: ".") }) {
                digits[last] -= 1
                expectSame(String(decoding: digits, as: UTF8.self) + exponent, "below")
            }
        }
    }

    @Test func theSmallestAndTheGreatestAreFound() {
        for text in [
            "0", "-0", "0.0", "0e99999999999999999999", "1e-45", "7.006492321624085e-46", "7.006492321624086e-46",
            "1.4e-45",
            "1.1754943508222875e-38", "1.1754942807573643e-38", "1.1754943e-38", "5.877e-39", "3.4028234663852886e38",
            "3.4028235677973366e38", "3.4028235677973365e38", "3.4028236e38", "1e39", "1e400", "-1e400",
            "1e99999999999999999999999", "1e-99999999999999999999999", "16777217", "16777219", "33554434.5",
            "9007199254740993",
            "0.000000000000000000000000000000000000000000000000000000000000001e63", "1.00000005960464477539062500",
            "1.000000059604644775390625000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001",
            "100000000000000000000000000000000000000000000000000e-50", "18446744073709551616", "18446744073709551615",
        ] {
            expectSame(text)
        }
        // More digits than any buffer holds, the last of which decides.
        let zeros = String(repeating: "0", count: 5_000)
        expectSame("1.000000059604644775390625\(zeros)")
        expectSame("1.000000059604644775390625\(zeros)1")
        expectSame("0.\(zeros)1e5001")
        expectSame("1\(zeros)e-5000")
    }
}
