extension StringProtocol {
    /// The text in lines of at most `width` columns, each indented; line breaks and leading spaces are kept.
    func wrapped(to width: Int, indent: Int = 0) -> String {
        let room = Swift.max(1, width - indent)
        let margin = String(repeating: " ", count: indent)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { $0.wrappedLines(room) }
            .map { $0.isEmpty ? "" : margin + $0 }
            .joined(separator: "\n")
    }

    private func wrappedLines(_ room: Int) -> [String] {
        var lines: [String] = []
        var line = String(prefix { $0 == " " })
        var isEmpty = true
        for word in split(separator: " ") {
            if isEmpty {
                line += word
            } else if line.count + 1 + word.count <= room {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
            isEmpty = false
        }
        return lines + [isEmpty ? "" : line]
    }

    /// The text with all lines but the first indented.
    func hangingIndent(_ columns: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\n" + String(repeating: " ", count: columns))
    }
}
