import LULLKit

/// A sitting in real time: drawn where the terminal can be drawn on, printed line by line elsewhere.
struct EyePlayer {
    private var sitting: EyeSitting
    private var report: EyeReport
    private let form: EyeReport.Form
    private let start = ContinuousClock.now
    private var ticks = 0
    private var typed: [UInt8] = []

    /// Frames a second where the picture moves.
    private static let frameRate = 10.0

    init(_ sitting: EyeSitting, as form: EyeReport.Form) {
        self.sitting = sitting
        self.form = form
        report = EyeReport(form)
    }

    /// Plays until the sitting is over. Whatever ends it ends it mercifully: an end of input is a "Not tonight", or closes
    /// the eye.
    mutating func play() {
        let input = PlayerInput()
        if form == .transcript && TerminalScreen.isPossible { draw(input) } else { print(input) }
    }

    private var isOver: Bool { sitting.model.session.phase.isFinal }

    private var seconds: Double {
        let passed = (ContinuousClock.now - start).components
        return Double(passed.seconds) + Double(passed.attoseconds) / 1e18
    }

    /// Brings the sitting's clock up to now, in whole ticks.
    private mutating func tick() -> EyeChange? {
        let due = Int(seconds * Double(EyeScript.ticksPerSecond))
        guard due > ticks else { return nil }
        ticks = due
        return sitting.tick(at: Double(due) / Double(EyeScript.ticksPerSecond))
    }

    private var untilNextTick: Double {
        Double(ticks + 1) / Double(EyeScript.ticksPerSecond) - seconds
    }

    private mutating func draw(_ input: PlayerInput) {
        var terminal = TerminalScreen()
        var stage = EyeStage(TerminalScreen.brush)
        _ = sitting.perform(.begin)
        while !isOver {
            _ = tick()
            terminal.show(stage.frame(sitting, terminal.size, at: seconds))
            switch input.wait(seconds: min(1 / Self.frameRate, untilNextTick)) {
            case .nothing: break
            case .end: _ = sitting.perform(.end(at: sitting.display.screen))
            case .bytes(let bytes):
                for key in EyeKey.keys(in: bytes) {
                    if let deed = stage.press(key, at: seconds) { _ = sitting.perform(deed) }
                }
            }
        }
        terminal.leave()
        for line in EyeTranscript.farewell(sitting) { StandardOutput.write(line + "\n") }
    }

    private mutating func print(_ input: PlayerInput) {
        report.opening.forEach(say)
        report.lines(sitting.perform(.begin), sitting).forEach(say)
        while !isOver {
            report.lines(tick(), sitting).forEach(say)
            switch input.wait(seconds: untilNextTick) {
            case .nothing: break
            case .end: report.lines(sitting.perform(.end(at: sitting.display.screen)), sitting).forEach(say)
            case .bytes(let bytes):
                typed += bytes
                while !isOver, let line = nextLine() { answer(line) }
            }
        }
        report.ending(sitting).forEach(say)
    }

    private mutating func answer(_ line: String) {
        guard let deed = EyeDeed(typed: line, at: sitting.display.screen) else {
            if form == .transcript { say(EyeTranscript.hint(at: sitting.display.screen)) }
            return
        }
        report.lines(sitting.perform(deed), sitting).forEach(say)
    }

    /// The next whole line that was typed. A line longer than any answer is cut, so that memory stays bounded.
    private mutating func nextLine() -> String? {
        guard let end = typed.firstIndex(of: UInt8(ascii: "\n")) else {
            if typed.count > 4096 { typed.removeFirst(typed.count - 4096) }
            return nil
        }
        let line = String(decoding: typed[..<end], as: UTF8.self)
        typed.removeSubrange(...end)
        return line
    }

    private func say(_ line: String) {
        StandardOutput.write(line + "\n")
    }
}
