import Foundation
import RevenantsKit

/// What a busy link carries: frames of 45 bytes, each an event of 40 bytes of JSON.
enum WireStream {
    /// The size of one read of a socket.
    static let readSize = 65_536
    /// The size of one frame.
    static let frameSize = 45

    /// `count` frames, one after the other.
    static func frames(_ count: Int) -> [UInt8] {
        let events: [Event] = [.ping(sequence: 104, seconds: 5.2), .dial(440.625), .pong(sequence: 99, seconds: 10.5)]
        let jsons = events.map { NetworkEventWriter.write($0.networkEvent) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * frameSize)
        for index in 0..<count {
            let frame = Frame(kind: .event, payload: jsons[index % jsons.count])
            precondition(frame.payload.count == frameSize - Frame.headerSize)
            frame.append(to: &bytes)
        }
        return bytes
    }

    /// The places of the reads of `size` bytes that bring `count` bytes.
    static func reads(of count: Int, size: Int = readSize) -> [Range<Int>] {
        stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    }
}

/// The frame reader that one writes with Foundation at hand: a `Data` that grows at its end and is cut at its front.
struct PlainDecoder {
    private var buffer = Data()

    mutating func receive(_ bytes: Data, _ body: (UInt8, Data) throws -> Void) rethrows {
        buffer.append(bytes)
        while buffer.count >= 5 {
            let header = buffer.prefix(5)
            let length = header.dropFirst().reduce(0) { $0 << 8 | Int($1) }
            guard buffer.count >= 5 + length else { return }
            try body(header[header.startIndex], buffer.dropFirst(5).prefix(length))
            buffer = buffer.dropFirst(5 + length)
        }
    }
}

/// The event as one declares it with Foundation at hand.
struct PlainEvent: Decodable {
    var eventType: String
    var payload: String?
}
