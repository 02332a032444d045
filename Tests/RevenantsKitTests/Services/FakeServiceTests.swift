import RevenantsKit
import Testing

/// The fakes themselves: nothing that was asked of them goes unseen.
struct FakeServiceTests {
    @Test func `a network call that no test looked at is visible`() {
        let network = FakeNetworkService()
        #expect(network.isSettled)
        network.send(.dollTouched)
        #expect(!network.isSettled)
        #expect(network.calls == [.send(.dollTouched)])
        #expect(network.takeCalls() == [.send(.dollTouched)])
        #expect(network.isSettled)
    }

    @Test func `a delivery that nobody read is visible`() {
        let network = FakeNetworkService()
        network.deliver(.candle(1))
        #expect(!network.isSettled)
        #expect(network.nextEvent() == .candle(1))
        #expect(network.isSettled)
        network.deliver(Pose(position: Vector3(), yaw: 0))
        #expect(!network.isSettled)
        _ = network.nextPose()
        network.deliver(CollaborationPayload(data: [1], isCritical: true))
        #expect(!network.isSettled)
        _ = network.nextCollaborationData()
        #expect(network.isSettled)
    }

    @Test func `every call of the AR service is kept, in order`() {
        let ar = FakeARService()
        ar.enter(Stage.room)
        ar.assign(.listener)
        ar.spawn(.lock(Stage.lock, bend: 0))
        ar.play(.click)
        #expect(ar.calls.count == 4)
        #expect(
            ar.takeCalls() == [
                .enter(walls: 4), .assign(.listener), .spawn(.lock(Stage.lock, bend: 0)), .play(.click),
            ])
        #expect(ar.calls == [])
        #expect(ar.world.lock == nil, "it spawns by role, as the real ones do")
    }
}
