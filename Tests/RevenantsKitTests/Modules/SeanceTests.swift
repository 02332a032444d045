import RevenantsKit
import Testing

/// The seance: worlds merge, the doll, two hands; and the curse's four seconds.
struct SeanceTests {
    private let stage = Stage(seat: .second)

    private func seance(_ events: Event...) -> SeanceViewState? {
        guard case .seance(let view) = stage.tick(events).content else { return nil }
        return view
    }

    private func begin() {
        stage.tick(Array(Stage.opening(.seer).prefix(4)))
        stage.forget()
    }

    @Test func `a guest starts AR where the server puts it`() {
        stage.tick(Array(Stage.opening(.seer).prefix(5)))
        #expect(
            stage.ar.takeCalls() == [
                .enter(walls: 4), .start(isHost: false), .stand(FloorPlacement(point: FloorPoint(2.5, 3), yaw: 0)),
                .spawn(.doll(Stage.doll, yaw: 0)),
            ])
    }

    @Test func `worlds merge before anything is told of places`() {
        begin()
        stage.ar.hasMergedWorlds = false
        stage.stand(at: FloorPoint(2.5, 3))
        #expect(
            seance()
                == SeanceViewState(
                    hasMergedWorlds: false,
                    status: Line("Look at the same things as the other, until your worlds are one.")))
        #expect(!stage.network.takeCalls().contains(.pose(Pose(position: Vector3(2.5, 0, 3), yaw: 0))))
        stage.ar.hasMergedWorlds = true
        #expect(seance()?.status.string == "Something is about to sit down on the rug.")
        #expect(stage.network.takeCalls().contains(.pose(Pose(position: Vector3(2.5, 0, 3), yaw: 0))))
    }

    @Test func `a Host reports the merge once, and feeds collaboration data both ways`() {
        let host = Stage(seat: .first, role: .host)
        host.ar.hasMergedWorlds = false
        host.tick([.startScanning(.sample), .beginSeance(nil)])
        host.forget()
        let mine = CollaborationPayload(data: [1, 2, 3], isCritical: false)
        let theirs = CollaborationPayload(data: [4], isCritical: true)
        host.ar.outgoing = [mine]
        host.network.deliver(theirs)
        host.tick()
        #expect(host.network.takeCalls() == [.tick(0.05), .collaboration(mine), .endTick])
        #expect(host.ar.takeCalls() == [.receive(theirs)])
        host.ar.hasMergedWorlds = true
        host.tick()
        host.tick()
        #expect(
            host.network.takeCalls() == [.tick(0.05), .mergedWorlds, .endTick, .tick(0.05), .endTick])
    }

    @Test func `a hand reaches 1.5 metres`() {
        begin()
        stage.stand(at: FloorPoint(2.5, 3.52))
        let far = seance(.dollSpawn(Stage.doll, yaw: 0))
        #expect(far?.canTouchDoll == false)
        #expect(far?.status.string == "There is a doll that was not there before. Go to it.")
        #expect(stage.sent(by: .touchDoll) == [])
        #expect(seance()?.status.string == "It is too far away. Go nearer.")

        stage.stand(at: FloorPoint(2.5, 3.49))
        #expect(seance()?.canTouchDoll == true)
        #expect(stage.sent(by: .touchDoll) == [.dollTouched])
    }

    @Test func `hands are what the Host says of them`() {
        begin()
        stage.stand(at: FloorPoint(2.5, 3))
        _ = seance(.dollSpawn(Stage.doll, yaw: 0))
        let theirs = seance(.lobby(Stage.lobby(hands: [.first])))
        #expect(theirs?.hasHand == false)
        #expect(theirs?.hasPartnerHand == true)
        #expect(theirs?.status.string == "The other's hand is on the doll. Lay yours beside it.")
        let mine = seance(.lobby(Stage.lobby(hands: [.second])))
        #expect(mine?.hasHand == true)
        #expect(mine?.hasPartnerHand == false)
        #expect(mine?.canTouchDoll == false)
        #expect(mine?.status.string == "Your hand is on the doll. It waits for the other's.")
        #expect(seance(.lobby(Stage.lobby()))?.hasHand == false, "a hand lapses after ten seconds")
    }

    @Test func `the curse takes four seconds and plays its sound once`() {
        begin()
        var view = stage.tick([.dollTouched, .roleAssignment(hostIs: .seer)])
        #expect(
            view.content
                == .curseBegins(
                    CurseViewState(progress: 0.0125, line: Line("It has opened its eyes."), sounds: [.curse])))
        for _ in 0..<78 { view = stage.tick() }
        #expect(view.screen == .curseBegins)
        stage.tick()
        #expect(stage.tick().screen == .gameplay)
    }

    @Test func `the curse waits while the lights are on`() {
        begin()
        stage.tick([.dollTouched, .roleAssignment(hostIs: .seer), .pause(true)])
        for _ in 0..<200 { #expect(stage.tick().screen == .curseBegins) }
        #expect(stage.tick([.pause(false)], seconds: 4).screen == .gameplay)
    }

    @Test func `a player who comes late to the curse is not kept from the night`() {
        begin()
        stage.tick([.dollTouched, .roleAssignment(hostIs: .listener), .letterSpawn(Stage.letter)])
        #expect(stage.player.screen == .curseBegins, "a stock Host sends the letter during the transition")
        stage.tick([.letterCollected(1)])
        #expect(stage.player.screen == .gameplay)
    }
}
