/// The targets that a `Package.swift` declares, read from its text.
///
/// `swift package dump-package` would say the same, but not inside `swift test`, which holds the lock of the build folder.
struct Manifest {
    struct Target: Equatable {
        var name: String
        var folder: String
        var dependencies: [String]
    }

    private(set) var targets: [Target] = []

    init(_ text: String) {
        var rest = Substring(text)
        while let call = rest.firstMatch(of: /\.(target|executableTarget|testTarget|systemLibrary)\(/) {
            let content = rest[call.range.upperBound...].untilClosingParenthesis
            rest = content.base[content.endIndex...]
            guard let name = content.firstMatch(of: /name:\s*"([^"]+)"/)?.output.1 else { continue }
            let root = call.output.1 == "testTarget" ? "Tests" : "Sources"
            let list = content.firstMatch(of: /dependencies:\s*\[([^\]]*)\]/)?.output.1 ?? ""
            targets.append(
                Target(
                    name: String(name),
                    folder: content.firstMatch(of: /path:\s*"([^"]+)"/).map { String($0.output.1) }
                        ?? "\(root)/\(name)",
                    dependencies: list.matches(of: /"([^"]+)"/).map { String($0.output.1) }))
        }
    }
}

extension Substring {
    /// The text up to the parenthesis that closes the one before it.
    fileprivate var untilClosingParenthesis: Substring {
        var depth = 1
        for index in indices {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return self[..<index] }
        }
        return self
    }
}
