import RevenantsKit
import Testing

/// The night as a Seer's device lives it, from the Host's events alone.
struct GameplaySeerTests {
    private let stage = Stage(playing: .seer, seat: .first)

    @Test func `the role is revealed after the curse, until the player closes it`() {
        let stage = Stage(seat: .first)
        stage.stand(at: FloorPoint(2.5, 2))
        stage.tick(Stage.opening(.seer))
        let view = stage.tick(seconds: 4).gameplay
        #expect(view?.role == .seer)
        #expect(view?.reveal?.title.string == "You are the Seer.")
        #expect(view?.reveal?.advice.string == "Talk to each other. Move slowly. There is no other way out.")
        #expect(
            view?.spoken.map(\.string) == [
                "You are the Seer.", "You see what is hidden. Your ears hold nothing but static.",
                "Talk to each other. Move slowly. There is no other way out.",
            ])
        #expect(stage.play(seconds: 11).reveal != nil)
        #expect(stage.play(seconds: 2).reveal == nil)
    }

    @Test func `seal 1: the letter is dark until the Host lights it`() {
        #expect(stage.play().objective == .keepByListener)
        let lit = stage.play(.letterSpawn(Stage.letter))
        #expect(lit.objective == .touchLetter)
        #expect(lit.captions.map(\.text.string) == ["Something pale has begun to glow."])
        #expect(lit.reach == [])
        stage.stand(at: FloorPoint(1, 1.02))
        #expect(stage.play().reach == [])
        stage.stand(at: FloorPoint(1, 1.01))
        #expect(stage.play().reach == .letter)
        #expect(stage.sent(by: .tapLetter) == [.missionRevealed])

        let taken = stage.play(.letterCollected(1))
        #expect(taken.fragments == 1)
        #expect(taken.sounds == [.paper])
        #expect(taken.objective == .keepByListener)
        #expect(!stage.ar.isLetterSpawned)
        #expect(stage.play(.letterSpawn(Stage.nextLetter)).objective == .touchLetter)
        #expect(stage.ar.letterWorldPosition == Stage.nextLetter.origin)
    }

    @Test func `the mission is captioned on all and spoken by the first seat`() {
        let mission =
            "To break the curse, you must find the two pieces of the ancient seal. Only when the seal is restored will "
            + "the monster lose its power."
        let view = stage.play(.letterCollected(3), .missionRevealed)
        #expect(view.captions.last?.text.string == mission)
        #expect(view.spoken.map(\.string) == [mission])
        #expect(view.part == .lock)
        #expect(view.objective == .wait)
        let other = Stage(playing: .seer, seat: .second).play(.letterCollected(3), .missionRevealed)
        #expect(other.captions.last?.text.string == mission)
        #expect(other.spoken == [])
    }

    @Test func `seal 2: the lock counts rings and tries`() {
        var view = stage.play(.missionRevealed, .seal1Spawn(Stage.lock, bend: 0.2))
        #expect(view.lock == LockState(ring: 1, triesLeft: 3))
        #expect(view.objective == .followFootprints)
        #expect(!stage.ar.world.trail.isEmpty, "the trail is made on the Seer's own device")
        stage.stand(at: FloorPoint(2.5, 3.2))
        view = stage.play()
        #expect(view.objective == .enterCode)
        #expect(view.reach == .lock)
        #expect(stage.sent(by: .enterCode([4, 7, 1, 1])) == [.codeEntered(ring: 1, digits: [4, 7, 1, 1])])

        view = stage.play(.codeResult(ring: 1, isRight: false, triesLeft: 1))
        #expect(view.lock == LockState(ring: 1, triesLeft: 1, wasRight: false))
        #expect(view.captions.last?.text.string == "Wrong. It will not bear another mistake.")
        #expect(view.sounds == [.wrong])
        view = stage.play(.codeResult(ring: 1, isRight: false, triesLeft: 0), .scare(seconds: 10, cause: .code))
        #expect(view.lock == LockState(ring: 1, triesLeft: 3, wasRight: false))
        #expect(view.scareLeft == 9.95)
        #expect(view.look.isOut)
        #expect(view.percepts == [])
        view = stage.play(seconds: 10)
        #expect(view.scareLeft == 0)
        #expect(!view.look.isOut)

        view = stage.play(.codeResult(ring: 1, isRight: true, triesLeft: 3))
        #expect(view.lock == LockState(ring: 2, triesLeft: 3, wasRight: true))
        #expect(stage.sent(by: .enterCode([0, 0, 0, 0])) == [.codeEntered(ring: 2, digits: [0, 0, 0, 0])])
        view = stage.play(.codeResult(ring: 3, isRight: true, triesLeft: 3), .sealCollected(1))
        #expect(view.lock?.isOpen == true)
        #expect(view.pieces == 1)
        #expect(view.part == .frequency)
        #expect(view.reach == [], "an open lock takes no code")
    }

    @Test func `seal 3: read the number, then hold the pin`() {
        _ = stage.play(.missionRevealed, .seal1Spawn(Stage.lock, bend: 0), .sealCollected(1))
        #expect(stage.play().objective == .wait)
        var view = stage.play(.glyphSpawn(tone: 1, Stage.glyph, hertz: 440))
        #expect(view.objective == .findNumber)
        stage.stand(at: FloorPoint(1, 2), yaw: .pi / 2)
        view = stage.play()
        #expect(view.percept(of: .glyph)?.visible?.hertz == 440)
        view = stage.play()
        #expect(view.objective == .holdPin)

        stage.stand(at: FloorPoint(2.5, 3.1))
        #expect(stage.play().reach == .pin)
        #expect(stage.sent(by: .pin(true)) == [.pin(true)])
        #expect(stage.sent(by: .pin(true)) == [], "it is pressed already")
        view = stage.play(.pin(true))
        #expect(view.isPinHeld)
        view = stage.play(.pin(false), .frequencyMatched)
        #expect(!view.isPinHeld)
        #expect(view.tonesMatched == 1)
        #expect(view.sounds == [.click])
        #expect(view.captions.last?.text.string == "The mechanism clicks open.")
        #expect(view.objective == .wait)
        view = stage.play(.glyphSpawn(tone: 2, Stage.glyph, hertz: 262))
        #expect(view.tonesMatched == 1)
        #expect(view.objective == .findNumber, "a new number must be read anew")
    }

    @Test func `the pin slips beyond 1.25 metres and with a scare`() {
        _ = stage.play(
            .missionRevealed, .seal1Spawn(Stage.lock, bend: 0), .sealCollected(1),
            .glyphSpawn(tone: 1, Stage.glyph, hertz: 440))
        stage.stand(at: FloorPoint(2.5, 3.1))
        #expect(stage.sent(by: .pin(true)) == [.pin(true)])
        stage.stand(at: FloorPoint(2.5, 2.74))
        _ = stage.play(.pin(true))
        #expect(stage.network.takeSent() == [])
        stage.stand(at: FloorPoint(2.5, 2.73))
        _ = stage.play()
        #expect(stage.network.takeSent() == [.pin(false)])

        stage.stand(at: FloorPoint(2.5, 3.1))
        #expect(stage.sent(by: .pin(true)) == [.pin(true)])
        _ = stage.play(.scare(seconds: 6, cause: .decoy), .pin(false))
        _ = stage.play(seconds: 7)
        #expect(stage.sent(by: .pin(true)) == [.pin(true)], "after the scare it is pressed anew")
        #expect(stage.sent(by: .pin(false)) == [.pin(false)])
        #expect(stage.sent(by: .pin(false)) == [])
    }

    @Test func `ritual and escape`() {
        _ = stage.play(
            .missionRevealed, .seal1Spawn(Stage.lock, bend: 0), .sealCollected(1), .frequencyMatched,
            .sealCollected(2))
        var view = stage.play(.ritualBegin(Stage.pedestal))
        #expect(view.part == .ritual)
        #expect(view.lock == nil)
        #expect(view.objective == .placePieces)
        #expect(stage.ar.world.lock == nil)
        #expect(stage.ar.world.trail == [])
        stage.stand(at: FloorPoint(3.5, 2.9))
        #expect(stage.play().reach == .pin)
        #expect(stage.sent(by: .pin(true)) == [.pin(true)])
        view = stage.play(.pin(true), .sealPlaced(1), .pin(false))
        #expect(view.piecesPlaced == 1)
        #expect(view.sounds == [.stone])

        view = stage.play(
            .sealPlaced(2), .sensesRestored, .escapeCountdown(seconds: 14, zone: Stage.zone, radius: 0.8))
        #expect(view.objective == .reachZone)
        #expect(view.countdown == 13.95)
        #expect(view.look == Look())
        #expect(stage.ar.world.isRestored)
        #expect(stage.sent(by: .pin(true)) == [], "nothing is left to be placed")
        stage.stand(at: FloorPoint(4.2, 2.41))
        view = stage.play(seconds: 1)
        #expect(view.reach == .zone)
        #expect(view.countdown == 12.95)

        let over = stage.tick([.nightOver(.escaped, seconds: 612)])
        #expect(
            over.content
                == .over(
                    OverViewState(
                        result: .escaped, seconds: 612, title: Line("You are out."),
                        line: Line("The door was never locked. You only had to trust the voice beside you."),
                        sounds: [.escaped])))
        #expect(stage.ar.world == KnownWorld.empty(floorY: -1.4))
    }

    @Test func `a Seer hears static, lower while something is spoken`() {
        #expect(stage.play().look.staticLevel == -30)
        #expect(stage.play(.say(.here)).look.staticLevel == -42)
        #expect(stage.play(seconds: 0.4).look.staticLevel == -42)
        #expect(stage.play(seconds: 0.2).look.staticLevel == -30)
        #expect(stage.play().look.blurRadius == 0)
    }
}

extension KnownWorld {
    /// A world in which nothing but the floor is known.
    static func empty(floorY: Float) -> KnownWorld {
        var world = KnownWorld()
        world.floorY = floorY
        return world
    }
}
