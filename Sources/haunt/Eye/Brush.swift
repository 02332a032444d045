/// How a terminal is drawn on: with colour or without, with UTF-8 or without.
struct Brush {
    /// Whether greys and the red dot are drawn.
    let hasColour: Bool
    /// Whether the terminal reads UTF-8.
    let hasUnicode: Bool

    var ink: Stipple.Ink { hasUnicode ? .braille : .ascii }
    var dot: String { hasUnicode ? "\u{25CF}" : "*" }
    var hollowDot: String { hasUnicode ? "\u{25CB}" : "o" }

    func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }
    func reversed(_ text: String) -> String { "\u{1B}[7m\(text)\u{1B}[0m" }
    func italic(_ text: String) -> String { "\u{1B}[3m\(text)\u{1B}[0m" }
    func faint(_ text: String) -> String { text.isEmpty ? "" : "\u{1B}[2m\(text)\u{1B}[0m" }
    func alarm(_ text: String) -> String { hasColour ? "\u{1B}[31m\(text)\u{1B}[0m" : bold(text) }

    /// A row of a picture, each character in a grey of its own brightness.
    func greys(_ row: Stipple.Row) -> String {
        guard hasColour else { return String(row.map(\.glyph)) }
        var text = ""
        var current = -1
        for cell in row {
            // The terminal's 24 greys are colours 232 … 255; the lowest would not be seen at all.
            let shade = min(Int(240 + cell.grey * 20), 255)
            if shade != current {
                current = shade
                text += "\u{1B}[38;5;\(shade)m"
            }
            text.append(cell.glyph)
        }
        return text + "\u{1B}[0m"
    }

    /// Choices side by side, in boxes of one size.
    func boxes(_ choices: [(text: String, isChosen: Bool)]) -> [String] {
        let width = (choices.map(\.text.count).max() ?? 0) + 6
        let (corner, across, down) =
            hasUnicode
            ? (["\u{256D}", "\u{256E}", "\u{2570}", "\u{256F}"], "\u{2500}", "\u{2502}")
            : (["+", "+", "+", "+"], "-", "|")
        let edge = String(repeating: across, count: width)
        var rows = ["", "", ""]
        for (index, choice) in choices.enumerated() {
            let left = (width - choice.text.count) / 2
            let text = String(repeating: " ", count: left) + Prose.padded(choice.text, width - left)
            let middle = down + (choice.isChosen ? reversed(text) : text) + down
            let box = [corner[0] + edge + corner[1], middle, corner[2] + edge + corner[3]]
            for row in rows.indices {
                rows[row] += (index == 0 ? "" : "   ") + box[row]
            }
        }
        return rows
    }
}
