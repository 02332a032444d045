import RevenantsKit
import Testing

@Suite struct WalkableFloorTests {
    @Test func aBodyKeepsItsRadiusFromWallsAndFurniture() {
        let floor = WalkableFloor(room: RoomSketch.livingRoom.room)
        #expect(floor.isWalkable(FloorPoint(3.5, 1.2)))
        #expect(floor.isWalkable(FloorPoint(5.01, 2)))
        #expect(!floor.isWalkable(FloorPoint(5.03, 2)))
        #expect(!floor.isWalkable(FloorPoint(2.6, 2.4)), "on the table")
        #expect(!floor.isWalkable(FloorPoint(2.6, 1.93)), "too near the table")
        #expect(floor.isWalkable(FloorPoint(2.6, 1.91)))
        #expect(!floor.isWalkable(FloorPoint(7, 2)), "outside")
        #expect(!floor.isWalkable(FloorPoint(.nan, 2)))
    }

    @Test func onlyFurnitureBelowHeadHeightIsInTheWay() {
        var sketch = RoomSketch(4, 4)
        sketch.addBox(at: FloorPoint(2, 2), width: 1, depth: 1, bottom: 1.8, top: 2.3)
        #expect(WalkableFloor(room: sketch.room).isWalkable(FloorPoint(2, 2)))
        sketch.room.objects[0].bottom = sketch.room.floorY + 1.79
        #expect(!WalkableFloor(room: sketch.room).isWalkable(FloorPoint(2, 2)))
    }

    @Test(arguments: [(Float(0.35), false), (0.37, true), (0.44, true), (0.9, true)])
    func aDoorLetsThroughWhatFits(width: Float, isWay: Bool) {
        for yaw: Float in [0, 0.3, 0.7854, 1.1] {
            let room = RoomSketch.twoRooms(door: width).turned(by: yaw, moved: FloorPoint(3, -2))
            let floor = WalkableFloor(room: room)
            let one = RoomSketch.place(FloorPoint(0.6, 3.3), turnedBy: yaw, movedBy: FloorPoint(3, -2))
            let other = RoomSketch.place(FloorPoint(5.2, 3.1), turnedBy: yaw, movedBy: FloorPoint(3, -2))
            #expect((floor.path(from: one, to: other) != nil) == isWay, "door \(width) m, yaw \(yaw)")
        }
    }

    @Test func windowsAreSolidAndADoorToNowhereLetsNobodyOut() {
        let floor = WalkableFloor(room: RoomSketch.livingRoom.room)
        #expect(!floor.isWalkable(FloorPoint(5.2, 2)), "in the window")
        #expect(!floor.isWalkable(FloorPoint(0.95, -0.05)), "over the threshold")
        #expect(floor.isWalkable(FloorPoint(0.95, 0.1)), "on the threshold")
        #expect(!floor.isWalkable(FloorPoint(2, 0.1)), "as near to the wall beside it")
    }

    @Test func roomsScannedOneByOneJoinAtTheirDoors() {
        // Each has its own copy of the wall and the door, 0.2 m apart, and its own floor.
        var sketch = RoomSketch(3, 3)
        sketch.addGap(.door, wall: 1, from: 1, width: 0.8)
        let other = RoomSketch(
            corners: [FloorPoint(3.2, 0), FloorPoint(6, 0), FloorPoint(6, 3), FloorPoint(3.2, 3)]).room
        sketch.room.walls += other.walls
        sketch.room.floors += other.floors
        sketch.addGap(.opening, wall: 7, from: 1.25, width: 0.7)
        let floor = WalkableFloor(room: sketch.room)
        #expect(floor.path(from: FloorPoint(1, 0.5), to: FloorPoint(5, 0.5)) != nil)
        #expect(floor.isWalkable(FloorPoint(3.1, 1.4)), "in the doorway")
        #expect(!floor.isWalkable(FloorPoint(3.1, 2.5)), "inside the wall")
    }

    @Test func aDoorOutOfTheHomeIsNoWay() {
        // One floor rectangle round an L of two rooms; the notch is outside: it shows only the backs of walls.
        var sketch = RoomSketch(
            corners: [
                FloorPoint(0, 0), FloorPoint(6, 0), FloorPoint(6, 2.5), FloorPoint(3, 2.5), FloorPoint(3, 5),
                FloorPoint(0, 5),
            ])
        sketch.room.floors = [[FloorPoint(0, 0), FloorPoint(6, 0), FloorPoint(6, 5), FloorPoint(0, 5)]]
        for wall in [2, 3] { sketch.room.walls[wall].isPartition = true }
        sketch.addGap(.door, wall: 3, from: 1, width: 0.9)
        let floor = WalkableFloor(room: sketch.room)
        #expect(floor.path(from: FloorPoint(1, 1), to: FloorPoint(1, 4)) != nil)
        #expect(!floor.isWalkable(FloorPoint(4.5, 4)), "outside")
        #expect(floor.isWalkable(FloorPoint(2.7, 3.5)), "before the door")
        #expect(!floor.isWalkable(FloorPoint(3, 3.55)), "in the door")
    }

