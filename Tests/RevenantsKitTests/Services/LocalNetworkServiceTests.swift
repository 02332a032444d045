import RevenantsKit
import Testing

/// A Host's own player: claims go to the Night as the first seat's inputs, and its effects come back as events.
struct LocalNetworkServiceTests {
    private let service = LocalNetworkService()
    private let hello = Hello(name: utf8("Mia"), abilities: [.lidar])
    private let pose = Pose(position: Vector3(1, 0, 1), yaw: 0)

    @Test func `it takes the first seat and claims like any guest`() {
        #expect(service.role == .host)
        #expect(service.seat == nil)
        service.startHosting(hello)
        #expect(service.state == .seated)
        #expect(service.seat == .first)
        service.send(.ready(true))
        service.sendPose(pose)
        service.sendPartnerPose(pose)
        service.reportMergedWorlds()
        #expect(
            service.takeInputs() == [
                .joined(.first, hello), .event(.first, .ready(true)), .pose(.first, pose), .sighted(.second, pose),
                .worldsMerged,
            ])
        #expect(service.takeInputs() == [])
    }

    @Test func `it hears what is for the first seat, and nothing else`() {
        service.startHosting(hello)
        service.deliver(.send(.candle(2), to: .second))
        service.deliver(.pose(pose, to: .second))
        #expect(service.nextEvent() == nil)
        #expect(service.nextPose() == nil)
        service.deliver(.send(.candle(2), to: .first))
        service.deliver(.pose(pose, to: .first))
        #expect(service.nextEvent() == .candle(2))
        #expect(service.latestEvent(ofType: .candle) == .candle(2))
        #expect(service.nextPose() == pose)
        #expect(service.nextPose() == nil)
    }

    @Test func `collaboration data passes through`() {
        let mine = CollaborationPayload(data: [1], isCritical: false)
        let theirs = CollaborationPayload(data: [2], isCritical: true)
        service.sendCollaborationData(mine)
        #expect(service.takeCollaborationData() == mine)
        #expect(service.takeCollaborationData() == nil)
        service.deliver(theirs)
        #expect(service.nextCollaborationData() == theirs)
        #expect(service.nextCollaborationData() == nil)
    }

    @Test func `leaving is a loss for the Night`() {
        service.startHosting(hello)
        _ = service.takeInputs()
        service.leave()
        #expect(service.takeInputs() == [.lost(.first)])
        #expect(service.state == .closed)
    }
}
