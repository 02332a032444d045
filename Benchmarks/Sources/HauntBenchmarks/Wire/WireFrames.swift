import Foundation
import RevenantsKit

/// Frames of 45 bytes in reads of 64 KiB.
enum WireFrames {
    static var subject: Subject {
        let stream = WireStream.frames(1_000_000)
        let reads = WireStream.reads(of: stream.count)
        let few = WireStream.frames(100_000)
        let fewReads = WireStream.reads(of: few.count).map { Data(few[$0]) }
        return Subject(
            name: "frames, 45 bytes in 64 KiB reads", unit: "frames",
            contenders: [
                .init(name: "FrameDecoder", run: { decode(stream, reads) }),
                .init(name: "Foundation, Data", run: { decodePlainly(fewReads) }),
            ],
            goal: "asked for: 10 million frames/s, no allocation a frame, 20 × the Foundation version")
    }

    static func decode(_ stream: [UInt8], _ reads: [Range<Int>]) -> Int {
        var decoder = FrameDecoder()
        var (count, check) = (0, 0 as UInt8)
        do throws(WireError) {
            for read in reads {
                try decoder.receive(stream.span.extracting(read)) { kind, payload in
                    count += 1
                    check ^= payload[0] ^ kind.rawValue
                }
            }
            try decoder.finish()
        } catch {
            fatalError("\(error)")
        }
        precondition(check == 0 || count % 2 == 1)
        return count
    }

    static func decodePlainly(_ reads: [Data]) -> Int {
        var decoder = PlainDecoder()
        var (count, check) = (0, 0 as UInt8)
        for read in reads {
            decoder.receive(read) { kind, payload in
                count += 1
                check ^= payload[payload.startIndex] ^ kind
            }
        }
        precondition(check == 0 || count % 2 == 1)
        return count
    }
}
