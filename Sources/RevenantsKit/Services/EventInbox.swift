/// What arrived and waits to be read, and the latest of each lasting type that was read: one half of every network service.
struct EventInbox: Equatable, Sendable {
    /// The latest event of each lasting type, in the order of arrival.
    private(set) var latest = EventLog()

    private var waiting: [Event] = []
    private var read = 0

    /// Whether everything was read.
    var isEmpty: Bool { read == waiting.count }

    /// An event arrived.
    mutating func push(_ event: Event) { waiting.append(event) }

    /// The next event to read. A late resume's `state` replaces all that was known.
    mutating func next() -> Event? {
        guard read < waiting.count else { return nil }
        let event = waiting[read]
        read += 1
        if isEmpty {
            waiting.removeAll(keepingCapacity: true)
            read = 0
        }
        if case .state(_, let events) = event {
            relearn(events)
        } else if event.name.isLasting {
            latest.record(event)
        }
        return event
    }

    private mutating func relearn(_ events: [NetworkEvent]) {
        let room = latest.latestEvent(ofType: .room)
        latest = EventLog()
        if let room { latest.record(room) }
        for networkEvent in events {
            // What this version cannot read, it could not have used.
            guard let event = try? Event(networkEvent), event.name.isLasting else { continue }
            latest.record(event)
        }
    }
}

extension EventName {
    /// Whether the latest event of this type still tells something when a screen starts late. What is only of its moment, and
    /// what a player says, is not replayed.
    var isLasting: Bool {
        switch self {
        case .room, .lobby, .startScanning, .beginSeance, .dollSpawn, .dollTouched, .roleAssignment, .letterSpawn,
            .letterCollected, .missionRevealed, .seal1Spawn, .emitterSpawn, .clueDigit, .codeResult, .sealCollected,
            .glyphSpawn, .dialOpen, .tune, .pin, .frequencyMatched, .ritualBegin, .sealPlaced, .sensesRestored,
            .escapeCountdown, .revenant, .print, .candle, .nightOver, .pause, .peerLost, .peerBack:
            true
        case .hello, .seat, .resume, .ready, .codeEntered, .scare, .dial, .say, .hint, .refused, .state, .ping, .pong,
            .watch, .other:
            false
        }
    }
}