    @Test(arguments: 0..<12) func walkabilityIsThatOfPlainGeometry(seed: Int) {
        let room = RoomSketch.random(UInt64(seed))
        let floor = WalkableFloor(room: room)
        let plain = PlainGeometry(room: room)
        var chance = ChanceStream(seed: NightSeed(number: UInt64(seed) + 1_000), purpose: .test)
        let corners = room.floors[0]
        for _ in 0..<200 {
            let one = corners[chance.below(corners.count)]
            let other = corners[chance.below(corners.count)]
            let third = corners[chance.below(corners.count)]
            let (u, v) = (chance.unit(), chance.unit())
            let point = one + (other - one) * u + (third - one) * v
            let clearance = plain.clearance(point)
            if floor.isWalkable(point) { #expect(clearance > 0.1799, "seed \(seed): \(point)") }
            // Thresholds belong to the kit's floor, and its bare edges hold a body back.
            if clearance > 0.1801, floor.clearance(at: point) < 0.1799 {
                let isByTheEdge = plain.distanceToEdge(point) < 0.181
                #expect(isByTheEdge, "seed \(seed): \(point) clear by \(clearance)")
            }
        }
    }

    @Test(arguments: 0..<12) func theNearestWalkablePointIsWalkableAndNear(seed: Int) {
        let room = RoomSketch.random(UInt64(seed))
        let floor = WalkableFloor(room: room)
        var chance = ChanceStream(seed: NightSeed(number: UInt64(seed) + 2_000), purpose: .test)
        for _ in 0..<60 {
            let point = FloorPoint(chance.unit() * 24 - 12, chance.unit() * 24 - 12)
            guard let near = floor.nearestWalkable(to: point) else {
                Issue.record("seed \(seed): no walkable point near \(point)")
                return
            }
            #expect(floor.isWalkable(near), "seed \(seed): \(point) → \(near)")
            if floor.isWalkable(point) { #expect(near == point) }
        }
        #expect(floor.nearestWalkable(to: FloorPoint(.nan, 0)) == nil)
    }

    @Test func aClueOnAPartitionIsReachedFromItsOwnSide() {
        let room = RoomSketch.twoRooms(door: 0.9).room
        let floor = WalkableFloor(room: room)
        for depth: Float in stride(from: 2.2, to: 3.8, by: 0.07) {
            let left = floor.nearestWalkable(to: FloorPoint(2.985, depth))
            let right = floor.nearestWalkable(to: FloorPoint(3.015, depth))
            #expect((left?.x ?? 9) < 3 && (right?.x ?? 0) > 3, "at \(depth)")
        }
    }

    @Test(arguments: [
        ScannedRoom(walls: [], gaps: [], floors: [], objects: [], floorY: 0),
        ScannedRoom(walls: [], gaps: [], floors: [[FloorPoint(0, 0), FloorPoint(1, 0)]], objects: [], floorY: 0),
        ScannedRoom(
            walls: [], gaps: [], floors: [[FloorPoint(0, .nan), FloorPoint(9, 0), FloorPoint(4, 4)]], objects: [],
            floorY: 0),
        ScannedRoom(
            walls: [], gaps: [], floors: [[FloorPoint(0, 0), FloorPoint(3e38, 0), FloorPoint(4, 3e38)]], objects: [],
            floorY: .infinity),
        ScannedRoom(
            walls: [], gaps: [], floors: [[FloorPoint(-4_000, 0), FloorPoint(4_000, 0), FloorPoint(4_000, 0.5)]],
            objects: [], floorY: 0),
    ]) func roomsOfNoUseGiveAnEmptyFloor(room: ScannedRoom) {
        let floor = WalkableFloor(room: room)
        #expect(floor.nearestWalkable(to: FloorPoint(0, 0)) == nil)
        #expect(floor.path(from: FloorPoint(0, 0), to: FloorPoint(1, 1)) == nil)
        #expect(!floor.isWalkable(FloorPoint(0.5, 0.1)))
        #expect(floor.standingSpot(for: Vector3(0, 1, 0)) == nil)
    }
}
