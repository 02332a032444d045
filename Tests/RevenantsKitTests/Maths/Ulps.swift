/// How many representable numbers lie between two, infinities included; 0 for two NaNs, `UInt64.max` for one, and for zeros of unlike sign.
func ulps(_ one: Double, _ other: Double) -> UInt64 {
    if one.isNaN && other.isNaN { return 0 }
    if one.isNaN || other.isNaN { return .max }
    if one == 0 && other == 0 { return one.sign == other.sign ? 0 : .max }
    return ordered(one.bitPattern, sign: 1 << 63).distance(to: ordered(other.bitPattern, sign: 1 << 63)).magnitude64
}

/// The same for `Float`.
func ulps(_ one: Float, _ other: Float) -> UInt64 {
    if one.isNaN && other.isNaN { return 0 }
    if one.isNaN || other.isNaN { return .max }
    if one == 0 && other == 0 { return one.sign == other.sign ? 0 : .max }
    let (a, b) = (UInt64(one.bitPattern), UInt64(other.bitPattern))
    return ordered(a, sign: 1 << 31).distance(to: ordered(b, sign: 1 << 31)).magnitude64
}

/// The place of a bit pattern on the line of all numbers.
private func ordered(_ pattern: UInt64, sign: UInt64) -> Int64 {
    let size = Int64(pattern & ~sign)
    return pattern & sign == 0 ? size : -size
}

extension Int {
    fileprivate var magnitude64: UInt64 { UInt64(magnitude) }
}
