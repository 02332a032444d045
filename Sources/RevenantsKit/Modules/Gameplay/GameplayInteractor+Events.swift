// What the Host says, read.

extension GameplayInteractor {
    /// Takes an event in.
    func hear(_ event: Event) -> GameplayOutcome {
        switch event {
        case .nightOver(let result, let seconds): return .over(result, seconds: seconds)
        case .room: enterRoom()
        case .roleAssignment(let host):
            // The same role again, as after a resume, changes nothing.
            if host.other != entity.role { catchUp() }
        case .say(let phrase): moments.append(.heard(phrase))
        case .hint(let line): give(cue: line)
        case .refused(let name, let reason): refuse(name, reason)
        default: apply(event)
        }
        return .stay
    }

    /// Applies a fact. Each one only sets what it is about, from its payload alone, so that the latest of each type, in the
    /// order of arrival, gives the same as all of them.
    func apply(_ event: Event) {
        if let owner = event.name.owner, owner != entity.role {
            // Never sent by an honest Host; not taken in from any other.
            entity.misdirected += 1
            return
        }
        switch event {
        case .letterSpawn, .letterCollected, .missionRevealed: applyLetter(event)
        case .seal1Spawn, .emitterSpawn, .clueDigit, .codeResult: applyLock(event)
        case .glyphSpawn, .dialOpen, .tune, .frequencyMatched, .pin: applyTone(event)
        case .sealCollected(let pieces): hold(pieces: pieces)
        case .ritualBegin, .sealPlaced, .sensesRestored, .escapeCountdown: applyRitual(event)
        case .revenant(let point): ar.spawn(.revenant(point))
        case .print(let point, let yaw): ar.spawn(.revenantPrint(FloorPlacement(point: point, yaw: yaw)))
        case .candle(let left):
            entity.candles = left
            tell(.candle(left), .candle)
        case .scare(let seconds, let cause): scare(seconds: seconds, cause)
        default: break
        }
    }

    private func applyLetter(_ event: Event) {
        switch event {
        case .letterSpawn(let transform):
            ar.requestLetterSpawn(at: transform)
            if entity.role == .seer { tell(.letterLit) }
        case .letterCollected(let held):
            // From a stock Host without a number it is one more.
            entity.fragments = held ?? entity.fragments + 1
            ar.vanish(.letter)
            tell(.fragment(entity.fragments), .paper)
        case .missionRevealed:
            entity.part = .lock
            ar.vanish(.letter)
            tell(.mission(isSpeaker: network.seat == .first))
        default: break
        }
    }

    private func applyLock(_ event: Event) {
        switch event {
        case .seal1Spawn(let point, let bend):
            entity.part = .lock
            entity.lock = LockState()
            ar.spawn(.lock(point, bend: bend))
        case .emitterSpawn(let point): ar.spawn(.whisper(point))
        case .clueDigit(let ring, let digits): hear(digits: digits, ring: ring)
        case .codeResult(let ring, let isRight, let triesLeft): judge(ring: ring, isRight: isRight, triesLeft)
        default: break
        }
    }

    private func hear(digits: [UInt8], ring: Int) {
        let before = entity.digits
        entity.part = .lock
        entity.digits = HeardDigits(ring: ring, digits: digits)
        if let before, ring > before.ring { tell(.ringOpened(before.ring), .ringOpens) }
        let known = before?.ring == ring ? before?.digits.count ?? 0 : 0
        for digit in digits.dropFirst(known) { tell(.digit(digit)) }
    }

    private func judge(ring: Int, isRight: Bool, _ triesLeft: Int) {
        let isOpen = entity.lock?.isOpen ?? false
        // The third wrong code gives its tries back after the scare.
        let tries = isRight || triesLeft == 0 ? NightRules.tries : triesLeft
        entity.lock = LockState(
            ring: isRight ? ring + 1 : ring, triesLeft: tries, wasRight: isRight, isOpen: isOpen)
        if isRight { tell(.ringOpened(ring), .ringOpens) } else { tell(.wrongCode(triesLeft: triesLeft), .wrong) }
    }

