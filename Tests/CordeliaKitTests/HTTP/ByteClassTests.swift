import Testing

@testable import CordeliaKit

/// The sets of bytes as bits and the tests of eight bytes at a time, against the grammar's own lists.
@Suite struct ByteClassTests {
    private static let alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    private func bytes(_ test: (UInt8) -> Bool) -> Set<UInt8> { Set((0...255).filter(test)) }

    @Test func theSets() {
        #expect(bytes(ByteSet.token.contains) == Set((Self.alphanumerics + "!#$%&'*+-.^_`|~").utf8))
        #expect(bytes(ByteSet.name.contains) == Set((Self.alphanumerics + "-._~!$&'()*+,;=").utf8))
        #expect(bytes(ByteSet.target.contains) == Set((Self.alphanumerics + "-._~!$&'()*+,;=:@/?%").utf8))
        #expect(bytes(ASCII.isFieldContent) == Set([0x09] + (0x20...0x7E) + (0x80...0xFF)))
        #expect(bytes { ASCII.hexadecimal($0) != nil } == Set("0123456789abcdefABCDEF".utf8))
        for value in 0..<16 as Range<UInt8> { #expect(ASCII.hexadecimal(ASCII.digit(value)) == value) }
    }

    /// A byte alone in each place, among bytes that pass and that do not, is found where it is.
    @Test(arguments: [0x00, 0x41, 0x7F, 0x80, 0xFF] as [UInt8])
    func theFirstOfEight(filler: UInt8) {
        for byte in 0...255 as ClosedRange<UInt8> {
            for place in 0..<8 {
                var word = [UInt8](repeating: filler, count: 8)
                word[place] = byte
                let packed = word.span.word(at: 0)
                func expected(_ test: (UInt8) -> Bool) -> Int { word.firstIndex(where: test) ?? 8 }
                #expect(Lanes.first(Lanes.under(0x20, in: packed)) == expected { $0 < 0x20 })
                #expect(Lanes.first(Lanes.equal(0x7F, in: packed)) == expected { $0 == 0x7F })
                #expect(
                    Lanes.first(Lanes.neitherLetterNorDash(packed))
                        == expected { !($0 == 0x2D || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0) })
            }
        }
    }

    @Test func numbers() {
        func decimal(_ text: String) -> Int? {
            let bytes = Array(text.utf8)
            return bytes.span.decimal(in: 0..<bytes.count)
        }
        #expect(decimal("0") == 0 && decimal("00123") == 123 && decimal("9223372036854775807") == .max)
        for text in ["", "-1", "1a", "9223372036854775808", "99999999999999999999999"] { #expect(decimal(text) == nil) }
        var output: [UInt8] = []
        for number in [0, 9, 10, 1_234_567_890] { output.append(number) }
        for number in [0, 255, 0xABCDEF] { output.append(number, radix: 16) }
        #expect(String(latin1: output) == "091012345678900ffabcdef")
    }
}
