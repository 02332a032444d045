import Foundation
import TestSupport

/// A file of the repository.
struct SourceFile {
    /// From the repository's root.
    var path: String
    var text: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// The folder under `Sources` or `Tests`, which is the target's name.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}

/// The files that git knows, or would at the next `git add`.
enum TrackedFiles {
    static func paths(_ patterns: String...) throws -> [String] {
        let output = try ChildProgram.run(
            "git",
            ["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"] + patterns,
            directory: Repository.root)
        guard output.status == 0 else { throw ChildProgram.Failure(description: "git: \(output.errorText)") }
        let paths = output.text.split(separator: "\0").map(String.init)
        // A file that was removed and not yet committed is still in the list.
        return Set(paths).sorted().filter { FileManager.default.fileExists(atPath: "\(Repository.root)/\($0)") }
    }

    static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(Repository.root)/\(path)")))
    }

    static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: path, text: String(decoding: try bytes(of: path), as: UTF8.self))
    }

    /// The Swift files under a folder.
    static func swift(under folder: String) throws -> [SourceFile] {
        try paths("\(folder)/*.swift").map(file)
    }
}
