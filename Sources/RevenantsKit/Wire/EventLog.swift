/// The latest event of each type, oldest first: what a `state` event tells a seat that comes back too late for a replay, and
/// what a screen that starts late replays.
///
/// Payloads are cumulative, so the latest of a type is always enough. What was only of its moment is not kept.
public struct EventLog: Equatable, Sendable {
    /// The events, the latest last.
    public private(set) var events: [Event] = []

    /// A log in which nothing stands.
    public init() {}

    /// The most types unknown to this version that are kept.
    static let unknownLimit = 16

    /// Keeps `event` as the latest of its type. A new night begins by forgetting the one before.
    public mutating func record(_ event: Event) {
        let name = event.name
        if name == .startScanning { events.removeAll { $0.name != .room && $0.name != .lobby } }
        if case .other(let unknown) = event {
            events.removeAll { other in
                guard case .other(let known) = other else { return false }
                return known.eventType == unknown.eventType
            }
            dropOldestUnknown()
        } else {
            events.removeAll { $0.name == name }
        }
        events.append(event)
    }

    /// The latest event of a type.
    public func latestEvent(ofType name: EventName) -> Event? {
        events.last { $0.name == name }
    }

    private mutating func dropOldestUnknown() {
        var count = 0
        for event in events where event.name == .other { count += 1 }
        guard count >= EventLog.unknownLimit else { return }
        for index in events.indices where events[index].name == .other {
            events.remove(at: index)
            return
        }
    }
}
