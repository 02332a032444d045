extension CompletionTree {
    /// The completions of an argument that computes its own: one a line.
    ///
    /// The scripts ask for them with `PROGRAM ---completion SUBCOMMAND… -- ARGUMENT INDEX PREFIX WORD…`. Three dashes
    /// cannot begin an option, so no command's own words are taken for it.
    func answer(_ words: ArraySlice<String>) throws -> String {
        guard let separator = words.firstIndex(of: "--"), separator + 3 < words.endIndex,
            let index = Int(words[separator + 2])
        else {
            throw ParserError.invalidState("A completion needs: subcommands -- argument index prefix words.")
        }
        let command = root.commands(named: Array(words[..<separator])).last ?? root
        let name = words[separator + 1]
        guard let definition = command.definitions().first(where: { $0.completionName == name }) else {
            throw ParserError.invalidState("There is no argument \(name) to complete.")
        }
        let line = Array(words[(separator + 4)...])
        switch definition.completion.form {
        case .custom(let complete): return complete(line).joined(separator: "\n")
        case .customAt(let complete): return complete(line, index, words[separator + 3]).joined(separator: "\n")
        default: throw ParserError.invalidState("The argument \(name) has no completions of its own.")
        }
    }
}
