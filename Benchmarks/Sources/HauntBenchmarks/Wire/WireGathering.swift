import Foundation
import RevenantsKit

/// What a byte costs of a frame that arrives in pieces of 1 KiB.
enum WireGathering {
    static var subject: Subject {
        let sizes = [1 << 20, 1 << 24]
        let streams = sizes.map { size in
            Frame(kind: .collaboration, payload: [UInt8](repeating: 1, count: size)).wireBytes ?? []
        }
        let ours = zip(sizes, streams).map { size, stream in
            let reads = WireStream.reads(of: stream.count, size: 1_024)
            return Subject.Contender(
                name: "FrameDecoder, a frame of \(size >> 20) MiB",
                run: {
                    precondition(WireFrames.decode(stream, reads) == 1)
                    return stream.count
                }, repeats: (1 << 25) / size)
        }
        let plain = zip(sizes, streams).map { size, stream in
            let reads = WireStream.reads(of: stream.count, size: 1_024).map { Data(stream[$0]) }
            return Subject.Contender(
                name: "Foundation, Data, \(size >> 20) MiB",
                run: {
                    precondition(WireFrames.decodePlainly(reads) == 1)
                    return stream.count
                }, repeats: (1 << 25) / size)
        }
        return Subject(
            name: "one frame in reads of 1 KiB", unit: "bytes", contenders: ours + plain,
            goal: "linear in the bytes; what a byte of the large one costs more is fresh memory")
    }
}
