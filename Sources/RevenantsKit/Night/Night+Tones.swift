// Seal 3, the frequency: the pin, the dial and the stations.

extension Night {
    mutating func awaitTone(_ effects: inout [NightEffect]) {
        wait -= 1
        guard wait <= 0, let fate, tone < fate.tones.count, tone < fate.glyphs.count else { return }
        phase = .tone
        noteProgress()
        hold = 0
        held = -1
        clarity = -1
        let place = fate.glyphs[tone].transform
        tell(.seer, .glyphSpawn(tone: tone + 1, place, hertz: fate.tones[tone].target), &effects)
        openDial(&effects)
    }

    func openDial(_ effects: inout [NightEffect]) {
        let open = Event.dialOpen(tone: tone + 1, low: NightRules.dialLow, high: NightRules.dialHigh)
        tell(.listener, open, &effects)
    }

    /// Whether the Listener has a dial.
    var isDialOpen: Bool { phase == .tone || phase == .ritual }

    mutating func turnDial(to hertz: Float, _ seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].role == .listener else { return refuse(.dial, .wrongRole, to: seat, &effects) }
        guard isDialOpen else { return refuse(.dial, .notNow, to: seat, &effects) }
        guard hertz.isFinite else { return refuse(.dial, .malformed, to: seat, &effects) }
        let turned = min(max(hertz, NightRules.dialLow), NightRules.dialHigh)
        guard turned != dial else { return }
        dial = turned
        isDialTurned = true
    }

    // MARK: The pin

    /// What the pin holds now: the lock, or in the ritual the pedestal.
    private var pinPlace: FloorPoint? {
        switch phase {
        case .tone: fate?.lock.transform.origin.floor
        case .ritual: fate?.ritualSite
        default: nil
        }
    }

    mutating func pressPin(_ seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].role == .seer else { return refuse(.pin, .wrongRole, to: seat, &effects) }
        guard let pinPlace else { return refuse(.pin, .notNow, to: seat, &effects) }
        guard players[seat].isWithin(NightRules.touchReach + NightRules.tolerance, of: pinPlace) else {
            return refuse(.pin, .outOfReach, to: seat, &effects)
        }
        if !isPinHeld { hold = 0 }
        isPinHeld = true
        effects.append(.send(.pin(true), to: seat))
    }

    mutating func releasePin(by seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].role == .seer else { return refuse(.pin, .wrongRole, to: seat, &effects) }
        dropPin(&effects)
    }

    /// Lets the pin go, by whatever cause: the hold starts again.
    mutating func dropPin(_ effects: inout [NightEffect]) {
        hold = 0
        guard isPinHeld else { return }
        isPinHeld = false
        tell(.seer, .pin(false), &effects)
    }

    /// The pin slips when the Seer walks off.
    mutating func slipPin(_ effects: inout [NightEffect]) {
        guard isPinHeld, let seer = seat(of: .seer) else { return }
        guard let pinPlace, players[seer].isWithin(NightRules.pinRelease, of: pinPlace) else {
            return dropPin(&effects)
        }
    }

    // MARK: The stations

    mutating func tuneIn(_ effects: inout [NightEffect]) {
        guard let fate, tone < fate.tones.count, scare == 0 else { return }
        slipPin(&effects)
        let stations = fate.tones[tone]
        tellClarity(of: Tuning.clarity(dial: dial, stations: stations), &effects)
        let station = stationUnderDial(stations)
        let counts = isPinHeld && (station == 0 || (station > 0 && isDialTurned))
        hold = counts && station == held ? hold + 1 : counts ? 1 : 0
        held = station
        guard hold >= NightRules.ticks(NightRules.toneHold) else { return }
        if station == 0 { match(&effects) } else { hearDecoy(&effects) }
    }

    /// 0 the true station, 1 … 4 a decoy, −1 none within 15 Hz.
    private func stationUnderDial(_ stations: Tone) -> Int {
        if abs(dial - stations.target) <= NightRules.tuningWidth { return 0 }
        for (index, decoy) in stations.decoys.enumerated() where abs(dial - decoy) <= NightRules.tuningWidth {
            return index + 1
        }
        return -1
    }

    /// Tells the Listener how clear it sounds, ten times a second while it changes.
    func isTimeToTell() -> Bool { clock % 2 == 0 }

    mutating func tellClarity(of value: Float, _ effects: inout [NightEffect]) {
        let percent = Tuning.percent(value)
        guard percent != clarity, isTimeToTell() else { return }
        clarity = percent
        tell(.listener, .tune(percent), &effects)
    }

    private mutating func match(_ effects: inout [NightEffect]) {
        noteProgress()
        isDialTurned = false
        dropPin(&effects)
        tellBoth(.frequencyMatched, &effects)
        tone += 1
        wait = NightRules.ticks(NightRules.toneDelay)
        guard tone >= options.length.tones else {
            phase = .toneComing
            return
        }
        pieces = 2
        tellBoth(.sealCollected(2), &effects)
        phase = .ritualComing
    }

    private mutating func hearDecoy(_ effects: inout [NightEffect]) {
        if let listener = seat(of: .listener), let place = players[listener].place { makeNoise(at: place) }
        frighten(NightRules.shortScare, .decoy, &effects)
    }
}
