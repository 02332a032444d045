import RevenantsKit
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The kit's functions against the C library's, at random and at edge points.
@Suite struct MathsTests {
    /// Points where functions change their way: zeros, subnormals, ends of intervals, multiples of π/4 and 1/8, large and infinite numbers.
    static let edges: [Double] = {
        var points: [Double] = [
            0, .leastNonzeroMagnitude, .leastNormalMagnitude, 0x1p-500, 0x1p-60, 0x1p-27, 1e-5, 0.1, 0.5, 0.9999999999,
            1,
            1.0000000001, 0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp+0, 2, 3, 10, 100, 708, 709.7, 0x1.62e42fefa39efp+9,
            710, 745,
            0x1.74910d52d3051p+9, 0x1.74910d52d3052p+9, 0x1.74910d52d3053p+9, 746, 1e5, 1e6, 0x1.921fbp20, 1e7, 1e9,
            0x1p53, 0x1p54, 0x1p55, 1e22, 1e300, .greatestFiniteMagnitude, .infinity, .nan,
        ]
        for n in 1...64 { points.append(Double(n) * .pi / 4) }
        for n in 1...17 { points.append((Double(n) - 0.5) / 8) }
        for n in [1000, 100_000, 600_000, 667_544, 667_545, 10_000_000] { points.append(Double(n) * .pi / 2) }
        points += points.flatMap { [$0.nextUp, $0.nextDown] }
        return points + points.map { -$0 }
    }()

