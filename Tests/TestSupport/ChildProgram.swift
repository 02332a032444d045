#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that a test runs to its end.
///
/// Its output goes to files and not to pipes, so that a program that says much on both streams cannot stand still.
public enum ChildProgram {
    /// What a program left behind.
    public struct Output: Sendable {
        /// The exit code, or 128 and the signal that ended the program, as shells count.
        public var status: Int32
        /// All that was written to standard output.
        public var standardOutput: [UInt8]
        /// All that was written to standard error.
        public var standardError: [UInt8]

        /// Standard output as text.
        public var text: String { String(decoding: standardOutput, as: UTF8.self) }
        /// Standard error as text.
        public var errorText: String { String(decoding: standardError, as: UTF8.self) }
    }

    /// A program could not be started, or its files not be made.
    public struct Failure: Error, CustomStringConvertible {
        /// What went wrong, with the system's own reason.
        public var description: String

        /// A failure and its reason.
        public init(description: String) {
            self.description = description
        }
    }

    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - program: a path, or a name to look for in `PATH`.
    ///   - input: what the program reads from standard input.
    ///   - environment: variables to set beside those of this process.
    ///   - directory: the working folder; this process's own when nil.
    public static func run(
        _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String] = [:],
        directory: String? = nil
    ) throws -> Output {
        let files = try [input, [], []].map(TemporaryFile.init(holding:))
        defer { for file in files { file.remove() } }

        let place = directory.map { ["-C", $0] } ?? []
        let words = try (["env"] + place + environment.map { "\($0)=\($1)" }.sorted() + [program] + arguments).map(copy)
        defer { for word in words { free(word) } }

        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, file) in files.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(stream))
        }

        var child = pid_t()
        let problem = posix_spawnp(&child, "env", &actions, nil, words + [nil], environ)
        guard problem == 0 else { throw Failure(description: "\(program): \(String(cString: strerror(problem)))") }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw Failure(description: "\(program): \(String(cString: strerror(errno)))") }
        }
        let signal = status & 0x7f
        return Output(
            status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, standardOutput: try files[1].contents(),
            standardError: try files[2].contents())
    }

    /// Whether a program can be found in `PATH`.
    public static func exists(_ program: String) throws -> Bool {
        try run("sh", ["-c", "command -v \"$0\"", program]).status == 0
    }

    private static func copy(_ word: String) throws -> UnsafeMutablePointer<CChar>? {
        guard let copy = strdup(word) else { throw Failure(description: "Out of memory.") }
        return copy
    }
}
