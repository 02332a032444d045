// What players say, and which claims are heard at all.

extension Night {
    mutating func hear(_ event: Event, from seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].isPresent else { return }
        switch event {
        case .hello(let hello): join(seat, hello, &effects)
        case .ready(let isReady): setReady(isReady, seat, &effects)
        case .pause(let isPaused): pause(isPaused, &effects)
        case .say(let phrase): passOn(phrase, from: seat, &effects)
        case .pin(false): releasePin(by: seat, &effects)
        case .dollTouched, .missionRevealed, .letterCollected, .codeEntered, .pin(true), .dial:
            weigh(event, from: seat, &effects)
        case .other: effects.append(.send(event, to: seat.other))
        case .ping(let sequence, let seconds):
            effects.append(.send(.pong(sequence: sequence, seconds: seconds), to: seat))
        case .pong: break
        case .seat, .resume, .room, .lobby, .startScanning, .beginSeance, .dollSpawn, .roleAssignment, .letterSpawn,
            .seal1Spawn, .emitterSpawn, .clueDigit, .codeResult, .scare, .sealCollected, .glyphSpawn, .dialOpen, .tune,
            .frequencyMatched, .ritualBegin, .sealPlaced, .sensesRestored, .escapeCountdown, .revenant, .print, .candle,
            .hint, .nightOver, .peerLost, .peerBack, .refused, .state, .watch:
            // Facts are the Host's alone.
            refuse(event.name, .notNow, to: seat, &effects)
        }
    }

    /// Claims: what stops every claim comes first, then each claim's own rule.
    private mutating func weigh(_ event: Event, from seat: Seat, _ effects: inout [NightEffect]) {
        let name = event.name
        if isPaused { return refuse(name, .paused, to: seat, &effects) }
        if isFrozen, wasFrozen { return refuse(name, .notNow, to: seat, &effects) }
        if scare > 0 { return refuse(name, .scare, to: seat, &effects) }
        switch event {
        case .dollTouched: touchDoll(seat, &effects)
        case .missionRevealed, .letterCollected: tapLetter(name, seat, &effects)
        case .codeEntered(let ring, let digits): enterCode(digits, ring: ring, seat, &effects)
        case .pin: pressPin(seat, &effects)
        case .dial(let hertz): turnDial(to: hertz, seat, &effects)
        default: refuse(name, .notNow, to: seat, &effects)
        }
    }

    private mutating func pause(_ isPaused: Bool, _ effects: inout [NightEffect]) {
        guard phase != .lobby, self.isPaused != isPaused else { return }
        self.isPaused = isPaused
        tellBoth(.pause(isPaused), &effects)
    }

    /// The talk pad: the players' own voice, and the only way a secret reaches the other device.
    private func passOn(_ phrase: Phrase, from seat: Seat, _ effects: inout [NightEffect]) {
        if players[seat.other].isSeated { effects.append(.send(.say(phrase), to: seat.other)) }
    }
}
