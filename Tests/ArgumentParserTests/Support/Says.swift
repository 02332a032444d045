import ArgumentParser

/// What a command line prints and the code with which it ends, as a person at a terminal of 80 columns sees it.
struct Says: Equatable, CustomStringConvertible {
    var text: String
    var code: Int32

    /// What `inn` says when it is called with `line`, split at spaces.
    init(_ line: String) {
        self.init(Inn.self, line.split(separator: " ").map(String.init))
    }

    init(_ root: any ParsableCommand.Type, _ arguments: [String]) {
        do {
            var command = try root.parseAsRoot(arguments)
            try command.run()
            self.init(text: "", code: 0)
        } catch {
            self.init(text: root.fullMessage(for: error, columns: 80), code: root.exitCode(for: error).rawValue)
        }
    }

    init(text: String, code: Int32) {
        self.text = text
        self.code = code
    }

    var description: String { "\(text)\n[\(code)]" }
}
