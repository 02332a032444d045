import RevenantsKit
import Testing

@Suite struct PathTests {
    @Test func theWayRoundAPillarHugsIt() {
        var sketch = RoomSketch(6, 4)
        sketch.addBox(at: FloorPoint(3, 2), width: 1, depth: 1, top: 2)
        let floor = WalkableFloor(room: sketch.room)
        let path = floor.path(from: FloorPoint(1, 2), to: FloorPoint(5, 2)) ?? []
        // Tangent, arc, straight along the side, arc, tangent.
        let reach = (1.5 * 1.5 + 0.5 * 0.5 as Float).squareRoot()
        let tangent = (reach * reach - 0.18 * 0.18 as Float).squareRoot()
        let turn = Maths.atan2(0.5 as Float, 1.5) + Maths.atan2(0.18 as Float, tangent)
        let shortest = 2 * tangent + 1 + 2 * 0.18 * turn
        let length = Path(path).length
        #expect(length >= shortest && length <= shortest + 0.02, "\(length) against \(shortest)")
    }

    @Test func aStraightWayIsTwoPoints() {
        let floor = WalkableFloor(room: RoomSketch(4, 3).room)
        #expect(floor.path(from: FloorPoint(1, 1), to: FloorPoint(3, 2)) == [FloorPoint(1, 1), FloorPoint(3, 2)])
        #expect(floor.path(from: FloorPoint(1, 1), to: FloorPoint(1, 1)) == [FloorPoint(1, 1)])
    }

    @Test(arguments: 0..<16) func pathsAreWalkableShortAndTheSameBothWays(seed: Int) {
        let room = RoomSketch.random(UInt64(seed))
        let floor = WalkableFloor(room: room)
        var chance = ChanceStream(seed: NightSeed(number: UInt64(seed) + 3_000), purpose: .test)
        for _ in 0..<12 {
            let ends = (0..<3).compactMap { _ in
                floor.nearestWalkable(
                    to: room.floors[0][0] + FloorPoint(chance.unit() * 12 - 6, chance.unit() * 12 - 6))
            }
            guard ends.count == 3, let there = floor.path(from: ends[0], to: ends[1]) else { continue }
            #expect(there.first == ends[0] && there.last == ends[1], "seed \(seed)")
            let path = Path(there)
            var distance: Float = 0
            while distance <= path.length {
                #expect(floor.isWalkable(path.point(at: distance)), "seed \(seed): \(ends) at \(distance)")
                distance += 0.01
            }
            #expect(path.length >= ends[0].distance(to: ends[1]) - 1e-4)
            let back = floor.pathLength(from: ends[1], to: ends[0]) ?? 0
            #expect((back - path.length).magnitude < 0.002, "seed \(seed): \(path.length) there, \(back) back")
            // No detour over a third place is shorter.
            if let one = floor.pathLength(from: ends[0], to: ends[2]),
                let two = floor.pathLength(from: ends[2], to: ends[1])
            {
                #expect(one + two >= path.length - 0.02, "seed \(seed): \(ends)")
            }
        }
    }

    /// Dijkstra's search over a fine lattice of steps to sixteen neighbours is never more than a few centimetres shorter, and never finds
    /// a way where the kit finds none.
    @Test(arguments: 0..<6) func aSlowSearchFindsNothingBetter(seed: Int) {
        let room = RoomSketch.random(UInt64(seed) + 50)
        let floor = WalkableFloor(room: room)
        let lattice = Lattice(floor: floor, corners: room.floors[0], step: 0.06)
        var chance = ChanceStream(seed: NightSeed(number: UInt64(seed) + 4_000), purpose: .test)
        for _ in 0..<3 {
            guard let start = lattice.nodes.indices.randomElement(&chance) else { return }
            let lengths = lattice.lengths(from: start)
            for _ in 0..<10 {
                guard let goal = lattice.nodes.indices.randomElement(&chance) else { return }
                let mine = floor.pathLength(from: lattice.nodes[start], to: lattice.nodes[goal])
                guard lengths[goal].isFinite else { continue }
                #expect(mine != nil, "seed \(seed): \(lattice.nodes[start]) → \(lattice.nodes[goal])")
                // The lattice's ways may cut a corner by a hair, the kit's go 1.5 cm round it.
                if let mine { #expect(mine <= lengths[goal] + 0.05, "seed \(seed)") }
            }
        }
    }

    @Test func aPathIsMeasuredAlongItsLine() {
        let path = Path([FloorPoint(0, 0), FloorPoint(3, 0), FloorPoint(3, 4)])
        #expect(path.length == 7)
        #expect(path.point(at: -1) == FloorPoint(0, 0))
        #expect(path.point(at: 2) == FloorPoint(2, 0))
        #expect(path.point(at: 5) == FloorPoint(3, 2))
        #expect(path.point(at: 99) == FloorPoint(3, 4))
        #expect(path.direction(at: 1) == FloorPoint(1, 0))
        #expect(path.direction(at: 3) == FloorPoint(0, 1))
        #expect(path.direction(at: 99) == FloorPoint(0, 1))
        #expect(
            Path([]).length == 0 && Path([]).point(at: 1) == FloorPoint() && Path([]).direction(at: 1) == FloorPoint())
        #expect(Path([FloorPoint(2, 2)]).point(at: 1) == FloorPoint(2, 2))
    }
}

extension Range<Int> {
    fileprivate func randomElement(_ chance: inout ChanceStream) -> Int? {
        isEmpty ? nil : lowerBound + chance.below(count)
    }
}

/// Walkable points of a square lattice and the straight steps between them.
private struct Lattice {
    var nodes: [FloorPoint] = []
    private var neighbours: [[(node: Int, length: Float)]] = []

    init(floor: WalkableFloor, corners: [FloorPoint], step: Float) {
        let low = FloorPoint(corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let columns = Int(((corners.map(\.x).max() ?? 0) - low.x) / step) + 1
        let rows = Int(((corners.map(\.y).max() ?? 0) - low.y) / step) + 1
        var index = [Int](repeating: -1, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let point = low + FloorPoint(Float(column), Float(row)) * step
                if floor.isWalkable(point) {
                    index[row * columns + column] = nodes.count
                    nodes.append(point)
                }
            }
        }
        neighbours = [[(node: Int, length: Float)]](repeating: [], count: nodes.count)
        for row in 0..<rows {
            for column in 0..<columns where index[row * columns + column] >= 0 {
                for (x, y) in [(1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2)] {
                    let (otherColumn, otherRow) = (column + x, row + y)
                    guard otherColumn < columns, otherRow >= 0, otherRow < rows else { continue }
                    let (one, other) = (index[row * columns + column], index[otherRow * columns + otherColumn])
                    guard other >= 0 else { continue }
                    let length = nodes[one].distance(to: nodes[other])
                    neighbours[one].append((other, length))
                    neighbours[other].append((one, length))
                }
            }
        }
    }

    func lengths(from start: Int) -> [Float] {
        var lengths = [Float](repeating: .infinity, count: nodes.count)
        lengths[start] = 0
        var waiting = [start]
        // Bellman and Ford's queue: plain, and fast enough here.
        var head = 0
        while head < waiting.count {
            let node = waiting[head]
            head += 1
            for (other, length) in neighbours[node] where lengths[node] + length < lengths[other] - 1e-5 {
                lengths[other] = lengths[node] + length
                waiting.append(other)
            }
        }
        return lengths
    }
}
