/// What waits to be sent on one link, and what to give up when the link is slower than what is said on it.
///
/// While more than ``pressure`` frames wait, a pose takes the place of the one that waits (a watcher's frame: of the one of its
/// seat), and collaboration data that is not critical is dropped. Events always wait, in order. Over ``eventLimit`` events,
/// ``byteLimit`` bytes, or ``collaborationLimit`` bytes of collaboration data the link is slow: what waited is forgotten and
/// the link must be closed; the seat can resume on another.
public struct SendQueue: Equatable, Sendable {
    /// With more frames than this waiting, poses are replaced and collaboration data is dropped.
    public static let pressure = 6
    /// The most events that may wait.
    public static let eventLimit = 256
    /// The most bytes that may wait, headers included, collaboration data apart.
    public static let byteLimit = 1_048_576
    /// The most bytes of collaboration data that may wait, headers included.
    public static let collaborationLimit = 40_000_000

    /// What became of a frame.
    public enum Outcome: UInt8, Equatable, Sendable {
        /// It waits to be sent.
        case queued
        /// It took the place of an older one.
        case replaced
        /// It was dropped: not critical, and too much waits.
        case dropped
        /// It is empty or over its kind's limit and was not taken.
        case unfit
        /// The link is slow and must be closed.
        case slow
    }

    /// Frames that were given up, by kind: replaced by a newer one, dropped, or forgotten with a slow link.
    public struct Losses: Equatable, Sendable {
        /// Events; only a slow link loses them, and a resume brings them back.
        public var events = 0
        /// Collaboration data.
        public var collaboration = 0
        /// Poses.
        public var poses = 0
        /// Watchers' frames.
        public var watcherFrames = 0

        /// No losses.
        public init() {}

        mutating func count(_ kind: FrameKind) {
            switch kind {
            case .event: events += 1
            case .collaboration: collaboration += 1
            case .pose: poses += 1
            case .watcher: watcherFrames += 1
            }
        }
    }

    /// Whether the link is slow and must be closed.
    public private(set) var isSlow = false
    /// What was given up so far.
    public private(set) var losses = Losses()

    /// A frame that waits. `key` tells those that replace one another; 0 for those that never do.
    private struct Waiting: Equatable, Sendable {
        var kind: FrameKind
        var key: UInt16
        /// Whether it counts against the limits; what is resent after a resume does not, its store has limits of its own.
        var isCounted: Bool
        var bytes: [UInt8]
    }

    private var waiting: [Waiting] = []
    /// The frames of `waiting` that have been taken already.
    private var taken = 0
    private var events = 0
    private var bytes = 0
    private var collaborationBytes = 0

    /// A queue in which nothing waits.
    public init() {}

    /// How many frames wait.
    public var count: Int { waiting.count - taken }

    /// Lets a frame wait. `isCritical` is asked of collaboration data only; a relay treats all as critical.
    public mutating func push(_ frame: Frame, isCritical: Bool = true) -> Outcome {
        guard let bytes = frame.wireBytes else { return .unfit }
        let isPressed = count > SendQueue.pressure
        switch frame.kind {
        case .event: return append(.event, bytes)
        case .collaboration:
            guard isPressed, !isCritical else { return append(.collaboration, bytes) }
            losses.count(.collaboration)
            return .dropped
        case .pose: return replaceOrAppend(.pose, key: 1, bytes, isPressed)
        case .watcher: return replaceOrAppend(.watcher, key: 2 + UInt16(frame.payload[0]), bytes, isPressed)
        }
    }

    /// Lets an event wait.
    public mutating func push(_ event: Event) -> Outcome {
        push(Frame(kind: .event, payload: NetworkEventWriter.write(event.networkEvent)))
    }

    /// Lets an event wait that is already in wire form; one that is `resent` does not count against the limits.
    mutating func push(event bytes: [UInt8], isResent: Bool) -> Outcome {
        append(.event, bytes, isCounted: !isResent)
    }

    /// Takes the frame that is to be sent next, in wire form.
    public mutating func next() -> [UInt8]? {
        guard taken < waiting.count else { return nil }
        let frame = waiting[taken]
        waiting[taken].bytes = []
        taken += 1
        count(frame, sign: -1)
        if taken == waiting.count {
            waiting.removeAll(keepingCapacity: true)
            taken = 0
        } else if taken > 64, taken > waiting.count / 2 {
            waiting.removeFirst(taken)
            taken = 0
        }
        return frame.bytes
    }

    /// Takes whole frames, in order, and appends them to `output` until it has `limit` bytes or nothing waits.
    public mutating func drain(into output: inout [UInt8], limit: Int = 65_536) {
        while output.count < limit, let frame = next() { output += frame }
    }

    private mutating func append(_ kind: FrameKind, _ bytes: [UInt8], key: UInt16 = 0, isCounted: Bool = true)
        -> Outcome
    {
        guard !isSlow else { return .slow }
        let frame = Waiting(kind: kind, key: key, isCounted: isCounted, bytes: bytes)
        waiting.append(frame)
        count(frame, sign: 1)
        guard
            events <= SendQueue.eventLimit, self.bytes <= SendQueue.byteLimit,
            collaborationBytes <= SendQueue.collaborationLimit
        else {
            var losses = losses
            for lost in waiting[taken...] { losses.count(lost.kind) }
            self = SendQueue()
            self.losses = losses
            isSlow = true
            return .slow
        }
        return .queued
    }

    /// Under pressure only the newest of each key is kept, in the place of the oldest.
    private mutating func replaceOrAppend(
        _ kind: FrameKind, key: UInt16, _ bytes: [UInt8], _ isPressed: Bool
    ) -> Outcome {
        guard isPressed, let first = firstWaiting(key, from: taken) else { return append(kind, bytes, key: key) }
        count(waiting[first], sign: -1)
        waiting[first].bytes = bytes
        count(waiting[first], sign: 1)
        losses.count(kind)
        while let later = firstWaiting(key, from: first + 1) {
            count(waiting.remove(at: later), sign: -1)
            losses.count(kind)
        }
        return .replaced
    }

    private func firstWaiting(_ key: UInt16, from start: Int) -> Int? {
        for index in start..<waiting.count where waiting[index].key == key { return index }
        return nil
    }

    private mutating func count(_ frame: Waiting, sign: Int) {
        guard frame.isCounted else { return }
        if frame.kind == .event { events += sign }
        if frame.kind == .collaboration {
            collaborationBytes += sign * frame.bytes.count
        } else {
            bytes += sign * frame.bytes.count
        }
    }
}
