/// The night, as the Host keeps it: inputs in, effects out, one step every 50 ms of game time.
///
/// A value without clocks, sockets or hidden chance: the same seed, room and inputs give the same effects, byte for byte; a
/// copy is a snapshot. Every claim of a player is checked here and nowhere else; one that does not hold is `refused` and
/// changes nothing. The rules are those of revenants.md, section 5; the numbers are in ``NightRules``.
public struct Night: Sendable {
    // MARK: What may be read

    /// How the night is played.
    public let options: NightOptions
    /// The room; a phone Host has it only after the scan.
    public internal(set) var room: SurveyedRoom?
    /// Where the night stands.
    public internal(set) var phase = NightPhase.lobby
    /// Game time since the curse, in ticks; it stands still while the night is paused or a player is lost.
    public internal(set) var elapsed = 0
    /// The two players, by seat.
    public internal(set) var players = PerSeat(PlayerState(), PlayerState())
    /// Fragments of the letter held.
    public internal(set) var fragments = 0
    /// The ring of the lock that is being opened, from 0.
    public internal(set) var ring = 0
    /// The tone that is being sought, from 0.
    public internal(set) var tone = 0
    /// Pieces of the seal held.
    public internal(set) var pieces = 0
    /// Pieces on the pedestal.
    public internal(set) var placed = 0
    /// Candles that still burn.
    public internal(set) var candles = NightRules.candles
    /// Ticks for which both senses are still out.
    public internal(set) var scare = 0
    /// Why they are out, or were last.
    var scareCause = ScareCause.code
    /// Whether "lights on" stopped the night.
    public internal(set) var isPaused = false
    /// The monster, from the mission until the senses are whole.
    public internal(set) var revenant: Revenant?
    /// All that chance decided; it never leaves the Host.
    public internal(set) var fate: GameStateSeed?

    // MARK: What only the rules need

    /// The chance of this night.
    var seed: NightSeed
    /// What sound and touch cannot pass.
    var occlusion: Occlusion?
    /// Ticks until the next stage, where one is about to begin.
    var wait = 0
    /// Ticks the Listener has stood before the letter.
    var lighting = 0
    /// Wrong codes left until a scare.
    var tries = NightRules.tries
    /// Digits of the ring heard so far.
    var digits = 0
    /// The dial's frequency, in hertz.
    var dial = NightRules.dialLow
    /// Whether the dial was turned since the last match or scare: only then does a decoy count.
    var isDialTurned = false
    /// Whether the Seer holds the pin.
    var isPinHeld = false
    /// Ticks the dial has rested on the station `held`.
    var hold = 0
    /// The station the dial rests on: −1 none, 0 the true one, 1 … 4 the decoys.
    var held = -1
    /// The clarity last told, 0 … 100; −1 before the first.
    var clarity = -1
    /// Ticks since the ritual began: the phase of the hum.
    var hum = 0
    /// Ticks of the countdown.
    var countdown = 0
    /// Ticks both have stood in the zone.
    var inZone = 0
    /// Ticks without progress.
    var stillness = 0
    /// Whether the night stood still when this tick began: a claim read in the tick of a loss still counts.
    var wasFrozen = false
    /// Whether the night stood still in the last tick.
    var stoodStill = false
    /// Ticks since the start, which no pause stops.
    var clock = 0
    /// Where the Listener was last told that the Revenant stands.
    var revenantTold: FloorPoint?

    /// A night in `room` (`nil` on a phone Host that has not scanned yet), with all its chance from `seed`.
    public init(room: SurveyedRoom?, seed: NightSeed, options: NightOptions = NightOptions()) {
        self.room = room
        self.seed = seed
        self.options = options
        self.occlusion = room.map { Occlusion(room: $0.room) }
    }

    // MARK: The step

    /// Applies `inputs`, by seat, then by arrival, and lets 50 ms pass. Returns what the Host must do, in order.
    public mutating func step(_ inputs: [NightInput]) -> [NightEffect] {
        var effects: [NightEffect] = []
        step(inputs, into: &effects)
        return effects
    }

