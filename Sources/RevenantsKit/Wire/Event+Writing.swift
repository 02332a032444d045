extension Event {
    /// The event as kind 0 frames carry it. Numbers are held to what the wire can say (see ``WireNumber``).
    public var networkEvent: NetworkEvent {
        if case .other(let event) = self { return event }
        return NetworkEvent(eventType: name.type, payload: payload)
    }

    /// The payload: fields joined by `|`, text percent-encoded; the payloads of the seed keep their form.
    private var payload: [UInt8]? {
        var out = PayloadWriter()
        switch self {
        case .dollTouched, .missionRevealed, .frequencyMatched, .sensesRestored, .beginSeance(nil),
            .letterCollected(nil):
            return nil
        case .hello(let hello):
            // A stock phone's greeting is its bare name.
            guard hello.version > 0 else { return hello.name.isEmpty ? nil : hello.name }
            out.hello(hello)
        case .room(let form): return form
        case .lobby(let seats):
            for seat in seats { out.lobbySeat(seat) }
        case .seat(let grant):
            out.seat(grant.seat)
            out.text(grant.token)
            out.whole(grant.lastReceived)
        case .resume(let claim):
            out.text(claim.roomCode)
            out.text(claim.token)
            out.whole(claim.lastReceived)
        case .watch(let claim):
            out.text(claim.roomCode)
            out.text(claim.token)
        case .ready(let value), .pin(let value), .pause(let value): out.flag(value)
        case .startScanning(let source): out.word(source)
        case .beginSeance(let placement?):
            out.point(placement.point)
            out.decimal(placement.yaw)
        case .roleAssignment(let role): out.word(role == .listener ? HostRole.listener : .seer)
        case .letterCollected(let count?), .sealCollected(let count), .sealPlaced(let count), .candle(let count),
            .hint(let count), .tune(let count):
            out.whole(count)
        case .dial(let hertz): out.decimal(hertz)
        case .say(let phrase): out.phrase(phrase)
        case .nightOver(let result, let seconds):
            out.word(result)
            out.decimal(seconds)
        case .scare(let seconds, let cause):
            out.decimal(seconds)
            out.word(cause)
        case .peerLost(let seat, let seconds):
            out.seat(seat)
            out.decimal(seconds)
        case .peerBack(let seat): out.seat(seat)
        case .refused(let event, let reason):
            out.name(event)
            out.word(reason)
        case .state(let number, let events):
            out.whole(number)
            for event in events { out.event(event) }
        case .ping(let sequence, let seconds), .pong(let sequence, let seconds):
            out.whole(sequence)
            out.decimal(seconds)
        default: out.place(self)
        }
        return out.bytes
    }
}

extension PayloadWriter {
    /// The events that say where something is, and those of the lock and the dial.
    fileprivate mutating func place(_ event: Event) {
        switch event {
        case .dollSpawn(let place, let yaw):
            vector(place)
            decimal(yaw)
        case .letterSpawn(let transform): matrix(transform)
        case .seal1Spawn(let place, let bend): list([place.x, place.y, place.z, bend])
        case .emitterSpawn(let place), .ritualBegin(let place): vector(place)
        case .clueDigit(let ring, let heard), .codeEntered(let ring, let heard):
            whole(ring)
            digits(heard)
        case .codeResult(let ring, let isRight, let triesLeft):
            whole(ring)
            word(isRight ? Verdict.right : .wrong)
            whole(triesLeft)
        case .glyphSpawn(let tone, let transform, let hertz):
            whole(tone)
            matrix(transform)
            decimal(hertz)
        case .dialOpen(let tone, let low, let high):
            whole(tone)
            decimal(low)
            decimal(high)
        case .escapeCountdown(let seconds, let zone, let radius):
            decimal(seconds)
            point(zone)
            decimal(radius)
        case .revenant(let place): point(place)
        case .print(let place, let yaw):
            point(place)
            decimal(yaw)
        default: break
        }
    }

    fileprivate mutating func hello(_ hello: Hello) {
        whole(hello.version)
        text(hello.roomCode)
        text(hello.name)
        word(hello.wish)
        words(AbilityWord.self) { hello.abilities.contains($0.ability) }
        words(NeedWord.self) { hello.needs.contains($0.need) }
    }

    fileprivate mutating func lobbySeat(_ seat: LobbySeat) {
        self.seat(seat.seat)
        text(seat.name)
        word(seat.wish)
        flag(seat.isReady)
        flag(seat.isPresent)
        flag(seat.hasHand)
    }

    /// Phrases are numbered from 1; 0 stands for digits, which follow.
    fileprivate mutating func phrase(_ phrase: Phrase) {
        if case .digits(let spoken) = phrase {
            whole(0)
            digits(spoken)
            return
        }
        for (index, word) in Phrase.words.enumerated() where word == phrase { whole(index + 1) }
    }
}

extension Phrase {
    /// The phrases in the order of their numbers on the wire, from 1.
    static var words: [Phrase] { [.here, .left, .right, .wait, .come, .run, .yes, .no] }
}
