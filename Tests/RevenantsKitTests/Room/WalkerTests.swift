import RevenantsKit
import Testing

@Suite struct WalkerTests {
    @Test func walkingIsCappedAtTopSpeed() {
        var walker = Walker(floor: WalkableFloor(room: RoomSketch(9, 4).room), at: FloorPoint(1, 2))
        #expect(walker.walk(FloorPoint(5, 0), seconds: 1) == nil)
        #expect((walker.point.x - 2.3).magnitude < 1e-5 && walker.point.y == 2)
        #expect(walker.walk(FloorPoint(0.5, 0), seconds: 1) == nil)
        #expect((walker.point.x - 2.8).magnitude < 1e-5)
    }

    @Test func itSlidesAlongAWallAndSaysOnWhichSide() {
        var walker = Walker(floor: WalkableFloor(room: RoomSketch(9, 4).room), at: FloorPoint(1, 0.5), yaw: 0)
        let bump = walker.walk(FloorPoint(0.6, -0.6), seconds: 1)
        #expect(bump?.side == .ahead)
        #expect(bump?.normal == FloorPoint(0, 1))
        #expect((walker.point.x - 1.6).magnitude < 1e-3 && (walker.point.y - 0.18).magnitude < 2e-3)
        // Facing +X, the wall at −Z is to the left.
        walker.yaw = -Float.pi / 2
        #expect(walker.walk(FloorPoint(0.6, -0.6), seconds: 1)?.side == .left)
        walker.yaw = Float.pi / 2
        #expect(walker.walk(FloorPoint(0.6, -0.6), seconds: 1)?.side == .right)
        walker.yaw = Float.pi
        #expect(walker.walk(FloorPoint(0.6, -0.6), seconds: 1)?.side == .behind)
        #expect(walker.walk(FloorPoint(0, 0.6), seconds: 1) == nil, "away from the wall")
    }

    @Test func aCornerStopsIt() {
        var walker = Walker(floor: WalkableFloor(room: RoomSketch(4, 4).room), at: FloorPoint(1, 1))
        for _ in 0..<10 { _ = walker.walk(FloorPoint(-1, -1), seconds: 0.5) }
        #expect(walker.point.distance(to: FloorPoint(0.18, 0.18)) < 0.002)
    }

    @Test func itGoesThroughADoorwayButNotThroughAWall() {
        let floor = WalkableFloor(room: RoomSketch.twoRooms(door: 0.9).room)
        var walker = Walker(floor: floor, at: FloorPoint(2, 1.45))
        #expect(walker.walk(FloorPoint(1.3, 0), seconds: 2) == nil)
        #expect(walker.point.x > 4)
        var other = Walker(floor: floor, at: FloorPoint(2, 3))
        #expect(other.walk(FloorPoint(1.3, 0), seconds: 1e9)?.side == .right)
        #expect(other.point.x < 3)
    }

    @Test(arguments: 0..<12) func itNeverEndsInsideAnythingNorLeavesItsPart(seed: Int) {
        let room = RoomSketch.random(UInt64(seed))
        let floor = WalkableFloor(room: room)
        var chance = ChanceStream(seed: NightSeed(number: UInt64(seed) + 5_000), purpose: .test)
        // Started anywhere, also in furniture and outside.
        var walker = Walker(floor: floor, at: FloorPoint(chance.unit() * 16 - 8, chance.unit() * 16 - 8))
        let start = walker.point
        for step in 0..<150 {
            let before = walker.point
            let velocity = FloorPoint(chance.unit() * 4 - 2, chance.unit() * 4 - 2)
            let seconds = [0.001, 0.05, 0.05, 0.5, 3, 1e8][chance.below(6)] as Float
            let bump = walker.walk(velocity, seconds: seconds)
            #expect(floor.isWalkable(walker.point), "seed \(seed), step \(step): \(walker.point)")
            let travelled = walker.point.distance(to: before)
            #expect(travelled <= min(velocity.length, 1.3) * seconds + 0.001)
            if bump == nil, seconds < 10 { #expect(travelled >= min(velocity.length, 1.3) * seconds - 0.001) }
            if step % 10 == 0 {
                #expect(floor.path(from: start, to: walker.point) != nil, "seed \(seed), step \(step): tunnelled")
            }
        }
    }

    @Test func senselessStepsDoNothing() {
        var walker = Walker(floor: WalkableFloor(room: RoomSketch(4, 4).room), at: FloorPoint(2, 2), yaw: .nan)
        for velocity in [FloorPoint(.nan, 1), FloorPoint(.infinity, 0), FloorPoint(0, 0)] {
            #expect(walker.walk(velocity, seconds: 1) == nil)
        }
        for seconds in [Float.nan, -1, 0] { #expect(walker.walk(FloorPoint(1, 0), seconds: seconds) == nil) }
        #expect(walker.walk(FloorPoint(1, 0), seconds: .infinity) != nil)
        #expect(walker.point.y == 2 && (walker.point.x - 3.82).magnitude < 0.002)
        #expect(walker.pose.isUsable && walker.pose.position.y == 0)
    }

    @Test func withoutAnyFloorItStaysPut() {
        let room = ScannedRoom(walls: [], gaps: [], floors: [], objects: [], floorY: 0)
        var walker = Walker(floor: WalkableFloor(room: room), at: FloorPoint(3, 3))
        _ = walker.walk(FloorPoint(1, 0), seconds: 1)
        #expect(walker.point == FloorPoint())
    }
}
