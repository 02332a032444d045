import ArgumentParser
import Testing

/// Whole help texts, in the layout of Apple's package.
@Suite struct HelpTests {
    static let root = """
        OVERVIEW: Keeps a haunted inn.

        USAGE: inn <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          stay                    Stays a night.
          book, reserve           Books a room.
          cellar                  What is below.

          See 'inn help <subcommand>' for detailed help.
        """

    @Test(arguments: ["", "help", "--help", "-h", "help nothing"])
    func theRootListsItsSubcommands(line: String) {
        #expect(Says(line) == Says(text: Self.root, code: 0))
    }

    @Test(arguments: ["help stay", "stay --help", "stay -h", "stay Ann --size huge -h", "stay --help --unknown"])
    func everyKindOfArgumentIsListed(line: String) {
        #expect(
            Says(line)
                == Says(
                    text: """
                        OVERVIEW: Stays a night.

                        A night has as many hours as it needs, and not all of them are on the clock.

                        USAGE: inn stay [--room <room>] [--speed <factor>] [--size <size>] [--careful] [--reckless] \
                        [--bell] [--no-bell] [--verbose ...] [<guests> ...]

                        ARGUMENTS:
                          <guests>                The guests by name.

                        OPTIONS:
                          -r, --room <room>       The room to read.
                          --speed <factor>        How fast time goes. (default: 1.0)
                          --size <size>           How large the room is. (values: small, middle, large;
                                                  default: middle)
                          --careful/--reckless    How the guest behaves. (default: --careful)
                          --bell/--no-bell        Whether the bell rings. (default: --bell)
                          -v, --verbose           Say more; say it twice for still more.
                          --version               Show the version.
                          -h, --help              Show help information.

                        """, code: 0))
    }

    @Test func aLongLabelHasItsTextOnTheNextLine() {
        #expect(
            Says("help book")
                == Says(
                    text: """
                        OVERVIEW: Books a room.

                        USAGE: inn book <night> [--with <with> ...] [--key-number <key-number>] [--letters <letters>]

                        ARGUMENTS:
                          <night>                 The night to book.

                        OPTIONS:
                          --with <with>           Who comes along.
                          -k, --key-number <key-number>
                                                  The number on the key.
                          --letters <letters>     (default: 0)
                          --version               Show the version.
                          -h, --help              Show help information.

                        """, code: 0))
    }

    @Test func aSubcommandHasHelpOfItsOwn() {
        #expect(
            Says("cellar --help")
                == Says(
                    text: """
                        OVERVIEW: What is below.

                        USAGE: inn cellar <subcommand>

                        OPTIONS:
                          --version               Show the version.
                          -h, --help              Show help information.

                        SUBCOMMANDS:
                          open (default)          Opens the door.

                          See 'inn help cellar <subcommand>' for detailed help.
                        """, code: 0))
        #expect(Says("help cellar open") == Says("cellar open --help"))
    }

    @Test func theVersionIsPrintedAnywhere() {
        #expect(Says("--version") == Says(text: "1.2.3", code: 0))
        #expect(Says("cellar open --version") == Says(text: "1.2.3", code: 0))
    }

    @Test func aNarrowTerminalWrapsTheTexts() {
        let help = Stay.helpMessage(columns: 50)
        #expect(help.split(separator: "\n").filter { !$0.hasPrefix("USAGE") }.allSatisfy { $0.count <= 50 })
        #expect(help.contains("  -r, --room <room>       The room to read.\n"))
    }

    @Test func hiddenArgumentsShowOnlyWhenAsked() {
        struct Door: ParsableCommand {
            @Option(help: "The key.") var key: String
            @Option(help: ArgumentHelp("The spare key.", discussion: "Under the mat.", visibility: .hidden))
            var spare: String?
            @Flag(help: .private) var debug = false
        }
        #expect(
            Door.helpMessage(columns: 80) == """
                USAGE: door --key <key>

                OPTIONS:
                  --key <key>             The key.
                  -h, --help              Show help information.

                """)
        #expect(
            Says(Door.self, ["--help-hidden"]).text == """
                USAGE: door --key <key> [--spare <spare>]

                OPTIONS:
                  --key <key>             The key.
                  --spare <spare>         The spare key.
                        Under the mat.
                  -h, --help              Show help information.

                """)
    }

    @Test func aTitledGroupHasItsOwnSection() {
        struct Walk: ParsableCommand {
            @Argument var steps: Int
            @OptionGroup(title: "The place") var place: Where
        }
        #expect(
            Walk.helpMessage(columns: 80) == """
                USAGE: walk <steps> [--room <room>] [--speed <factor>]

                ARGUMENTS:
                  <steps>

                THE PLACE:
                  -r, --room <room>       The room to read.
                  --speed <factor>        How fast time goes. (default: 1.0)

                OPTIONS:
                  -h, --help              Show help information.

                """)
    }

    @Test func aUsageLineOfTheCommandsOwnIsKept() {
        struct Call: ParsableCommand {
            static let configuration = CommandConfiguration(
                commandName: "call", usage: "call NAME\ncall --all", discussion: "Calls.")
        }
        #expect(
            Call.helpMessage(columns: 80) == """
                OVERVIEW:
                Calls.

                USAGE: call NAME
                       call --all

                OPTIONS:
                  -h, --help              Show help information.

                """)
        #expect(Call.usageString() == "call NAME\ncall --all")
    }

    @Test func aLongUsageLineNamesOnlyWhatIsNeeded() {
        struct Many: ParsableCommand {
            @Option var a: Int?
            @Option var b: Int?
            @Option var c: Int?
            @Option var d: Int?
            @Option var e: Int?
            @Option var f: Int?
            @Option var g: Int?
            @Option var h: Int?
            @Option var i: Int?
            @Option var j: Int?
            @Option var k: Int?
            @Option var needed: Int
            @Argument var files: [String] = []
        }
        #expect(Many.usageString() == "many [<options>] --needed <needed> [<files> ...]")
    }

    @Test func namesAreShortFirstAndEachOnce() {
        struct Names: ParsableArguments {
            @Option(
                name: [
                    .short, .customLong("remote"), .customLong("remote"), .long, .customShort("x"),
                    .customLong("other", withSingleDash: true),
                ], help: "When.")
            var time: String?
        }
        #expect(
            Names.helpMessage(columns: 80) == """
                USAGE: names [--remote <remote>]

                OPTIONS:
                  -t, -x, --remote, --time, -other <remote>
                                          When.
                  -h, --help              Show help information.

                """)
    }
}
