// What the player does, and which of it becomes a claim.

extension GameplayInteractor {
    /// Does what the player wants: a claim that cannot hold is refused on the spot, any other goes to the Host.
    func perform(_ action: PlayerAction, link: LinkEntity) {
        switch action {
        case .dismissReveal: entity.revealLeft = 0
        case .say(let phrase): say(phrase)
        case .tapLetter: claim(.missionRevealed, by: .seer, within: .letter, link)
        case .enterCode(let digits): enter(digits, link)
        case .turnDial(let hertz): turnDial(to: hertz)
        case .pin(let isPressed): if isPressed { pressPin(link) } else { releasePin() }
        case .host, .join, .ready, .surveyed, .touchDoll, .pause, .backToLobby: break
        }
    }

    private func say(_ phrase: Phrase) {
        if case .digits(let digits) = phrase {
            guard !digits.isEmpty, digits.count <= 4, digits.allSatisfy({ $0 <= 9 }) else {
                return moments.append(.refused(.say, .malformed))
            }
        }
        network.send(.say(phrase))
    }

    private func enter(_ digits: [UInt8], _ link: LinkEntity) {
        guard digits.count == 4, digits.allSatisfy({ $0 <= 9 }) else {
            return moments.append(.refused(.codeEntered, .malformed))
        }
        let ring = entity.lock?.ring ?? 1
        claim(.codeEntered(ring: ring, digits: digits), by: .seer, within: .lock, link)
    }

    private func pressPin(_ link: LinkEntity) {
        guard !entity.isPinPressed else { return }
        entity.isPinPressed = claim(.pin(true), by: .seer, within: .pin, link)
    }

    private func releasePin() {
        guard entity.isPinPressed || entity.isPinHeld else { return }
        entity.isPinPressed = false
        network.send(.pin(false))
    }

    private func turnDial(to hertz: Float) {
        guard entity.role == .listener else { return moments.append(.refused(.dial, .wrongRole)) }
        guard let dial = entity.dial else { return moments.append(.refused(.dial, .notNow)) }
        guard hertz.isFinite else { return moments.append(.refused(.dial, .malformed)) }
        let value = min(max(hertz, dial.low), dial.high)
        guard value != dial.value else { return }
        dialValue = value
        entity.dial?.value = value
        if let due = dialThrottle.turn(to: value) { network.send(.dial(due)) }
    }

    /// Sends a claim if it can hold. Returns whether it was sent.
    @discardableResult
    private func claim(_ event: Event, by role: PlayerRole, within reach: InReach, _ link: LinkEntity) -> Bool {
        measure()
        if let reason = objection(to: role, within: reach, link) {
            moments.append(.refused(event.name, reason))
            return false
        }
        network.send(event)
        return true
    }

    /// Why a claim cannot hold, in the Host's own order; `nil` when it may.
    private func objection(to role: PlayerRole, within reach: InReach, _ link: LinkEntity) -> Refusal? {
        if link.isPaused { return .paused }
        if link.isFrozen { return .notNow }
        if entity.scareLeft > 0 { return .scare }
        if entity.role != role { return .wrongRole }
        return entity.reach.contains(reach) ? nil : .outOfReach
    }
}
