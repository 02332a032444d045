extension SIMD2<Float> {
    /// The cross product's height: positive when `other` lies toward Z from X's side, that is clockwise seen from above.
    func cross(_ other: FloorPoint) -> Float { x * other.y - y * other.x }

    /// The direction as a number that grows with its angle from +X toward +Z and needs no arctangent: 0 ..< 4, a unit for each
    /// quarter, along the diamond |x| + |y| = 1. 0 for a direction without length.
    var turn: Float {
        let sum = x.magnitude + y.magnitude
        guard sum > 0 else { return 0 }
        let share = y / sum
        if x < 0 { return 2 - share }
        return share < 0 ? 4 + share : share
    }
}
