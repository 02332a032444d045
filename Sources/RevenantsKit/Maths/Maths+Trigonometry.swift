extension Maths {
    /// The sine of `angle` radians; NaN for an infinite angle.
    public static func sin(_ angle: Double) -> Double {
        guard angle.isFinite else { return .nan }
        // Keeps the sign of zero, and is exact to half an ulp.
        if angle.magnitude < 0x1p-27 { return angle }
        let rest = reduced(angle)
        switch rest.quarters {
        case 0: return sinNearZero(rest.high, rest.low)
        case 1: return cosNearZero(rest.high, rest.low)
        case 2: return -sinNearZero(rest.high, rest.low)
        default: return -cosNearZero(rest.high, rest.low)
        }
    }

    /// The cosine of `angle` radians; NaN for an infinite angle.
    public static func cos(_ angle: Double) -> Double {
        guard angle.isFinite else { return .nan }
        let rest = reduced(angle)
        switch rest.quarters {
        case 0: return cosNearZero(rest.high, rest.low)
        case 1: return -sinNearZero(rest.high, rest.low)
        case 2: return -cosNearZero(rest.high, rest.low)
        default: return sinNearZero(rest.high, rest.low)
        }
    }

    /// The sine of `x + tail` for |x| ≤ π/4: the series to x¹⁷, and tail · cos x.
    private static func sinNearZero(_ x: Double, _ tail: Double) -> Double {
        let square = x * x
        // −1/3! … 1/17!, by powers of the square.
        var series = 1 / 355_687_428_096_000.0
        series = series * square - 1 / 1_307_674_368_000.0
        series = series * square + 1 / 6_227_020_800.0
        series = series * square - 1 / 39_916_800.0
        series = series * square + 1 / 362_880.0
        series = series * square - 1 / 5_040.0
        series = series * square + 1 / 120.0
        series = series * square - 1 / 6.0
        return x + (x * square * series + tail * (1 - 0.5 * square))
    }

    /// The cosine of `x + tail` for |x| ≤ π/4: the series to x¹⁸, and −tail · sin x.
    private static func cosNearZero(_ x: Double, _ tail: Double) -> Double {
        let square = x * x
        // 1/4! … −1/18!, by powers of the square.
        var series = -1 / 6_402_373_705_728_000.0
        series = series * square + 1 / 20_922_789_888_000.0
        series = series * square - 1 / 87_178_291_200.0
        series = series * square + 1 / 479_001_600.0
        series = series * square - 1 / 3_628_800.0
        series = series * square + 1 / 40_320.0
        series = series * square - 1 / 720.0
        series = series * square + 1 / 24.0
        let half = 0.5 * square
        let head = 1 - half
        return head + (((1 - head) - half) + (square * square * series - x * tail))
    }
}
