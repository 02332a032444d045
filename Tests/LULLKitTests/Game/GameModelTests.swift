@testable import LULLKit
import Testing

struct GameModelTests {
    private func model(
        gate: FakeCameraGate = FakeCameraGate(ledgerIdentity: 7), identity: UInt64 = 7
    ) -> GameModel<FakeCameraGate> {
        GameModel(gate: gate, ledger: ConsentLedger(identity: identity), at: 100)
    }

    private func watching() -> GameModel<FakeCameraGate> {
        var model = model()
        model.begin()
        model.allowTheEye()
        model.accessAnswered(true)
        return model
    }

    @Test func nothingOpensBeforeBothHaveSaidYes() {
        var model = model()
        model.begin()
        #expect(model.session.phase == .seekingConsent && !model.gate.isRunning)
        model.allowTheEye()
        #expect(model.session.phase == .seekingConsent && !model.gate.isRunning)
        #expect(model.gate.calls == [.requestAccess])
        model.accessAnswered(true)
        #expect(model.session.phase == .watching && model.gate.isRunning)
        #expect(model.gate.calls == [.requestAccess, .start])
        #expect(model.ledger.activeSensors == [.camera])
    }

    @Test func aNoFromTheSystemWalksTheGrantBack() {
        var model = model()
        model.begin()
        model.allowTheEye()
        model.tick(at: 101)
        model.accessAnswered(false)
        #expect(model.session.phase == .denied)
        #expect(model.ledger.activeSensors.isEmpty)
        #expect(model.ledger.history.map(\.change) == [.granted, .revoked])
        #expect(model.ledger.history.map(\.time) == [100, 101])
        #expect(model.gate.calls == [.requestAccess])
    }

    @Test func notTonightAsksNobody() {
        var model = model()
        model.begin()
        model.declineTheEye()
        #expect(model.session.phase == .denied)
        #expect(model.gate.calls.isEmpty && model.ledger.history.isEmpty)
    }

    @Test func theTwoChoicesWorkAsSoonAsTheyAreSeen() {
        var yes = model()
        yes.allowTheEye()
        yes.accessAnswered(true)
        #expect(yes.session.phase == .watching)
        var no = model()
        no.declineTheEye()
        #expect(no.session.phase == .denied)
    }

    @Test func aLateAnswerOpensNothing() {
        var closed = model()
        closed.allowTheEye()
        closed.closeTheEye()
        #expect(!closed.isAsking)
        closed.accessAnswered(true)
        #expect(closed.session.phase == .released && !closed.gate.isRunning)
        var declined = model()
        declined.allowTheEye()
        declined.declineTheEye()
        declined.accessAnswered(true)
        #expect(declined.session.phase == .denied && !declined.gate.isRunning)
        #expect(!declined.ledger.mayUse(.camera))
        var revoked = model()
        revoked.allowTheEye()
        revoked.revoke(.camera)
        #expect(revoked.session.phase == .denied && !revoked.isAsking)
        revoked.accessAnswered(true)
        #expect(revoked.session.phase == .denied && !revoked.gate.isRunning)
    }

    @Test func anAnswerToNoQuestionOpensNothing() {
        var ledger = ConsentLedger(identity: 7)
        ledger.grant(.camera, at: 0)
        var model = GameModel(gate: FakeCameraGate(ledgerIdentity: 7), ledger: ledger)
        model.begin()
        model.accessAnswered(true)
        #expect(model.session.phase == .seekingConsent && !model.gate.isRunning)
        model.accessAnswered(false)
        #expect(model.session.phase == .seekingConsent)
    }

    @Test func askingTwiceAsksOnce() {
        var model = model()
        model.allowTheEye()
        model.allowTheEye()
        model.accessAnswered(true)
        model.accessAnswered(true)
        model.allowTheEye()
        #expect(model.gate.calls == [.requestAccess, .start])
    }

    @Test func revokingTheCameraStopsItAtOnceAndEndsTheSitting() {
        var model = watching()
        model.tick(at: 100.5)
        model.revoke(.camera)
        #expect(!model.gate.isRunning)
        #expect(model.session.phase == .released)
        #expect(model.gate.calls == [.requestAccess, .start, .stop])
    }

