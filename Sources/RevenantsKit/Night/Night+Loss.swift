// Lost phones and their return.

extension Night {
    mutating func watchPresence(_ effects: inout [NightEffect]) {
        for seat in Seat.allCases where players[seat].isSeated {
            players[seat].silence += 1
            if players[seat].isPresent {
                // A stock phone pings nobody: only its link tells.
                let isStock = players[seat].hello?.version == 0
                if !isStock, players[seat].silence >= NightRules.ticks(NightRules.silence) { lose(seat, &effects) }
                continue
            }
            players[seat].absence -= 1
            if players[seat].absence <= 0 { return giveUp(seat, &effects) }
        }
    }

    mutating func lose(_ seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].isPresent else { return }
        players[seat].isPresent = false
        players[seat].absence = NightRules.ticks(NightRules.absence)
        // A hand dies with its link, and so does every hold and dwell.
        players[seat].hand = 0
        players[seat].isReady = players[seat].isReady && phase != .lobby
        resetHolds(&effects)
        if players[seat.other].isSeated {
            let lost = Event.peerLost(seat, secondsLeft: NightRules.absence)
            effects.append(.send(lost, to: seat.other))
        }
        if phase == .lobby || phase == .seance { showLobby(&effects) }
    }

    mutating func welcomeBack(_ seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].isSeated, !players[seat].isPresent else { return }
        players[seat].isPresent = true
        players[seat].absence = 0
        players[seat].track.clear()
        players[seat].touch = 0
        if players[seat.other].isSeated { effects.append(.send(.peerBack(seat), to: seat.other)) }
        if phase == .lobby || phase == .seance { showLobby(&effects) }
        tellClocks(to: seat, &effects)
    }

    /// What the latest events cannot tell a player who returns: how much is left of what runs out.
    private func tellClocks(to seat: Seat, _ effects: inout [NightEffect]) {
        if scare > 0 {
            let left = Event.scare(seconds: Float(scare) * NightRules.tick, cause: scareCause)
            effects.append(.send(left, to: seat))
        }
        if phase == .escape, let fate {
            let left = Event.escapeCountdown(
                seconds: Float(max(countdown, 0)) * NightRules.tick, zone: fate.safeZone, radius: NightRules.zoneRadius)
            effects.append(.send(left, to: seat))
        }
    }

    private mutating func giveUp(_ seat: Seat, _ effects: inout [NightEffect]) {
        guard phase == .lobby else { return end(.abandoned, &effects) }
        players[seat] = PlayerState()
        effects.append(.freed(seat))
        showLobby(&effects)
    }

    private mutating func resetHolds(_ effects: inout [NightEffect]) {
        lighting = 0
        inZone = 0
        held = -1
        dropPin(&effects)
        players.first.touch = 0
        players.second.touch = 0
    }
}
