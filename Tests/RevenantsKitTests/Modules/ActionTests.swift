import RevenantsKit
import Testing

/// Which of a player's actions become claims, and why the others do not.
struct ActionTests {
    private func refusal(_ stage: Stage, _ action: PlayerAction) -> RefusedClaim? {
        stage.forget()
        stage.player.perform(action)
        #expect(stage.network.takeSent() == [], "a refused claim is not sent")
        return stage.play().refused
    }

    private func seerAtLock() -> Stage {
        let stage = Stage(playing: .seer)
        _ = stage.play(.missionRevealed, .seal1Spawn(Stage.lock, bend: 0))
        stage.stand(at: FloorPoint(2.5, 3.2))
        return stage
    }

    @Test func `a Listener's taps are not for its hands`() {
        let stage = Stage(playing: .listener)
        stage.stand(at: FloorPoint(1, 0.5))
        _ = stage.play(.letterSpawn(Stage.letter))
        for (action, name) in [
            (PlayerAction.tapLetter, EventName.missionRevealed), (.enterCode([1, 2, 3, 4]), .codeEntered),
            (.pin(true), .pin),
        ] {
            let refused = refusal(stage, action)
            #expect(refused?.event == name)
            #expect(refused?.reason == .wrongRole)
            #expect(refused?.line.string == "That is for the other's hands.")
        }
    }

    @Test func `a dark letter and a far one are refused alike`() {
        let stage = Stage(playing: .seer)
        stage.stand(at: FloorPoint(1, 0.5))
        let dark = refusal(stage, .tapLetter)
        stage.stand(at: FloorPoint(4, 3))
        _ = stage.play(.letterSpawn(Stage.letter))
        let far = refusal(stage, .tapLetter)
        #expect(dark == far)
        #expect(far?.reason == .outOfReach)
        #expect(far?.line.string == "Nothing answers your hand.")
    }