    @Test func revokingAnotherSensorLeavesTheSittingAlone() {
        var model = watching()
        model.revoke(.microphone)
        #expect(model.gate.isRunning && model.session.phase == .watching)
    }

    /// The seed's own guarantee, held: whatever an app does behind the model's back, the next tick sees it.
    @Test func aTickStopsACameraThatNobodyPermits() throws {
        var model = watching()
        var stale = model.ledger
        stale.revoke(.camera, at: 100)
        stale.grant(.camera, at: 100)
        model.gate.stop()
        try model.gate.start(consuming: stale.permit(for: .camera))
        #expect(model.gate.isRunning)
        model.tick(at: 100.5)
        #expect(!model.gate.isRunning && model.session.phase == .released)
        #expect(model.ledger.activeSensors.isEmpty)
    }

    @Test func aTickStopsACameraThatNobodyWants() throws {
        var model = model()
        model.begin()
        model.allowTheEye()
        try model.gate.start(consuming: model.ledger.permit(for: .camera))
        model.tick(at: 100.5)
        #expect(!model.gate.isRunning)
        #expect(model.session.phase == .seekingConsent)
    }

    @Test func aCameraThatGoesAwayEndsTheSitting() {
        var model = watching()
        model.gate.stop()
        model.tick(at: 100.5)
        #expect(model.session.phase == .released)
        #expect(model.ledger.activeSensors.isEmpty)
    }

    @Test func aGateOfAnotherLedgerNeverOpens() {
        var model = model(gate: FakeCameraGate(ledgerIdentity: 8), identity: 7)
        model.allowTheEye()
        model.accessAnswered(true)
        #expect(model.session.phase == .denied && !model.gate.isRunning)
        #expect(model.ledger.activeSensors.isEmpty)
        #expect(model.gate.calls == [.requestAccess, .refuse])
    }

