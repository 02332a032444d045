import LULLKit

/// A sitting of `haunt eye`: the kit's model with a simulated camera, and what changes as deeds are done.
struct EyeSitting {
    /// The model.
    private(set) var model: GameModel<SimulatedCamera>
    /// Whether the picture is still and the atmosphere off.
    let reducedMotion: Bool
    private var shown: EyeChange

    /// A sitting that has not begun, at 0 s.
    ///
    /// - Parameter identity: The ledger's identity, drawn by the program's root.
    init(identity: UInt64, session: EyeSession = EyeSession(), reducedMotion: Bool = false) {
        self.reducedMotion = reducedMotion
        model = GameModel(
            gate: SimulatedCamera(ledgerIdentity: identity), ledger: ConsentLedger(identity: identity),
            session: session)
        shown = EyeChange(model, reducedMotion)
    }

    /// What shows now.
    var display: EyeDisplay { shown.display }

    /// Does a deed, and returns what changed.
    mutating func perform(_ deed: EyeDeed) -> EyeChange? {
        switch deed {
        case .begin: model.begin()
        case .yes: answer(true)
        case .blocked: answer(false)
        case .no: model.declineTheEye()
        case .close, .panic: model.closeTheEye()
        case .revoke: model.revoke(.camera)
        }
        return change()
    }

    /// Lets time pass, and returns what changed.
    mutating func tick(at seconds: Double) -> EyeChange? {
        model.tick(at: seconds)
        return change()
    }

    private mutating func answer(_ systemAgrees: Bool) {
        model.allowTheEye()
        model.accessAnswered(systemAgrees)
    }

    private mutating func change() -> EyeChange? {
        let now = EyeChange(model, reducedMotion)
        guard now.phase != shown.phase || now.display != shown.display else { return nil }
        shown = now
        return now
    }
}

/// A moment at which something new shows.
struct EyeChange: Equatable, Sendable {
    /// Seconds since the program began.
    var seconds: Double
    /// Where the sitting stands.
    var phase: EyeSession.Phase
    /// What shows.
    var display: EyeDisplay

    init(_ model: GameModel<SimulatedCamera>, _ reducedMotion: Bool) {
        seconds = model.now
        phase = model.session.phase
        display = model.display(reducedMotion: reducedMotion)
    }
}
