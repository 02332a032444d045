import RevenantsKit

/// What a byte costs, whatever waits: the whole backlog in one call, from 1 KiB to 64 MiB.
enum WireBacklog {
    static var subject: Subject {
        let sizes = [1 << 10, 1 << 14, 1 << 18, 1 << 22, 1 << 26]
        let contenders = sizes.map { size -> Subject.Contender in
            let stream = WireStream.frames(size / WireStream.frameSize)
            let whole = [0..<stream.count]
            return .init(
                name: size < 1 << 20 ? "\(size >> 10) KiB" : "\(size >> 20) MiB",
                run: {
                    _ = WireFrames.decode(stream, whole)
                    return stream.count
                }, repeats: max(1, (1 << 24) / size))
        }
        return Subject(
            name: "backlog, in one call", unit: "bytes", contenders: contenders,
            goal: "asked for: flat from 1 KiB to 64 MiB")
    }
}
