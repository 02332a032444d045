// The ritual, the escape and the end.

extension Night {
    mutating func awaitRitual(_ effects: inout [NightEffect]) {
        wait -= 1
        guard wait <= 0, let fate, let room else { return }
        phase = .ritual
        noteProgress()
        hum = 0
        hold = 0
        clarity = -1
        tellBoth(.ritualBegin(fate.ritualSite.at(height: room.room.floorY)), &effects)
        openDial(&effects)
    }

    /// The hum's frequency now: the last true tone, drifting ±40 Hz in 20 s.
    var humFrequency: Float {
        let last = fate?.tones.last?.target ?? NightRules.dialLow
        return Tuning.hum(tone: last, seconds: Float(hum) * NightRules.tick)
    }

    mutating func placePieces(_ effects: inout [NightEffect]) {
        hum = (hum + 1) % NightRules.ticks(NightRules.humPeriod)
        guard scare == 0, let fate, let seer = seat(of: .seer) else { return }
        slipPin(&effects)
        let frequency = humFrequency
        tellClarity(of: Tuning.clarity(dial: dial, stations: Tone(target: frequency, decoys: [])), &effects)
        let site = fate.ritualSite
        let isHeld =
            isPinHeld && abs(dial - frequency) <= NightRules.tuningWidth
            && players[seer].isWithin(NightRules.touchReach + NightRules.tolerance, of: site)
            && players[seer.other].isWithin(NightRules.ritualReach + NightRules.tolerance, of: site)
        hold = isHeld ? hold + 1 : 0
        guard hold >= NightRules.ticks(NightRules.placingHold) else { return }
        placed += 1
        noteProgress()
        dropPin(&effects)
        tellBoth(.sealPlaced(placed), &effects)
        if placed == 2 { restoreSenses(&effects) }
    }

    private mutating func restoreSenses(_ effects: inout [NightEffect]) {
        // The monster has lost its power: only the clock claims now.
        revenant = nil
        guard let fate, let room else { return }
        phase = .escape
        tellBoth(.sensesRestored, &effects)
        var longest: Float = 0
        for seat in Seat.allCases {
            let player = players[seat]
            guard let place = player.place, let stand = room.floor.nearestWalkable(to: place),
                let path = room.floor.pathLength(from: stand, to: fate.safeZone)
            else { continue }
            longest = max(longest, path)
        }
        let moreTime = players.contains(where: { $0.hello?.needs.contains(.moreTime) ?? false })
        let seconds = NightRules.countdown(path: longest, moreTime: moreTime)
        countdown = NightRules.ticks(seconds)
        inZone = 0
        tellBoth(
            .escapeCountdown(seconds: seconds, zone: fate.safeZone, radius: NightRules.zoneRadius), &effects)
    }

    mutating func runOut(_ effects: inout [NightEffect]) {
        guard let fate else { return }
        countdown -= 1
        let isInside = players.allSatisfy { $0.isWithin(NightRules.zoneRadius, of: fate.safeZone) }
        inZone = isInside ? inZone + 1 : 0
        if inZone >= NightRules.ticks(NightRules.escapeDwell) { return end(.escaped, &effects) }
        // A dwell begun before 0 s and done within 1 s after still counts.
        guard countdown <= 0 else { return }
        let began = inZone + countdown > 0
        if !began { end(.claimed, &effects) }
    }

    /// Ends the night: everybody is told, and it is the lobby again, with new chance for another night.
    mutating func end(_ result: NightResult, _ effects: inout [NightEffect]) {
        tellBoth(.nightOver(result, seconds: Float(elapsed) * NightRules.tick), &effects)
        var chance = ChanceStream(seed: seed, purpose: .nextNight)
        let next = NightSeed(words: (chance.next(), chance.next(), chance.next(), chance.next()))
        var fresh = Night(room: options.isPhoneHost ? nil : room, seed: next, options: options)
        fresh.clock = clock
        for seat in Seat.allCases {
            let player = players[seat]
            guard player.isSeated else { continue }
            guard player.isPresent else {
                effects.append(.freed(seat))
                continue
            }
            fresh.players[seat].hello = player.hello
            fresh.players[seat].isPresent = true
        }
        self = fresh
        showLobby(&effects)
    }
}
