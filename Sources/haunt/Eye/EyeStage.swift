import LULLKit

/// The screen that a sitting in a terminal is drawn on: which keys do what, and what a frame looks like.
struct EyeStage {
    /// Characters across and down.
    struct Size: Equatable {
        var columns: Int
        var rows: Int
    }

    /// Seconds after the first frame of the eye in which Enter does not close it: whoever answered with `y` and Enter has
    /// not asked for that. Every other way out works at once.
    static let enterRest = 1.0

    /// Words of a line that appear in a second.
    static let wordsPerSecond = 9.0

    private let brush: Brush
    private var chosen: EyeDeed?
    private var line: Line?
    private var lineStart = 0.0
    private var screen = EyeScreen.consent
    private var screenStart = 0.0

    init(_ brush: Brush) {
        self.brush = brush
    }

    /// What a key does.
    mutating func press(_ key: EyeKey, at seconds: Double) -> EyeDeed? {
        switch (screen, key) {
        case (_, .escape), (_, .letter("q")), (_, .letter("c")): return .end(at: screen)
        case (.eye, .enter): return seconds - screenStart < Self.enterRest ? nil : .close
        case (.consent, .letter("y")), (.consent, .letter("1")): return .yes
        case (.consent, .letter("n")), (.consent, .letter("2")): return .no
        case (.consent, .left), (.consent, .right): chosen = chosen == .yes ? .no : chosen == .no ? .yes : key.choice
        case (.consent, .enter): return chosen
        default: break
        }
        return nil
    }

    /// The rows of a frame.
    mutating func frame(_ sitting: EyeSitting, _ size: Size, at seconds: Double) -> [String] {
        let display = sitting.display
        if display.screen != screen { (screen, screenStart) = (display.screen, seconds) }
        if display.line != line { (line, lineStart) = (display.line, seconds) }
        let width = max(20, size.columns - 4)
        var head = title(display.indicator, width)
        head += Prose.wrapped("Simulated picture: a terminal has no camera, and none is used.", width: width)
            .map(brush.faint)
        let foot = footing(sitting, width, seconds)
        let story = narration(width, seconds, sitting.reducedMotion)
        let middle =
            switch screen {
            case .consent: question(width)
            case .eye, .ending: picture(sitting, width, size.rows - head.count - story.count - 4, seconds)
            }
        // On a small screen the way out stays, and what there is no room for goes.
        let rows = Array(([""] + head + [""] + middle + [""] + story).prefix(max(0, size.rows - 1)))
        let rest = Array(repeating: "", count: max(0, size.rows - 1 - rows.count))
        return (rows + rest + [foot]).map { $0.isEmpty ? "" : "  " + $0 }
    }

    /// The name and the indicator, on one row if both have room there.
    private func title(_ indicator: Indicator, _ width: Int) -> [String] {
        let name = "THE EYE"
        let lines = indicator.lines.map(\.string)
        let text = lines.isEmpty ? "LULL can neither see nor hear you" : lines.joined(separator: "  ")
        let signs = lines.isEmpty ? brush.faint(brush.hollowDot + " " + text) : brush.alarm(brush.dot) + " " + text
        let gap = width - name.count - text.count - 2
        return gap > 0
            ? [brush.bold(name) + String(repeating: " ", count: gap) + signs] : [brush.bold(name), signs]
    }

    private func footing(_ sitting: EyeSitting, _ width: Int, _ seconds: Double) -> String {
        let keys =
            screen == .eye
            ? "[Enter] \(EyeWords.close)" : "[y] \(EyeWords.allow)   [n] \(EyeWords.decline)"
        let session = sitting.model.session
        let time = screen == .eye ? Prose.clock(session.elapsed + session.awakeElapsed) : ""
        let gap = width - keys.count - time.count
        return gap > 0 && !time.isEmpty ? keys + String(repeating: " ", count: gap) + brush.faint(time) : keys
    }

    private func question(_ width: Int) -> [String] {
        let reasons = Prose.wrapped(Sensor.camera.rationale, width: min(width, 66))
        let promise = Prose.wrapped(EyeWords.promise.string, width: min(width, 66))
        return reasons + [""] + promise + [""]
            + brush.boxes([
                (EyeWords.allow.string, chosen == .yes), (EyeWords.decline.string, chosen == .no),
            ])
    }

    /// Always three rows, so that what stands above does not move as the words come.
    private func narration(_ width: Int, _ seconds: Double, _ atOnce: Bool) -> [String] {
        guard let line else { return ["", "", ""] }
        let words = line.text.split(separator: " ").count
        let read = atOnce ? words : Int(min((seconds - lineStart) * Self.wordsPerSecond, 1e6)) + 1
        var left = read
        var rows: [String] = []
        // Set whole and then cut, so that no word jumps to another row as it appears.
        for row in Prose.wrapped(line.text, width: min(width, 66)) {
            let words = row.split(separator: " ")
            rows.append(words.prefix(max(0, left)).joined(separator: " "))
            left -= words.count
        }
        rows = rows.map { $0.isEmpty ? "" : brush.italic($0) }
        return rows + Array(repeating: "", count: max(0, 3 - rows.count))
    }

    private func picture(_ sitting: EyeSitting, _ width: Int, _ height: Int, _ seconds: Double) -> [String] {
        let hasValues = height >= 10
        let rows = min(hasValues ? height - 2 : height, 28)
        guard rows > 1 else { return [] }
        let columns = min(width, rows * 4)
        let painted = EyePainting.paint(
            sitting.model.gate, as: sitting.display, width: columns * Stipple.columns, height: rows * Stipple.rows,
            at: seconds)
        guard let painted else { return [] }
        let margin = String(repeating: " ", count: (width - columns) / 2)
        return Stipple.draw(painted, ink: brush.ink).map { margin + brush.greys($0) }
            + (hasValues ? ["", centred(values(sitting.display.look), width)] : [])
    }

    /// What the picture is filtered by.
    private func values(_ look: EyeLook) -> String {
        let values: [(name: String, value: Double)] = [
            ("opacity", look.opacity), ("blur", look.blur), ("vignette", look.vignette), ("grain", look.grain),
            ("colour", look.saturation),
        ]
        return values.map { "\($0.name) \(Prose.number($0.value))" }.joined(separator: "   ")
    }

    private func centred(_ text: String, _ width: Int) -> String {
        text.count > width ? "" : String(repeating: " ", count: (width - text.count) / 2) + brush.faint(text)
    }
}

extension EyeKey {
    /// The first choice that an arrow makes, when none was made before: the one on its side.
    fileprivate var choice: EyeDeed { self == .left ? .yes : .no }
}
