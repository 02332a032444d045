/// A clock that stands still until a test moves it: the seam that keeps tests from waiting.
@HauntLoop
public final class ManualClock: LoopClock {
    /// The present moment.
    public private(set) var now = LoopInstant(sinceStart: .zero)

    private struct Entry {
        var deadline: LoopInstant
        var number: Int
        var action: @HauntLoop () -> Void
    }

    /// By deadline, and those of one deadline in the order they were made.
    private var entries: [Entry] = []
    private var made = 0
    private var watchers: [(count: Int, continuation: Gate<Void>)] = []

    /// A clock at its start.
    public nonisolated init() {}

    /// How many timers wait.
    public var waitingTimers: Int { entries.count }

    /// Calls `action` once when the clock is moved to `deadline` or beyond; a past deadline waits for the next move.
    @discardableResult
    public func timer(at deadline: LoopInstant, _ action: @escaping @HauntLoop () -> Void) -> LoopTimer {
        made += 1
        let number = made
        let place = entries.firstIndex { $0.deadline > deadline } ?? entries.count
        entries.insert(Entry(deadline: deadline, number: number, action: action), at: place)
        let reached = watchers.filter { $0.count <= entries.count }
        watchers.removeAll { $0.count <= entries.count }
        for watcher in reached { watcher.continuation.open(()) }
        return LoopTimer { [weak self] in self?.entries.removeAll { $0.number == number } }
    }

    /// Moves the clock and makes the calls that come due on the way, each at its own moment.
    public func advance(by duration: Duration) {
        let end = now.advanced(by: duration)
        while let first = entries.first, first.deadline <= end {
            entries.removeFirst()
            now = max(now, first.deadline)
            first.action()
        }
        now = end
    }

    /// Suspends until at least `count` timers wait, so that a test moves the clock only after the code under test has
    /// set its timer.
    public func untilTimersWait(_ count: Int) async {
        guard entries.count < count else { return }
        await suspended { watchers.append((count, $0)) }
    }
}
