import Foundation

/// A file or standard input, read piece by piece.
struct ByteSource {
    private let handle: FileHandle

    /// The size of one piece.
    static let pieceSize = 65_536

    /// Opens `path`, or standard input for none and for `-`.
    init(_ path: String?) throws {
        guard let path, path != "-" else {
            handle = .standardInput
            return
        }
        do {
            handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure("\(path) cannot be opened: \(CommandFailure.reason(error))")
        }
    }

    /// The next piece; `nil` at the end.
    func next() throws -> [UInt8]? {
        do {
            guard let piece = try handle.read(upToCount: Self.pieceSize), !piece.isEmpty else { return nil }
            return [UInt8](piece)
        } catch {
            throw CommandFailure("the input cannot be read: \(CommandFailure.reason(error))")
        }
    }
}

/// Standard output, written in large pieces.
struct ByteSink {
    private var bytes: [UInt8] = []

    mutating func write(_ more: [UInt8]) throws {
        bytes += more
        if bytes.count >= ByteSource.pieceSize { try flush() }
    }

    mutating func flush() throws {
        try FileHandle.standardOutput.write(contentsOf: bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

/// Why a command ends with code 1: one sentence.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// The system's words where there are any.
    static func reason(_ error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        return cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(truncatingIfNeeded: cause.code))) : error.localizedDescription
    }
}
