/// A JSON number taken apart: ± significand × 10^exponent, and where its digits stand.
struct DecimalNumber {
    /// Where the number begins in the file.
    let start: Int
    /// Where its digits end and the exponent, if any, begins.
    var digitsEnd = 0
    var isNegative = false
    /// The first 19 significant digits.
    private(set) var significand: UInt64 = 0
    /// How many digits `significand` has.
    private var digitCount = 0
    /// The power of ten of the last digit in `significand`.
    var exponent: Int64 = 0

    init(start: Int) {
        self.start = start
    }

    /// Takes the next digit before the point.
    mutating func take(digit: UInt8) {
        if !hold(digit) { exponent += 1 }
    }

    /// Takes the next digit after the point.
    mutating func take(fractionDigit digit: UInt8) {
        if hold(digit) { exponent -= 1 }
    }

    /// Appends `digit` to the significand; false when that is full.
    private mutating func hold(_ digit: UInt8) -> Bool {
        guard digitCount < 19 else { return false }
        significand = significand &* 10 &+ UInt64(digit)
        if significand > 0 { digitCount += 1 }
        return true
    }

    /// The float nearest to the number, ties to even, as IEEE 754 wants it; infinite when it is too large.
    ///
    /// The double nearby settles nearly every number: it is off by a few units of its own last place, so it rounds to the
    /// right float unless it lies that close to the middle between two floats. Those go the exact way.
    func float(in bytes: [UInt8]) -> Float {
        guard significand > 0 else { return isNegative ? -0.0 : 0.0 }
        let decimalPoint = exponent + Int64(digitCount)
        // Every number under 10^-46 is nearer to 0 than to the least float, 1.4e-45; those from 10^39 on are past the greatest.
        if decimalPoint < -45 { return isNegative ? -0.0 : 0.0 }
        if decimalPoint > 39 { return isNegative ? -Float.infinity : Float.infinity }
        let estimate = scaled(Double(significand), by: Int(exponent))
        let magnitude: Float
        let isWhole = exponent == 0 && significand < 1 << 53
        if isWhole || (estimate >= 0x1p-126 && estimate < 0x1p127 && !isNearMiddle(estimate)) {
            magnitude = Float(estimate)
        } else {
            magnitude = ExactDecimal(bytes[start..<digitsEnd], decimalPoint: Int(decimalPoint))
                .nearestFloat(from: Float(estimate))
        }
        return isNegative ? -magnitude : magnitude
    }

    /// Whether a double is within 32 units in its last place of the middle between two floats.
    private func isNearMiddle(_ value: Double) -> Bool {
        let rest = Int64(value.bitPattern & 0x1FFF_FFFF)
        return (rest - 0x1000_0000).magnitude < 32
    }

    /// `value` × 10^`power`, each step off by half a unit in the last place at most.
    private func scaled(_ value: Double, by power: Int) -> Double {
        var (value, rest) = (value, power)
        while rest != 0 {
            let step = min(Int(rest.magnitude), 22)
            if rest > 0 {
                value *= Self.power(step)
                rest -= step
            } else {
                value /= Self.power(step)
                rest += step
            }
        }
        return value
    }

    /// 10^`exponent`, exact: the largest that a double holds is 10^22.
    private static func power(_ exponent: Int) -> Double {
        var (result, base, rest) = (1.0, 10.0, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result *= base }
            base *= base
            rest >>= 1
        }
        return result
    }
}