    /// Random points of every size: a random sign, exponent and mantissa, and uniform ones in a useful range.
    static func points(_ count: Int, within range: Double, seed: UInt64) -> [Double] {
        var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .test)
        var points = edges
        for n in 0..<count {
            let bits = stream.next()
            let share = Double(bits >> 11) * 0x1p-53
            points.append(n % 2 == 0 ? Double(bitPattern: bits) : (2 * share - 1) * range)
        }
        return points
    }

    @Test(arguments: [UInt64(1), 2]) func sineAndCosineAreWithinTwoUlps(seed: UInt64) {
        for range in [1.0, 10, 1e6, 1e9] {
            for x in Self.points(4_000, within: range, seed: seed) {
                let (sine, cosine) = (Maths.sin(x), Maths.cos(x))
                #expect(ulps(sine, sin(x)) <= 2, "sin \(x), seed \(seed): \(sine), not \(sin(x))")
                #expect(ulps(cosine, cos(x)) <= 2, "cos \(x), seed \(seed): \(cosine), not \(cos(x))")
            }
        }
    }

    @Test(arguments: [UInt64(3), 4]) func exponentialAndLogarithmAreWithinTwoUlps(seed: UInt64) {
        for range in [1.0, 30, 750] {
            for x in Self.points(6_000, within: range, seed: seed) {
                let (power, logarithm) = (Maths.exp(x), Maths.log(x))
                #expect(ulps(power, exp(x)) <= 2, "exp \(x), seed \(seed): \(power), not \(exp(x))")
                #expect(ulps(logarithm, log(x)) <= 2, "log \(x), seed \(seed): \(logarithm), not \(log(x))")
            }
        }
    }

    @Test func logarithmNearOneIsWithinTwoUlps() {
        var x = 0.9
        while x < 1.1 {
            #expect(ulps(Maths.log(x), log(x)) <= 2, "log \(x)")
            x += 0.000_013_7
        }
    }

    @Test(arguments: [UInt64(5), 6]) func arctangentIsWithinTwoUlps(seed: UInt64) {
        let points = Self.points(8_000, within: 4, seed: seed)
        let partners = Self.points(8_000, within: 4, seed: seed &+ 100).shuffledBy(seed)
        for (y, x) in zip(points, partners) {
            let angle = Maths.atan2(y, x)
            #expect(ulps(angle, atan2(y, x)) <= 2, "atan2(\(y), \(x)), seed \(seed): \(angle), not \(atan2(y, x))")
        }
    }

    @Test func arctangentOfAllPairsOfEdgesIsWithinTwoUlps() {
        let few =
            stride(from: 0, to: Self.edges.count, by: 3).map { Self.edges[$0] } + [0, -0.0, .infinity, -.infinity]
        for y in few {
            for x in few { #expect(ulps(Maths.atan2(y, x), atan2(y, x)) <= 2, "atan2(\(y), \(x))") }
        }
    }

    @Test(arguments: [UInt64(7)]) func floatsAreWithinOneUlp(seed: UInt64) {
        let points = Self.points(6_000, within: 100, seed: seed).map { Float($0) }
        for (x, y) in zip(points, points.reversed()) {
            #expect(ulps(Maths.sin(x), sinf(x)) <= 1, "sin \(x), seed \(seed)")
            #expect(ulps(Maths.cos(x), cosf(x)) <= 1, "cos \(x), seed \(seed)")
            #expect(ulps(Maths.exp(x), expf(x)) <= 1, "exp \(x), seed \(seed)")
            #expect(ulps(Maths.log(x), logf(x)) <= 1, "log \(x), seed \(seed)")
            #expect(ulps(Maths.atan2(y, x), atan2f(y, x)) <= 1, "atan2(\(y), \(x)), seed \(seed)")
        }
    }

    /// Huge angles, worked out to 600 digits. The fourth comes closest of all to a multiple of π/2, and C libraries miss its cosine by 8 ulp.
    @Test func hugeAnglesAreWithinOneUlp() {
        let known: [(angle: Double, sine: Double, cosine: Double)] = [
            (0x1.0f0cf064dd592p+73, -0x1.b453ab76bf397p-1, 0x1.0be2cef01c8f4p-1),
            (0x1.e848p+19, -0x1.6664b2568d867p-2, 0x1.df9df9906d32cp-1),
            (0x1.7e43c8800759cp+996, -0x1.a2c16b010e385p-1, -0x1.2699022adc4c1p-1),
            (0x1.6ac5b262ca1ffp+849, 1, -0x1.14ae72e6ba22fp-61),
            (.greatestFiniteMagnitude, 0x1.452fc98b34e97p-8, -0x1.fffe62ecfab75p-1),
            (0x1.4cccccccccccdp+1000, 0x1.304122c32c50cp-1, -0x1.9bcaef2e8c24dp-1),
            (0x1.dcd65004p+29, 0x1.c2eead24b46f4p-1, 0x1.e4fda92f2f1dcp-2),
            (0x1.53158fp+23, 0x1.d1586d9e68724p-1, -0x1.ab1272fce0210p-2),
        ]
        for (angle, sine, cosine) in known {
            #expect(ulps(Maths.sin(angle), sine) <= 1 && ulps(Maths.sin(-angle), -sine) <= 1, "sin \(angle)")
            #expect(ulps(Maths.cos(angle), cosine) <= 1 && ulps(Maths.cos(-angle), cosine) <= 1, "cos \(angle)")
        }
    }

    /// Frozen results: another bit anywhere would give another night on an old seed.
    @Test func bitsNeverChange() {
        let results = [
            Maths.sin(1.0), Maths.cos(1.0), Maths.sin(1e6), Maths.cos(1e22), Maths.exp(1.0), Maths.exp(-700.5),
            Maths.log(10.0),
            Maths.log(0.1), Maths.atan2(1.0, 3.0), Maths.atan2(-2.0, -1.0),
        ]
        #expect(results.map(\.bitPattern) == Self.frozen)
    }

    static let frozen: [UInt64] = [
        4_605_754_516_372_524_270, 4_603_041_830_072_026_764, 13_823_348_579_196_524_647, 4_602_887_919_370_356_980,
        4_613_303_445_314_885_482, 55_449_777_393_420_802, 4_612_367_379_483_415_830, 13_835_739_416_338_191_637,
        4_599_467_762_625_453_793, 13_835_135_616_130_371_062,
    ]
}

extension Array {
    /// The elements in an order drawn from `seed`.
    fileprivate func shuffledBy(_ seed: UInt64) -> [Element] {
        var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .bots)
        var copy = self
        for index in copy.indices.reversed() { copy.swapAt(index, stream.below(index + 1)) }
        return copy
    }
}
