@testable import RevenantsKit
import Testing

/// Whole millimetres and directions of 1e-5: near the truth, and the same when done again.
struct QuantisingTests {
    @Test(arguments: UInt64(1)...100)
    func quantisingTwiceChangesNothing(seed: UInt64) {
        let room = ScannedRoom.random(seed: seed)
        let quantised = room.quantised()
        #expect(quantised.quantised() == quantised)
        for (wall, exact) in zip(quantised.walls, room.walls) {
            #expect(abs(Double(wall.start.x) - Double(exact.start.x)) <= 0.000_501)
            #expect(abs(Double(wall.topAtEnd) - Double(exact.topAtEnd)) <= 0.000_501)
            #expect(wall.isPartition == exact.isPartition)
        }
    }

    @Test func everyMillimetreComesBack() {
        for count in stride(from: -4_000_000, through: 4_000_000, by: 997) {
            let metres = Float(Double(count) / 1000)
            #expect(Millimetres(metres)?.count == Int32(count))
            #expect(Millimetres(metres)?.metres == metres)
        }
        #expect(Millimetres(4000)?.count == 4_000_000 && Millimetres(4000.001) == nil)
        #expect(Millimetres(count: -4_000_000) != nil && Millimetres(count: 4_000_001) == nil)
        #expect(Millimetres(count: .min) == nil)
        #expect(Millimetres(-0.0004)?.metres.sign == .plus)
        for number in [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            #expect(Millimetres(number) == nil)
        }
    }

    @Test func everyDirectionIsNearItsOwnAndComesBack() throws {
        var chance = SplitMix(9)
        for step in Array(stride(from: 0, to: 400_000, by: 331)) + [0, 99_999, 100_000, 200_000, 300_000, 399_999] {
            let vector = try #require(Direction(step: step)).vector
            #expect(Direction(vector)?.step == Int32(step))
            #expect(abs(vector.length - 1) < 1e-6)
            #expect(vector.x.sign == .plus || vector.x != 0)
            #expect(vector.y.sign == .plus || vector.y != 0)
        }
        for _ in 0..<4000 {
            let vector = FloorPoint(Float.random(in: -1...1, using: &chance), Float.random(in: -1...1, using: &chance))
            let unit = vector / vector.length
            let nearest = try #require(Direction(vector)).vector
            #expect(unit.distance(to: nearest) < 1.05e-5)
        }
        for nothing in [FloorPoint(0, 0), FloorPoint(.nan, 0), FloorPoint(0, .infinity)] {
            #expect(Direction(nothing) == nil)
        }
        #expect(Direction(step: -1) == nil && Direction(step: 400_000) == nil)
    }

    @Test func whatCannotBeHeldStaysAsItIs() {
        var room = RoomFormTests.room
        room.floorY = .infinity
        room.walls[0].bottom = 1e20
        room.objects[0].front = FloorPoint(0, 0)
        let quantised = room.quantised()
        #expect(quantised.floorY == .infinity && quantised.walls[0].bottom == 1e20)
        #expect(quantised.objects[0].front == FloorPoint(0, 0))
    }
}
