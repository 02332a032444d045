extension Night {
    /// A hash of the whole state, the same on every machine and in the browser.
    public var stateHash: UInt64 {
        var hash = StateHash()
        hash.add(Int(phase.rawValue))
        for count in [
            elapsed, clock, fragments, ring, tone, pieces, placed, candles, scare, wait, lighting, tries, digits, hold,
            held, clarity, hum, countdown, inZone, stillness, Int(scareCause.rawValue),
        ] {
            hash.add(count)
        }
        hash.add(dial)
        hash.add(isPaused)
        hash.add(stoodStill)
        hash.add(isDialTurned)
        hash.add(isPinHeld)
        hash.add(seed.words.0)
        hash.add(seed.words.1)
        hash.add(seed.words.2)
        hash.add(seed.words.3)
        players.first.hash(into: &hash)
        players.second.hash(into: &hash)
        if let revenant { revenant.hash(into: &hash) }
        if let revenantTold { hash.add(revenantTold) }
        return hash.value
    }
}

extension PlayerState {
    /// Feeds the state hash.
    func hash(into hash: inout StateHash) {
        hash.add(isSeated)
        if let hello {
            hash.add(hello.version)
            hash.add(Int(hello.needs.rawValue))
            hash.add(Int(hello.wish.rawValue))
            hash.add(Int(hello.abilities.rawValue))
        }
        hash.add(isPresent)
        hash.add(isReady)
        hash.add(Int(role.rawValue))
        for count in [hand, silence, absence, touch] { hash.add(count) }
        hash.add(hasFreshPose)
        if let pose { hash.add(pose) }
        track.hash(into: &hash)
    }
}
