/// The floor on the plan: the union of the floor polygons and of the thresholds that join them at doorways.
struct FloorRegion: Equatable, Sendable {
    private struct Polygon: Equatable, Sendable {
        var corners: [FloorPoint]
        var minX: Float
        var minY: Float
        var maxX: Float
        var maxY: Float
    }

    private var outlines: [Polygon] = []

    init(polygons: [[FloorPoint]]) {
        for corners in polygons where corners.count >= 3 {
            var outline = Polygon(
                corners: corners, minX: corners[0].x, minY: corners[0].y, maxX: corners[0].x, maxY: corners[0].y)
            for corner in corners {
                outline.minX = min(outline.minX, corner.x)
                outline.minY = min(outline.minY, corner.y)
                outline.maxX = max(outline.maxX, corner.x)
                outline.maxY = max(outline.maxY, corner.y)
            }
            outlines.append(outline)
        }
    }

    /// The smallest upright rectangle round it; `nil` without any floor.
    var bounds: (low: FloorPoint, high: FloorPoint)? {
        guard let first = outlines.first else { return nil }
        var low = FloorPoint(first.minX, first.minY)
        var high = FloorPoint(first.maxX, first.maxY)
        for outline in outlines {
            low = FloorPoint(min(low.x, outline.minX), min(low.y, outline.minY))
            high = FloorPoint(max(high.x, outline.maxX), max(high.y, outline.maxY))
        }
        return (low, high)
    }

    /// Whether the point lies on any part of the floor.
    func contains(_ x: Float, _ y: Float) -> Bool {
        for outline in outlines
        where x >= outline.minX && x <= outline.maxX && y >= outline.minY && y <= outline.maxY {
            var isInside = false
            var previous = outline.corners[outline.corners.count - 1]
            for corner in outline.corners {
                if (corner.y > y) != (previous.y > y),
                    x < (previous.x - corner.x) * (y - corner.y) / (previous.y - corner.y) + corner.x
                {
                    isInside.toggle()
                }
                previous = corner
            }
            if isInside { return true }
        }
        return false
    }

    /// The ascending places where the line at height `y` crosses the outline of polygon `index`.
    func crossings(ofRow y: Float, polygon index: Int) -> [Float] {
        let corners = outlines[index].corners
        guard y >= outlines[index].minY && y <= outlines[index].maxY else { return [] }
        var found: [Float] = []
        var previous = corners[corners.count - 1]
        for corner in corners {
            if (corner.y > y) != (previous.y > y) {
                found.append((previous.x - corner.x) * (y - corner.y) / (previous.y - corner.y) + corner.x)
            }
            previous = corner
        }
        found.sort()
        return found
    }

    var polygonCount: Int { outlines.count }

    /// The stretches of the polygons' outlines that have floor on one side only.
    func edges() -> [Segment] {
        var found: [Segment] = []
        for index in outlines.indices {
            let corners = outlines[index].corners
            var previous = corners[corners.count - 1]
            for corner in corners {
                appendOuterParts(of: previous, corner, polygon: index, to: &found)
                previous = corner
            }
        }
        return found
    }

    private func appendOuterParts(
        of start: FloorPoint, _ end: FloorPoint, polygon index: Int, to found: inout [Segment]
    ) {
        let length = (end - start).length
        guard length > 1e-4 else { return }
        let cuts = outlines.count == 1 ? [0, 1] : cuts(of: Segment(start, end), polygon: index)
        let along = end - start
        let aside = FloorPoint(-along.y, along.x) / length * 0.0015
        for place in 1..<cuts.count where (cuts[place] - cuts[place - 1]) * length > 1e-4 {
            let middle = start + along * ((cuts[place] + cuts[place - 1]) / 2)
            let one = contains(middle.x + aside.x, middle.y + aside.y)
            let other = contains(middle.x - aside.x, middle.y - aside.y)
            if one != other { found.append(Segment(start + along * cuts[place - 1], start + along * cuts[place])) }
        }
    }

    /// Where other polygons' outlines meet the segment, from 0 to 1, ascending.
    private func cuts(of segment: Segment, polygon index: Int) -> [Float] {
        var cuts: [Float] = [0, 1]
        for other in outlines.indices
        where other != index && outlines[other].minX <= segment.maxX && outlines[other].maxX >= segment.minX
            && outlines[other].minY <= segment.maxY && outlines[other].maxY >= segment.minY
        {
            let corners = outlines[other].corners
            var previous = corners[corners.count - 1]
            for corner in corners {
                let ex = corner.x - previous.x
                let ey = corner.y - previous.y
                let cross = segment.dx * ey - segment.dy * ex
                let ox = previous.x - segment.ax
                let oy = previous.y - segment.ay
                if cross.magnitude > 1e-9 {
                    let t = (ox * ey - oy * ex) / cross
                    let u = (ox * segment.dy - oy * segment.dx) / cross
                    if t > 0 && t < 1 && u >= -1e-4 && u <= 1.0001 { cuts.append(t) }
                }
                // A corner on the segment cuts it too: outlines often share an edge.
                if segment.squaredDistance(corner.x, corner.y) < 4e-6 {
                    cuts.append(segment.nearest(corner.x, corner.y))
                }
                previous = corner
            }
        }
        cuts.sort()
        return cuts
    }
}
