import Testing

@testable import RevenantsKit

@Suite("A walker that follows a path")
struct WalkerArrivalTests {
    /// Walks corner by corner, as a player with a map would; returns how far it stayed from the end.
    private func follow(_ path: [FloorPoint], speed: Float, on floor: WalkableFloor) -> Float {
        var walker = Walker(floor: floor, at: path[0])
        var corner = 1
        let length = zip(path, path.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        for _ in 0..<Int(length / speed * 20 * 1.5) + 40 where corner < path.count {
            let way = path[corner] - walker.point
            if way.length < 0.06 {
                corner += 1
            } else {
                _ = walker.walk(way / way.length * min(speed, way.length * 20), seconds: 0.05)
            }
        }
        return walker.point.distance(to: path[path.count - 1])
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func arrivesWhereverThePathLeads(seed: UInt64) throws {
        let floor = SurveyedRoom.living.floor
        var chance = ChanceStream(seed: NightSeed(number: seed), purpose: .test)
        for _ in 0..<60 {
            let draw = { FloorPoint(chance.unit() * 8 - 5, chance.unit() * 8 - 4) }
            guard let start = floor.nearestWalkable(to: draw()), let end = floor.nearestWalkable(to: draw()),
                let path = floor.path(from: start, to: end), path.count > 1
            else { continue }
            for speed in [0.6, 1.3] as [Float] {
                #expect(follow(path, speed: speed, on: floor) < 0.1, "seed \(seed): \(start) to \(end) by \(path)")
            }
        }
    }

    @Test func isNotHeldWhereTwoObstaclesMeet() {
        let floor = SurveyedRoom.living.floor
        var chance = ChanceStream(seed: NightSeed(number: 1), purpose: .test)
        // Pressed into every corner, it can always leave again.
        for _ in 0..<80 {
            guard let start = floor.nearestWalkable(to: FloorPoint(chance.unit() * 8 - 5, chance.unit() * 8 - 4)) else {
                continue
            }
            var walker = Walker(floor: floor, at: start)
            let angle = chance.unit() * 6.28
            let push = FloorPoint(Maths.cos(angle), Maths.sin(angle))
            for _ in 0..<120 { _ = walker.walk(push, seconds: 0.05) }
            let pressed = walker.point
            let back = floor.path(from: pressed, to: start) ?? []
            #expect(back.count > 1 || pressed.distance(to: start) < 0.01, "no way back from \(pressed)")
            if back.count > 1 { #expect(follow(back, speed: 1, on: floor) < 0.1, "held at \(pressed)") }
        }
    }
}
