/// A straight stretch of something solid on the floor plan.
///
/// Held as plain numbers, not as SIMD vectors: these are the innermost loops of the kit, and unoptimised builds call every
/// SIMD operation as a generic function.
struct Segment: Equatable, Sendable {
    /// One end.
    let ax: Float
    let ay: Float
    /// From that end to the other.
    let dx: Float
    let dy: Float
    /// 1 ÷ length², or 0 when the two ends are one point.
    let inverse: Float
    let minX: Float
    let minY: Float
    let maxX: Float
    let maxY: Float

    init(_ start: FloorPoint, _ end: FloorPoint) {
        ax = start.x
        ay = start.y
        dx = end.x - start.x
        dy = end.y - start.y
        let square = dx * dx + dy * dy
        inverse = square > 1e-12 ? 1 / square : 0
        minX = min(start.x, end.x)
        minY = min(start.y, end.y)
        maxX = max(start.x, end.x)
        maxY = max(start.y, end.y)
    }

    var start: FloorPoint { FloorPoint(ax, ay) }
    var end: FloorPoint { FloorPoint(ax + dx, ay + dy) }
    var length: Float { (dx * dx + dy * dy).squareRoot() }

    /// Where along the segment, 0 … 1, its nearest point to (x, y) lies.
    @inline(__always)
    func nearest(_ x: Float, _ y: Float) -> Float {
        let along = ((x - ax) * dx + (y - ay) * dy) * inverse
        return along < 0 ? 0 : (along > 1 ? 1 : along)
    }

    /// The square of the distance to the point (x, y).
    @inline(__always)
    func squaredDistance(_ x: Float, _ y: Float) -> Float {
        let along = nearest(x, y)
        let ex = x - ax - along * dx
        let ey = y - ay - along * dy
        return ex * ex + ey * ey
    }

    /// Whether the straight line between two points stays at least `radius` away.
    func isClear(_ px: Float, _ py: Float, _ qx: Float, _ qy: Float, radius: Float) -> Bool {
        if max(px, qx) < minX - radius || min(px, qx) > maxX + radius || max(py, qy) < minY - radius
            || min(py, qy) > maxY + radius
        {
            return true
        }
        let ux = qx - px
        let uy = qy - py
        // Both ends of this segment on one side of the line, at least `radius` from it: far without more ado.
        let sideA = ux * (ay - py) - uy * (ax - px)
        let sideB = sideA + ux * dy - uy * dx
        let square = ux * ux + uy * uy
        let limit = radius * radius
        if sideA > 0 && sideB > 0 || sideA < 0 && sideB < 0 {
            let least = min(sideA.magnitude, sideB.magnitude)
            if least * least >= limit * square { return true }
        } else {
            let sideP = dx * (py - ay) - dy * (px - ax)
            let sideQ = dx * (qy - ay) - dy * (qx - ax)
            if !(sideP > 0 && sideQ > 0 || sideP < 0 && sideQ < 0) && square > 0 { return false }
        }
        if squaredDistance(px, py) < limit || squaredDistance(qx, qy) < limit { return false }
        guard square > 0 else { return true }
        return Segment.squaredDistance(ax, ay, px, py, ux, uy, square) >= limit
            && Segment.squaredDistance(ax + dx, ay + dy, px, py, ux, uy, square) >= limit
    }

    @inline(__always)
    private static func squaredDistance(
        _ x: Float, _ y: Float, _ px: Float, _ py: Float, _ ux: Float, _ uy: Float, _ square: Float
    ) -> Float {
        var along = ((x - px) * ux + (y - py) * uy) / square
        along = along < 0 ? 0 : (along > 1 ? 1 : along)
        let ex = x - px - along * ux
        let ey = y - py - along * uy
        return ex * ex + ey * ey
    }
}