    @Test(arguments: [[], [1], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, 10], [255, 255, 255, 255]] as [[UInt8]])
    func `a code has four digits`(digits: [UInt8]) {
        #expect(refusal(seerAtLock(), .enterCode(digits))?.reason == .malformed)
    }

    @Test(arguments: [[], [1, 2, 3, 4, 5], [10]] as [[UInt8]])
    func `the talk pad says one to four digits`(digits: [UInt8]) {
        #expect(refusal(Stage(playing: .seer), .say(.digits(digits)))?.reason == .malformed)
    }

    @Test(arguments: [
        Phrase.here, .left, .right, .wait, .come, .run, .yes, .no, .digits([0]), .digits([4, 7, 1, 9]),
    ]) func `the talk pad speaks through pause and scare`(phrase: Phrase) {
        let stage = Stage(playing: .seer)
        _ = stage.play(.scare(seconds: 6, cause: .revenant), .pause(true))
        #expect(stage.sent(by: .say(phrase)) == [.say(phrase)])
    }

    @Test func `a code needs the lock within a metre`() {
        let stage = seerAtLock()
        stage.stand(at: FloorPoint(2.5, 2.98))
        #expect(refusal(stage, .enterCode([1, 2, 3, 4]))?.reason == .outOfReach)
    }

    @Test func `a scare stops the hands, and the Host's order of reasons is kept`() {
        let stage = seerAtLock()
        _ = stage.play(.scare(seconds: 6, cause: .decoy))
        #expect(refusal(stage, .enterCode([1, 2, 3, 4]))?.reason == .scare)
        _ = stage.play(.peerLost(.first, secondsLeft: 120))
        #expect(refusal(stage, .enterCode([1, 2, 3, 4]))?.reason == .notNow)
        _ = stage.play(.pause(true))
        #expect(refusal(stage, .enterCode([1, 2, 3, 4]))?.reason == .paused)
        let view = stage.play(.pause(false), .peerBack(.first), seconds: 0)
        #expect(view.scareLeft > 5.7, "clocks stood still")
        #expect(refusal(stage, .enterCode([1, 2, 3, 4]))?.reason == .scare)
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity]) func `the dial takes numbers`(hertz: Float) {
        let stage = Stage(playing: .listener)
        _ = stage.play(.dialOpen(tone: 1, low: 100, high: 1000))
        #expect(refusal(stage, .turnDial(hertz))?.reason == .malformed)
    }

    @Test func `the dial is held to its range, and is the Listener's`() {
        let stage = Stage(playing: .listener)
        #expect(refusal(stage, .turnDial(440))?.reason == .notNow)
        _ = stage.play(.dialOpen(tone: 1, low: 100, high: 1000))
        #expect(stage.sent(by: .turnDial(1e30)) == [.dial(1000)])
        #expect(stage.play(seconds: 1).dial?.value == 1000)
        #expect(stage.sent(by: .turnDial(1000)) == [], "it has not moved")
        #expect(stage.sent(by: .turnDial(-5)) == [.dial(100)])
        #expect(refusal(Stage(playing: .seer), .turnDial(440))?.reason == .wrongRole)
    }

    @Test func `the Host's own refusals are shown`() {
        let stage = seerAtLock()
        let view = stage.play(.refused(.codeEntered, .outOfReach))
        #expect(
            view.refused
                == RefusedClaim(
                    event: .codeEntered, reason: .outOfReach, line: Line("Nothing answers your hand.")))
        #expect(stage.play().refused == nil, "once")
    }

    @Test func `a refused pin is let go`() {
        let stage = seerAtLock()
        _ = stage.play(.sealCollected(1), .glyphSpawn(tone: 1, Stage.glyph, hertz: 440))
        #expect(stage.sent(by: .pin(true)) == [.pin(true)])
        _ = stage.play(.refused(.pin, .outOfReach))
        #expect(stage.sent(by: .pin(true)) == [.pin(true)])
    }

    @Test func `lights on is for anybody at any time after the lobby`() {
        let stage = Stage()
        #expect(stage.sent(by: .pause(true)) == [])
        stage.tick(Array(Stage.opening(.seer).prefix(5)))
        #expect(stage.sent(by: .pause(true)) == [.pause(true)])
        let view = stage.tick([.pause(true)])
        #expect(view.link.isPaused)
        #expect(view.link.banner?.string == "Lights on. Nothing moves until you put them out again.")
        #expect(stage.sent(by: .pause(false)) == [.pause(false)])
    }

    @Test func `with the lights on there is nothing to be sensed`() {
        let stage = Stage(playing: .listener)
        stage.stand(at: FloorPoint(1, 0.5))
        #expect(!stage.play(.letterSpawn(Stage.letter)).percepts.isEmpty)
        let view = stage.play(.pause(true))
        #expect(view.percepts == [])
        #expect(view.look == Look())
        #expect(!stage.play(.pause(false)).percepts.isEmpty)
    }

    @Test func `actions of other screens do nothing`() {
        let stage = Stage(playing: .seer)
        for action in [
            PlayerAction.join(Hello(name: [])), .host(Hello(name: [])), .ready(true), .touchDoll, .backToLobby,
            .surveyed(.accepted),
        ] {
            #expect(stage.sent(by: action) == [])
        }
        #expect(stage.player.screen == .gameplay)
        let lobby = Stage()
        for action in [PlayerAction.tapLetter, .pin(true), .say(.here), .turnDial(1), .enterCode([1, 2, 3, 4])] {
            #expect(lobby.sent(by: action) == [])
        }
    }

    @Test func `a claim is weighed at the place it is made from`() {
        let stage = seerAtLock()
        _ = stage.play(seconds: 1)
        stage.forget()
        _ = stage.player.tick(seconds: 0.05)
        stage.stand(at: FloorPoint(2.3, 3.3))
        stage.player.perform(.enterCode([1, 2, 3, 4]))
        stage.player.endTick()
        let calls = stage.network.takeCalls()
        let pose = calls.firstIndex {
            if case .pose = $0 { return true }
            return false
        }
        let claim = calls.firstIndex(of: .send(.codeEntered(ring: 1, digits: [1, 2, 3, 4])))
        #expect(pose != nil)
        #expect(claim != nil)
        if let pose, let claim { #expect(pose < claim) }
    }
}
