extension Maths {
    /// The first 40 bits of ln 2: times an exponent it is exact.
    private static let ln2 = 0x1.62e42fefa2p-1
    /// What ln 2 has beyond ``ln2``.
    private static let ln2Tail = 0x1.9ef35793c7673p-41

    /// e to the power of `x`: 0 below about −745.1, infinite above about 709.8.
    ///
    /// x = k · ln 2 + r with |r| ≤ 0.35, and eʳ by its series to r¹⁴.
    public static func exp(_ x: Double) -> Double {
        if x.isNaN { return .nan }
        if x > 0x1.62e42fefa39efp+9 { return .infinity }
        if x < -0x1.74910d52d3053p+9 { return 0 }
        let count = (x * 0x1.71547652b82fep+0).rounded(.toNearestOrEven)
        let head = x - count * ln2
        let tail = count * ln2Tail
        let rest = head - tail
        let lost = (head - rest) - tail
        // 1/2! … 1/14!, by powers of the rest.
        var series = 1 / 87_178_291_200.0
        series = series * rest + 1 / 6_227_020_800.0
        series = series * rest + 1 / 479_001_600.0
        series = series * rest + 1 / 39_916_800.0
        series = series * rest + 1 / 3_628_800.0
        series = series * rest + 1 / 362_880.0
        series = series * rest + 1 / 40_320.0
        series = series * rest + 1 / 5_040.0
        series = series * rest + 1 / 720.0
        series = series * rest + 1 / 120.0
        series = series * rest + 1 / 24.0
        series = series * rest + 1 / 6.0
        series = series * rest + 0.5
        let value = 1 + (rest + (rest * rest * series + lost))
        let exponent = Int(count)
        // Two factors where one would leave the normal numbers.
        if exponent > 1023 { return value * powerOfTwo(1023) * powerOfTwo(exponent - 1023) }
        if exponent < -1021 { return value * powerOfTwo(exponent + 1000) * powerOfTwo(-1000) }
        return value * powerOfTwo(exponent)
    }

    /// The natural logarithm of `x`: −∞ at 0, NaN below.
    ///
    /// x = 2ᵏ · (1 + f) with 1 + f in √½ … √2, and ln(1 + f) = f − s · (f − R), s = f / (2 + f), R the series of 2·artanh(s) / s − 2.
    public static func log(_ x: Double) -> Double {
        if x.isNaN || x < 0 { return .nan }
        if x == 0 { return -.infinity }
        if x == .infinity { return .infinity }
        let isSubnormal = x < 0x1p-1022
        let pattern = (isSubnormal ? x * 0x1p54 : x).bitPattern
        var exponent = Int(pattern >> 52) - (isSubnormal ? 1077 : 1023)
        var mantissa = Double(bitPattern: (pattern & 0xF_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
        if mantissa > 0x1.6a09e667f3bcdp+0 {
            mantissa *= 0.5
            exponent += 1
        }
        let f = mantissa - 1
        let s = f / (2 + f)
        let square = s * s
        // 2/3 … 2/23, by powers of the square.
        var series = 2 / 23.0
        series = series * square + 2 / 21.0
        series = series * square + 2 / 19.0
        series = series * square + 2 / 17.0
        series = series * square + 2 / 15.0
        series = series * square + 2 / 13.0
        series = series * square + 2 / 11.0
        series = series * square + 2 / 9.0
        series = series * square + 2 / 7.0
        series = series * square + 2 / 5.0
        series = series * square + 2 / 3.0
        series *= square
        // f is exact and f²/2 nearly so: f − f²/2 + s · (f²/2 + R) keeps the error out of the large terms.
        let half = 0.5 * f * f
        let scale = Double(exponent)
        return scale * ln2 - ((half - (s * (half + series) + scale * ln2Tail)) - f)
    }
}
