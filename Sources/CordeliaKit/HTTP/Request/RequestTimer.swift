/// When a request that comes too slowly is refused with 408. Time is any duration since one fixed moment.
///
/// A head must be complete within ``headTime`` of its first byte. A body must never pause for ``bodyTime``, and after that
/// much time at the start it must have come at ``bodyRate`` or faster: a byte now and then keeps no connection.
public struct RequestTimer: Equatable, Sendable {
    /// The longest that a head may take.
    public var headTime: Duration
    /// The longest that a body may pause.
    public var bodyTime: Duration
    /// The fewest bytes that a body brings in a second, on average.
    public var bodyRate: UInt32

    private var seen = RequestProgress()
    /// When what is waited for began.
    private var start = Duration.zero
    /// When the last bytes of a body came.
    private var last = Duration.zero

    /// A timer at the start of a connection, by default with the 10 s of the spec and 1 KiB a second.
    public init(headTime: Duration = .seconds(10), bodyTime: Duration = .seconds(10), bodyRate: UInt32 = 1_024) {
        self.headTime = headTime
        self.bodyTime = bodyTime
        self.bodyRate = max(bodyRate, 1)
    }

    /// Takes note of how far the requests are `now`: after each read, when the parser has no more events.
    public mutating func note(_ progress: RequestProgress, at now: Duration) {
        if progress.phase != seen.phase || progress.requests != seen.requests {
            start = now
            last = now
        } else if progress.bodyBytes != seen.bodyBytes {
            last = now
        }
        seen = progress
    }

    /// When ``refusal(at:)`` gives one if nothing more comes; `nil` while no request has begun.
    public var deadline: Duration? {
        switch seen.phase {
        case .idle, .closed: nil
        case .head: start + headTime
        case .body:
            min(last + bodyTime, start + bodyTime + .seconds(1) * (Double(seen.bodyBytes) / Double(bodyRate)))
        }
    }

    /// The refusal of a request that is late `now`. The parser is to be closed then. Not to be asked while the connection
    /// itself does not read: then it is not the request that is slow.
    public func refusal(at now: Duration) -> HTTPRefusal? {
        guard let deadline, now >= deadline else { return nil }
        return HTTPRefusal(seen.phase == .head ? .slowHead : .slowBody)
    }
}
