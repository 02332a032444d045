// The lobby, the doll on the rug and the curse.

extension Night {
    /// Whether both are ready and a phone Host must scan now.
    public var isAwaitingScan: Bool {
        room == nil && players.first.isReady && players.second.isReady && players.first.isPresent
            && players.second.isPresent
    }

    mutating func join(_ seat: Seat, _ greeting: Hello, _ effects: inout [NightEffect]) {
        var hello = greeting
        hello.name = PlayerName.held(greeting.name)
        guard phase == .lobby || players[seat].isSeated else { return }
        if players[seat].isSeated {
            // A greeting again changes the wish, until both hands have decided.
            guard !phase.isCursed, players[seat].hello?.version == hello.version else { return }
            players[seat].hello = hello
        } else {
            players[seat] = PlayerState()
            players[seat].hello = hello
            players[seat].isPresent = true
            // A stock phone has no button to say so.
            players[seat].isReady = hello.version == 0
            if let room { sendRoom(room, to: seat, &effects) }
        }
        showLobby(&effects)
        if phase == .lobby { beginWhenReady(&effects) }
    }

    private func sendRoom(_ room: SurveyedRoom, to seat: Seat, _ effects: inout [NightEffect]) {
        if let form = RoomForm.encode(room.room) { effects.append(.send(.room(form), to: seat)) }
    }

    func showLobby(_ effects: inout [NightEffect]) {
        var seats: [LobbySeat] = []
        for seat in Seat.allCases {
            let player = players[seat]
            guard let hello = player.hello else { continue }
            seats.append(
                LobbySeat(
                    seat: seat, name: hello.name, wish: hello.wish, isReady: player.isReady,
                    isPresent: player.isPresent, hasHand: player.hasHand))
        }
        tellBoth(.lobby(seats), &effects)
    }

    mutating func setReady(_ isReady: Bool, _ seat: Seat, _ effects: inout [NightEffect]) {
        guard phase == .lobby else { return refuse(.ready, .notNow, to: seat, &effects) }
        guard players[seat].isReady != isReady else { return }
        players[seat].isReady = isReady
        showLobby(&effects)
        beginWhenReady(&effects)
    }

    private mutating func beginWhenReady(_ effects: inout [NightEffect]) {
        guard players.first.isReady, players.second.isReady, players.first.isPresent, players.second.isPresent else {
            return
        }
        tellBoth(.startScanning(options.source), &effects)
        if room != nil { openSeance(&effects) }
    }

    /// The survey was accepted: chance is drawn, once, and the doll is set down.
    mutating func openSeance(_ effects: inout [NightEffect]) {
        guard let room else { return }
        let fate = GameStateSeed.draw(seed: seed, room: room, length: options.length)
        self.fate = fate
        if options.isPhoneHost {
            for seat in Seat.allCases { sendRoom(room, to: seat, &effects) }
            tellBoth(.beginSeance(nil), &effects)
            phase = .merging
            return
        }
        let starts = StartPlaces.around(fate.doll.point, on: room.floor)
        effects.append(.send(.beginSeance(starts.first), to: .first))
        effects.append(.send(.beginSeance(starts.second), to: .second))
        setDollDown(&effects)
    }

    mutating func mergeWorlds(_ effects: inout [NightEffect]) {
        guard phase == .merging else { return }
        setDollDown(&effects)
    }

    private mutating func setDollDown(_ effects: inout [NightEffect]) {
        guard let fate, let room else { return }
        phase = .seance
        let doll = fate.doll
        tellBoth(.dollSpawn(doll.point.at(height: room.room.floorY), yaw: doll.yaw), &effects)
    }

    mutating func touchDoll(_ seat: Seat, _ effects: inout [NightEffect]) {
        guard phase == .seance, let fate else { return refuse(.dollTouched, .notNow, to: seat, &effects) }
        guard players[seat].isWithin(NightRules.dollReach + NightRules.tolerance, of: fate.doll.point) else {
            return refuse(.dollTouched, .outOfReach, to: seat, &effects)
        }
        players[seat].hand = NightRules.ticks(NightRules.handLapse)
        if players[seat.other].hasHand {
            fallUnderTheCurse(&effects)
        } else {
            showLobby(&effects)
        }
    }

    mutating func lapseHands(_ effects: inout [NightEffect]) {
        guard phase == .seance else { return }
        for seat in Seat.allCases where players[seat].hand > 0 {
            players[seat].hand -= 1
            if players[seat].hand == 0 { showLobby(&effects) }
        }
    }

    private mutating func fallUnderTheCurse(_ effects: inout [NightEffect]) {
        guard let first = players.first.hello, let second = players.second.hello else { return }
        let coin = fate?.hostIsSeer ?? true
        let hostIsSeer = RoleDraw.hostIsSeer(first: first, second: second, coin: coin)
        players.first.role = hostIsSeer ? .seer : .listener
        players.second.role = hostIsSeer ? .listener : .seer
        players.first.hand = 0
        players.second.hand = 0
        tellBoth(.dollTouched, &effects)
        for seat in Seat.allCases {
            // "The receiver takes the other role": each guest is told what gives it its own.
            effects.append(.send(.roleAssignment(hostIs: players[seat].role.other), to: seat))
        }
        phase = .curse
        wait = NightRules.ticks(NightRules.curse + NightRules.letterDelay)
        players.first.track.clear()
        players.second.track.clear()
        noteProgress()
    }
}

/// Where a server room's two guests begin: on opposite sides of the doll, facing it.
enum StartPlaces {
    /// Two walkable places about 1.5 m of path from the doll; the nearest that there are in a cramped room.
    static func around(
        _ doll: FloorPoint, on floor: WalkableFloor
    ) -> (first: FloorPlacement, second: FloorPlacement) {
        let candidates = ring(around: doll, on: floor)
        let first = candidates.first ?? doll
        var second = first
        for point in candidates where point.distance(to: first) > second.distance(to: first) { second = point }
        return (facing(doll, from: first), facing(doll, from: second))
    }

    private static func ring(around doll: FloorPoint, on floor: WalkableFloor) -> [FloorPoint] {
        for radius in [1.5, 1.2, 0.9, 0.6, 0.3] as [Float] {
            var found: [FloorPoint] = []
            for index in 0..<16 {
                let angle = Float(index) * (Float.pi / 8)
                let point = doll + FloorPoint(Maths.cos(angle), Maths.sin(angle)) * radius
                guard floor.isWalkable(point), let length = floor.pathLength(from: doll, to: point) else { continue }
                if length <= radius * 1.5 { found.append(point) }
            }
            if found.count >= 2 { return found }
        }
        return floor.nearestWalkable(to: doll).map { [$0] } ?? []
    }

    private static func facing(_ doll: FloorPoint, from point: FloorPoint) -> FloorPlacement {
        let way = doll - point
        return FloorPlacement(point: point, yaw: way.length > 1e-3 ? Maths.atan2(-way.x, -way.y) : 0)
    }
}
