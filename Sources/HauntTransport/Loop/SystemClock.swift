import CUV

/// The machine's steady clock, with libuv's timers: a timer is never early, and about a millisecond late.
@HauntLoop
public final class SystemClock: LoopClock {
    /// The clock.
    public static let shared = SystemClock()

    private init() {}

    /// The present moment, to the nanosecond.
    public var now: LoopInstant { LoopInstant(sinceStart: .nanoseconds(Int64(bitPattern: uv_hrtime()))) }

    /// Calls `action` once on the loop when `deadline` has come; at the next turn if it is past.
    @discardableResult
    public func timer(at deadline: LoopInstant, _ action: @escaping @HauntLoop () -> Void) -> LoopTimer {
        let timer = SystemTimer(deadline: deadline, action: action)
        return LoopTimer { timer.end() }
    }
}

/// One libuv timer.
@HauntLoop
private final class SystemTimer {
    private let deadline: LoopInstant
    private var action: (@HauntLoop () -> Void)?
    private var raw: UnsafeMutablePointer<uv_timer_t>?

    init(deadline: LoopInstant, action: @escaping @HauntLoop () -> Void) {
        self.deadline = deadline
        self.action = action
        let raw = Handles.make(uv_timer_t.self, owner: self)
        self.raw = raw
        uv_timer_init(HauntLoop.raw, raw)
        start()
    }

    func end() {
        action = nil
        guard let raw else { return }
        self.raw = nil
        Handles.close(raw)
    }

    /// libuv counts whole milliseconds from the start of its turn, so a timer can come a little early: it is then
    /// started again for the rest.
    private func start() {
        guard let raw else { return }
        uv_update_time(HauntLoop.raw)
        uv_timer_start(raw, { Handles.owner(SystemTimer.self, of: $0).fire() }, remainingMilliseconds, 0)
    }

    private var remainingMilliseconds: UInt64 {
        let (seconds, attoseconds) = SystemClock.shared.now.duration(to: deadline).components
        if seconds < 0 || attoseconds < 0 { return 0 }
        // A hundred years is for ever; it also keeps the sum from overflowing.
        return UInt64(min(seconds, 3_155_760_000)) * 1000
            + UInt64((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    private func fire() {
        guard SystemClock.shared.now >= deadline else { return start() }
        let action = action
        end()
        action?()
    }
}
