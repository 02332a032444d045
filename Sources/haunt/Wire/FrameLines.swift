import Foundation
import RevenantsKit

/// Streams of frames as lines of JSON.
enum FrameLines {
    /// The longest line: one frame of the most collaboration data, in base64, with room to spare.
    static let lineLimit = 1 << 25

    /// Prints a line for each frame of `source`; what was read before an error is printed all the same.
    static func decode(_ source: ByteSource, to sink: consuming ByteSink) throws {
        var decoder = FrameDecoder()
        var lines: [UInt8] = []
        do {
            while let piece = try source.next() {
                defer { lines.removeAll(keepingCapacity: true) }
                do throws(WireError) {
                    try decoder.receive(piece.span) { kind, payload in
                        lines += FrameLine.line(for: Frame(kind: kind, payload: payload.copy))
                    } skipped: { kind, length in
                        lines += FrameLine.line(forSkipped: kind, length)
                    }
                } catch {
                    try sink.write(lines)
                    throw error
                }
                try sink.write(lines)
            }
            try decoder.finish()
        } catch let error as WireError {
            try sink.flush()
            throw CommandFailure(String(decoding: error.message, as: UTF8.self))
        }
        try sink.flush()
    }

    /// Writes the frame of each line of `source`.
    static func encode(_ source: ByteSource, to sink: consuming ByteSink) throws {
        var (line, number): ([UInt8], Int) = ([], 0)
        func end(_ sink: inout ByteSink) throws {
            number += 1
            defer { line.removeAll(keepingCapacity: true) }
            guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return }
            do {
                try sink.write(try FrameLine.wireBytes(of: line))
            } catch let error as FrameLine.Unfit {
                try sink.flush()
                throw CommandFailure("line \(number): \(error.reason)")
            }
        }
        while let piece = try source.next() {
            for part in piece.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
                if part.offset > 0 { try end(&sink) }
                line += part.element
                guard line.count <= lineLimit else {
                    try sink.flush()
                    throw CommandFailure("line \(number + 1): longer than the line of any frame (\(lineLimit) bytes)")
                }
            }
        }
        try end(&sink)
        try sink.flush()
    }
}

extension Span<UInt8> {
    /// The same bytes, to keep.
    var copy: [UInt8] { withUnsafeBufferPointer { [UInt8]($0) } }
}
