import RevenantsKit
import Testing

@Suite struct FootprintsTests {
    @Test func anUnbentTrailInAnEmptyRoomIsStraight() {
        let floor = WalkableFloor(room: RoomSketch(6, 4).room)
        let trail = Footprints.trail(from: FloorPoint(1, 2), to: Vector3(5.985, 0, 2), bend: 0, on: floor)
        #expect(trail.count == 12)
        for (index, print) in trail.enumerated() {
            #expect(print.isLeft == (index % 2 == 0))
            #expect((print.point.x - (1 + 0.42 * Float(index))).magnitude < 0.002)
            #expect((print.point.y - 2).magnitude < 0.06)
            #expect((print.yaw + Float.pi / 2).magnitude < 0.03, "walking along +X")
        }
    }

    @Test func aBendLeavesThePathByNoMoreThanAllowedAndToItsSide() {
        let floor = WalkableFloor(room: RoomSketch(6, 4).room)
        for bend: Float in [0.3, -0.3, 0.1, 9, -9] {
            let trail = Footprints.trail(from: FloorPoint(1, 2), to: Vector3(5.985, 0, 2), bend: bend, on: floor)
            let aside = trail.map { $0.point.y - 2 }
            // Walking along +X, the right hand is at +Z.
            let most = bend > 0 ? aside.max() ?? 0 : -(aside.min() ?? 0)
            #expect(
                most <= min(bend.magnitude, 0.3) + 0.05 && most > min(bend.magnitude, 0.3) * 0.8,
                "bend \(bend): \(most)")
        }
    }

    @Test(arguments: 0..<16) func everyStepIsAStrideOnWalkableFloor(seed: Int) {
        let room = RoomSketch.random(UInt64(seed))
        let floor = WalkableFloor(room: room)
        var chance = ChanceStream(seed: NightSeed(number: UInt64(seed) + 6_000), purpose: .test)
        for _ in 0..<6 {
            let ends = (0..<2).compactMap { _ in
                floor.nearestWalkable(to: FloorPoint(chance.unit() * 20 - 10, chance.unit() * 20 - 10))
            }
            guard ends.count == 2 else { return }
            let lock = ends[1].at(height: 0)
            let bend = chance.unit() * 0.6 - 0.3
            let trail = Footprints.trail(from: ends[0], to: lock, bend: bend, on: floor)
            guard let straight = floor.path(from: ends[0], to: ends[1]) else {
                #expect(trail.isEmpty)
                continue
            }
            #expect(trail.first?.point == ends[0], "seed \(seed)")
            for (one, other) in zip(trail, trail.dropFirst()) {
                #expect(one.isLeft != other.isLeft)
                let step = one.point.distance(to: other.point)
                #expect(step <= 0.4201 && step > 0.3, "seed \(seed): a step of \(step)")
            }
            for print in trail {
                #expect(floor.isWalkable(print.point), "seed \(seed): \(print.point)")
                let aside = zip(straight, straight.dropFirst()).map { one, other in
                    PlainGeometry.Line(one, other).distance(print.point)
                }
                if let least = aside.min() { #expect(least <= 0.301, "seed \(seed): \(least) aside") }
            }
        }
    }

    @Test func theTrailToALockOverACabinetEndsBeforeIt() {
        var sketch = RoomSketch(6, 4)
        sketch.addWall(FloorPoint(3, 0), FloorPoint(3, 4), isPartition: true)
        sketch.addGap(.door, wall: 4, from: 0.2, width: 0.8)
        sketch.addBox(at: FloorPoint(2.8, 3), width: 1, depth: 0.4, top: 0.8, front: FloorPoint(-1, 0))
        let floor = WalkableFloor(room: sketch.room)
        let trail = Footprints.trail(from: FloorPoint(1, 1), to: Vector3(2.985, 0, 3), bend: 0, on: floor)
        #expect((trail.last?.point.x ?? 9) < 2.5, "on the cabinet's side of the wall")
        #expect((trail.last?.point.distance(to: FloorPoint(2.985, 3)) ?? 9) < 1.2)
    }
}
