#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file for the time of a test, open for reading and writing from its start.
struct TemporaryFile {
    let descriptor: Int32
    private let path: String

    init(holding bytes: [UInt8]) throws {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/haunt-test-XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard descriptor >= 0 else { throw Self.failure(path) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Self.failure(path) }
            rest.removeFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    func contents() throws -> [UInt8] {
        let length = lseek(descriptor, 0, SEEK_END)
        guard length >= 0 else { throw Self.failure(path) }
        var filled = 0
        var bytes = [UInt8](repeating: 0, count: Int(length))
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled, off_t(filled))
            }
            guard count > 0 else { throw Self.failure(path) }
            filled += count
        }
        return bytes
    }

    func remove() {
        close(descriptor)
        unlink(path)
    }

    private static func failure(_ path: String) -> ChildProgram.Failure {
        ChildProgram.Failure(description: "\(path): \(String(cString: strerror(errno)))")
    }
}
