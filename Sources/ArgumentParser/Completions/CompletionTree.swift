/// A command and all below it, as the completion scripts need them.
struct CompletionTree {
    let root: any ParsableCommand.Type

    init(_ root: any ParsableCommand.Type) {
        self.root = root
    }

    func script(for shell: CompletionShell) -> String {
        ""
    }

    func answer(_ words: ArraySlice<String>) throws -> String {
        ""
    }
}
