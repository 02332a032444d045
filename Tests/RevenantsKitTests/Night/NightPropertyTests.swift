import Testing

@testable import RevenantsKit

@Suite("Any inputs at all")
struct NightPropertyTests {
    /// Random inputs, of which many make sense at the moment.
    static func inputs(_ night: Night, _ chance: inout ChanceStream) -> [NightInput] {
        (0..<chance.below(4)).map { _ in
            let seat: Seat = chance.below(2) == 0 ? .first : .second
            switch chance.below(12) {
            case 0: return .joined(seat, .named("x"))
            case 1: return chance.below(30) == 0 ? .lost(seat) : .returned(seat)
            case 2, 3, 4: return .pose(seat, pose(night, &chance))
            default: return .event(seat, event(night, &chance))
            }
        }
    }

    static func pose(_ night: Night, _ chance: inout ChanceStream) -> Pose {
        if chance.below(50) == 0 { return Pose(position: Vector3(.nan, .infinity, 0), yaw: 0) }
        var place = FloorPoint(chance.unit() * 6 - 3, chance.unit() * 6 - 3)
        if let fate = night.fate {
            switch chance.below(8) {
            case 0: place = fate.doll.point
            case 1: place = night.letter?.stand ?? place
            case 2: place = fate.lock.stand
            case 3: place = fate.whispers[min(night.ring, fate.whispers.count - 1)].stand
            case 4: place = fate.ritualSite
            case 5: place = fate.safeZone
            default: break
            }
        }
        return Pose(position: place.at(height: 0), yaw: chance.unit())
    }

    static func event(_ night: Night, _ chance: inout ChanceStream) -> Event {
        let hertz = [night.fate?.tones.first?.target ?? 0, night.humFrequency, Float.nan, chance.unit() * 2000][
            chance.below(4)]
        let code = night.fate?.lockCodes[min(night.ring, (night.fate?.lockCodes.count ?? 1) - 1)] ?? []
        let events: [Event] = [
            .ready(true), .ready(true), .ready(false), .dollTouched, .dollTouched, .missionRevealed, .missionRevealed,
            .letterCollected(nil), .codeEntered(ring: night.ring + 1, digits: code), .codeEntered(ring: -4, digits: []),
            .dial(hertz), .dial(hertz), .pin(true), .pin(true), .pin(false), .say(.come), .pause(false),
            .pause(chance.below(20) == 0), .hello(.named("y")), .sealPlaced(9), .ping(sequence: 1, seconds: 0),
            .other(NetworkEvent(eventType: [1])), .state(number: 0, events: []), .nightOver(.escaped, seconds: 0),
        ]
        return events[chance.below(events.count)]
    }

    static func start(_ seed: UInt64, _ length: NightLength) -> Night {
        Night(room: .living, seed: NightSeed(number: seed), options: NightOptions(length: length))
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func stateStaysValidSecretsStayApartAndReplayIsTheSame(seed: UInt64) {
        var chance = ChanceStream(seed: NightSeed(number: seed), purpose: .test)
        var night = Self.start(seed, seed % 2 == 0 ? .short : .full)
        var log: [[NightInput]] = []
        var effects: [NightEffect] = []
        var snapshot: (night: Night, tick: Int, effects: Int)?
        let ticks = 800
        for tick in 0..<ticks {
            let inputs = Self.inputs(night, &chance)
            log.append(inputs)
            let roles = night.players.map(\.role)
            let before = effects.count
            night.step(inputs, into: &effects)
            checkValid(night, seed)
            checkApart(effects[before...], roles, night.players.map(\.role), seed)
            if tick == ticks / 2 { snapshot = (night, tick, effects.count) }
        }
        var replay = Self.start(seed, seed % 2 == 0 ? .short : .full)
        var again: [NightEffect] = []
        for inputs in log { replay.step(inputs, into: &again) }
        #expect(again == effects, "seed \(seed)")
        #expect(replay.stateHash == night.stateHash)
        guard var rest = snapshot else { return }
        var tail: [NightEffect] = []
        for inputs in log[(rest.tick + 1)...] { rest.night.step(inputs, into: &tail) }
        #expect(tail == Array(effects[rest.effects...]), "seed \(seed)")
        #expect(rest.night.stateHash == night.stateHash)
    }

    private func checkValid(_ night: Night, _ seed: UInt64) {
        let counts =
            night.fragments <= 3 && night.ring <= 3 && night.tone <= 3 && night.pieces <= 2 && night.placed <= 2
        let candles = (0...3).contains(night.candles) && night.scare >= 0 && (1...3).contains(night.tries)
        let cursed =
            !night.phase.isCursed
            || (night.players.first.role != .unassigned && night.players.first.role == night.players.second.role.other)
        let hands = night.phase == .seance || !night.players.contains(where: { $0.hasHand })
        let dial = (100...1000).contains(night.dial) && night.hold >= 0 && night.hold <= 60
        #expect(counts && candles && cursed && hands && dial, "seed \(seed)")
    }

    /// What must never be sent is not among the effects.
    private func checkApart(
        _ effects: ArraySlice<NightEffect>, _ before: PerSeat<PlayerRole>, _ after: PerSeat<PlayerRole>, _ seed: UInt64
    ) {
        let seerOnly: Set<EventName> = [.seal1Spawn, .glyphSpawn, .codeResult, .print]
        let listenerOnly: Set<EventName> = [.emitterSpawn, .clueDigit, .dialOpen, .tune, .revenant]
        for case .send(let event, let seat) in effects {
            let roles = [before[seat], after[seat]]
            #expect(!(seerOnly.contains(event.name) && !roles.contains(.seer)), "seed \(seed): \(event)")
            #expect(!(listenerOnly.contains(event.name) && !roles.contains(.listener)), "seed \(seed): \(event)")
        }
    }
}
