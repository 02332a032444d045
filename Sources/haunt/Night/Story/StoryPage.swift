/// How the story is set: a time, a mark for the Revenant's nearness, who it concerns, and the text, wrapped.
struct StoryPage: Equatable, Sendable {
    /// What a piece of text is, which decides its colour.
    enum Ink: Equatable, Sendable {
        case plain, dim, heading, seer, listener, revenant, speech

        fileprivate var code: String? {
            switch self {
            case .plain: nil
            case .dim: "2"
            case .heading: "1"
            case .seer: "36"
            case .listener: "33"
            case .revenant: "31"
            case .speech: "3"
            }
        }
    }

    /// One entry of the page.
    struct Entry: Equatable, Sendable {
        var seconds: Double
        var mark: Character = " "
        /// Whom it concerns; empty for the house.
        var who = ""
        var whoInk = Ink.plain
        var text: String
        var ink = Ink.plain
    }

    /// Columns to write in.
    let width: Int
    /// Whether to colour.
    let hasColour: Bool
    /// Columns of the names.
    let nameWidth: Int

    /// Fewer columns than this cannot hold a line of the page.
    static let narrowest = 40
    /// More columns than this tire the eye.
    static let widest = 92

    /// A page for a cast of these names.
    init(width: Int, hasColour: Bool, names: [String]) {
        self.width = min(max(width, Self.narrowest), Self.widest)
        self.hasColour = hasColour
        nameWidth = names.map(\.count).max() ?? 0
    }

    /// A heading, after an empty line.
    func heading(_ title: String) -> [String] { ["", paint(title, .heading)] }

    /// A paragraph without a time.
    func paragraph(_ text: String, ink: Ink = .plain) -> [String] {
        Prose.wrapped(text, width: width - 2).map { "  " + paint($0, ink) }
    }

    /// An entry: its first line carries time, mark and name, the others hang below the text.
    func lines(_ entry: Entry) -> [String] {
        let time = Prose.clock(entry.seconds)
        let margin = String(repeating: " ", count: max(0, 6 - time.count)) + time
        let indent = margin.count + 3 + nameWidth + 2
        return Prose.wrapped(entry.text, width: width - indent).enumerated().map { number, line in
            let words = paint(line, entry.ink)
            guard number == 0 else { return String(repeating: " ", count: indent) + words }
            let mark = paint(String(entry.mark), .revenant)
            let name = paint(Prose.padded(entry.who, nameWidth), entry.whoInk)
            return paint(margin, .dim) + " " + mark + " " + name + "  " + words
        }
    }

    /// Columns of a table: the first to the left, the others to the right.
    func table(_ rows: [[String]]) -> [String] {
        guard let columns = rows.map(\.count).max() else { return [] }
        let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            var line = " "
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                line += column == 0 ? " " + cell + padding : "   " + padding + cell
            }
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }

    private func paint(_ text: String, _ ink: Ink) -> String {
        guard hasColour, let code = ink.code, text.contains(where: { $0 != " " }) else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
