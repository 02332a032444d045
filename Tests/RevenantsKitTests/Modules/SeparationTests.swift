@testable import RevenantsKit
import Testing

/// A hostile or broken Host sends a player what the other role alone may know: nothing of it is taken in.
struct SeparationTests {
    private static let seerOnly: [Event] = [
        .seal1Spawn(Stage.lock, bend: 0.1), .glyphSpawn(tone: 1, Stage.glyph, hertz: 440),
        .codeResult(ring: 1, isRight: true, triesLeft: 3), .print(FloorPoint(1, 1), yaw: 0), .pin(true),
        .hint(Cue(part: .lock, role: .seer, strength: .beam).line),
    ]
    private static let listenerOnly: [Event] = [
        .emitterSpawn(Stage.whisper), .clueDigit(ring: 1, digits: [4, 7, 1, 9]),
        .dialOpen(tone: 1, low: 100, high: 1000), .tune(80), .revenant(FloorPoint(1, 1)),
        .hint(Cue(part: .letter, role: .listener, strength: .beam).line),
    ]

    @Test(arguments: Self.listenerOnly) func `a Seer's device shows nothing of a Listener's`(event: Event) {
        expectNothing(of: event, playing: .seer)
    }

    @Test(arguments: Self.seerOnly) func `a Listener's device shows nothing of a Seer's`(event: Event) {
        expectNothing(of: event, playing: .listener)
    }

    private func expectNothing(of event: Event, playing role: PlayerRole) {
        let stage = Stage(playing: role)
        let before = stage.tick()
        stage.forget()
        let after = stage.tick([event])
        #expect(after == before)
        #expect(stage.ar.takeCalls() == [], "the AR service must not even be asked")
    }

    @Test(arguments: [PlayerRole.seer, .listener])
    func `nothing of the other role comes with a late resume`(role: PlayerRole) {
        let stage = Stage()
        let foreign = role == .seer ? Self.listenerOnly : Self.seerOnly
        let events = Stage.opening(role) + foreign
        let view = stage.tick([.state(number: 20, events: events.map(\.networkEvent))]).gameplay
        let plain = Stage()
        let expected = plain.tick([.state(number: 20, events: Stage.opening(role).map(\.networkEvent))]).gameplay
        #expect(view == expected)
        #expect(stage.ar.world == plain.ar.world)
    }

    @Test func `every secret of the wire's table has its owner`() {
        for name in EventName.allCases {
            let owner: PlayerRole? =
                switch name {
                case .seal1Spawn, .glyphSpawn, .codeResult, .print, .pin: .seer
                case .emitterSpawn, .clueDigit, .dialOpen, .tune, .revenant: .listener
                default: nil
                }
            #expect(name.owner == owner)
        }
    }

    @Test func `a cue in an unknown number is none`() {
        let stage = Stage(playing: .seer)
        for line in [-1, 24, 1_000_000, Int.max, Int.min] {
            let view = stage.play(.hint(line))
            #expect(view.cue == nil)
            #expect(view.captions == [])
        }
    }

    @Test func `numbers that are no places are not spawned`() {
        let stage = Stage(playing: .seer)
        let nowhere = Transform(origin: Vector3(.nan, 0, 0), facing: FloorPoint(0, 1))
        let view = stage.play(
            .letterSpawn(nowhere), .seal1Spawn(Vector3(0, .infinity, 0), bend: 0), .ritualBegin(Vector3(.nan, 0, 0)),
            .escapeCountdown(seconds: .nan, zone: FloorPoint(.nan, 0), radius: 1), .scare(seconds: .nan, cause: .code),
            .print(FloorPoint(.infinity, 0), yaw: 0))
        #expect(!stage.ar.isLetterSpawned)
        #expect(stage.ar.world == Stage(playing: .seer).ar.world)
        #expect(view.scareLeft == 0)
        #expect(view.countdown == 0)
    }
}
