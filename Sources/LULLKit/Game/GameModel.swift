/// One sitting, one ledger, one camera behind its gate, wired together. It decides nothing of its own: the session says
/// what is wanted, the ledger says what is allowed, and after every call the camera runs only if both say so.
///
/// Browser and iPhone both use it. Call ``tick(at:)`` every half second for as long as a screen shows.
public struct GameModel<Gate: CameraGate> {
    /// The sitting.
    public private(set) var session: EyeSession
    /// The app's one live ledger.
    public private(set) var ledger: ConsentLedger
    /// The camera's gate.
    public let gate: Gate
    /// The time of the last tick: what happens between two ticks happens at the first of them.
    public private(set) var now: Double
    /// Whether the sitting's clock runs. Closing the eye stops it, and then no timer is needed any more.
    public private(set) var isClockRunning = true
    /// Whether the system's own question is open.
    public private(set) var isAsking = false

    /// A sitting that has not begun.
    ///
    /// - Parameters:
    ///   - gate: The camera's gate, built for the ledger's identity.
    ///   - ledger: The app's one ledger. The model keeps the live one from here on.
    ///   - session: The sitting.
    ///   - time: Now, in the seconds that ticks use; what is not finite counts as 0.
    public init(gate: Gate, ledger: ConsentLedger, session: EyeSession = EyeSession(), at time: Double = 0) {
        self.gate = gate
        self.ledger = ledger
        self.session = session
        self.now = time.isFinite ? time : 0
    }

    /// Shows the question.
    public mutating func begin() {
        session.begin()
    }

    /// "Let it watch": grants the camera and starts the system's own question. Nothing is opened yet.
    public mutating func allowTheEye() {
        session.begin()
        guard session.phase == .seekingConsent, !isAsking else { return }
        isAsking = true
        ledger.grant(.camera, at: now)
        gate.requestAccess()
    }

    /// The system's answer. A yes opens the camera under a permit; a no walks the grant back, and the sitting is denied.
    /// An answer to no question changes nothing.
    public mutating func accessAnswered(_ isGiven: Bool) {
        guard isAsking else { return }
        do {
            guard isGiven else { return declineTheEye() }
            try gate.start(consuming: ledger.permit(for: .camera))
            isAsking = false
            session.consent(true)
        } catch {
            declineTheEye()
        }
        hold()
    }

    /// "Not tonight", also while the system's question is open.
    public mutating func declineTheEye() {
        session.begin()
        guard session.phase == .seekingConsent else { return }
        isAsking = false
        ledger.revoke(.camera, at: now)
        session.consent(false)
        hold()
    }

    /// Closes the eye: the panic switch. There is no gentler way out that leaves something running.
    public mutating func closeTheEye() {
        for step in PanicStep.allCases { take(step) }
    }

    /// Revokes a sensor. Revoking the camera stops it at once, and ends the sitting that had it or asked for it.
    public mutating func revoke(_ sensor: Sensor) {
        ledger.revoke(sensor, at: now)
        if isAsking, !ledger.mayUse(.camera) { declineTheEye() }
        hold()
    }

    /// Lets time pass, and looks after the camera.
    ///
    /// - Parameter time: Now, in the caller's seconds. A clock that stood still or went back moves nothing on, and one
    ///   that leapt moves the sitting by ``EyeSession/longestStep`` at most. What is not finite is no time.
    public mutating func tick(at time: Double) {
        if time.isFinite {
            if isClockRunning { session.advance(by: time - now) }
            now = time
        }
        hold()
    }

    mutating func take(_ step: PanicStep) {
        switch step {
        case .stopClock:
            isClockRunning = false
            isAsking = false
        case .release: session.release()
        case .revokeAll: ledger.revokeAll(at: now)
        case .stopCamera: gate.stop()
        }
    }

    /// Holds the camera to the session and the ledger. A sitting whose camera is gone, or no longer permitted, ends.
    private mutating func hold() {
        if session.wantsCamera {
            if !ledger.honours(gate.permit) { closeTheEye() }
        } else if gate.isRunning {
            gate.stop()
        }
    }
}

extension GameModel: Sendable where Gate: Sendable {}