    @Test func aGateRefusesEveryOtherPermit() throws {
        let gate = FakeCameraGate(ledgerIdentity: 7)
        var ledger = ConsentLedger(identity: 7)
        ledger.grant(.microphone, at: 0)
        var other = ConsentLedger(identity: 8)
        other.grant(.camera, at: 0)
        #expect(throws: ConsentError<Sensor>.otherSense(permit: .microphone, device: .camera)) {
            try gate.start(consuming: ledger.permit(for: .microphone))
        }
        #expect(throws: ConsentError<Sensor>.otherLedger(permit: 8, device: 7)) {
            try gate.start(consuming: other.permit(for: .camera))
        }
        #expect(!gate.isRunning)
    }

    @Test func thePanicSwitchGoesInItsOrder() {
        #expect(PanicStep.allCases == [.stopClock, .release, .revokeAll, .stopCamera])
        // Interrupted after any of its steps, nothing that came before is left running.
        for taken in 0...PanicStep.allCases.count {
            var model = watching()
            for step in PanicStep.allCases.prefix(taken) { model.take(step) }
            #expect(model.isClockRunning == (taken < 1))
            #expect(model.session.wantsCamera == (taken < 2))
            #expect(model.ledger.activeSensors.isEmpty == (taken >= 3))
            #expect(model.gate.isRunning == (taken < 4))
        }
    }

    @Test func closingRevokesEverySensor() {
        var ledger = ConsentLedger(identity: 7)
        for sensor in Sensor.allCases { ledger.grant(sensor, at: 0) }
        var model = GameModel(gate: FakeCameraGate(ledgerIdentity: 7), ledger: ledger)
        model.closeTheEye()
        #expect(model.ledger.activeSensors.isEmpty && model.session.phase == .released && !model.isClockRunning)
    }

    @Test func closingHappensAtTheLastTick() {
        var model = watching()
        for step in 1...6 { model.tick(at: 100 + Double(step) / 2) }
        model.closeTheEye()
        #expect(model.ledger.history.map(\.time) == [100, 103])
        #expect(model.session.elapsed == 3)
        model.tick(at: 200)
        #expect(model.session.elapsed == 3)
    }

    @Test func testBackgroundingCannotFastForwardTheHorror() {
        var model = watching()
        model.tick(at: 100_000)
        #expect(model.session.phase == .watching && model.session.elapsed == 5)
        for time in [Double.nan, .infinity, 5, -1e300] { model.tick(at: time) }
        #expect(model.session.elapsed == 5)
    }

    @Test func theIndicatorReadsTheLedger() {
        var ledger = ConsentLedger(identity: 7)
        #expect(Indicator(ledger).lines.isEmpty)
        ledger.grant(.haptics, at: 0)
        #expect(Indicator(ledger).lines.isEmpty)
        ledger.grant(.microphone, at: 0)
        #expect(Indicator(ledger).lines.map(\.string) == ["LULL can hear you"])
        ledger.grant(.camera, at: 0)
        #expect(Indicator(ledger).lines.map(\.string) == ["LULL can see you", "LULL can hear you"])
        ledger.revoke(.microphone, at: 0)
        #expect(Indicator(ledger).lines.map(\.string) == ["LULL can see you"])
    }

    /// Anything a player, a system or a careless app can do, 10,000 times over: after every call of the model, a camera
    /// runs only where it is wanted, permitted, indicated and closable.
    @Test func whateverHappensTheCameraKeepsToTheLedger() {
        for seed in 0..<sequences {
            var random = SplitMix(seed: seed)
            let identity = UInt64.random(in: 7...8, using: &random)
            var model = GameModel(
                gate: FakeCameraGate(ledgerIdentity: 7), ledger: ConsentLedger(identity: identity),
                session: EyeSession(calmSeconds: 3, noticingSeconds: 3))
            var stale = model.ledger
            var yes = false
            for step in 0..<Int.random(in: 1...24, using: &random) {
                let before = model.session.phase
                var isModelCall = true
                switch Int.random(in: 0..<16, using: &random) {
                case 0: model.begin()
                case 1, 2: model.allowTheEye()
                case 3, 4:
                    let isOpen = model.isAsking
                    model.accessAnswered(true)
                    yes = yes || isOpen
                case 5: model.accessAnswered(false)
                case 6 where Bool.random(using: &random): model.declineTheEye()
                case 7 where Bool.random(using: &random): model.closeTheEye()
                case 8 where Bool.random(using: &random): model.revoke(Sensor.allCases.randomElement(using: &random)!)
                case 9:
                    stale.grant(.camera, at: 0)
                    isModelCall = false
                case 10:
                    stale = model.ledger
                    isModelCall = false
                case 11:
                    // A careless app goes past the model.
                    if let permit = try? stale.permit(for: .camera) { try? model.gate.start(consuming: permit) }
                    isModelCall = false
                case 12 where Bool.random(using: &random):
                    model.gate.stop()
                    isModelCall = false
                default:
                    let leap = [0.5, 0.5, 2, 3600, .nan, -4].randomElement(using: &random)!
                    model.tick(at: model.now + leap)
                }
                guard isModelCall else {
                    model.tick(at: model.now)
                    continue
                }
                let runs = model.gate.isRunning
                let facts: [(String, Bool)] = [
                    ("a camera runs only where it is wanted", !runs || model.session.wantsCamera),
                    ("a camera runs only under a good permit", !runs || model.ledger.honours(model.gate.permit)),
                    ("a camera runs only after both said yes", !runs || yes),
                    ("a camera that runs is indicated", !runs || Indicator(model.ledger).seesYou),
                    ("a camera that runs can be closed", !runs || model.display().screen.hasCloseControl),
                    ("a wanted camera runs", runs || !model.session.wantsCamera),
                    ("an ending grants no camera", !model.session.phase.isFinal || !model.ledger.mayUse(.camera)),
                    ("the phase never goes back", model.session.phase.rawValue >= before.rawValue),
                ]
                if let broken = facts.first(where: { !$0.1 }) {
                    Issue.record("seed \(seed), step \(step): \(broken.0): \(model)")
                    return
                }
            }
        }
    }

    @Test func aDisplayIsAFunctionOfTheModel() {
        var model = watching()
        let display = model.display()
        #expect(display == model.display())
        #expect(
            display.screen == .eye && display.look == EyeLook(.watching) && display.layer == AtmosphereLayer(.watching))
        #expect(display.line == Atmosphere.line(in: .watching, beat: 0))
        model.tick(at: 104)
        #expect(model.display() == display)
        for time in [109.0, 110] { model.tick(at: time) }
        #expect(model.display() != display)
        #expect(model.display(reducedMotion: true).layer == .off && model.display(reducedMotion: true).look.isStill)
    }
}
