import ArgumentParser
import LULLKit

/// `haunt eye`: a sitting with THE EYE in the terminal.
struct EyeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eye",
        abstract: "Sit before THE EYE, which asks first and can be closed at any moment.",
        discussion: """
            A sitting of LULL in the terminal, in real time. A terminal has no camera and none is used: the picture is \
            simulated, and filtered as a phone would filter its own. Enter, Escape, the word close or Ctrl-C close the \
            eye.
            """)

    @Flag(help: "Play a whole sitting at once; it says yes for you, and closes.")
    var fast = false

    @Option(
        help: ArgumentHelp(
            "Play these words at once: begin, yes, no, blocked, close, panic, revoke, and waits such as 40s.",
            valueName: "words"))
    var script: String?

    @Flag(help: "Print one JSON object for each change, and nothing else.")
    var json = false

    @Flag(help: "Keep the picture still and the air clear.")
    var reducedMotion = false

    @Option(help: ArgumentHelp("How long it only watches.", valueName: "seconds"))
    var calm = 40.0

    @Option(help: ArgumentHelp("How long it notices before it wakes.", valueName: "seconds"))
    var noticing = 30.0

    mutating func validate() throws {
        for (name, seconds) in [("calm", calm), ("noticing", noticing)] {
            guard (0...Double(EyeScript.longestWait)).contains(seconds) else {
                throw ValidationError(
                    "--\(name) is \(seconds), but must be from 0 to \(EyeScript.longestWait) seconds.")
            }
        }
        _ = try written()
    }

    mutating func run() throws {
        let sitting = EyeSitting(
            identity: .random(in: .min ... .max),
            session: EyeSession(calmSeconds: calm, noticingSeconds: noticing), reducedMotion: reducedMotion)
        let form: EyeReport.Form = json ? .json : .transcript
        if let script = try written() {
            var reading = EyeReading(sitting, as: form)
            reading.read(script) { print($0) }
        } else {
            var player = EyePlayer(sitting, as: form)
            player.play()
        }
    }

    /// The script to play at once; `nil` for a sitting in real time.
    private func written() throws -> EyeScript? {
        do {
            if let script { return try EyeScript(script) }
        } catch {
            throw ValidationError(error.description)
        }
        return fast ? .wholeSitting(calm: calm, noticing: noticing) : nil
    }
}
