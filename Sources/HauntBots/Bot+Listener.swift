import RevenantsKit

// The Listener's bot: it walks to where the pulse and the sound are strongest and says what it hears.

extension Bot {
    mutating func playListener(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        switch state.part {
        case .letter: seekLetter(state, pose, &move)
        case .lock: seekWhisper(state, pose, &move)
        case .frequency: tune(state, &move)
        case .ritual: keepHum(state, pose, &move)
        }
    }

    /// Walks to where `entity` is heard and felt. Returns how far it seems to be.
    private mutating func home(
        on entity: Entity, within reach: Float, _ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove
    ) -> Float? {
        guard let percept = state.percept(of: entity), let guess = Ears.guess(percept, from: pose) else { return nil }
        walk(to: guess.place, within: reach, from: pose, &move)
        return guess.distance
    }

    private mutating func seekLetter(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        guard let distance = home(on: .letter, within: 0.3, state, pose, &move) else { return }
        if distance < 0.95, memory.maySay(every: 6) { move.actions.append(.say(.come)) }
    }

    private mutating func seekWhisper(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        guard let heard = state.digits?.digits, heard.count == 4 else {
            _ = home(on: .whisper, within: 0.3, state, pose, &move)
            return
        }
        if memory.maySay(every: 8) { move.actions.append(.say(.digits(heard))) }
    }

    private mutating func tune(_ state: GameplayViewState, _ move: inout BotMove) {
        guard let dial = state.dial else { return }
        if let told = memory.told, told.count == 3 {
            memory.dialGoal = told.reduce(0) { $0 * 10 + Float($1) }
            memory.told = nil
        }
        guard let goal = memory.dialGoal, dial.value != goal, memory.mayAct(every: 0.1) else { return }
        let turn = min(max(goal - dial.value, -40), 40)
        move.actions.append(.turnDial(dial.value + turn))
    }

    // MARK: The ritual

    private mutating func keepHum(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        _ = home(on: .pedestal, within: 0.8, state, pose, &move)
        guard let dial = state.dial, memory.mayAct(every: 0.2) else { return }
        // Clarity falls by 1 for each 0.4 Hz, to either side: how far off is known, on which side is not.
        let error = 40 * (1 - Float(dial.clarity) / 100)
        guard dial.clarity > 0 else { return sweep(dial, &move) }
        if dial.clarity < memory.lastClarity { memory.humSide = -memory.humSide }
        memory.lastClarity = dial.clarity
        guard error > 3 else { return }
        move.actions.append(.turnDial(dial.value + memory.humSide * error))
    }

    /// Nothing is heard: the hum drifts by 40 Hz around the last tone, so look there.
    private mutating func sweep(_ dial: DialState, _ move: inout BotMove) {
        let middle = memory.lastTone ?? dial.value
        var next = dial.value + memory.humSide * 20
        if (next - middle).magnitude > 50 {
            memory.humSide = -memory.humSide
            next = middle + memory.humSide * 30
        }
        memory.lastClarity = -1
        move.actions.append(.turnDial(next))
    }
}
