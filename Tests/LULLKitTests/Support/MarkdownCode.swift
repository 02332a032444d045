import TestSupport

/// The code in a page of the documentation.
enum MarkdownCode {
    /// The fenced blocks of a language in a file of the repository, in order.
    static func blocks(_ language: String, in path: String) throws -> [String] {
        let text = try ChildProgram.run("cat", ["\(Repository.root)/\(path)"]).text
        return text.components(between: "```\(language)\n", and: "\n```")
    }
}

extension String {
    fileprivate func components(between start: String, and end: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let head = rest.firstRange(of: start), let tail = rest[head.upperBound...].firstRange(of: end) {
            found.append(String(rest[head.upperBound..<tail.lowerBound]))
            rest = rest[tail.upperBound...]
        }
        return found
    }
}
