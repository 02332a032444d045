import LULLKit
import Testing

@testable import haunt

struct EyeAnswerTests {
    @Test(arguments: [
        ("yes", EyeDeed.yes), ("Let it watch\r", .yes), ("1", .yes), ("NO", .no), ("not tonight", .no), ("close", .no),
        ("q", .no), ("panic", .panic), ("", nil), ("perhaps", nil), ("revoke", nil),
    ])
    func aTypedLineAnswersTheQuestion(_ line: String, _ deed: EyeDeed?) {
        #expect(EyeDeed(typed: line, at: .consent) == deed)
    }

    @Test(arguments: [
        ("", EyeDeed.close), ("close", .close), ("close the eye", .close), ("\r", .close), ("revoke", .revoke),
        ("panic", .panic), ("yes", nil), ("no", nil),
    ])
    func aTypedLineBeforeTheEye(_ line: String, _ deed: EyeDeed?) {
        #expect(EyeDeed(typed: line, at: .eye) == deed)
    }

    @Test func silenceIsANoAndThenAClose() {
        #expect(EyeDeed.end(at: .consent) == .no)
        #expect(EyeDeed.end(at: .eye) == .close)
    }

    @Test func keysAreToldApart() {
        #expect(EyeKey.keys(in: Array("yN\r\n\t".utf8)) == [.letter("y"), .letter("n"), .enter, .enter, .right])
        #expect(EyeKey.keys(in: [0x1B]) == [.escape])
        #expect(EyeKey.keys(in: Array("\u{1B}[C\u{1B}[D\u{1B}OC\u{1B}[Z".utf8)) == [.right, .left, .right, .left])
        #expect(EyeKey.keys(in: Array("\u{1B}[1;5C\u{1B}[3~q".utf8)) == [.right, .letter("q")])
        #expect(EyeKey.keys(in: [0x1B, 0x1B]) == [.escape, .escape])
        #expect(EyeKey.keys(in: [0x03]) == [.escape])
        #expect(EyeKey.keys(in: [0xC3, 0xA9, 0x00, 0x7F]) == [])
        #expect(EyeKey.keys(in: Array("\u{1B}[".utf8)) == [])
    }
}
