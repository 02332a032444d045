extension Maths {
    /// What is left of an angle after whole quarter turns are taken away: `quarters` mod 4, and a rest in −π/4 … π/4 as the sum of
    /// two numbers.
    struct ReducedAngle {
        var quarters: Int
        var high: Double
        var low: Double
    }

    /// Takes the whole quarter turns off a finite angle, for every finite `angle`: to 2⁻¹⁴⁰ of a turn or better, where the closest that any
    /// `Double` comes to a multiple of π/2 is about 2⁻⁶¹.
    static func reduced(_ angle: Double) -> ReducedAngle {
        let size = angle.magnitude
        if size <= 0x1.921fb54442d18p-1 { return ReducedAngle(quarters: 0, high: angle, low: 0) }
        return size < 0x1.921fbp20 ? reducedByParts(angle) : reducedByBits(angle)
    }

    /// Cody and Waite's reduction: π/2 in three parts of 33 bits and a rest, so that a count of up to 20 bits multiplies each part
    /// exactly.
    private static func reducedByParts(_ angle: Double) -> ReducedAngle {
        let count = (angle * 0x1.45f306dc9c883p-1).rounded(.toNearestOrEven)
        let first = angle - count * 0x1.921fb544p+0
        let second = exactSum(first, -count * 0x1.0b4611a6p-34)
        let third = exactSum(second.sum, -count * 0x1.3198a2ep-69)
        let rest = (second.error + third.error) - count * 0x1.b839a252049c1p-104
        let (high, low) = exactSum(third.sum, rest)
        return ReducedAngle(quarters: Int(count) & 3, high: high, low: low)
    }

    /// Payne and Hanek's reduction: the angle is an integer m · 2^e, and only 192 bits of 2/π can touch its last two whole bits and
    /// its fraction.
    private static func reducedByBits(_ angle: Double) -> ReducedAngle {
        let pattern = angle.bitPattern
        let mantissa = (pattern & 0xF_FFFF_FFFF_FFFF) | 0x10_0000_0000_0000
        let exponent = Int((pattern >> 52) & 0x7FF) - 1075
        // Bits of 2/π whose product with the mantissa is a multiple of 4 are left out; 64 zero bits stand before the point.
        let firstBit = exponent - 2 + 64
        let (low, high) = (mantissa & 0xFFFF_FFFF, mantissa >> 32)
        // The product mod 2¹⁹², as six words of 32 bits, the least significant first.
        var product: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)
        var carry: UInt64 = 0
        var previous: UInt64 = 0
        func limb(_ index: Int) -> UInt64 {
            let word = bitsOfTwoOverPi(from: firstBit + 160 - 32 * index)
            // Words of 32 bits: neither the products nor the sums of their halves leave 64 bits.
            let straight = word &* low
            let crossed = previous &* high
            let sum = (straight & 0xFFFF_FFFF) &+ (crossed & 0xFFFF_FFFF) &+ carry
            carry = (straight >> 32) &+ (crossed >> 32) &+ (sum >> 32)
            previous = word
            return sum & 0xFFFF_FFFF
        }
        product.0 = limb(0)
        product.1 = limb(1)
        product.2 = limb(2)
        product.3 = limb(3)
        product.4 = limb(4)
        product.5 = limb(5)
        // Two bits of whole quarters, then the fraction; a fraction of a half and more counts as one quarter more, less its complement.
        var quarters = Int(product.5 >> 30)
        let isOver = (product.5 >> 29) & 1 == 1
        let flip: UInt64 = isOver ? 0xFFFF_FFFF : 0
        if isOver { quarters += 1 }
        let top = (product.5 ^ flip) & 0x3FFF_FFFF
        var sum = Double(top) * 0x1p-30
        var tail = 0.0
        func add(_ word: UInt64, _ weight: Double) {
            let next = exactSum(sum, Double(word ^ flip) * weight)
            sum = next.sum
            tail += next.error
        }
        add(product.4, 0x1p-62)
        add(product.3, 0x1p-94)
        add(product.2, 0x1p-126)
        add(product.1, 0x1p-158)
        let turned = exactProduct(sum, halfPi)
        let rest = turned.error + (sum * halfPiTail + tail * halfPi)
        let (reducedHigh, reducedLow) = exactSum(turned.product, rest)
        let isNegative = isOver != (angle < 0)
        if angle < 0 { quarters = -quarters }
        return ReducedAngle(
            quarters: quarters & 3, high: isNegative ? -reducedHigh : reducedHigh,
            low: isNegative ? -reducedLow : reducedLow)
    }

    /// 32 bits of 2/π behind the point, from bit `position`, where bits 0 … 63 stand for zeros before the point.
    private static func bitsOfTwoOverPi(from position: Int) -> UInt64 {
        let index = position >> 5
        let shift = UInt64(position & 31)
        let pair = (word(index) << 32) | word(index + 1)
        return (pair >> (32 - shift)) & 0xFFFF_FFFF
    }

    private static func word(_ index: Int) -> UInt64 {
        index >= 2 && index < twoOverPi.count + 2 ? UInt64(twoOverPi[index - 2]) : 0
    }

    /// The first 1,184 bits of 2/π.
    private static let twoOverPi: [UInt32] = [
        0xA2F9_836E, 0x4E44_1529, 0xFC27_57D1, 0xF534_DDC0, 0xDB62_9599, 0x3C43_9041, 0xFE51_63AB, 0xDEBB_C561,
        0xB724_6E3A, 0x424D_D2E0, 0x0649_2EEA, 0x09D1_921C, 0xFE1D_EB1C, 0xB129_A73E, 0xE882_35F5, 0x2EBB_4484,
        0xE99C_7026, 0xB45F_7E41, 0x3991_D639, 0x8353_39F4, 0x9C84_5F8B, 0xBDF9_283B, 0x1FF8_97FF, 0xDE05_980F,
        0xEF2F_118B, 0x5A0A_6D1F, 0x6D36_7ECF, 0x27CB_09B7, 0x4F46_3F66, 0x9E5F_EA2D, 0x7527_BAC7, 0xEBE5_F17B,
        0x3D07_39F7, 0x8A52_92EA, 0x6BFB_5FB1, 0x1F8D_5D08, 0x5603_3046,
    ]
}
