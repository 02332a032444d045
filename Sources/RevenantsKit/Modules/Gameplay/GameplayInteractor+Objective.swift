// What is to be done now, and what a cue says of it. Both follow from what this device was told, and from where it is.

extension GameplayInteractor {
    /// Sets the objective; a new one ends the cue.
    func setObjective() {
        let objective = currentObjective
        guard objective != entity.objective else { return }
        entity.objective = objective
        entity.cue = nil
        moments.append(.objective(objective))
    }

    private var currentObjective: Objective {
        switch (entity.part, entity.role) {
        case (_, .unassigned): .wait
        case (.letter, .seer): ar.isLetterSpawned ? .touchLetter : .keepByListener
        case (.letter, .listener): letterObjective
        case (.lock, .seer): entity.lock == nil ? .wait : entity.reach.contains(.lock) ? .enterCode : .followFootprints
        case (.lock, .listener): whisperObjective
        case (.frequency, .seer): !entity.isToneOpen ? .wait : entity.hasReadGlyph ? .holdPin : .findNumber
        case (.frequency, .listener): entity.dial == nil ? .wait : .tuneDial
        case (.ritual, let role): ritualObjective(role)
        }
    }

    private var letterObjective: Objective {
        guard ar.isLetterSpawned else { return .wait }
        return isAtLetter ? .stayAtLetter : .followPulse
    }

    private var whisperObjective: Objective {
        guard let digits = entity.digits, ar.world.whisper != nil else { return .wait }
        return digits.digits.count < 4 ? .followWhisper : .sayDigits
    }

    private func ritualObjective(_ role: PlayerRole) -> Objective {
        if entity.isRestored { return .reachZone }
        guard ar.world.pedestal != nil else { return .wait }
        if role == .seer { return .placePieces }
        return isAtPedestal ? .keepHum : .followHum
    }

    private var isAtLetter: Bool { distance(to: ar.letterWorldPosition) <= NightRules.lightingReach }
    private var isAtPedestal: Bool { distance(to: ar.world.pedestal) <= NightRules.ritualReach }

    // MARK: Cues

    /// Gives the Host's cue in this device's own words. A number that is unknown, or for the other role, is none.
    func give(cue line: Int) {
        guard let cue = Cue(line: line), cue.role == entity.role else { return }
        // What came with it in this tick may have changed what there is to do.
        measure()
        setObjective()
        let place = cuePlace(cue.part)
        let given = GivenCue(
            cue: cue, advice: advice(for: cue.part, toward: place), beam: cue.strength == .beam ? place : nil)
        entity.cue = given
        moments.append(.cue(given))
    }

    /// The place that the player is to find; `nil` where this device does not hold it.
    private func cuePlace(_ part: NightPart) -> Vector3? {
        switch part {
        case .letter: ar.letterWorldPosition
        case .lock: entity.role == .seer ? ar.world.lock : ar.world.whisper
        case .frequency:
            entity.role != .seer ? nil : entity.hasReadGlyph ? ar.world.lock : ar.world.glyph?.transform.origin
        case .ritual: ar.world.zone.map { $0.center.at(height: ar.world.floorY) } ?? ar.world.pedestal
        }
    }

    private func advice(for part: NightPart, toward place: Vector3?) -> Advice {
        let side = place.flatMap { place in ar.pose.map { Side(of: place.floor, from: $0) } } ?? .ahead
        switch (part, entity.role) {
        case (.letter, .seer): return place == nil ? .keepByListener : .touchPage
        case (.letter, _): return isAtLetter ? .standAndCall : .pulse(side)
        case (.lock, .seer): return entity.reach.contains(.lock) ? .askForDigits : .followFootprints
        case (.lock, _): return (entity.digits?.digits.count ?? 0) < 4 ? .whisper(side) : .sayDigits
        case (.frequency, .seer): return entity.hasReadGlyph ? .sayNumberHoldPin : .glow(side)
        case (.frequency, _): return .askForNumber
        case (.ritual, .seer): return entity.reach.contains(.pin) ? .holdPiece : .hum(side)
        case (.ritual, _): return isAtPedestal ? .keepHum : .hum(side)
        }
    }
}
