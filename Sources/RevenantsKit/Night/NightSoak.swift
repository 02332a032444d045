/// Nights played by chance alone, to hold one machine's Host against another's: the same seed gives the same hash after the same number of
/// ticks, natively in any build and in the browser.
///
/// Two players walk, mostly to where something is to be done, and claim what comes to their minds; now and then one is lost and comes back.
public struct NightSoak: Sendable {
    private var night: Night
    private var chance: ChanceStream
    private var effects: [NightEffect] = []
    private var inputs: [NightInput] = []
    private var goals = PerSeat(FloorPoint(), FloorPoint())
    private var places = PerSeat(FloorPoint(), FloorPoint())
    private var running = StateHash()

    /// Nights in our living room; `nil` when it cannot be read.
    public init?(seed number: UInt64) {
        guard let scan = try? SampleRoom.livingRoom(), case .success(let room) = Survey.survey(scan) else { return nil }
        let seed = NightSeed(number: number)
        night = Night(room: room, seed: seed, options: NightOptions(length: .short))
        chance = ChanceStream(seed: seed, purpose: .test)
    }

    /// Lets so many ticks pass.
    public mutating func run(ticks: Int) {
        for _ in 0..<ticks { tick() }
    }

    /// The hash of every state so far, every tenth second, and of how many effects there were.
    public var hash: UInt64 {
        var hash = running
        hash.add(night.stateHash)
        return hash.value
    }

    private mutating func tick() {
        for seat in Seat.allCases { play(seat) }
        effects.removeAll(keepingCapacity: true)
        night.step(inputs, into: &effects)
        inputs.removeAll(keepingCapacity: true)
        running.add(effects.count)
        if chance.below(200) == 0 { running.add(night.stateHash) }
    }

    private mutating func play(_ seat: Seat) {
        let player = night.players[seat]
        guard player.isSeated else { return inputs.append(.joined(seat, Hello(name: [65 + seat.rawValue]))) }
        guard player.isPresent else {
            if chance.below(60) == 0 { inputs.append(.returned(seat)) }
            return
        }
        walk(seat)
        if chance.below(8) == 0 { inputs.append(.event(seat, claim())) }
        if chance.below(20_000) == 0 { inputs.append(.lost(seat)) }
    }

    private mutating func walk(_ seat: Seat) {
        let way = goals[seat] - places[seat]
        let distance = way.length
        if distance < 0.05 || chance.below(400) == 0 { goals[seat] = goal() }
        // Mostly unheard, at times at a run.
        let step: Float = chance.below(500) == 0 ? 0.4 : 0.03
        if distance > 1e-3 { places[seat] += way * (min(step, distance) / distance) }
        let height = (night.room?.room.floorY ?? 0) + 1.4
        let yaw = chance.unit() * 2 * Float.pi - Float.pi
        inputs.append(.pose(seat, Pose(position: places[seat].at(height: height), yaw: yaw)))
    }

    private mutating func goal() -> FloorPoint {
        guard let fate = night.fate else { return FloorPoint(chance.unit() * 4 - 3, chance.unit() * 4 - 2) }
        switch chance.below(7) {
        case 0: return fate.doll.point
        case 1: return night.letter?.stand ?? fate.lock.stand
        case 2: return fate.lock.stand
        case 3: return fate.whispers[min(night.ring, fate.whispers.count - 1)].stand
        case 4: return fate.ritualSite
        case 5: return fate.safeZone
        default: return fate.glyphs[0].stand
        }
    }

    private mutating func claim() -> Event {
        switch chance.below(9) {
        case 0: return .ready(true)
        case 1, 2: return .dollTouched
        case 3: return .missionRevealed
        case 4: return .codeEntered(ring: night.ring + 1, digits: code())
        case 5: return .dial(frequency())
        case 6, 7: return .pin(true)
        default: return .say(.come)
        }
    }

    /// Mostly the right code: a soak should see the whole night.
    private mutating func code() -> [UInt8] {
        guard let fate = night.fate, chance.below(4) > 0 else { return [1, 2, 3, 4] }
        return fate.lockCodes[min(night.ring, fate.lockCodes.count - 1)]
    }

    private mutating func frequency() -> Float {
        guard let fate = night.fate, !fate.tones.isEmpty, chance.below(4) > 0 else { return 100 + 900 * chance.unit() }
        if night.phase == .ritual { return night.humFrequency }
        return fate.tones[min(night.tone, fate.tones.count - 1)].target
    }
}
