import RevenantsKit
import Testing

/// The whole walk of screens, from recorded events, for each role.
struct WalkTests {
    @Test(arguments: [PlayerRole.seer, .listener]) func `from the lobby to the end and back`(role: PlayerRole) {
        let stage = Stage()
        stage.stand(at: FloorPoint(2.5, 2))
        var screens: [Screen] = []
        for event in RecordedNight.events(for: role) + [.nightOver(.escaped, seconds: 700), .lobby(Stage.lobby())] {
            let view = stage.tick([event])
            if screens.last != view.screen { screens.append(view.screen) }
            if view.screen == .curseBegins, event.name == .roleAssignment {
                let next = stage.tick(seconds: 4)
                screens.append(next.screen)
            }
        }
        #expect(screens == [.lobby, .scanning, .seance, .curseBegins, .gameplay, .over])
        #expect(stage.tick(seconds: 60).screen == .over, "the end is read as long as one likes")
        stage.player.perform(.backToLobby)
        let lobby = stage.tick()
        guard case .lobby(let view) = lobby.content else {
            Issue.record("not the lobby")
            return
        }
        #expect(view.seats.count == 2)
        #expect(view.status.string == "You are both here. Say when you are ready.")
    }

    @Test(arguments: [PlayerRole.seer, .listener]) func `a whole night read in one tick`(role: PlayerRole) {
        let stage = Stage()
        let view = stage.tick(RecordedNight.events(for: role))
        #expect(view.screen == .gameplay)
        #expect(view.gameplay?.role == role)
        #expect(view.gameplay?.piecesPlaced == 2)
        #expect(view.gameplay?.objective == .reachZone)
    }

    @Test func `a guest of a stock phone walks the same screens`() {
        let stage = Stage()
        stage.stand(at: FloorPoint(2.5, 2.5))
        #expect(stage.tick([.hello(Hello(version: 0, name: utf8("Mia's iPhone")))]).screen == .scanning)
        #expect(stage.tick([.beginSeance(nil)]).screen == .seance)
        // The doll comes as ARKit's anchor, not by the wire.
        stage.ar.spawn(.doll(Stage.doll, yaw: 0))
        guard case .seance(let seance) = stage.tick().content else {
            Issue.record("not the seance")
            return
        }
        #expect(seance.canTouchDoll)
        #expect(stage.sent(by: .touchDoll) == [.dollTouched])
        #expect(stage.tick([.roleAssignment(hostIs: .seer), .letterSpawn(Stage.letter)]).screen == .curseBegins)
        let night = stage.tick(seconds: 4).gameplay
        #expect(night?.role == .listener)
        #expect(night?.objective == .followPulse)
        #expect(stage.play(.missionRevealed).part == .lock)
    }

    @Test func `the view holds pose, seat and room`() {
        let stage = Stage(playing: .listener)
        let view = stage.tick()
        #expect(view.seat == .second)
        #expect(view.pose == Pose(position: Vector3(2.5, 0, 2), yaw: 0))
        #expect(view.room == Stage.room)
    }

    #if DEBUG
        static let seeds = 0..<12
    #else
        static let seeds = 0..<400
    #endif

    @Test(arguments: seeds) func `any order of any events keeps the player alive`(seed: Int) {
        var chance = ChanceStream(seed: NightSeed(number: UInt64(seed)), purpose: .test)
        let stage = Stage(seat: seed % 2 == 0 ? .first : .second, role: seed % 3 == 0 ? .host : .guest)
        stage.stand(at: FloorPoint(2.5, 2))
        let events =
            EveryEvent.samples.map(\.event) + RecordedNight.seer + RecordedNight.listener
            + Stage.opening(.seer) + Stage.opening(.listener)
        let actions: [PlayerAction] = [
            .ready(true), .touchDoll, .tapLetter, .enterCode([1, 2, 3, 4]), .turnDial(440), .pin(true), .pin(false),
            .say(.here), .pause(true), .pause(false), .backToLobby, .dismissReveal, .surveyed(.accepted),
        ]
        for _ in 0..<300 {
            if chance.below(3) == 0 {
                stage.stand(at: FloorPoint(5 * chance.unit(), 4 * chance.unit()), yaw: 6 * chance.unit() - 3)
            }
            stage.network.deliver(events[chance.below(events.count)])
            let view = stage.player.tick(seconds: [0, 0.016, 0.05, 1][chance.below(4)])
            stage.player.perform(actions[chance.below(actions.count)])
            stage.player.endTick()
            #expect(view.screen == stage.player.screen || view.screen == .over, "seed \(seed)")
            let world = stage.ar.world
            #expect(world.role != .seer || (world.whisper == nil && world.revenant == nil && world.clarity == nil))
            #expect(
                world.role != .listener
                    || (world.lock == nil && world.glyph == nil && world.trail.isEmpty && world.revenantPrints.isEmpty))
        }
    }
}
