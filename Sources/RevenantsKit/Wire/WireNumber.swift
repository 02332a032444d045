/// Numbers as the wire spells them: whole numbers, and decimals of at most six fraction digits.
///
/// What is written is always read back as a number that is written the same, and a float of magnitude 8 or more is read
/// back as itself. The reader also takes exponents, because a stock phone prints the small entries of its matrices as
/// `-4.371139e-08`.
public enum WireNumber {
    /// The largest magnitude a decimal may have: far more than any length, frequency or clock of a night.
    public static let limit = 4_000_000_000.0

    /// Appends `value` in decimal digits.
    public static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var divisor: UInt64 = 1
        while value / divisor >= 10 { divisor &*= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / divisor % 10))
            divisor /= 10
        }
    }

    /// Appends `value` with at most six fraction digits; held to ±``limit``, and 0 for what is not a number.
    public static func append(_ value: Double, to bytes: inout [UInt8]) {
        append(value, scale: 1_000_000, to: &bytes)
    }

    /// Appends `value` with as many fraction digits as tell it from its neighbours, at most six; held to ±``limit``, and 0
    /// for what is not a number.
    public static func append(_ value: Float, to bytes: inout [UInt8]) {
        let exact = Double(value)
        var scale = 1.0
        while scale < 1_000_000, Float((exact * scale).rounded(.toNearestOrEven) / scale) != value { scale *= 10 }
        append(exact, scale: scale, to: &bytes)
    }

    /// Appends `value` rounded to a multiple of 1/`scale`, a power of ten of at most 10^6, without closing zeros.
    private static func append(_ value: Double, scale: Double, to bytes: inout [UInt8]) {
        guard value == value else { return bytes.append(UInt8(ascii: "0")) }
        let magnitude = value.magnitude < limit ? value.magnitude : limit
        let parts = UInt64((magnitude * scale).rounded(.toNearestOrEven))
        var divisor = UInt64(scale)
        if value < 0, parts > 0 { bytes.append(UInt8(ascii: "-")) }
        append(parts / divisor, to: &bytes)
        var fraction = parts % divisor
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while fraction > 0 {
            divisor /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / divisor))
            fraction %= divisor
        }
    }

    /// The whole number in `range` of `bytes`: one to ten digits and nothing else, at most `max`.
    static func whole(_ bytes: [UInt8], in range: Range<Int>, max: UInt64) -> UInt64? {
        guard !range.isEmpty, range.count <= 10 else { return nil }
        var value: UInt64 = 0
        for index in range {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ UInt64(digit)
        }
        return value <= max ? value : nil
    }

    /// The decimal in `range` of `bytes`: `-`? digits (`.` digits)? (`e` sign? digits)?, of magnitude at most ``limit``.
    static func decimal(_ bytes: [UInt8], in range: Range<Int>) -> Double? {
        var at = range.lowerBound
        let end = range.upperBound
        let isNegative = at < end && bytes[at] == UInt8(ascii: "-")
        if isNegative { at += 1 }

        var mantissa: UInt64 = 0
        var exponent = 0
        guard digits(bytes, &at, end, &mantissa, &exponent, isFraction: false) else { return nil }
        if at < end, bytes[at] == UInt8(ascii: ".") {
            at += 1
            guard digits(bytes, &at, end, &mantissa, &exponent, isFraction: true) else { return nil }
        }
        if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            guard let power = power(bytes, &at, end) else { return nil }
            exponent += power
        }
        guard at == end else { return nil }
        let magnitude = scaled(Double(mantissa), by: exponent)
        guard magnitude <= limit else { return nil }
        return isNegative && magnitude > 0 ? -magnitude : magnitude
    }

    /// Reads one or more digits into `mantissa`; those past its 18th move the exponent only.
    private static func digits(
        _ bytes: [UInt8], _ at: inout Int, _ end: Int, _ mantissa: inout UInt64, _ exponent: inout Int,
        isFraction: Bool
    ) -> Bool {
        let start = at
        while at < end {
            let digit = bytes[at] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            if mantissa < 100_000_000_000_000_000 {
                mantissa = mantissa &* 10 &+ UInt64(digit)
                if isFraction { exponent -= 1 }
            } else if !isFraction {
                exponent += 1
            }
            at += 1
        }
        return at > start
    }

    /// Reads a signed exponent, held to ±1,000.
    private static func power(_ bytes: [UInt8], _ at: inout Int, _ end: Int) -> Int? {
        var isNegative = false
        if at < end, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
            isNegative = bytes[at] == UInt8(ascii: "-")
            at += 1
        }
        let start = at
        var value = 0
        while at < end, bytes[at] &- UInt8(ascii: "0") < 10 {
            value = min(value * 10 + Int(bytes[at] - UInt8(ascii: "0")), 1_000)
            at += 1
        }
        guard at > start else { return nil }
        return isNegative ? -value : value
    }

    /// `value` × 10^`exponent`. Powers up to 10^22 are exact, so the usual number is rounded once.
    private static func scaled(_ value: Double, by exponent: Int) -> Double {
        guard value > 0 else { return 0 }
        var result = value
        var left = exponent.magnitude
        while left > 0, result > 0, result.isFinite {
            let step = min(left, 22)
            var power = 1.0
            for _ in 0..<step { power *= 10 }
            result = exponent < 0 ? result / power : result * power
            left -= step
        }
        return result
    }
}
