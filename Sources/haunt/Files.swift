#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files as the commands use them: whole ones, with the system's own words for what goes wrong.
enum Files {
    /// What the system refused to do with a file, and why.
    struct Failure: Error, Equatable, CustomStringConvertible {
        var description: String
    }

    /// Reads a whole file of at most `limit` bytes.
    static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure("read", path) }
        defer { close(file) }
        return try readAll(file, path, limit: limit)
    }

    /// Reads standard input to its end, at most `limit` bytes.
    static func readInput(limit: Int) throws(Failure) -> [UInt8] {
        try readAll(STDIN_FILENO, "standard input", limit: limit)
    }

    private static func readAll(_ file: Int32, _ path: String, limit: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        let piece = 1 << 20
        while true {
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: piece))
            let count = bytes.withUnsafeMutableBytes { systemRead(file, $0.baseAddress?.advanced(by: start), piece) }
            bytes.removeLast(piece - max(count, 0))
            if count < 0 {
                if errno == EINTR { continue }
                throw failure("read", path)
            }
            if count == 0 { return bytes }
            guard bytes.count <= limit else {
                throw Failure(description: "cannot read \(path): it is larger than \(limit >> 20) MiB")
            }
        }
    }

    /// Makes a folder and those above it, where they are missing.
    static func makeFolder(_ path: String) throws(Failure) {
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        guard errno == ENOENT, !parent.isEmpty else { throw failure("make the folder", path) }
        try makeFolder(parent)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure("make the folder", path) }
    }

    /// Writes a file so that it is there whole or not at all: under another name first, then renamed.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let draft = "\(path).\(getpid()).part"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure("write", path) }
        var rest = bytes[...]
        var problem: Failure?
        while !rest.isEmpty, problem == nil {
            let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { problem = failure("write", path) }
        }
        // Only the answer of `close` tells of a full disk on some file systems.
        if close(file) != 0, problem == nil { problem = failure("write", path) }
        if problem == nil, rename(draft, path) != 0 { problem = failure("write", path) }
        guard let problem else { return }
        unlink(draft)
        throw problem
    }

    /// Removes a file that may be there.
    static func remove(_ path: String) { unlink(path) }

    /// Says what is wrong, on standard error.
    static func complain(_ message: String) {
        let bytes = Array("Error: \(message)\n".utf8)
        _ = bytes.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static func failure(_ what: String, _ path: String) -> Failure {
        Failure(description: "cannot \(what) \(path): \(String(cString: strerror(errno)))")
    }

    private static func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(file, bytes, count)
        #else
            Glibc.read(file, bytes, count)
        #endif
    }

    private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(file, bytes, count)
        #else
            Glibc.write(file, bytes, count)
        #endif
    }
}
