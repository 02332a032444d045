/// Text set in lines.
enum Prose {
    /// The text in lines of at most `width` characters; a longer word gets a line of its own.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// Minutes and seconds: `1:05`.
    static func clock(_ seconds: Double) -> String {
        let whole = Int(min(max(seconds, 0), 1e9).rounded(.down))
        let rest = whole % 60
        return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The text with blanks after it, up to a width.
    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// A number with no more digits than it needs: `4`, `0.22`.
    static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
