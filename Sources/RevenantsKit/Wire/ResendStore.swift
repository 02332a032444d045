/// The last frames that were sent to a seat, by their numbers, to send them again after a resume.
struct ResendStore: Equatable, Sendable {
    /// The most frames that are kept.
    static let frameLimit = 256
    /// The most bytes that are kept; the newest frame always is.
    static let byteLimit = 524_288

    /// The frames in order of their numbers, the last one numbered ``last``.
    private var frames: [[UInt8]] = []
    private var bytes = 0
    /// The number of the newest frame, 0 before the first.
    private(set) var last: UInt32 = 0

    /// Keeps a frame and gives it the next number.
    mutating func append(_ frame: [UInt8]) {
        last &+= 1
        frames.append(frame)
        bytes += frame.count
        while frames.count > ResendStore.frameLimit || bytes > ResendStore.byteLimit && frames.count > 1 {
            bytes -= frames.removeFirst().count
        }
    }

    /// The frames after `number`, in order; `nil` when not all of them are kept, or `number` was never given.
    func frames(after number: UInt32) -> ArraySlice<[UInt8]>? {
        guard number <= last else { return nil }
        let missing = Int(truncatingIfNeeded: last - number)
        guard missing <= frames.count else { return nil }
        return frames[(frames.count - missing)...]
    }

    /// Forgets the frames up to `number`: the other end has them.
    mutating func forget(through number: UInt32) {
        guard let kept = frames(after: number), kept.count < frames.count else { return }
        frames = [[UInt8]](kept)
        bytes = 0
        for frame in frames { bytes += frame.count }
    }

    /// Forgets all frames and goes on counting.
    mutating func forgetAll() {
        frames = []
        bytes = 0
    }
}
