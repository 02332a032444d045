@testable import RevenantsKit
import Testing

/// What is true on every screen: links, room, poses.
struct LinkTests {
    private func poses(_ stage: Stage) -> [Pose] {
        var poses: [Pose] = []
        for case .pose(let pose) in stage.network.takeCalls() { poses.append(pose) }
        return poses
    }

    @Test(arguments: [1 / 60, 1 / 144, 0.05, 0.033] as [Float])
    func `at most twenty poses a second, whatever the frame rate`(frame: Float) {
        let stage = Stage(playing: .listener)
        stage.forget()
        let frames = Int(10 / frame)
        for index in 0..<frames {
            stage.stand(at: FloorPoint(1 + Float(index) * 0.001, 2))
            stage.tick(seconds: frame)
        }
        let sent = poses(stage).count
        #expect(sent <= 201)
        #expect(sent >= 150)
    }

    @Test func `a player who stands still sends one pose a second`() {
        let stage = Stage(playing: .listener)
        _ = stage.play(seconds: 1)
        stage.forget()
        for _ in 0..<100 { stage.tick() }
        #expect((4...6).contains(poses(stage).count))
    }

    @Test func `no pose before the seance, nor one that is no number`() {
        let stage = Stage()
        stage.stand(at: FloorPoint(1, 1))
        stage.tick([.startScanning(.sample)])
        #expect(poses(stage) == [])
        stage.tick([.beginSeance(nil)])
        #expect(poses(stage).count == 1)
        stage.ar.pose = Pose(position: Vector3(.nan, 0, 0), yaw: 0)
        stage.tick(seconds: 1)
        #expect(poses(stage) == [])
    }

    @Test func `the partner's figure follows its poses`() {
        let stage = Stage(playing: .seer)
        for step in 0...20 {
            stage.network.deliver(Pose(position: Vector3(1 + Float(step) * 0.05, 0, 1), yaw: 0))
            stage.tick()
        }
        #expect(stage.ar.world.partner?.position == Vector3(2, 0, 1))
        #expect(abs(stage.ar.world.partnerSpeed - 1) < 0.02)
        stage.network.deliver(Pose(position: Vector3(.nan, 0, 1), yaw: 0))
        stage.tick()
        #expect(stage.ar.world.partner?.position == Vector3(2, 0, 1))
    }

    @Test func `a Host sees a stock phone by its anchor`() {
        let host = Stage(seat: .first, role: .host)
        host.stand(at: FloorPoint(1, 1))
        host.tick([.startScanning(.sample), .beginSeance(nil)])
        let anchor = Pose(position: Vector3(2, 0, 2), yaw: 1)
        host.ar.participantPose = anchor
        host.forget()
        host.tick()
        #expect(!host.network.takeCalls().contains(.partnerPose(anchor)), "it may still send its own")
        host.tick(seconds: 1)
        #expect(host.network.takeCalls().contains(.partnerPose(anchor)))
        #expect(host.ar.world.partner == anchor)
        host.network.deliver(Pose(position: Vector3(3, 0, 3), yaw: 0))
        host.tick()
        #expect(!host.network.takeCalls().contains(.partnerPose(anchor)))
    }

    @Test func `speed is displacement over half a second`() {
        var meter = SpeedMeter()
        var velocity = Vector3()
        for step in 0..<9 {
            velocity = meter.note(Vector3(Float(step) * 0.05, 0, 0), seconds: 0.05)
            #expect(velocity == Vector3(), "not before the window is full")
        }
        for step in 9..<40 { velocity = meter.note(Vector3(Float(step) * 0.05, 0, 0), seconds: 0.05) }
        #expect(abs(velocity.x - 1) < 0.01)
        for step in 0..<40 {
            // A hand that trembles by five centimetres stands still.
            velocity = meter.note(Vector3(1.95 + (step % 2 == 0 ? 0.05 : 0), 0, 0), seconds: 0.05)
        }
        #expect(velocity.length <= 0.1001)
        meter.clear()
        #expect(meter.note(Vector3(50, 0, 0), seconds: 0.05) == Vector3())
    }

    @Test func `the meter keeps its step through a long night`() {
        var meter = SpeedMeter()
        var velocity = Vector3()
        for step in 0..<200_000 { velocity = meter.note(Vector3(Float(step % 1000) * 0.05, 0, 0), seconds: 0.05) }
        #expect(abs(velocity.x - 1) < 0.02)
    }

    @Test func `a fast player is told to be loud`() {
        let stage = Stage(playing: .seer)
        var view = stage.play()
        for step in 0..<20 {
            stage.stand(at: FloorPoint(1 + Float(step) * 0.04, 2))
            view = stage.play()
        }
        #expect(abs(view.speed - 0.8) < 0.02)
        #expect(view.isLoud)
        for _ in 0..<20 { view = stage.play() }
        #expect(!view.isLoud)
    }

    @Test func `a lost partner stops the clocks and is counted down`() {
        let stage = Stage(playing: .seer, seat: .first)
        _ = stage.play(.escapeCountdown(seconds: 20, zone: Stage.zone, radius: 0.8), seconds: 0)
        var view = stage.tick([.peerLost(.second, secondsLeft: 120)], seconds: 1)
        #expect(view.link.partnerLostSecondsLeft == 119)
        #expect(view.link.isFrozen)
        #expect(view.gameplay?.countdown == 20)
        #expect(
            view.link.banner?.string
                == "The other has vanished. The night holds its breath until they return.")
        view = stage.tick([.peerBack(.second)], seconds: 1)
        #expect(
            view.link
                == {
                    var link = LinkViewState()
                    link.state = .seated
                    return link
                }())
        #expect(view.gameplay?.countdown == 19)
    }

    @Test func `the own lost line is shown with the time left`() {
        let stage = Stage(playing: .seer)
        stage.network.state = .lost
        stage.network.secondsLeft = 88
        let view = stage.tick()
        #expect(view.screen == .gameplay)
        #expect(view.link.lostSecondsLeft == 88)
        #expect(
            view.link.banner?.string
                == "The line to the house is down. Stay where you are; you are being called back.")
    }

    @Test func `when the seat is gone only the lobby is left`() {
        let stage = Stage(playing: .seer)
        stage.network.state = .closed
        stage.network.seat = nil
        stage.network.loss = .absent
        let view = stage.tick()
        let status = Line("You were away for too long, and your place is gone. Knock again.")
        #expect(view.content == .lobby(LobbyViewState(status: status)))
        #expect(view.link.banner == nil)
        #expect(stage.ar.world == KnownWorld.empty(floorY: -1.4))
    }

    @Test func `a room that cannot be read is said, not trapped on`() {
        let stage = Stage()
        let view = stage.tick([.room([1, 2, 3])])
        #expect(view.room == nil)
        #expect(view.link.banner?.string == "The room could not be read. Leave and come in again.")
        #expect(stage.tick([.room(RoomForm.encode(Stage.room) ?? [])]).room == Stage.room)
        #expect(stage.tick().link.banner == nil)
    }
}
