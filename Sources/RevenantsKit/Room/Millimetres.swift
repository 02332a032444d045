/// A length or place in whole millimetres, within ±4,000 m: there a float still tells them apart.
struct Millimetres: Equatable {
    /// The largest magnitude.
    static let limit: Int32 = 4_000_000

    /// The number of millimetres.
    let count: Int32

    /// The nearest to `metres`, ties to even; nil beyond the limit, or when it is not finite.
    init?(_ metres: Float) {
        let rounded = (Double(metres) * 1000).rounded(.toNearestOrEven)
        guard rounded.magnitude <= Double(Self.limit) else { return nil }
        count = Int32(rounded)
    }

    /// So many millimetres; nil beyond the limit.
    init?(count: Int) {
        guard count.magnitude <= UInt(Self.limit) else { return nil }
        self.count = Int32(count)
    }

    /// The nearest float, in metres.
    var metres: Float { Float(Double(count) / 1000) }
}

/// A direction on the floor plan as one of 400,000, at most 1e-5 rad from the true one.
///
/// They lie at equal steps along the diamond |x| + |y| = 1 rather than at equal angles: then `+ − × ÷` and the square root,
/// which are the same to the last bit everywhere, lead there and back.
struct Direction: Equatable {
    /// How many there are.
    static let count: Int32 = 400_000
    private static let quarter: Int32 = 100_000

    /// The steps from +X toward +Z, 0 ..< 400,000.
    let step: Int32

    /// The nearest to `vector`; nil when that has no direction.
    init?(_ vector: FloorPoint) {
        let (x, y) = (Double(vector.x), Double(vector.y))
        let sum = x.magnitude + y.magnitude
        guard sum > 0, sum.isFinite else { return nil }
        let rise = Int32((y / sum * Double(Self.quarter)).rounded(.toNearestOrEven))
        let turned = x < 0 ? 2 * Self.quarter - rise : rise
        step = turned < 0 ? turned + Self.count : turned
    }

    /// The direction of so many steps; nil when there are none so many.
    init?(step: Int) {
        guard step >= 0, step < Int(Self.count) else { return nil }
        self.step = Int32(step)
    }

    /// The unit vector.
    var vector: FloorPoint {
        let (quadrant, part) = (step / Self.quarter, step % Self.quarter)
        let (along, rest) = (Double(part), Double(Self.quarter - part))
        let (x, y): (Double, Double)
        switch quadrant {
        case 0: (x, y) = (rest, along)
        case 1: (x, y) = (0 - along, rest)
        case 2: (x, y) = (-rest, 0 - along)
        default: (x, y) = (along, -rest)
        }
        let length = (x * x + y * y).squareRoot()
        return FloorPoint(Float(x / length), Float(y / length))
    }
}
