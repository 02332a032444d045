import Testing
import TestSupport

/// The root command as a process: what goes to which stream, and the code it ends with.
@Suite struct HauntTests {
    private func haunt(_ arguments: String..., columns: Int = 80) throws -> ChildProgram.Output {
        try ChildProgram.run("\(Repository.programs)/haunt", arguments, environment: ["COLUMNS": "\(columns)"])
    }

    @Test func aloneItPrintsItsHelp() throws {
        let alone = try haunt()
        let help = try haunt("--help")
        #expect(alone.status == 0 && alone.errorText == "")
        #expect(alone.text == help.text)
        #expect(help.text.hasPrefix("OVERVIEW: Two players, one real room, split senses.\n\nUSAGE: haunt"))
    }

    @Test func theVersionGoesToStandardOutput() throws {
        let version = try haunt("--version")
        #expect(version.status == 0 && version.text == "0.1.0\n" && version.errorText == "")
    }

    @Test func aMistakeGoesToStandardErrorWithTheUsageCode() throws {
        let mistake = try haunt("--versoin")
        #expect(mistake.status == 64 && mistake.text == "")
        #expect(
            mistake.errorText.hasPrefix("Error: Unknown option '--versoin'. Did you mean '--version'?\nUsage: haunt"))
    }

    @Test func theHelpFitsTheTerminal() throws {
        let narrow = try haunt("--help", columns: 40)
        let lines = narrow.text.split(separator: "\n").filter { !$0.hasPrefix("USAGE") && !$0.hasPrefix("  See") }
        #expect(lines.allSatisfy { $0.count <= 40 })
    }

    @Test func aClosedOutputDoesNotTrap() throws {
        let cut = try ChildProgram.run("sh", ["-c", "\"$0\" --help | true", "\(Repository.programs)/haunt"])
        #expect(cut.status == 0 && cut.errorText == "")
    }
}
