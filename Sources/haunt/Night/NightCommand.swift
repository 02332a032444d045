import ArgumentParser
import HauntBots
import HauntTransport
import RevenantsKit

/// `haunt night`: a whole night of two bots, told as it happens.
struct NightCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "night",
        abstract: "Play a whole night between two bots and tell its story.",
        discussion: """
            A Host and two bots play over real sockets of this machine. The bots have what their roles give them and \
            nothing else: one sees, one hears, and they talk by the talk pad alone.

            Exits 0 when the night ended, 1 when the room cannot be played in or nobody came any further, 2 when the room \
            cannot be read, 130 or 143 when the night was broken off.
            """)

    @Option(help: "A room as RoomPlan exports it (JSON). Without one: our own living room.", completion: .file())
    var room: String?

    @Option(help: "The night's number. The same number in the same room is the same night. Without one: any.")
    var seed: UInt64?

    @Option(help: "A full night has three letters, rings and tones; a short one has one of each.")
    var length = LengthArgument.full

    @Option(
        help: ArgumentHelp(
            "How many times faster than real time, 0.1 to 1000, or 'max'.",
            discussion: "Without it: as fast as it can be read, where a terminal shows the story; max elsewhere.",
            valueName: "times"))
    var speed: NightSpeed?

    @Flag(help: "Print one JSON object a line instead of the story.")
    var json = false

    @Option(
        help: "Write every byte that each seat received to seer.bin and listener.bin in this folder.",
        completion: .directory)
    var capture: String?

    @Option(help: "How the bots behave: 'careful' ones walk and listen, 'reckless' ones run.")
    var bots = MannerArgument.careful

    func run() async throws {
        let room = try NightRoom.load(room)
        let capture = try openCapture()
        // Small enough to be read aloud and typed again.
        let seed = seed ?? UInt64.random(in: 1...999_999)
        let speed = speed ?? (NightOutput.isTerminal && !json ? .reading : .max)
        let run = NightRun(
            room: room, seed: seed, length: length.value, manner: bots.value, speed: speed, isJSON: json,
            capture: capture, again: again(seed))
        let code = try await run.play()
        if code != 0 { throw ExitCode(code) }
    }

    private func openCapture() throws -> NightCapture? {
        do {
            return try capture.map { path throws(Files.Failure) in try NightCapture(folder: path) }
        } catch {
            Files.complain("\(error). Give --capture a folder that you may write to.")
            throw ExitCode(1)
        }
    }

    /// A word that a shell reads as it is.
    private func shellWord(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
        return isPlain && !text.isEmpty
            ? text : "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }

    /// The command that plays the same night again.
    private func again(_ seed: UInt64) -> String {
        var words = ["haunt night --seed \(seed)"]
        if let room { words.append("--room \(shellWord(room))") }
        if length != .full { words.append("--length \(length.rawValue)") }
        if bots != .careful { words.append("--bots \(bots.rawValue)") }
        return words.joined(separator: " ")
    }
}