    private func hold(pieces: Int) {
        entity.pieces = pieces
        entity.part = pieces >= 2 ? .ritual : .frequency
        entity.digits = nil
        entity.lock?.isOpen = true
        ar.vanish(.whisper)
        tell(.piece(pieces), .piece)
    }

    private func applyTone(_ event: Event) {
        switch event {
        case .glyphSpawn(let tone, let transform, let hertz):
            open(tone: tone)
            entity.hasReadGlyph = false
            ar.spawn(.glyph(Glyph(transform: transform, hertz: hertz)))
        case .dialOpen(let tone, let low, let high): openDial(tone: tone, low: low, high: high)
        case .tune(let clarity):
            entity.dial?.clarity = clarity
            if entity.dial != nil { ar.spawn(.dial(clarity: clarity)) }
        case .pin(let isHeld):
            entity.isPinHeld = isHeld
            if !isHeld { entity.isPinPressed = false }
        case .frequencyMatched: closeTone()
        default: break
        }
    }

    private func open(tone: Int) {
        entity.tone = tone
        entity.isToneOpen = true
        entity.tonesMatched = tone - 1
        if entity.part != .ritual { entity.part = .frequency }
    }

    private func openDial(tone: Int, low: Float, high: Float) {
        guard low.isFinite, high.isFinite, low <= high else { return }
        open(tone: tone)
        dialValue = min(max(dialValue, low), high)
        entity.dial = DialState(tone: tone, low: low, high: high, value: dialValue, clarity: 0)
        ar.spawn(.dial(clarity: 0))
    }

    private func closeTone() {
        entity.tonesMatched = entity.tone
        entity.isToneOpen = false
        entity.isPinPressed = false
        entity.dial = nil
        ar.vanish(.glyph)
        ar.vanish(.dial)
        // The Seer hears the mechanism click; the Listener hears the tone lock.
        tell(.toneMatched, entity.role == .seer ? .click : nil)
    }

    private func applyRitual(_ event: Event) {
        switch event {
        case .ritualBegin(let point):
            entity.part = .ritual
            entity.lock = nil
            ar.vanish(.lock)
            ar.vanish(.footprint)
            ar.spawn(.pedestal(point))
            tell(.ritual)
        case .sealPlaced(let pieces):
            entity.piecesPlaced = pieces
            tell(.placed(pieces), .stone)
        case .sensesRestored: restore()
        case .escapeCountdown(let seconds, let center, let radius):
            entity.countdown = max(0, seconds)
            ar.spawn(.safeZone(SafeZone(center: center, radius: radius)))
            tell(.countdown)
        default: break
        }
    }

    private func restore() {
        entity.isRestored = true
        entity.isToneOpen = false
        entity.isPinPressed = false
        entity.dial = nil
        for remnant in [Entity.revenant, .revenantPrint, .dial, .pedestal] { ar.vanish(remnant) }
        ar.setSenses(areOut: entity.scareLeft > 0, areRestored: true)
        tell(.restored, .restored)
    }

    private func scare(seconds: Float, _ cause: ScareCause) {
        guard seconds > 0, seconds.isFinite else { return }
        entity.scareLeft = seconds
        entity.scareCause = cause
        entity.isPinPressed = false
        ar.setSenses(areOut: true, areRestored: entity.isRestored)
        tell(.scare(cause), .scare)
    }

    private func refuse(_ name: EventName, _ reason: Refusal) {
        if name == .pin { entity.isPinPressed = false }
        moments.append(.refused(name, reason))
    }

    /// Notes a moment and plays its sound.
    private func tell(_ moment: Moment, _ sound: SoundName? = nil) {
        guard !isCatchingUp else { return }
        moments.append(moment)
        if let sound { ar.play(sound) }
    }
}

/// What the night comes to.
enum GameplayOutcome: Equatable, Sendable {
    /// It goes on.
    case stay
    /// It is over.
    case over(NightResult, seconds: Float)
}

extension EventName {
    /// The role that alone may know of it; `nil` where both may, or where the Host addresses it.
    var owner: PlayerRole? {
        switch self {
        case .seal1Spawn, .glyphSpawn, .codeResult, .print, .pin: .seer
        case .emitterSpawn, .clueDigit, .dialOpen, .tune, .revenant: .listener
        default: nil
        }
    }
}
