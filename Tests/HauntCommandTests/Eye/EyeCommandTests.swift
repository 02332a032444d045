import TestSupport
import Testing

/// The built program, as a person or a script meets it.
struct EyeCommandTests {
    private func eye(_ arguments: String..., input: String = "") throws -> ChildProgram.Output {
        // Nothing of the terminal that runs the tests may show.
        try ChildProgram.run(
            "\(Repository.programs)/haunt", ["eye"] + arguments, input: Array(input.utf8),
            environment: ["LANG": "C", "LC_ALL": "C", "TERM": "dumb", "COLUMNS": "80"])
    }

    /// Lines that begin with a word, of a transcript or of an error.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }

    @Test func theTranscriptIsFrozen() throws {
        let output = try eye("--script", "begin yes 40s 31s close")
        #expect(output.text == EyeFrozen.transcript)
        #expect(output.errorText == "" && output.status == 0)
    }

    @Test func theChangesAsJSONAreFrozen() throws {
        let output = try eye("--script", "begin yes 40s 31s close", "--json")
        #expect(output.text == EyeFrozen.json)
        #expect(output.errorText == "" && output.status == 0)
    }

    @Test(arguments: [
        ("begin no", ["seekingConsent", "denied"]),
        ("begin 20s no", ["seekingConsent", "seekingConsent", "seekingConsent", "denied"]),
        ("begin blocked 9s", ["seekingConsent", "denied"]),
        ("begin yes 1s revoke 40s", ["seekingConsent", "watching", "released"]),
        ("begin yes 1s panic", ["seekingConsent", "watching", "released"]),
        ("close begin yes", ["released"]),
        ("begin yes 8s", ["seekingConsent", "watching"]),
        ("", []),
    ])
    func eachScriptGoesItsWay(script: String, phases: [String]) throws {
        let output = try eye("--json", "--script", script)
        let told = lines(output.text).compactMap { $0.split(separator: "\"").dropFirst(5).first.map(String.init) }
        #expect(told == phases, "\(output.text)")
        #expect(output.status == 0)
    }

    @Test func lengthsAndReducedMotionReachTheSitting() throws {
        let output = try eye(
            "--json", "--reduced-motion", "--calm", "2", "--noticing", "3.5", "--script", "yes 6s close")
        let times = lines(output.text).map { String($0.prefix { $0 != "," }) }
        #expect(times == ["{\"t\":0", "{\"t\":2", "{\"t\":5.5", "{\"t\":6"])
        #expect(lines(output.text).allSatisfy { $0.hasSuffix("\"still\":true}}") })
    }

    @Test func fastPlaysAWholeSittingAtOnce() throws {
        let output = try eye("--fast")
        let heads = ["THE QUESTION", "WATCHING", "NOTICING", "AWAKE", "CLOSED"]
        #expect(lines(output.text).compactMap { line in heads.first { line.hasPrefix($0) } } == heads)
        #expect(
            output.text.hasSuffix("\nThe ledger: 0:00 camera granted, 1:45 camera revoked.\nGranted now: nothing.\n"))
    }

    @Test(arguments: [
        (
            ["--script", "begin maybe"],
            "Error: Word 2 of the script, \"maybe\", cannot be played. Right are: begin, yes, no, "
        ),
        (["--calm=-3"], "Error: --calm is -3.0, but must be from 0 to 86400 seconds."),
        (["--noticing", "nan"], "Error: --noticing is nan, but must be from 0 to 86400 seconds."),
    ])
    func aMistakeIsNamedAndEndsWith64(arguments: [String], message: String) throws {
        let output = try ChildProgram.run("\(Repository.programs)/haunt", ["eye"] + arguments)
        #expect(output.status == 64 && output.text == "")
        #expect(output.errorText.hasPrefix(message), "\(output.errorText)")
    }

    // MARK: In real time, without a terminal

    @Test func nobodyThereIsANo() throws {
        let output = try eye("--json")
        #expect(output.status == 0)
        #expect(lines(output.text).count == 2 && lines(output.text)[1].contains("\"phase\":\"denied\""))
    }

    @Test func anEyeThatNobodyCanCloseClosesItself() throws {
        let output = try eye("--json", input: "yes\n")
        #expect(output.status == 0)
        let told = lines(output.text)
        #expect(told.count == 3 && told[1].contains("\"watching\"") && told[2].contains("\"released\""))
    }

    @Test func aTypedSittingIsUnderstoodLineByLine() throws {
        let output = try eye(input: "perhaps\nLet it watch\nwhat?\n\n")
        #expect(output.status == 0)
        #expect(output.text.contains("        Type yes (Let it watch), no (Not tonight) or close.\n"))
        #expect(output.text.contains("        Enter or close: close the eye.\n"))
        #expect(output.text.contains("\nCLOSED\n"))
    }
}
