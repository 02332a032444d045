import ArgumentParser

// One command tree with every kind of argument, shared by the tests.

enum Size: String, CaseIterable, ExpressibleByArgument {
    case small, middle, large
}

enum Mood: EnumerableFlag {
    case careful, reckless
}

struct Where: ParsableArguments {
    @Option(name: .shortAndLong, help: "The room to read.", completion: .file(extensions: ["json"]))
    var room: String?

    @Option(help: ArgumentHelp("How fast time goes.", valueName: "factor"))
    var speed = 1.0

    mutating func validate() throws {
        guard speed > 0 else { throw ValidationError("The speed must be above zero.") }
    }
}

struct Inn: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inn", abstract: "Keeps a haunted inn.", version: "1.2.3",
        subcommands: [Stay.self, Book.self, Cellar.self])
}

struct Stay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Stays a night.",
        discussion: "A night has as many hours as it needs, and not all of them are on the clock.")

    @OptionGroup var place: Where

    @Option(help: "How large the room is.")
    var size: Size = .middle

    @Flag(help: "How the guest behaves.")
    var mood = Mood.careful

    @Flag(inversion: .prefixedNo, help: "Whether the bell rings.")
    var bell = true

    @Flag(name: .shortAndLong, help: "Say more; say it twice for still more.")
    var verbose: Int

    @Argument(help: "The guests by name.")
    var guests: [String] = []

    mutating func run() throws {}
}

struct Book: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Books a room.", aliases: ["reserve"])

    @Argument(help: "The night to book.")
    var night: Int

    @Option(parsing: .upToNextOption, help: "Who comes along.")
    var with: [String] = []

    @Option(
        name: [.customLong("key-number"), .customShort("k", allowingJoined: true)], help: "The number on the key.")
    var keyNumber: Int?

    @Option(completion: .custom { words, index, prefix in ["\(words[1]) \(index) \(prefix)"] }, transform: { $0.count })
    var letters: Int = 0

    mutating func validate() throws {
        if night == 13 { throw ValidationError("There is no thirteenth night.") }
    }
}

struct Cellar: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "What is below.", subcommands: [Open.self, Secret.self], defaultSubcommand: Open.self)

    struct Open: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Opens the door.")

        @Flag(name: .short) var force = false
        @Option var pace: Float = 0

        mutating func run() throws {
            if force { throw ExitCode(3) }
            throw Stuck()
        }
    }

    struct Secret: ParsableCommand {
        static let configuration = CommandConfiguration(shouldDisplay: false)
    }
}

struct Stuck: Error, CustomStringConvertible {
    var description: String { "The door is stuck." }
}
