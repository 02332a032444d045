import Testing

@testable import haunt

struct EyeScriptTests {
    @Test func aScriptIsReadWordByWord() throws {
        #expect(
            try EyeScript("begin yes 40s  31s\tblocked no panic revoke close").steps
                == [
                    .deed(.begin), .deed(.yes), .wait(ticks: 80), .wait(ticks: 62), .deed(.blocked), .deed(.no),
                    .deed(.panic), .deed(.revoke), .deed(.close),
                ])
        #expect(try EyeScript("").steps.isEmpty)
        #expect(try EyeScript("0s 86400s").steps == [.wait(ticks: 0), .wait(ticks: 172_800)])
    }

    @Test(arguments: [
        ("begin maybe", "maybe", 2), ("Yes", "Yes", 1), ("s", "s", 1), ("begin yes 4", "4", 3), ("-4s", "-4s", 1),
        ("4.5s", "4.5s", 1), ("99999999999999999999s", "99999999999999999999s", 1), ("86401s", "86401s", 1),
        ("86400s close 1s", "1s", 3), ("+4s", "+4s", 1), ("\u{0661}s", "\u{0661}s", 1),
    ])
    func aWordThatIsNoneIsNamed(script: String, word: String, position: Int) {
        #expect(throws: EyeScriptError(word: word, position: position)) { try EyeScript(script) }
        #expect("\(EyeScriptError(word: word, position: position))".contains("\"\(word)\""))
    }

    @Test func aWholeSittingGetsToAnAwakeEye() throws {
        #expect(
            EyeScript.wholeSitting(calm: 40, noticing: 30).steps
                == [.deed(.begin), .deed(.yes), .wait(ticks: 210), .deed(.close)])
        #expect(EyeScript.wholeSitting(calm: 0.25, noticing: 0).steps[2] == .wait(ticks: 72))
    }
}
