@testable import RevenantsKit
import Testing

/// The pull reader takes what RFC 8259 allows and nothing else.
struct JSONReaderTests {
    /// The offset at which skipping `text` as one value fails; nil when it does not.
    private func failure(_ text: [UInt8]) -> Int? {
        var reader = JSONReader(text)
        do throws(RoomReadError) {
            reader.skipSpace()
            try reader.skipValue()
            try reader.end()
            return nil
        } catch {
            return error.offset
        }
    }

    @Test(arguments: [
        "0", "-0", "10", "-1.5", "0.5", "1e5", "1E+5", "1e-05", "0e0", "123456789012345678901234567890.5e-300", "true",
        "false",
        "null", "\"\"", #""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#, "\"é€🐟\"", "\"\u{7F}\"", "[]", "[ ]", "[1,[2],{}]",
        "{}",
        #"{"a":1,"a":2}"#, " \t\r\n[\n] ", #"{"":{"":[]}}"#,
    ])
    func whatIsAllowedIsTaken(text: String) {
        #expect(failure(Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        ("", 0), ("01", 1), ("-", 1), ("+1", 0), (".5", 0), ("1.", 2), ("1.e5", 2), ("1e", 2), ("1e+", 3), ("--1", 1),
        ("1 2", 2),
        ("tru", 3), ("trUe", 0), ("nul", 3), ("True", 0), ("NaN", 0), ("Infinity", 0), ("-Infinity", 1), ("\"", 1),
        ("\"a", 2),
        ("\"\t\"", 1), ("\"\u{0}\"", 1), (#""\x""#, 2), (#""\u12g4""#, 5), (#""\u12"#, 5), ("'a'", 0), ("[", 1),
        ("[1", 2),
        ("[1,", 3), ("[1,]", 3), ("[,1]", 1), ("[1 2]", 3), ("{", 1), ("{a:1}", 1), (#"{"a"}"#, 4), (#"{"a":}"#, 5),
        (#"{"a":1,}"#, 7), (#"{"a":1 "b":2}"#, 7), (#"{"a":1]"#, 6), ("[1}", 2), ("]", 0), ("[]]", 2), ("// a\n1", 0),
        ("\u{FEFF}\u{FEFF}1", 3),
    ])
    func whatIsNotIsRefusedAtItsByte(text: String, offset: Int) {
        #expect(failure(Array(text.utf8)) == offset)
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xC3, 0x28],
        ] as [[UInt8]])
    func whatIsNotUTF8IsRefused(bytes: [UInt8]) {
        #expect(failure([0x22] + bytes + [0x22]) == 1)
    }

    @Test func aCharacterCutByTheEndIsRefusedThere() {
        for bytes: [UInt8] in [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x90]] {
            #expect(failure([0x22] + bytes) == bytes.count + 1)
        }
    }

    @Test func everyScalarIsTaken() {
        for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 37) {
            guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
            #expect(failure(Array("\"\(Character(scalar))\"".utf8)) == nil)
        }
    }

    /// Strings are skipped eight bytes at a time: what ends or breaks one is found wherever it stands.
    @Test func aStringEndsWhereItEndsAndBreaksWhereItBreaks() {
        for length in 0..<40 {
            for place in 0..<length {
                for byte in [0x00, 0x1F, 0x22, 0x5C, 0x80, 0xFF] as [UInt8] {
                    var text = [0x22] + (0..<length).map { UInt8(0x41 + $0 % 20) } + [0x22]
                    text[1 + place] = byte
                    // A quote ends the string; a backslash fails at the letter after it, or takes the closing quote.
                    let isEscapingTheEnd = byte == 0x5C && place == length - 1
                    let expected = place + (isEscapingTheEnd ? 3 : byte == 0x22 || byte == 0x5C ? 2 : 1)
                    #expect(failure(text) == expected, "\(byte) at \(place) of \(length)")
                }
            }
            let plain = [0x22] + [UInt8](repeating: 0x7F, count: length) + [0x22]
            #expect(failure(plain) == nil && failure([0x22] + [UInt8](repeating: 0x20, count: length)) == length + 1)
        }
    }

    @Test func stringsAreComparedAsWhatTheyMean() throws {
        func text(_ text: String) throws -> (JSONReader, JSONText) {
            var reader = JSONReader(Array(text.utf8))
            return (reader, try reader.string())
        }
        for spelling in [#""walls""#, #""w\u0061lls""#, #""\u0077\u0061\u006C\u006c\u0073""#] {
            let (reader, walls) = try text(spelling)
            #expect(reader.isText(walls, "walls"))
            for other: StaticString in ["wall", "wallss", "Walls", ""] { #expect(!reader.isText(walls, other)) }
        }
        let (reader, slash) = try text(#""\/\"\\\b\f\n\r\t""#)
        #expect(reader.isText(slash, "/\"\\\u{8}\u{c}\n\r\t"))
        for spelling in ["\"°\"", #""\u00b0""#] {
            let (reader, degree) = try text(spelling)
            #expect(reader.isScalar(degree, "°") && !reader.isScalar(degree, "d"))
        }
    }
}
