extension Event {
    /// Reads an event. A type that this version does not know becomes ``other(_:)``, never an error; a payload that does
    /// not fit a known type is one.
    public init(_ event: NetworkEvent) throws(EventError) {
        let name = EventName(event.eventType)
        switch name {
        case .other: self = .other(event)
        case .dollTouched, .missionRevealed, .frequencyMatched, .sensesRestored:
            guard event.payload?.isEmpty ?? true else { throw EventError(event: name, field: 0, expected: .nothing) }
            self = Event.bare(name)
        case .room:
            guard let form = event.payload else { throw EventError(event: name, field: 1, expected: .present) }
            self = .room(form)
        case .hello: self = .hello(try Hello(payload: event.payload ?? []))
        case .beginSeance, .letterCollected, .lobby:
            var reader = PayloadReader(event.payload ?? [], of: name)
            self = try Event.optional(name, isEmpty: event.payload?.isEmpty ?? true, &reader)
            if event.payload?.isEmpty == false { try reader.end() }
        default:
            guard let payload = event.payload else { throw EventError(event: name, field: 1, expected: .present) }
            var reader = PayloadReader(payload, of: name)
            self = try Event.read(name, &reader)
            try reader.end()
        }
    }

    private static func bare(_ name: EventName) -> Event {
        switch name {
        case .dollTouched: .dollTouched
        case .missionRevealed: .missionRevealed
        case .frequencyMatched: .frequencyMatched
        default: .sensesRestored
        }
    }

    /// The events whose payload may be absent or empty.
    private static func optional(
        _ name: EventName, isEmpty: Bool, _ from: inout PayloadReader
    ) throws(EventError) -> Event {
        switch name {
        case .beginSeance:
            .beginSeance(isEmpty ? nil : FloorPlacement(point: try from.point(), yaw: try from.float()))
        case .letterCollected:
            .letterCollected(isEmpty ? nil : try from.whole())
        default:
            .lobby(isEmpty ? [] : try from.lobbySeats())
        }
    }

    private static func read(_ name: EventName, _ from: inout PayloadReader) throws(EventError) -> Event {
        switch name {
        case .seat:
            .seat(SeatGrant(seat: try from.seat(), token: try from.text(), lastReceived: try from.number()))
        case .resume:
            .resume(ResumeClaim(roomCode: try from.text(), token: try from.text(), lastReceived: try from.number()))
        case .watch: .watch(WatchClaim(roomCode: try from.text(), token: try from.text()))
        case .ready: .ready(try from.flag())
        case .startScanning: .startScanning(try from.word(ScanSource.self))
        case .roleAssignment: .roleAssignment(hostIs: try from.word(HostRole.self).role)
        case .sealCollected: .sealCollected(try from.whole())
        case .dial: .dial(try from.float())
        case .tune: .tune(try from.whole(max: 100))
        case .pin: .pin(try from.flag())
        case .sealPlaced: .sealPlaced(try from.whole())
        case .candle: .candle(try from.whole())
        case .say: .say(try from.phrase())
        case .hint: .hint(try from.whole())
        case .nightOver: .nightOver(try from.word(NightResult.self), seconds: try from.float())
        case .pause: .pause(try from.flag())
        case .scare: .scare(seconds: try from.float(), cause: try from.word(ScareCause.self))
        case .peerLost: .peerLost(try from.seat(), secondsLeft: try from.float())
        case .peerBack: .peerBack(try from.seat())
        case .refused: .refused(try from.name(), try from.word(Refusal.self))
        case .state: .state(number: try from.number(), events: try from.networkEvents())
        case .ping: .ping(sequence: try from.number(), seconds: try from.double())
        case .pong: .pong(sequence: try from.number(), seconds: try from.double())
        default: try place(name, &from)
        }
    }

    /// The events that say where something is, and those of the lock and the dial.
    private static func place(_ name: EventName, _ from: inout PayloadReader) throws(EventError) -> Event {
        switch name {
        case .dollSpawn: return .dollSpawn(try from.vector(), yaw: try from.float())
        case .letterSpawn: return .letterSpawn(try from.matrix())
        case .seal1Spawn:
            let values = try from.list(4)
            return .seal1Spawn(Vector3(values[0], values[1], values[2]), bend: values[3])
        case .emitterSpawn: return .emitterSpawn(try from.vector())
        case .clueDigit: return .clueDigit(ring: try from.whole(), digits: try from.digits(0...4))
        case .codeEntered: return .codeEntered(ring: try from.whole(), digits: try from.digits(4...4))
        case .codeResult:
            let (ring, verdict) = (try from.whole(), try from.word(Verdict.self))
            return .codeResult(ring: ring, isRight: verdict == .right, triesLeft: try from.whole())
        case .glyphSpawn:
            return .glyphSpawn(tone: try from.whole(), try from.matrix(), hertz: try from.float())
        case .dialOpen: return .dialOpen(tone: try from.whole(), low: try from.float(), high: try from.float())
        case .ritualBegin: return .ritualBegin(try from.vector())
        case .escapeCountdown:
            return .escapeCountdown(seconds: try from.float(), zone: try from.point(), radius: try from.float())
        case .revenant: return .revenant(try from.point())
        default: return .print(try from.point(), yaw: try from.float())
        }
    }
}

extension Hello {
    /// Reads `version|code|name|wish|abilities|needs`; whatever does not start with a number and a `|` is the bare name of
    /// a stock phone. A later version may add fields.
    fileprivate init(payload: [UInt8]) throws(EventError) {
        guard let bar = payload.firstIndex(of: UInt8(ascii: "|")),
            let version = WireNumber.whole(payload, in: 0..<bar, max: 65_535)
        else {
            self.init(version: 0, name: payload)
            return
        }
        var reader = PayloadReader(payload, of: .hello)
        guard try reader.whole() > 0 else { throw reader.error(.wholeNumber) }
        self.init(
            version: Int(version), roomCode: try reader.text(), name: try reader.text(),
            wish: try reader.word(PlayerRole.self))
        var (abilities, needs) = (Abilities(), Needs())
        try reader.words(AbilityWord.self) { abilities.insert($0.ability) }
        try reader.words(NeedWord.self) { needs.insert($0.need) }
        (self.abilities, self.needs) = (abilities, needs)
        if version == 1 { try reader.end() }
    }
}

extension PayloadReader {
    fileprivate mutating func lobbySeats() throws(EventError) -> [LobbySeat] {
        var seats: [LobbySeat] = []
        repeat {
            seats.append(
                LobbySeat(
                    seat: try seat(), name: try text(), wish: try word(PlayerRole.self), isReady: try flag(),
                    isPresent: try flag(), hasHand: try flag()))
        } while hasMore
        return seats
    }

    fileprivate mutating func phrase() throws(EventError) -> Phrase {
        let number = try whole(max: 8)
        guard number > 0 else { return .digits(try digits(1...4)) }
        return Phrase.words[number - 1]
    }

    fileprivate mutating func networkEvents() throws(EventError) -> [NetworkEvent] {
        var events: [NetworkEvent] = []
        while hasMore { events.append(try networkEvent()) }
        return events
    }
}
