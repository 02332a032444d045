// Seal 1, the letter; seal 2, the lock.

extension Night {
    // MARK: The letter

    /// The letter fragment that hangs, or is about to.
    public var letter: WallPlace? {
        guard let fate, fragments < fate.letters.count else { return nil }
        return fate.letters[fragments]
    }

    mutating func awaitLetter(_ effects: inout [NightEffect]) {
        wait -= 1
        if phase == .curse, wait <= NightRules.ticks(NightRules.letterDelay) { phase = .letterComing }
        guard wait <= 0, let letter else { return }
        phase = .letterDark
        lighting = 0
        tell(.listener, .letterSpawn(letter.transform), &effects)
        if let seer = seat(of: .seer), players[seer].hello?.version == 0 { light(letter, &effects) }
    }

    mutating func lightLetter(_ effects: inout [NightEffect]) {
        guard let letter, let listener = seat(of: .listener), scare == 0 else {
            lighting = 0
            return
        }
        let isNear = players[listener].isWithin(NightRules.lightingReach, of: letter.transform.origin.floor)
        lighting = isNear ? lighting + 1 : 0
        if lighting >= NightRules.ticks(NightRules.lightingDwell) { light(letter, &effects) }
    }

    private mutating func light(_ letter: WallPlace, _ effects: inout [NightEffect]) {
        phase = .letterLit
        tell(.seer, .letterSpawn(letter.transform), &effects)
        noteProgress()
    }

    mutating func tapLetter(_ name: EventName, _ seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].role == .seer else { return refuse(name, .wrongRole, to: seat, &effects) }
        // One reason for dark and far: a tap must not probe a wall.
        guard phase == .letterLit, let letter,
            players[seat].isWithin(
                NightRules.touchReach + NightRules.tolerance, of: letter.transform.origin.floor)
        else { return refuse(name, .outOfReach, to: seat, &effects) }
        fragments += 1
        noteProgress()
        tellBoth(.letterCollected(fragments), &effects)
        if fragments < options.length.fragments {
            phase = .letterComing
            wait = NightRules.ticks(NightRules.letterDelay)
        } else {
            phase = .missionSpoken
            wait = NightRules.ticks(NightRules.lockDelay)
            tellBoth(.missionRevealed, &effects)
            wakeRevenant(&effects)
        }
    }

    // MARK: The lock

    mutating func awaitLock(_ effects: inout [NightEffect]) {
        wait -= 1
        guard wait <= 0, let fate else { return }
        phase = .lock
        noteProgress()
        tell(.seer, .seal1Spawn(fate.lock.transform.origin, bend: fate.bend), &effects)
        openRing(0, &effects)
    }

    private mutating func openRing(_ index: Int, _ effects: inout [NightEffect]) {
        ring = index
        digits = 0
        guard let fate, index < fate.whispers.count else { return }
        tell(.listener, .emitterSpawn(fate.whispers[index].emitter), &effects)
        tell(.listener, .clueDigit(ring: index + 1, digits: []), &effects)
    }

    mutating func listenToWhispers(_ effects: inout [NightEffect]) {
        guard scare == 0, let fate, ring < fate.whispers.count, let listener = seat(of: .listener),
            let place = players[listener].place
        else { return }
        let distance = place.distance(to: fate.whispers[ring].emitter.floor)
        let code = fate.lockCodes[ring]
        var heard = digits
        while heard < code.count, distance <= NightRules.digitReach(heard) { heard += 1 }
        guard heard > digits else { return }
        digits = heard
        noteProgress()
        tell(.listener, .clueDigit(ring: ring + 1, digits: Array(code[0..<heard])), &effects)
    }

    mutating func enterCode(_ entered: [UInt8], ring number: Int, _ seat: Seat, _ effects: inout [NightEffect]) {
        guard players[seat].role == .seer else { return refuse(.codeEntered, .wrongRole, to: seat, &effects) }
        guard phase == .lock, number == ring + 1, let fate else {
            return refuse(.codeEntered, .notNow, to: seat, &effects)
        }
        guard isAtLock(seat, NightRules.touchReach + NightRules.tolerance) else {
            return refuse(.codeEntered, .outOfReach, to: seat, &effects)
        }
        if entered == fate.lockCodes[ring] {
            openLock(number, &effects)
        } else {
            failLock(number, fate.lock, &effects)
        }
    }

    func isAtLock(_ seat: Seat, _ reach: Float) -> Bool {
        guard let fate else { return false }
        return players[seat].isWithin(reach, of: fate.lock.transform.origin.floor)
    }

    private mutating func openLock(_ number: Int, _ effects: inout [NightEffect]) {
        noteProgress()
        tries = NightRules.tries
        tell(.seer, .codeResult(ring: number, isRight: true, triesLeft: tries), &effects)
        guard number >= options.length.rings else { return openRing(number, &effects) }
        pieces = 1
        tellBoth(.sealCollected(1), &effects)
        phase = .toneComing
        wait = NightRules.ticks(NightRules.toneDelay)
    }

    private mutating func failLock(_ number: Int, _ lock: WallPlace, _ effects: inout [NightEffect]) {
        tries -= 1
        tell(.seer, .codeResult(ring: number, isRight: false, triesLeft: tries), &effects)
        makeNoise(at: lock.stand)
        guard tries == 0 else { return }
        tries = NightRules.tries
        frighten(NightRules.codeScare, .code, &effects)
    }
}
