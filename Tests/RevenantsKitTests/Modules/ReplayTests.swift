import RevenantsKit
import Testing

/// The races: what a screen missed is replayed from the latest events, and that is always enough.
struct ReplayTests {
    /// A view without what is only of its moment.
    private func lasting(_ view: GameplayViewState?) -> GameplayViewState? {
        guard var view else { return nil }
        view.captions = []
        view.spoken = []
        view.sounds = []
        view.heard = []
        view.refused = nil
        view.cue = nil
        view.advice = nil
        view.beam = nil
        view.pulse = nil
        view.reveal = nil
        view.look.staticLevel = 0
        return view
    }

    private func lasting(_ world: KnownWorld) -> KnownWorld {
        var world = world
        // Only the newest wet print is told again.
        world.revenantPrints = Array(world.revenantPrints.suffix(1))
        return world
    }

    @Test(arguments: [PlayerRole.seer, .listener])
    func `a late resume after any event shows what being there would have shown`(role: PlayerRole) {
        let night = RecordedNight.events(for: role)
        for count in 8...night.count {
            let present = Stage()
            present.stand(at: FloorPoint(2.5, 2))
            present.tick(Array(night.prefix(7)))
            present.tick(seconds: 4)
            let seen = present.tick(Array(night[7..<count]), seconds: 0)

            var log = EventLog()
            for event in night.prefix(count) where event.name != .room { log.record(event) }
            let returned = Stage()
            returned.stand(at: FloorPoint(2.5, 2))
            let state = Event.state(number: UInt32(count), events: log.events.map(\.networkEvent))
            let shown = returned.tick([state, night[0]], seconds: 0)

            #expect(lasting(shown.gameplay) == lasting(seen.gameplay), "\(role) after \(night[count - 1])")
            #expect(lasting(returned.ar.world) == lasting(present.ar.world), "\(role) after \(night[count - 1])")
        }
    }

    @Test(arguments: [PlayerRole.seer, .listener])
    func `a letter that comes while the curse begins is not lost`(role: PlayerRole) {
        let stage = Stage()
        stage.tick(Stage.opening(role) + [.letterSpawn(Stage.letter)])
        #expect(stage.player.screen == .curseBegins)
        #expect(!stage.ar.isLetterSpawned)
        let view = stage.tick(seconds: 4).gameplay
        #expect(view?.role == role)
        #expect(stage.ar.isLetterSpawned)
        #expect(stage.ar.letterWorldPosition == Stage.letter.origin)
    }

    @Test func `a role that comes twice changes nothing`() {
        let stage = Stage(playing: .seer)
        let before = stage.play(.letterSpawn(Stage.letter), .letterCollected(1), .letterSpawn(Stage.nextLetter))
        stage.forget()
        let after = stage.play(.roleAssignment(hostIs: .listener))
        #expect(lasting(after) == lasting(before))
        #expect(stage.ar.takeCalls() == [])
    }

    @Test func `another role takes everything of the old one away`() {
        let stage = Stage(playing: .seer)
        _ = stage.play(.missionRevealed, .seal1Spawn(Stage.lock, bend: 0), .print(FloorPoint(1, 1), yaw: 0))
        let view = stage.play(.roleAssignment(hostIs: .seer))
        #expect(view.role == .listener)
        #expect(view.lock == nil)
        #expect(stage.ar.world.lock == nil)
        #expect(stage.ar.world.trail == [])
        #expect(stage.ar.world.revenantPrints == [])
    }

    @Test func `a role that comes after its letter still finds it`() {
        let stage = Stage()
        var opening = Stage.opening(.listener)
        opening.removeLast()
        stage.tick(opening + [.letterSpawn(Stage.letter)])
        stage.tick(seconds: 4)
        #expect(stage.player.screen == .gameplay)
        #expect(!stage.ar.isLetterSpawned, "without a role nothing is sensed")
        #expect(stage.play(.roleAssignment(hostIs: .seer)).objective == .followPulse)
        #expect(stage.ar.isLetterSpawned)
    }

    @Test func `a player who returns is not shown the curse and the reveal again`() {
        let stage = Stage()
        let events = RecordedNight.events(for: .seer).prefix(20).map(\.networkEvent)
        let view = stage.tick([.state(number: 20, events: Array(events))])
        #expect(view.screen == .gameplay)
        #expect(view.gameplay?.reveal == nil)
        #expect(view.gameplay?.sounds == [])
        #expect(view.gameplay?.captions == [])
    }

    @Test func `a night that ended meanwhile is over for who returns`() {
        let stage = Stage(playing: .listener)
        let events: [Event] = Stage.opening(.listener) + [.nightOver(.abandoned, seconds: 301)]
        let view = stage.tick([.state(number: 9, events: events.map(\.networkEvent))])
        #expect(view.screen == .over)
    }

    @Test func `a late resume into the lobby is the lobby`() {
        let stage = Stage(playing: .listener)
        let view = stage.tick([.state(number: 9, events: [Event.lobby(Stage.lobby()).networkEvent])])
        #expect(view.screen == .lobby)
    }

    @Test func `the trail waits for the room`() {
        let stage = Stage()
        let night = RecordedNight.events(for: .seer)
        let known: [Event] = Array(night[1..<7]) + [.missionRevealed, .seal1Spawn(Stage.lock, bend: 0.1)]
        stage.tick([.state(number: 8, events: known.map(\.networkEvent))])
        #expect(stage.ar.world.trail == [])
        stage.tick([night[0]])
        #expect(!stage.ar.world.trail.isEmpty)
        #expect(stage.ar.world.lock == Stage.lock)
    }

    @Test func `a new night knows nothing of the last`() {
        let stage = Stage(playing: .seer)
        _ = stage.play(.letterSpawn(Stage.letter), .letterCollected(1), .candle(1))
        stage.tick([.nightOver(.claimed, seconds: 100), .lobby(Stage.lobby())])
        stage.player.perform(.backToLobby)
        #expect(stage.tick().screen == .lobby)
        let opening = Array(Stage.opening(.listener).dropFirst())
        stage.tick(opening)
        let view = stage.tick(seconds: 4).gameplay
        #expect(view?.role == .listener)
        #expect(view?.fragments == 0)
        #expect(view?.candles == 3)
        #expect(!stage.ar.isLetterSpawned)
    }
}
