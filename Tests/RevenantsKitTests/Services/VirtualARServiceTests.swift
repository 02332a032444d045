import RevenantsKit
import Testing

/// The AR service without a camera.
struct VirtualARServiceTests {
    private let start = FloorPlacement(point: FloorPoint(1, 3), yaw: 0.5)

    @Test func `the player stands at the start, at eye height, once the seance begins`() {
        let ar = VirtualARService()
        ar.stand(at: start)
        ar.enter(Stage.room)
        #expect(ar.pose == nil)
        ar.start(isHost: false)
        #expect(ar.pose == Pose(position: Vector3(1, 0, 3), yaw: 0.5))
        #expect(ar.hasMergedWorlds)
        #expect(ar.participantPose == nil)
        #expect(ar.takeCollaborationData() == nil)
    }

    @Test func `the player walks, turns and bumps`() {
        let ar = VirtualARService()
        ar.enter(Stage.room)
        ar.start(isHost: false)
        ar.stand(at: start)
        #expect(ar.walk(FloorPoint(1, 0), seconds: 1) == nil)
        #expect(ar.pose.map { ($0.position.floor - FloorPoint(2, 3)).length < 1e-4 } == true)
        ar.turn(to: -1)
        #expect(ar.pose.map { abs($0.yaw + 1) < 1e-4 } == true)
        #expect(ar.walk(FloorPoint(0, 1), seconds: 5) != nil)
        let before = ar.pose
        ar.stand(at: start)
        #expect(ar.pose == before, "the same start again, as after a resume, moves nobody")
        ar.stop()
        #expect(ar.pose == nil)
        ar.start(isHost: false)
        ar.stand(at: start)
        #expect(ar.pose?.position == Vector3(1, 0, 3), "a new night begins at its start")
    }

    @Test func `without a start the player begins amid the floor, whichever comes first`() {
        let middle = Vector3(2.5, 0, 2)
        let ar = VirtualARService()
        ar.start(isHost: false)
        #expect(ar.pose == nil)
        #expect(ar.walk(FloorPoint(1, 0), seconds: 1) == nil)
        ar.enter(Stage.room)
        #expect(ar.pose?.position == middle)
        let other = VirtualARService()
        other.enter(Stage.room)
        other.start(isHost: false)
        #expect(other.pose?.position == middle)
        other.stand(at: start)
        #expect(other.pose?.position == Vector3(1, 0, 3), "the Host's start comes before one's own")
    }

    @Test func `a letter hangs for both roles, at its height`() {
        for role in [PlayerRole.seer, .listener] {
            let ar = VirtualARService()
            ar.enter(Stage.room)
            ar.assign(role)
            #expect(!ar.isLetterSpawned)
            ar.requestLetterSpawn(at: Stage.letter)
            #expect(ar.isLetterSpawned)
            #expect(ar.letterWorldPosition == Stage.letter.origin)
        }
    }

    @Test func `a missing letter sound is logged once and skipped`() {
        let bundle = TestBundle(missing: ["BGM.mp3", "paper.mp3"])
        let ar = VirtualARService(library: bundle.library)
        ar.assign(.listener)
        ar.requestLetterSpawn(at: Stage.letter)
        ar.requestLetterSpawn(at: Stage.letter)
        #expect(ar.isLetterSpawned)
        #expect(bundle.lines == ["Letter audio not found in bundle: letterWhisper"])
        #expect(!ar.canPlay(.letterWhisper))
        ar.play(.paper)
        ar.play(.paper)
        ar.play(.click)
        #expect(ar.takePlayed() == [.click])
        #expect(ar.takePlayed() == [])
        #expect(bundle.lines.dropFirst() == ["Audio not found in bundle: paper"])
    }

    @Test func `a Seer has no letter sound to miss`() {
        let bundle = TestBundle(missing: ["BGM.mp3"])
        let ar = VirtualARService(library: bundle.library)
        ar.assign(.seer)
        ar.requestLetterSpawn(at: Stage.letter)
        #expect(bundle.lines == [])
    }
}
