/// A moment on the loop's clock: nanoseconds from an arbitrary start, never going back.
public struct LoopInstant: InstantProtocol, Hashable, Sendable {
    /// The time since the clock's start.
    public var sinceStart: Duration

    /// A moment so long after the clock's start.
    public init(sinceStart: Duration) { self.sinceStart = sinceStart }

    /// The moment that lies `duration` later.
    public func advanced(by duration: Duration) -> LoopInstant { LoopInstant(sinceStart: sinceStart + duration) }

    /// How long after this moment `other` comes.
    public func duration(to other: LoopInstant) -> Duration { other.sinceStart - sinceStart }

    /// Whether `one` comes before `other`.
    public static func < (one: LoopInstant, other: LoopInstant) -> Bool { one.sinceStart < other.sinceStart }
}

/// Where the loop's code gets its time from: ``SystemClock``, or ``ManualClock`` where a test moves the hands.
@HauntLoop
public protocol LoopClock: AnyObject {
    /// The present moment.
    var now: LoopInstant { get }

    /// Calls `action` once on the loop when `deadline` has come; at the next turn if it is past.
    @discardableResult
    func timer(at deadline: LoopInstant, _ action: @escaping @HauntLoop () -> Void) -> LoopTimer
}

/// A call that will be made once, unless it is cancelled first.
@HauntLoop
public final class LoopTimer {
    private var stop: (@HauntLoop () -> Void)?

    /// A timer that `stop` takes out of its clock.
    init(stop: @escaping @HauntLoop () -> Void) { self.stop = stop }

    /// Takes the call back. Nothing happens if it was made already or was cancelled before.
    public func cancel() {
        stop?()
        stop = nil
    }
}

extension LoopClock {
    /// Calls `action` once on the loop when `duration` has passed.
    @discardableResult
    public func timer(after duration: Duration, _ action: @escaping @HauntLoop () -> Void) -> LoopTimer {
        timer(at: now.advanced(by: duration), action)
    }

    /// Suspends until `deadline`, or throws at once when the task is cancelled.
    public func sleep(until deadline: LoopInstant) async throws(CancellationError) {
        guard now < deadline else {
            if Task.isCancelled { throw CancellationError() }
            return
        }
        let sleeper = Sleeper()
        let wasCancelled = await suspended {
            sleeper.continuation = $0
            sleeper.timer = timer(at: deadline) { sleeper.wake(cancelled: false) }
        } cancel: {
            sleeper.wake(cancelled: true)
        }
        if wasCancelled { throw CancellationError() }
    }
}

/// One sleep: whichever comes first, its timer or its cancellation, wakes it, once.
@HauntLoop
private final class Sleeper {
    var continuation: Gate<Bool>?
    var timer: LoopTimer?

    nonisolated init() {}

    func wake(cancelled: Bool) {
        timer?.cancel()
        timer = nil
        continuation?.open(cancelled)
        continuation = nil
    }
}
