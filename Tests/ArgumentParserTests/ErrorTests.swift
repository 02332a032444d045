import ArgumentParser
import Testing

/// Whole error texts and exit codes.
@Suite struct ErrorTests {
    static let bookUsage = """
        Usage: inn book <night> [--with <with> ...] [--key-number <key-number>] [--letters <letters>]
          See 'inn book --help' for more information.
        """
    static let stayUsage = """
        Usage: inn stay [--room <room>] [--speed <factor>] [--size <size>] [--careful] [--reckless] [--bell] \
        [--no-bell] [--verbose ...] [<guests> ...]
          See 'inn stay --help' for more information.
        """

    @Test(arguments: [
        ("book", "Error: Missing expected argument '<night>'\nHelp:  <night>  The night to book."),
        ("book x", "Error: The value 'x' is invalid for '<night>'\nHelp:  <night>  The night to book."),
        ("book 13", "Error: There is no thirteenth night."),
        ("book 4 --wiht a", "Error: Unknown option '--wiht'. Did you mean '--with'?"),
        ("book 4 --tower", "Error: Unknown option '--tower'"),
        (
            "book 4 --key-number",
            """
            Error: Missing value for '--key-number <key-number>'
            Help:  --key-number <key-number>  The number on the key.
            """
        ),
        (
            "book 4 -k",
            """
            Error: Missing value for '-k <key-number>'
            Help:  -k <key-number>  The number on the key.
            """
        ),
        ("book 4 5", "Error: Unexpected argument '5'"),
        ("book 4 5 6", "Error: 2 unexpected arguments: '5', '6'"),
    ])
    func aWrongBookingSaysWhy(line: String, message: String) {
        #expect(Says(line) == Says(text: "\(message)\n\(Self.bookUsage)", code: 64))
    }

    @Test(arguments: [
        (
            "stay --size huge",
            """
            Error: The value 'huge' is invalid for '--size <size>'. \
            Please provide one of 'small', 'middle' or 'large'.
            Help:  --size <size>  How large the room is.
            """
        ),
        (
            "stay --speed fast",
            """
            Error: The value 'fast' is invalid for '--speed <factor>'
            Help:  --speed <factor>  How fast time goes.
            """
        ),
        ("stay --speed=0", "Error: The speed must be above zero."),
        (
            "stay --careful --reckless",
            "Error: Value to be set with flag '--reckless' had already been set with flag '--careful'"
        ),
        ("stay --bell=3", "Error: The option '--bell' does not take any value, but '3' was specified."),
        ("stay -q", "Error: Unknown option '-q'"),
        ("stay -vxz", "Error: Unknown option '-xz'"),
        ("stay --bel", "Error: Unknown option '--bel'. Did you mean '--bell'?"),
    ])
    func aWrongStaySaysWhy(line: String, message: String) {
        #expect(Says(line) == Says(text: "\(message)\n\(Self.stayUsage)", code: 64))
    }

    @Test(arguments: [
        ("sty", "Error: Unexpected argument 'sty'. Did you mean 'stay'?"),
        ("reverse", "Error: Unexpected argument 'reverse'. Did you mean 'reserve'?"),
        ("tower", "Error: Unexpected argument 'tower'"),
        ("--versio", "Error: Unknown option '--versio'. Did you mean '--version'?"),
    ])
    func aMisspeltSubcommandIsGuessed(line: String, message: String) {
        let usage = "Usage: inn <subcommand>\n  See 'inn --help' for more information."
        #expect(Says(line) == Says(text: "\(message)\n\(usage)", code: 64))
    }

    @Test func anErrorOfTheProgramIsPrintedAlone() {
        #expect(Says("cellar") == Says(text: "Error: The door is stuck.", code: 1))
        #expect(Says("cellar open -f") == Says(text: "", code: 3))
    }

    @Test func anEmptyCommandLineThatLacksSomethingGetsTheHelp() {
        #expect(
            Says(Book.self, [])
                == Says(
                    text: """
                        Error: Missing expected argument '<night>'
                        Help:  <night>  The night to book.

                        \(Book.helpMessage(columns: 80))
                        """, code: 64))
    }

    @Test func oneOfSeveralFlagsMustBeGiven() {
        struct Choose: ParsableCommand {
            @Flag var mood: Mood
        }
        #expect(Choose.message(for: error { try Choose.parse([]) }) == "Missing one of: '--careful', '--reckless'")
    }

    @Test func manyValuesAreListedOneALine() {
        enum Key: String, CaseIterable, ExpressibleByArgument {
            case c, d, e, f, g, a
        }
        struct Play: ParsableCommand {
            @Argument var key: Key
        }
        #expect(
            Play.message(for: error { try Play.parse(["h"]) }) == """
                The value 'h' is invalid for '<key>'. Please provide one of the following:
                  - c
                  - d
                  - e
                  - f
                  - g
                  - a
                """)
    }

    @Test func aTransformsOwnErrorIsTold() {
        struct Ask: ParsableCommand {
            @Option(transform: { (_: String) -> Int in throw Stuck() }) var door: Int?
        }
        let error = error { try Ask.parse(["--door", "x"]) }
        #expect(Ask.message(for: error) == "The value 'x' is invalid for '--door <door>': The door is stuck.")
    }

    @Test func aPropertyThatIsNoArgumentIsRefused() {
        struct Plain: ParsableCommand {
            var room = "cellar"
        }
        #expect(
            Plain.message(for: error { try Plain.parse([]) })
                == "No value set for non-argument var room. Replace with a static variable, or let constant.")
    }

    @Test func aCleanExitSucceeds() {
        #expect(Inn.exitCode(for: CleanExit.message("Bye.")) == .success)
        #expect(Inn.fullMessage(for: CleanExit.message("Bye.")) == "Bye.")
        #expect(
            Inn.fullMessage(for: CleanExit.helpRequest(Cellar.Open.self), columns: 80) == Says("help cellar open").text)
        #expect(Inn.fullMessage(for: CleanExit.helpRequest(), columns: 80) == HelpTests.root)
    }

    @Test func exitCodesAreThoseOfTheSystem() {
        #expect(ExitCode.success.rawValue == 0 && ExitCode.success.isSuccess)
        #expect(ExitCode.failure.rawValue == 1 && !ExitCode.failure.isSuccess)
        #expect(ExitCode.validationFailure.rawValue == 64)
        #expect(Inn.exitCode(for: ExitCode(9)) == ExitCode(9))
        #expect(Inn.exitCode(for: ValidationError("No.")) == .validationFailure)
        #expect(Inn.exitCode(for: Stuck()) == .failure)
    }

    private func error<T>(_ body: () throws -> T) -> any Error {
        do {
            return ValidationError("Nothing was thrown: \(try body())")
        } catch {
            return error
        }
    }
}
