/// What a scan must have of walls for its phones to find their way: enough of them, with something on them.
enum WallCheck {
    /// The share of the floor's outline along which a wall stands: within 0.5 m (floors end up to 0.47 m from their walls) and about
    /// parallel. 0 without an outline.
    static func cover(of room: ScannedRoom) -> Float {
        let walls = room.walls.map { Segment($0.start, $0.end) }
        var all: Float = 0
        var covered: Float = 0
        for edge in FloorRegion(polygons: room.floors).edges() {
            let length = edge.length
            let count = max(1, min(2_000, (length / 0.1).rounded(.up)))
            let beside = walls.filter { wall in
                // Within about 37° of parallel: curved walls come as chords.
                (wall.dx * edge.dx + wall.dy * edge.dy).magnitude > 0.8 * wall.length * length
            }
            for step in 0..<Int(count) {
                let share = (Float(step) + 0.5) / count
                let x = edge.ax + edge.dx * share
                let y = edge.ay + edge.dy * share
                all += length / count
                if beside.contains(where: { $0.squaredDistance(x, y) <= 0.25 }) { covered += length / count }
            }
        }
        return all > 0 ? covered / all : 0
    }

    /// The share of wall area that lies within 0.6 m of a door, window, opening or object.
    static func features(of room: ScannedRoom) -> Float {
        let gaps = room.gaps.map { (line: Segment($0.start, $0.end), bottom: $0.bottom, top: $0.top) }
        let boxes = room.objects.compactMap(FurnitureBox.init)
        var all: Float = 0
        var near: Float = 0
        for wall in room.walls {
            let width = wall.width
            let count = max(1, min(1_000, (width / 0.1).rounded(.up)))
            for step in 0..<Int(count) {
                let share = (Float(step) + 0.5) / count
                let point = wall.start + (wall.end - wall.start) * share
                let top = wall.topAtStart + (wall.topAtEnd - wall.topAtStart) * share
                guard top > wall.bottom else { continue }
                // The heights of this strip of wall that something is near to.
                var spans: [(low: Float, high: Float)] = []
                func add(_ square: Float, _ low: Float, _ high: Float) {
                    guard square <= 0.36 else { return }
                    let reach = (0.36 - square).squareRoot()
                    let span = (low: max(wall.bottom, low - reach), high: min(top, high + reach))
                    if span.low < span.high { spans.append(span) }
                }
                for gap in gaps { add(gap.line.squaredDistance(point.x, point.y), gap.bottom, gap.top) }
                for box in boxes { add(box.squaredDistance(point.x, point.y), box.bottom, box.top) }
                all += width / count * (top - wall.bottom)
                near += width / count * length(of: &spans)
            }
        }
        return all > 0 ? near / all : 0
    }

    /// The length of the union of the spans.
    private static func length(of spans: inout [(low: Float, high: Float)]) -> Float {
        spans.sort { $0.low < $1.low }
        var length: Float = 0
        var reached = -Float.infinity
        for span in spans where span.high > reached {
            length += span.high - max(span.low, reached)
            reached = span.high
        }
        return length
    }
}
