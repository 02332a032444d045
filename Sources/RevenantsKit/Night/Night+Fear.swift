// The Revenant's walk, scares, and cues.

extension Night {
    mutating func wakeRevenant(_ effects: inout [NightEffect]) {
        guard let fate else { return }
        let revenant = Revenant(home: fate.doll.point)
        self.revenant = revenant
        players.first.touch = 0
        players.second.touch = 0
        tell(.listener, .revenant(revenant.place), &effects)
        revenantTold = revenant.place
    }

    /// Takes both senses away for a while.
    mutating func frighten(_ seconds: Float, _ cause: ScareCause, _ effects: inout [NightEffect]) {
        scare = NightRules.ticks(seconds)
        scareCause = cause
        isDialTurned = false
        lighting = 0
        dropPin(&effects)
        tellBoth(.scare(seconds: seconds, cause: cause), &effects)
    }

    /// The monster hears a noise, if it is there.
    mutating func makeNoise(at place: FloorPoint) {
        if let floor = room?.floor { revenant?.hear(place, on: floor) }
    }

    /// One tick of the monster: it hears, walks and touches.
    mutating func haunt(_ effects: inout [NightEffect]) {
        guard let part = phase.part else { return }
        for seat in Seat.allCases {
            guard let place = players[seat].place else { continue }
            let speed = players[seat].track.add(place)
            // While the senses are out, the players stumble unheard.
            if speed > NightRules.loudSpeed, scare == 0 { makeNoise(at: place) }
        }
        guard let floor = room?.floor, let print = revenant.map({ _ in walk(on: floor, part) }) else { return }
        if let print { tell(.seer, .print(print.point, yaw: print.yaw), &effects) }
        guard let revenant else { return }
        if clock % 4 == 0, revenantTold != revenant.place {
            revenantTold = revenant.place
            tell(.listener, .revenant(revenant.place), &effects)
        }
        touchPlayers(&effects)
    }

    private mutating func walk(on floor: WalkableFloor, _ part: NightPart) -> FloorPlacement? {
        revenant?.step(on: floor, speed: NightRules.revenantSpeed(part))
    }

    private mutating func touchPlayers(_ effects: inout [NightEffect]) {
        guard let revenant, let room, revenant.mood != .asleep, scare == 0 else {
            players.first.touch = 0
            players.second.touch = 0
            return
        }
        for seat in Seat.allCases {
            guard let place = players[seat].place, isTouching(revenant.place, place, room.room.floorY) else {
                players[seat].touch = 0
                continue
            }
            players[seat].touch += 1
            if players[seat].touch >= NightRules.ticks(NightRules.touchDwell) { return touch(&effects) }
        }
    }

    private func isTouching(_ monster: FloorPoint, _ player: FloorPoint, _ floorY: Float) -> Bool {
        guard monster.distance(to: player) <= NightRules.touchDistance else { return false }
        // It does not reach through a wall.
        let chest = floorY + 1
        return occlusion?.between(monster.at(height: chest), player.at(height: chest)).walls == 0
    }

    private mutating func touch(_ effects: inout [NightEffect]) {
        candles -= 1
        revenant?.retreat()
        players.first.touch = 0
        players.second.touch = 0
        tellBoth(.candle(candles), &effects)
        guard candles > 0 else { return end(.claimed, &effects) }
        frighten(NightRules.shortScare, .revenant, &effects)
    }

    // MARK: Cues

    /// Gives each role its cue when nobody has got further for 40, 80 and 150 s.
    mutating func giveCues(_ effects: inout [NightEffect]) {
        guard let part = phase.part, phase != .escape else { return }
        stillness += 1
        for strength in Cue.Strength.allCases where stillness == NightRules.ticks(NightRules.cueDelay(strength)) {
            for role in [PlayerRole.seer, .listener] {
                guard strength != .beam || holdsPlace(role) else { continue }
                tell(role, .hint(Cue(part: part, role: role, strength: strength).line), &effects)
            }
        }
    }

    /// Whether the role's device already holds the place that a beam would show.
    private func holdsPlace(_ role: PlayerRole) -> Bool {
        switch phase {
        case .letterDark: role == .listener
        case .letterLit: true
        case .lock: true
        case .tone: role == .seer
        case .ritual: true
        default: false
        }
    }
}
