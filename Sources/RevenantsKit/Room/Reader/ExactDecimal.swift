/// A positive decimal number compared exactly with the middles between floats: for the few numbers that a double does
/// not settle (Clinger, "How to read floating point numbers accurately", 1990: his algorithm R).
struct ExactDecimal {
    /// The middle between two floats has at most 113 digits, so that all later ones only say "and a little more".
    private static let digitLimit = 120

    /// The number's digits as an integer.
    private var integer = BigNatural(0)
    /// The power of ten of the last of them.
    private var exponent: Int

    /// The number whose digits stand in `text` (a sign and a point are passed over) and which is 0.d₁d₂… × 10^`decimalPoint`,
    /// d₁ being its first digit that is not 0.
    init(_ text: ArraySlice<UInt8>, decimalPoint: Int) {
        var count = 0
        for byte in text {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10, count > 0 || digit > 0 else { continue }
            if count < Self.digitLimit {
                integer.multiply(by: 10, adding: UInt32(digit))
                count += 1
            } else if digit > 0 {
                integer.multiply(by: 10, adding: 1)
                count += 1
                break
            }
        }
        exponent = decimalPoint - count
    }

    /// The nearest float, ties to the even one, found from `estimate` by steps of one float.
    func nearestFloat(from estimate: Float) -> Float {
        var bits = estimate.bitPattern
        while bits < Float.infinity.bitPattern, isBeyondMiddle(above: bits) { bits += 1 }
        while bits > 0, !isBeyondMiddle(above: bits - 1) { bits -= 1 }
        return Float(bitPattern: bits)
    }

    /// Whether the number belongs to the float after the one of pattern `bits`: it is past the middle of the two, or on it and
    /// the later one is even. (The float after the greatest stands for 2^128, and rounds to infinity.)
    private func isBeyondMiddle(above bits: UInt32) -> Bool {
        let biased = bits >> 23
        let fraction = bits & 0x7F_FFFF
        let significand = biased == 0 ? fraction : fraction | 0x80_0000
        // The middle is (2 × significand + 1) × 2^power.
        let power = Int(max(biased, 1)) - 151
        var (number, middle) = (integer, BigNatural(2 * significand + 1))
        if exponent >= 0 {
            number.multiply(byPowerOfTen: exponent)
        } else {
            middle.multiply(byPowerOfTen: -exponent)
        }
        if power >= 0 {
            middle.shift(left: power)
        } else {
            number.shift(left: -power)
        }
        switch number.compare(middle) {
        case .less: return false
        case .equal: return bits & 1 == 1
        case .greater: return true
        }
    }
}

/// A natural number of any size.
private struct BigNatural {
    enum Order { case less, equal, greater }

    /// The digits to base 2³², lowest first, without zeros at the top.
    private var limbs: [UInt32]

    init(_ value: UInt32) {
        limbs = value == 0 ? [] : [value]
    }

    mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
        var carry = UInt64(summand)
        for index in limbs.indices {
            carry &+= UInt64(limbs[index]) &* UInt64(factor)
            limbs[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { limbs.append(UInt32(carry)) }
    }

    mutating func multiply(byPowerOfTen power: Int) {
        var rest = power
        while rest >= 9 {
            multiply(by: 1_000_000_000)
            rest -= 9
        }
        for _ in 0..<rest { multiply(by: 10) }
    }

    mutating func shift(left bits: Int) {
        guard !limbs.isEmpty else { return }
        multiply(by: 1 << UInt32(bits % 32))
        limbs.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0)
    }

    func compare(_ other: BigNatural) -> Order {
        if limbs.count != other.limbs.count { return limbs.count < other.limbs.count ? .less : .greater }
        for (one, another) in zip(limbs, other.limbs).reversed() where one != another {
            return one < another ? .less : .greater
        }
        return .equal
    }
}
