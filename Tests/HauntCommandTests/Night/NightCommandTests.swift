import TestSupport
import Testing

/// `haunt night` as a person or a script meets it: the built program, over real sockets.
@Suite struct NightCommandTests {
    private func night(_ arguments: String...) throws -> ChildProgram.Output {
        try ChildProgram.run(
            "\(Repository.programs)/haunt", ["night"] + arguments,
            environment: ["LANG": "C", "LC_ALL": "C", "TERM": "dumb", "COLUMNS": "80"])
    }

    private func lines(_ output: ChildProgram.Output) -> [Substring] { output.text.split(separator: "\n") }

    @Test func theSameNumberInTheSameRoomIsTheSameNight() throws {
        let first = try night("--seed", "11", "--length", "short", "--json")
        let second = try night("--seed", "11", "--length", "short", "--json")
        #expect(first.status == 0 && first.errorText == "")
        #expect(first.text == second.text)
        let other = try night("--seed", "12", "--length", "short", "--json")
        #expect(other.text != first.text)
        let story = try night("--seed", "11", "--length", "short")
        #expect(story.text == (try night("--seed", "11", "--length", "short")).text)
    }

    @Test func howFastItIsPlayedChangesNothing() throws {
        let fast = try night("--seed", "3", "--length", "short", "--json", "--speed", "max")
        let paced = try night("--seed", "3", "--length", "short", "--json", "--speed", "200")
        #expect(fast.text == paced.text)
    }

    @Test(arguments: 1...5)
    func carefulBotsEscapeOverSockets(seed: Int) throws {
        let output = try night("--seed", "\(seed)", "--json")
        let last = try #require(lines(output).last)
        #expect(last.contains(#""event":"night_over","to":"both","result":"escaped","seconds":"#), "\(last)")
        #expect(output.status == 0)
    }

    @Test func aClaimedNightIsAnEndTooAndExitsWithZero() throws {
        // Reckless bots are claimed in most nights; one of these is.
        let ends = try (1...3).map { try night("--seed", "\($0)", "--bots", "reckless", "--json") }
        #expect(ends.contains { lines($0).last?.contains(#""result":"claimed""#) == true })
        #expect(ends.allSatisfy { $0.status == 0 })
    }

    @Test func withoutANumberOneIsDrawnAndSaid() throws {
        let first = try night("--length", "short")
        let title = try #require(lines(first).dropFirst().first)
        let number = try #require(title.split { !$0.isNumber }.last)
        #expect(title == "  A short night, number \(number).")
        #expect(first.text.hasSuffix("  The same night again: haunt night --seed \(number) --length short\n"))
        #expect(try night("--seed", "\(number)", "--length", "short").text == first.text)
    }

    @Test func theStoryHasItsPartsInOrderAndTheWiresCounts() throws {
        let story = try night("--seed", "1")
        let headings = lines(story).filter { $0.first?.isLetter == true }
        #expect(
            headings == [
                "REVENANTS", "THE DOLL", "THE CURSE", "THE FIRST SEAL: A LETTER", "THE SECOND SEAL: A LOCK",
                "THE THIRD SEAL: A FREQUENCY", "THE RITUAL", "THE WAY OUT", "ESCAPED", "THE WIRE",
            ])
        #expect(!story.text.contains("\u{1B}"), "no colour where no terminal is")
        #expect(story.text.contains("events   poses   frames"))
        #expect(story.text.contains(" frames in ") && story.text.contains("Dropped: 0 events"))
    }

    @Test func aRoomOfOursIsPlayedFromItsFile() throws {
        let room = "\(Repository.root)/Examples/Rooms/living-room.json"
        let night = try night("--room", room, "--seed", "1", "--length", "short", "--json")
        #expect(night.status == 0)
        // The sample is the same room.
        let sample = try self.night("--seed", "1", "--length", "short", "--json")
        #expect(lines(night).dropFirst() == lines(sample).dropFirst())
    }

    @Test func aRoomThatCannotBePlayedInExitsWithOneAndSaysWhatToDo() throws {
        let output = try night("--room", "\(Repository.root)/Examples/Rooms/empty-room.json")
        #expect(output.status == 1 && output.text == "")
        #expect(output.errorText.contains("cannot be played in: the floor measures 0.00 square metres"))
        #expect(output.errorText.contains("scan a larger room"))
    }

    @Test(arguments: [
        ("/no/such/room.json", "Error: cannot read /no/such/room.json: No such file or directory."),
        ("/", "Error: cannot read /: Is a directory."),
        ("\(Repository.root)/LICENSE", "is not a room that can be read: byte 0: expected "),
    ])
    func aRoomThatCannotBeReadExitsWithTwoAndSaysWhereAndWhy(path: String, words: String) throws {
        let output = try night("--room", path)
        #expect(output.status == 2 && output.text == "")
        #expect(output.errorText.contains(words), "\(output.errorText)")
    }

    @Test(arguments: [
        ["--seed", "-1"], ["--seed", "x"], ["--length", "long"], ["--speed", "0"], ["--speed", "-2"],
        ["--speed", "nan"],
        ["--speed", "inf"], ["--speed", "fast"], ["--bots", "brave"], ["--nonsense"], ["room.json"],
    ])
    func aMistakeIsAUsageError(arguments: [String]) throws {
        let output = try ChildProgram.run("\(Repository.programs)/haunt", ["night"] + arguments)
        #expect(output.status == 64 && output.text == "", "\(arguments)")
        #expect(output.errorText.hasPrefix("Error: "))
    }

    @Test func aFolderThatCannotBeWrittenToIsSaidBeforeTheNight() throws {
        let output = try night("--seed", "1", "--capture", "\(Repository.root)/LICENSE/here")
        #expect(output.status == 1 && output.text == "")
        #expect(output.errorText.contains("Not a directory. Give --capture a folder that you may write to."))
    }

    @Test func whoReadsNoFurtherIsNotAnError() throws {
        let script = "\"$0\" night --seed 1 --json | head -n 1; echo \"${PIPESTATUS[0]}\""
        let output = try ChildProgram.run("bash", ["-c", script, "\(Repository.programs)/haunt"])
        #expect(lines(output).count == 2 && lines(output).last == "0", "\(output.text)")
        #expect(output.errorText == "")
    }
}
