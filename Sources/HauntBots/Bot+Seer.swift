import RevenantsKit

// The Seer's bot: it follows what it can see and enters what it is told.

extension Bot {
    mutating func playSeer(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        if let lock = state.percept(of: .lock)?.visible { memory.lock = spot(before: lock) }
        switch state.part {
        case .letter: readLetter(state, pose, &move)
        case .lock: openLock(state, pose, &move)
        case .frequency: giveNumber(state, pose, &move)
        case .ritual: layPieces(state, pose, &move)
        }
    }

    /// Where to stand before a thing on a wall that was seen.
    private func spot(before seen: Visible) -> FloorPoint {
        feet?.floor.standingSpot(for: seen.position) ?? seen.position.floor
    }

    // MARK: Seal 1

    private mutating func readLetter(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        if state.reach.contains(.letter), memory.mayAct(every: 0.5) { move.actions.append(.tapLetter) }
        if let letter = state.percept(of: .letter)?.visible { memory.sought = spot(before: letter) }
        if let letter = memory.sought {
            walk(to: letter, within: 0.1, from: pose, &move)
        } else if !memory.isCalled {
            // Nothing to see yet: keep an eye on the other.
            watchPartner(state, pose, &move)
        } else if let partner = memory.partner, pose.position.floor.distance(to: partner) > 0.35 {
            // Where the other stands, the page can be seen.
            memory.turned = 0
            walk(to: partner, within: 0.3, from: pose, &move)
        } else {
            lookAround(pose, &move, else: { bot, move in bot.search(from: pose, &move) })
        }
    }

    private mutating func watchPartner(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        guard let partner = memory.partner else { return search(from: pose, &move) }
        if state.percept(of: .partner)?.visible == nil, pose.position.floor.distance(to: partner) < 1 {
            memory.partner = nil
        } else {
            walk(to: partner, within: 1.6, from: pose, &move)
        }
    }

    /// Turns once on the spot, then does the rest.
    private mutating func lookAround(
        _ pose: Pose, _ move: inout BotMove, else rest: (inout Bot, inout BotMove) -> Void
    ) {
        guard memory.turned < 2 * Float.pi else {
            memory.partner = nil
            return rest(&self, &move)
        }
        memory.turned += 0.15
        move.yaw = pose.yaw + 0.15
    }

    // MARK: Seal 2

    private mutating func openLock(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        guard let lock = memory.lock else { return followPrints(state, pose, &move) }
        if let told = memory.told, told.count == 4, state.reach.contains(.lock), memory.mayAct(every: 1) {
            move.actions.append(.enterCode(told))
            memory.told = nil
        }
        walk(to: lock, within: 0.1, from: pose, &move)
    }

    private mutating func followPrints(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        let place = pose.position.floor
        var next: (point: FloorPoint, distance: Float)?
        for percept in state.percepts where percept.entity == .footprint {
            guard let print = percept.visible else { continue }
            let point = print.position.floor
            let distance = point.distance(to: place)
            if distance < 0.45, !memory.walkedPrints.contains(where: { $0.distance(to: point) < 0.05 }) {
                memory.walkedPrints.append(point)
            }
            if memory.walkedPrints.contains(where: { $0.distance(to: point) < 0.05 }) { continue }
            if next.map({ distance < $0.distance }) ?? true { next = (point, distance) }
        }
        if let next {
            memory.sought = next.point
            memory.turned = 0
            memory.lookout = nil
        }
        guard let print = memory.sought, place.distance(to: print) > 0.3 else {
            memory.sought = nil
            return search(from: pose, &move)
        }
        walk(to: print, within: 0.3, from: pose, &move)
    }

    // MARK: Seal 3

    private mutating func giveNumber(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        if let glyph = state.percept(of: .glyph)?.visible {
            if memory.sought == nil { feet?.forgetWay() }
            memory.sought = spot(before: glyph)
            if glyph.hertz > 0 { memory.number = glyph.hertz }
        }
        if let number = memory.number {
            if memory.maySay(every: 8) { move.actions.append(.say(.digits(digits(of: number)))) }
            holdPin(at: memory.lock, state, pose, &move)
        } else if let glyph = memory.sought {
            walk(to: glyph, within: 0.1, from: pose, &move)
            if move.velocity == FloorPoint(0, 0) { search(from: pose, &move) }
        } else {
            search(from: pose, &move)
        }
    }

    private mutating func holdPin(
        at place: FloorPoint?, _ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove
    ) {
        if state.reach.contains(.pin), !state.isPinHeld, memory.mayAct(every: 0.5) { move.actions.append(.pin(true)) }
        guard let place else { return search(from: pose, &move) }
        walk(to: place, within: 0.1, from: pose, &move)
    }

    /// The number's digits, from the left.
    private func digits(of hertz: Float) -> [UInt8] {
        let number = Int(hertz.rounded(.toNearestOrEven))
        return [UInt8(number / 100 % 10), UInt8(number / 10 % 10), UInt8(number % 10)]
    }

    // MARK: The ritual

    private mutating func layPieces(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        if let pedestal = state.percept(of: .pedestal)?.visible { memory.pedestal = pedestal.position.floor }
        holdPin(at: memory.pedestal, state, pose, &move)
    }
}
