/// A piece of furniture as the maths need it: a box turned about the vertical.
struct FurnitureBox: Equatable, Sendable {
    let cx: Float
    let cy: Float
    /// The unit direction of its front on the floor plan; its side is (fy, −fx).
    let fx: Float
    let fy: Float
    let halfWidth: Float
    let halfDepth: Float
    let bottom: Float
    let top: Float

    /// `nil` when the front has no direction.
    init?(_ object: RoomObject) {
        let length = object.front.length
        guard length > 1e-3, object.width >= 0, object.depth >= 0 else { return nil }
        cx = object.center.x
        cy = object.center.y
        fx = object.front.x / length
        fy = object.front.y / length
        halfWidth = object.width / 2
        halfDepth = object.depth / 2
        bottom = object.bottom
        top = object.top
    }

    /// Whether the point lies over the box or within `margin` of its sides (measured along its axes).
    @inline(__always)
    func covers(_ x: Float, _ y: Float, margin: Float = 0) -> Bool {
        let dx = x - cx
        let dy = y - cy
        return (dx * fy - dy * fx).magnitude <= halfWidth + margin
            && (dx * fx + dy * fy).magnitude <= halfDepth + margin
    }

    /// The square of the distance on the floor plan from the box to the point; 0 within it.
    func squaredDistance(_ x: Float, _ y: Float) -> Float {
        let dx = x - cx
        let dy = y - cy
        let across = max(0, (dx * fy - dy * fx).magnitude - halfWidth)
        let along = max(0, (dx * fx + dy * fy).magnitude - halfDepth)
        return across * across + along * along
    }

    /// The four corners on the floor plan, in order round the box.
    var corners: [FloorPoint] {
        let front = FloorPoint(fx, fy) * halfDepth
        let side = FloorPoint(fy, -fx) * halfWidth
        let center = FloorPoint(cx, cy)
        return [center + side + front, center - side + front, center - side - front, center + side - front]
    }

    /// Whether the straight line from `a` to `b` goes through the box; one that only touches it does not.
    func isCrossed(from a: Vector3, to b: Vector3) -> Bool {
        let dx = a.x - cx
        let dy = a.z - cy
        let ux = b.x - a.x
        let uy = b.z - a.z
        var enter: Float = 0
        var leave: Float = 1
        return FurnitureBox.clip(dx * fy - dy * fx, ux * fy - uy * fx, -halfWidth, halfWidth, &enter, &leave)
            && FurnitureBox.clip(dx * fx + dy * fy, ux * fx + uy * fy, -halfDepth, halfDepth, &enter, &leave)
            && FurnitureBox.clip(a.y, b.y - a.y, bottom, top, &enter, &leave)
    }

    /// Narrows `enter` … `leave` to where `from + t · step` lies between the two faces; whether anything is left.
    @inline(__always)
    private static func clip(
        _ from: Float, _ step: Float, _ low: Float, _ high: Float, _ enter: inout Float, _ leave: inout Float
    ) -> Bool {
        if step.magnitude < 1e-7 { return from > low && from < high }
        let one = (low - from) / step
        let other = (high - from) / step
        enter = max(enter, min(one, other))
        leave = min(leave, max(one, other))
        return enter < leave
    }
}
