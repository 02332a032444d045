import LULLKit

/// A sitting as text that is printed once and not drawn over: for scripts, pipes, files and plain terminals.
struct EyeTranscript {
    private static let width = 80
    private static let indent = "        "
    private var phase = EyeSession.Phase.dormant
    private var line: Line?

    /// What stands at the head of every transcript.
    static let opening =
        ["", "THE EYE", ""]
        + Prose.wrapped(
            """
            A terminal has no camera, and none is used here. Where a phone would show its picture, you see a simulated \
            one, filtered as the phone filters it.
            """, width: width) + [""]

    /// What a change adds, in lines.
    mutating func lines(_ change: EyeChange, _ sitting: EyeSitting) -> [String] {
        var lines: [String] = []
        if change.phase != phase {
            phase = change.phase
            lines += heading(change)
            if change.phase == .seekingConsent { lines += Self.question }
            lines += picture(change, sitting)
        }
        if let line = change.display.line, line != self.line {
            self.line = line
            let words = Prose.wrapped(line.text, width: Self.width - 16)
            let time = Prose.padded(Prose.clock(change.seconds), Self.indent.count)
            lines += words.enumerated().map { ($0.offset == 0 ? time : Self.indent) + $0.element } + [""]
        }
        return lines
    }

    /// The ledger's story, for the end.
    static func ending(_ ledger: ConsentLedger) -> [String] {
        let entries = ledger.history.map { "\(Prose.clock($0.time)) \($0.sense.name) \($0.change.name)" }
        let now = ledger.activeSensors.map(\.name.string)
        let story = entries.isEmpty ? "nothing was granted" : entries.joined(separator: ", ")
        return Prose.wrapped("The ledger: \(story).", width: 64)
            + ["Granted now: \(now.isEmpty ? "nothing" : now.joined(separator: ", "))."]
    }

    /// What is left on the terminal after a sitting that was drawn.
    static func farewell(_ sitting: EyeSitting) -> [String] {
        let line = sitting.display.line.map { Prose.wrapped($0.text, width: 66) } ?? []
        return [""] + line.map { "  " + $0 } + [""] + ending(sitting.model.ledger).map { "  " + $0 } + [""]
    }

    /// What is said to a typed line that means nothing.
    static func hint(at screen: EyeScreen) -> String {
        switch screen {
        case .consent: indent + "Type yes (\(EyeWords.allow)), no (\(EyeWords.decline)) or close."
        case .eye, .ending: indent + "Enter or close: \(EyeWords.close)."
        }
    }

    /// The question, and its two equal answers.
    private static var question: [String] {
        (Prose.wrapped(Sensor.camera.rationale, width: width - 16) + Prose.wrapped(EyeWords.promise.string, width: 64)
            + ["", "[ \(EyeWords.allow) ]    [ \(EyeWords.decline) ]", ""]).map { $0.isEmpty ? "" : indent + $0 }
    }

    private func heading(_ change: EyeChange) -> [String] {
        var title = Prose.padded(change.phase.title.uppercased(), 24)
        for words in change.display.indicator.lines { title += "\u{25CF} \(words)    " }
        if change.display.screen == .eye { title += "[Enter] \(EyeWords.close)" }
        while title.last == " " { title.removeLast() }
        return [title, ""]
    }

    private func picture(_ change: EyeChange, _ sitting: EyeSitting) -> [String] {
        let (columns, rows) = (44, 11)
        let painted = EyePainting.paint(
            sitting.model.gate, as: change.display, width: columns * Stipple.columns, height: rows * Stipple.rows,
            at: change.seconds)
        guard let painted else { return [] }
        let look = change.display.look
        let values = [
            "opacity  \(Prose.number(look.opacity))", "blur     \(Prose.number(look.blur)) points",
            "vignette \(Prose.number(look.vignette))", "grain    \(Prose.number(look.grain))",
            "colour   \(Prose.number(look.saturation))",
        ]
        let drawn = Stipple.draw(painted, ink: .braille)
        let beside = [Int: String](uniqueKeysWithValues: zip((drawn.count - values.count)..., values))
        return drawn.enumerated().map { row, cells in
            Self.indent + String(cells.map(\.glyph)) + (beside[row].map { "    " + $0 } ?? "")
        } + [""]
    }
}

extension EyeSession.Phase {
    /// What a person calls the phase.
    fileprivate var title: String {
        switch self {
        case .dormant: "Asleep"
        case .seekingConsent: "The question"
        case .denied: "Not tonight"
        case .watching: "Watching"
        case .noticing: "Noticing"
        case .awake: "Awake"
        case .released: "Closed"
        }
    }
}
