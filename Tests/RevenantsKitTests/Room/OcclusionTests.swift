import RevenantsKit
import Testing

@Suite struct OcclusionTests {
    private let ear = Vector3(1, 0, 3)

    @Test func aWallTakesNineDecibelsAndItsDoorwayNone() {
        let occlusion = Occlusion(room: RoomSketch.twoRooms(door: 0.9).room)
        #expect(occlusion.between(Vector3(1, 0, 3), Vector3(5, 0, 3)) == Obstruction(walls: 1, objects: 0))
        #expect(occlusion.between(Vector3(1, 0, 1.4), Vector3(5, 0, 1.4)) == Obstruction(walls: 0, objects: 0))
        #expect(occlusion.between(Vector3(1, 0, 3), Vector3(2, 0, 3)) == Obstruction(walls: 0, objects: 0))
        // Over the lintel, 2.0 m up, it is wall again.
        #expect(occlusion.between(Vector3(1, 0.8, 1.4), Vector3(5, 0.8, 1.4)) == Obstruction(walls: 1, objects: 0))
        // Out through the window: glass is solid.
        #expect(occlusion.between(Vector3(1, 0, 1), Vector3(1, 0, -2)) == Obstruction(walls: 1, objects: 0))
    }

    @Test func aTallObjectTakesFourDecibels() {
        var sketch = RoomSketch(6, 4)
        sketch.addBox(at: FloorPoint(3, 2), width: 1, depth: 1, top: 2)
        sketch.addBox(at: FloorPoint(4.5, 2), width: 1, depth: 1, top: 1.2)
        let occlusion = Occlusion(room: sketch.room)
        #expect(occlusion.between(Vector3(1, -0.4, 2), Vector3(5.5, -0.4, 2)) == Obstruction(walls: 0, objects: 1))
        #expect(occlusion.between(Vector3(1, -0.4, 0.5), Vector3(5.5, -0.4, 0.5)) == Obstruction(walls: 0, objects: 0))
        #expect(
            occlusion.between(Vector3(1, 0.7, 2), Vector3(5.5, 0.7, 2)) == Obstruction(walls: 0, objects: 0), "over it")
    }

    @Test func twoCopiesOfAWallAreOne() {
        var sketch = RoomSketch(6, 4)
        sketch.addWall(FloorPoint(3, 0), FloorPoint(3, 4), isPartition: true)
        sketch.addWall(FloorPoint(3.2, 4), FloorPoint(3.2, 0), isPartition: true)
        sketch.addWall(FloorPoint(4.5, 4), FloorPoint(4.5, 0), isPartition: true)
        let occlusion = Occlusion(room: sketch.room)
        #expect(occlusion.between(Vector3(1, 0, 2), Vector3(4, 0, 2.4)) == Obstruction(walls: 1, objects: 0))
        #expect(occlusion.between(Vector3(1, 0, 2), Vector3(5, 0, 2.4)) == Obstruction(walls: 2, objects: 0))
    }

    @Test func theNumbersAreTheSpecs() {
        #expect(Obstruction(walls: 0, objects: 0).gain == 0 && Obstruction(walls: 0, objects: 0).lowPass == 16_000)
        #expect(Obstruction(walls: 1, objects: 2).gain == -17 && Obstruction(walls: 1, objects: 2).lowPass == 5_600)
        #expect((Obstruction(walls: 2, objects: 0).lowPass - 1_960).magnitude < 0.01)
        #expect((Obstruction(walls: 3, objects: 0).lowPass - 686).magnitude < 0.01)
        #expect(
            Obstruction(walls: 4, objects: 0).lowPass == 400 && Obstruction(walls: 4_000, objects: 0).lowPass == 400)
    }

    @Test func plainViewIsBlockedByWhatReachesUpToIt() {
        var sketch = RoomSketch(6, 4)
        sketch.addBox(at: FloorPoint(3, 2), width: 1, depth: 1, top: 0.8)
        let low = WalkableFloor(room: sketch.room)
        #expect(low.hasPlainView(from: Vector3(1, 0, 2), to: Vector3(5.9, 0, 2)), "over the table")
        #expect(!low.hasPlainView(from: Vector3(1, 0, 2), to: Vector3(5, -1.4, 2)), "down behind it")
        sketch.room.objects[0].top = sketch.room.floorY + 1.6
        let high = WalkableFloor(room: sketch.room)
        #expect(!high.hasPlainView(from: Vector3(1, 0, 2), to: Vector3(5.9, 0, 2)))
        #expect(high.hasPlainView(from: Vector3(1, 0, 1), to: Vector3(5.9, 0, 1)))
    }

    @Test func bothWaysAreTheSame() {
        for seed in 0..<10 as Range<UInt64> {
            let room = RoomSketch.random(seed)
            let occlusion = Occlusion(room: room)
            var chance = ChanceStream(seed: NightSeed(number: seed), purpose: .test)
            for _ in 0..<40 {
                let a = Vector3(chance.unit() * 16 - 8, chance.unit() - 0.5, chance.unit() * 16 - 8)
                let b = Vector3(chance.unit() * 16 - 8, chance.unit() - 0.5, chance.unit() * 16 - 8)
                #expect(occlusion.between(a, b) == occlusion.between(b, a), "seed \(seed): \(a) \(b)")
            }
        }
    }
}
