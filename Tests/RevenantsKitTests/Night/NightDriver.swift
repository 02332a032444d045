@testable import RevenantsKit

/// Drives a night by hand: two players that stand where a test puts them, time by the tick, effects as they come.
struct NightDriver {
    var night: Night
    /// Every effect so far.
    var effects: [NightEffect] = []
    private var inputs: [NightInput] = []
    private var places: [FloorPoint?] = [nil, nil]

    init(
        _ room: SurveyedRoom, seed: UInt64 = 7, length: NightLength = .short, first: Hello = .named("Ada"),
        second: Hello = .named("Ben"), isPhoneHost: Bool = false
    ) {
        let options = NightOptions(length: length, isPhoneHost: isPhoneHost)
        night = Night(room: room, seed: NightSeed(number: seed), options: options)
        inputs = [.joined(.first, first), .joined(.second, second)]
        tick()
    }

    var seer: Seat { night.seat(of: .seer) ?? .first }
    var listener: Seat { night.seat(of: .listener) ?? .second }
    var fate: GameStateSeed { night.fate! }

    /// Puts a player somewhere, unheard; it stays there.
    mutating func put(_ seat: Seat, at place: FloorPoint) {
        places[Int(seat.rawValue)] = place
        night.players[seat].track.clear()
    }

    /// A player is somewhere else at once: that was fast, and is heard.
    mutating func rush(_ seat: Seat, at place: FloorPoint) { places[Int(seat.rawValue)] = place }

    /// A player says something at the start of the next tick.
    mutating func say(_ seat: Seat, _ event: Event) { inputs.append(.event(seat, event)) }

    /// Something else happens at the start of the next tick.
    mutating func happen(_ input: NightInput) { inputs.append(input) }

    /// Lets ticks pass; both players are heard in each, unless lost. Returns what came of them.
    @discardableResult
    mutating func tick(_ count: Int = 1) -> [NightEffect] {
        let start = effects.count
        for _ in 0..<count {
            var now = inputs
            inputs = []
            for seat in Seat.allCases where night.players[seat].isPresent {
                if let place = places[Int(seat.rawValue)] {
                    now.insert(.pose(seat, Pose(position: place.at(height: 0), yaw: 0)), at: 0)
                } else {
                    now.append(.event(seat, .pong(sequence: 0, seconds: 0)))
                }
            }
            night.step(now, into: &effects)
        }
        return Array(effects[start...])
    }

    /// Lets seconds pass.
    @discardableResult
    mutating func wait(_ seconds: Float) -> [NightEffect] { tick(NightRules.ticks(seconds)) }

    /// Lets time pass until the night is in `phase`, at most a minute.
    mutating func wait(until phase: NightPhase) {
        for _ in 0..<1200 where night.phase != phase { tick() }
    }

    // MARK: The night, part by part, played by somebody who knows it all

    mutating func playToSeance() {
        say(.first, .ready(true))
        say(.second, .ready(true))
        tick()
    }

    mutating func playToLetter() {
        playToSeance()
        put(.first, at: fate.doll.point)
        put(.second, at: fate.doll.point)
        tick()
        say(.first, .dollTouched)
        say(.second, .dollTouched)
        wait(until: .letterDark)
    }

    mutating func readLetter() {
        guard let letter = night.letter else { return }
        put(listener, at: letter.stand)
        wait(until: .letterLit)
        put(seer, at: letter.stand)
        tick()
        say(seer, .missionRevealed)
        tick()
    }

    mutating func playToLock() {
        playToLetter()
        while night.phase != .missionSpoken {
            readLetter()
            if night.phase == .letterComing { wait(until: .letterDark) }
        }
        wait(until: .lock)
    }

    mutating func openRing() {
        put(listener, at: fate.whispers[night.ring].stand)
        put(seer, at: fate.lock.stand)
        tick()
        say(seer, .codeEntered(ring: night.ring + 1, digits: fate.lockCodes[night.ring]))
        tick()
    }

    mutating func playToTone() {
        playToLock()
        while night.phase == .lock { openRing() }
        wait(until: .tone)
    }

    mutating func match() {
        put(seer, at: fate.lock.stand)
        tick()
        say(listener, .dial(fate.tones[night.tone].target))
        say(seer, .pin(true))
        wait(1.1)
    }

    mutating func playToRitual() {
        playToTone()
        while night.phase == .tone || night.phase == .toneComing {
            wait(until: .tone)
            match()
        }
        wait(until: .ritual)
    }

    mutating func placePiece() {
        put(seer, at: fate.ritualSite)
        put(listener, at: fate.ritualSite)
        tick()
        say(seer, .pin(true))
        let before = night.placed
        for _ in 0..<200 where night.placed == before && night.phase == .ritual {
            say(listener, .dial(night.humFrequency))
            tick()
        }
    }

    mutating func playToEscape() {
        playToRitual()
        while night.phase == .ritual { placePiece() }
    }

    /// The events that were sent to a seat, in order.
    func told(_ seat: Seat) -> [Event] {
        effects.compactMap { effect in
            if case .send(let event, to: seat) = effect { event } else { nil }
        }
    }
}

extension Hello {
    static func named(_ name: String, wish: PlayerRole = .unassigned, needs: Needs = []) -> Hello {
        Hello(name: Array(name.utf8), wish: wish, needs: needs)
    }
}

extension [NightEffect] {
    /// Whether an event of this name was sent, to whomever.
    func contains(_ name: EventName) -> Bool {
        contains { if case .send(let event, _) = $0 { event.name == name } else { false } }
    }

    /// The refusals that were sent.
    var refusals: [Refusal] {
        compactMap { if case .send(.refused(_, let reason), _) = $0 { reason } else { nil } }
    }
}
