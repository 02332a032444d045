/// The stretches of a scan's floor that are no part of the home.
///
/// A scan of several rooms often has one floor rectangle round all of them, larger than the home. A stretch of floor of which
/// nearly only the backs of walls are seen, and which is bare on another side, is taken to be outside.
struct Outdoors: Sendable {
    private let step: Float = 0.1
    private var origin = FloorPoint()
    private var columns = 0
    private var rows = 0
    /// 0: no floor, or too near a wall; else the number of the stretch of floor.
    private var labels: [Int32] = []
    /// Which stretches are outside, by number.
    private var isOutside: [Bool] = []

    /// `nil` when all the floor is inside, as in most scans.
    init?(room: ScannedRoom, faces: [WallFace]) {
        // Outside begins behind a wall that has floor on both sides.
        guard room.walls.contains(where: { $0.isPartition }) else { return nil }
        let region = FloorRegion(polygons: room.floors)
        guard let (low, high) = region.bounds else { return nil }
        let wide = ((high.x - low.x) / step).rounded(.up)
        let tall = ((high.y - low.y) / step).rounded(.up)
        guard wide >= 1, tall >= 1, wide * tall <= 262_144 else { return nil }
        origin = low
        columns = Int(wide)
        rows = Int(tall)
        labels = [Int32](repeating: -1, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let x = origin.x + (Float(column) + 0.5) * step
                let y = origin.y + (Float(row) + 0.5) * step
                if !region.contains(x, y) { labels[row * columns + column] = 0 }
            }
        }
        for face in faces { bar(face.foot) }
        label()
        judge(room, faces, region)
        guard isOutside.contains(true) else { return nil }
    }

    /// Whether the point is outside, which near a wall is not told.
    func contains(_ x: Float, _ y: Float) -> Bool { isOutside[label(at: FloorPoint(x, y))] }

    /// Whether a gap leads outside.
    func isBehind(_ gap: WallGap) -> Bool {
        let along = gap.end - gap.start
        guard along.length > 1e-4 else { return false }
        let aside = FloorPoint(-along.y, along.x) / along.length * 0.25
        let middle = (gap.start + gap.end) / 2
        return isOutside[label(at: middle + aside)] || isOutside[label(at: middle - aside)]
    }

    /// Takes the cells within 0.11 m of a wall out, so that no stretch leaks through it.
    private mutating func bar(_ foot: Segment) {
        let margin: Float = 0.11
        for row in index(foot.minY - margin - origin.y, rows)...index(foot.maxY + margin - origin.y, rows) {
            for column in index(foot.minX - margin - origin.x, columns)...index(foot.maxX + margin - origin.x, columns)
            {
                let x = origin.x + (Float(column) + 0.5) * step
                let y = origin.y + (Float(row) + 0.5) * step
                if foot.squaredDistance(x, y) < margin * margin { labels[row * columns + column] = 0 }
            }
        }
    }

    private func index(_ offset: Float, _ count: Int) -> Int {
        Int(max(0, min(Float(count - 1), (offset / step).rounded(.down))))
    }

    private mutating func label() {
        var next: Int32 = 1
        var waiting: [Int] = []
        for start in labels.indices where labels[start] == -1 {
            labels[start] = next
            waiting.append(start)
            while let cell = waiting.popLast() {
                let column = cell % columns
                for (isThere, other) in [
                    (column > 0, cell - 1), (column < columns - 1, cell + 1), (cell >= columns, cell - columns),
                    (cell < columns * (rows - 1), cell + columns),
                ] where isThere && labels[other] == -1 {
                    labels[other] = next
                    waiting.append(other)
                }
            }
            next += 1
        }
    }

    private func label(at point: FloorPoint) -> Int {
        let x = (point.x - origin.x) / step
        let y = (point.y - origin.y) / step
        guard x >= 0, y >= 0, x < Float(columns), y < Float(rows) else { return 0 }
        return Int(labels[Int(y) * columns + Int(x)])
    }

    private mutating func judge(_ room: ScannedRoom, _ faces: [WallFace], _ region: FloorRegion) {
        let count = Int(labels.max() ?? 0) + 1
        var fronts = [Int](repeating: 0, count: count)
        var backs = [Int](repeating: 0, count: count)
        var bare = [Int](repeating: 0, count: count)
        for wall in room.walls {
            for point in samples(from: wall.start, to: wall.end) {
                fronts[label(at: point + wall.normal * 0.25)] += 1
                backs[label(at: point - wall.normal * 0.25)] += 1
            }
        }
        for edge in region.edges() {
            let aside = FloorPoint(-edge.dy, edge.dx) / edge.length * 0.25
            for point in samples(from: edge.start, to: edge.end)
            where !faces.contains(where: { $0.foot.squaredDistance(point.x, point.y) < 0.25 }) {
                bare[label(at: point + aside)] += 1
                bare[label(at: point - aside)] += 1
            }
        }
        isOutside = (0..<count).map { $0 > 0 && bare[$0] > 5 && backs[$0] > 4 * fronts[$0] }
    }

    /// Points each 0.1 m.
    private func samples(from start: FloorPoint, to end: FloorPoint) -> [FloorPoint] {
        let count = Int(max(1, min(10_000, ((end - start).length / step).rounded(.up))))
        return (0..<count).map { start + (end - start) * ((Float($0) + 0.5) / Float(count)) }
    }
}
