extension Maths {
    /// The angle of the point (`x`, `y`) in radians, in −π … π; ±0 or ±π on the X axis by the signs of both zeros, as in C.
    ///
    /// The smaller over the larger of |x| and |y| is brought within 1/16 of a multiple of 1/8 whose arctangent is known to twice the
    /// precision: atan(u/v) = atan(c) + atan((u − c·v) / (v + c·u)). Below 1/8 the series alone does, since there the difference would lose bits.
    public static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        var (across, along) = (x.magnitude, y.magnitude)
        if across == .infinity && along == .infinity { (across, along) = (1, 1) }
        let isSteep = along > across
        var (small, large) = isSteep ? (across, along) : (along, across)
        if large > 0x1p1000 {
            // Keeps v + c·u in range.
            (small, large) = (small * 0x1p-8, large * 0x1p-8)
        } else if large < 0x1p-900 {
            // Keeps u − c·v out of the subnormal numbers.
            (small, large) = (small * 0x1p200, large * 0x1p200)
        }
        let ratio = small == 0 ? 0 : small / large
        let index = ratio < 0.125 ? 0 : Int(ratio * 8 + 0.5)
        let known = arctangents[index]
        let step = Double(index) * 0.125
        let offset = index == 0 ? ratio : (small - step * large) / (large + step * small)

        let square = offset * offset
        // 1/3 … −1/19, by powers of the square.
        var series = 1 / 19.0
        series = 1 / 17.0 - series * square
        series = 1 / 15.0 - series * square
        series = 1 / 13.0 - series * square
        series = 1 / 11.0 - series * square
        series = 1 / 9.0 - series * square
        series = 1 / 7.0 - series * square
        series = 1 / 5.0 - series * square
        series = 1 / 3.0 - series * square
        let bend = offset * square * series

        // The answer is base ± (known + offset − bend), where the base is 0, π/2 or π.
        let isBehind = x.sign == .minus
        let base: (high: Double, low: Double) =
            isSteep ? (halfPi, halfPiTail) : isBehind ? (2 * halfPi, 2 * halfPiTail) : (0, 0)
        let sign: Double = isSteep != isBehind ? -1 : 1
        let head = exactSum(base.high, sign * known.high)
        let angle = head.sum + ((sign * offset - sign * bend) + (head.error + base.low + sign * known.low))
        return y.sign == .minus ? -angle : angle
    }

    /// atan(n/8) for n = 0 … 8: the number and what it leaves out.
    private static let arctangents: [(high: Double, low: Double)] = [
        (0, 0),
        (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
        (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
        (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
        (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
        (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
        (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
        (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
        (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
    ]
}