    /// As ``step(_:)``, but appends to `effects`.
    public mutating func step(_ inputs: [NightInput], into effects: inout [NightEffect]) {
        wasFrozen = isFrozen
        for seat in Seat.allCases {
            for input in inputs where input.seat == seat { apply(input, &effects) }
        }
        clock += 1
        watchPresence(&effects)
        guard !isFrozen else {
            stoodStill = true
            return passPoses(&effects)
        }
        if stoodStill { goOn() }
        if phase.isCursed { elapsed += 1 }
        lapseHands(&effects)
        advancePhase(&effects)
        passPoses(&effects)
    }

    /// Whether clocks and Revenant stand still: "lights on", or a player is lost in the middle of the night.
    public var isFrozen: Bool {
        isPaused || (phase != .lobby && !(players.first.isPresent && players.second.isPresent))
    }

    /// Hands the scanned room to a phone Host whose players have both said that they are ready.
    public mutating func surveyed(_ room: SurveyedRoom) -> [NightEffect] {
        var effects: [NightEffect] = []
        guard phase == .lobby, isAwaitingScan else { return effects }
        self.room = room
        occlusion = Occlusion(room: room.room)
        openSeance(&effects)
        return effects
    }

    /// The clocks go on: what was walked meanwhile was not heard.
    private mutating func goOn() {
        stoodStill = false
        players.first.track.clear()
        players.second.track.clear()
    }

    private mutating func apply(_ input: NightInput, _ effects: inout [NightEffect]) {
        switch input {
        case .sighted, .lost, .worldsMerged: break
        case .joined, .event, .pose, .returned: players[input.seat].silence = 0
        }
        switch input {
        case .joined(let seat, let hello): join(seat, hello, &effects)
        case .event(let seat, let event): hear(event, from: seat, &effects)
        case .pose(let seat, let pose), .sighted(let seat, let pose): stand(seat, at: pose)
        case .lost(let seat): lose(seat, &effects)
        case .returned(let seat): welcomeBack(seat, &effects)
        case .worldsMerged: mergeWorlds(&effects)
        }
    }

    private mutating func stand(_ seat: Seat, at pose: Pose) {
        guard players[seat].isPresent, pose.isUsable else { return }
        players[seat].pose = pose
        players[seat].hasFreshPose = true
    }

    /// Passes each player's newest pose to the partner, ten times a second, once the worlds are one.
    private mutating func passPoses(_ effects: inout [NightEffect]) {
        guard clock % 2 == 0, phase != .lobby, phase != .merging else { return }
        for seat in Seat.allCases where players[seat].hasFreshPose && players[seat.other].isPresent {
            if let pose = players[seat].pose { effects.append(.pose(pose, to: seat.other)) }
            players[seat].hasFreshPose = false
        }
    }

    private mutating func advancePhase(_ effects: inout [NightEffect]) {
        if scare > 0 { scare -= 1 }
        haunt(&effects)
        switch phase {
        case .lobby, .merging, .seance: return
        case .curse, .letterComing: awaitLetter(&effects)
        case .letterDark: lightLetter(&effects)
        case .letterLit: break
        case .missionSpoken: awaitLock(&effects)
        case .lock: listenToWhispers(&effects)
        case .toneComing: awaitTone(&effects)
        case .tone: tuneIn(&effects)
        case .ritualComing: awaitRitual(&effects)
        case .ritual: placePieces(&effects)
        case .escape: runOut(&effects)
        }
        giveCues(&effects)
    }
}

// MARK: - Telling

extension Night {
    /// The seat of a role; `nil` before the curse.
    public func seat(of role: PlayerRole) -> Seat? {
        if players.first.role == role { return .first }
        return players.second.role == role ? .second : nil
    }

    /// Tells one role.
    func tell(_ role: PlayerRole, _ event: Event, _ effects: inout [NightEffect]) {
        if let seat = seat(of: role) { effects.append(.send(event, to: seat)) }
    }

    /// Tells both players.
    func tellBoth(_ event: Event, _ effects: inout [NightEffect]) {
        for seat in Seat.allCases where players[seat].isSeated { effects.append(.send(event, to: seat)) }
    }

    /// Refuses a claim.
    func refuse(_ name: EventName, _ reason: Refusal, to seat: Seat, _ effects: inout [NightEffect]) {
        effects.append(.send(.refused(name, reason), to: seat))
    }

    /// Notes that the players got further: the cues start again.
    mutating func noteProgress() { stillness = 0 }
}
