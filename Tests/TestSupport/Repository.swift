/// The repository that the tests were built from.
public enum Repository {
    /// The folder that holds `Package.swift`.
    public static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(3).joined(separator: "/")

    /// The folder of the programs that were built with the tests: that of the test bundle itself.
    public static let programs = {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        let words = bundle.split(separator: "/", omittingEmptySubsequences: false)
        return words[..<(words.firstIndex { $0.hasSuffix(".xctest") } ?? words.count - 1)].joined(separator: "/")
    }()
}
