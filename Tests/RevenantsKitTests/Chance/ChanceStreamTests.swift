import Testing

@testable import RevenantsKit

@Suite struct ChanceStreamTests {
    /// RFC 8439, section 2.3.2.
    @Test func blockIsTheOneOfTheRFC() {
        let key = (
            SIMD4<UInt32>(0x0302_0100, 0x0706_0504, 0x0b0a_0908, 0x0f0e_0d0c),
            SIMD4<UInt32>(0x1312_1110, 0x1716_1514, 0x1b1a_1918, 0x1f1e_1d1c)
        )
        let block = ChaCha20.block(key: key, counter: 1, nonce: (0x0900_0000, 0x4a00_0000, 0))
        #expect(
            block
                == SIMD16(
                    0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3, 0xc7f4_d1c7, 0x0368_c033, 0x9aaa_2204,
                    0x4e6c_d4c3, 0x4664_82d2, 0x09aa_9f07, 0x05d7_c214, 0xa202_8bd9, 0xd19c_12b5, 0xb94e_16de,
                    0xe883_d0cb, 0x4e3c_50a2))
    }

    /// RFC 8439, appendix A.1, test vectors 1 and 2: the zero key's first two blocks are the zero seed's stream for purpose 0.
    @Test func zeroSeedGivesTheZeroKeysStream() {
        var stream = ChanceStream(seed: NightSeed(number: 0), purpose: .session)
        var bytes: [UInt8] = []
        for _ in 0..<16 {
            let bits = stream.next()
            for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * UInt64(byte)))) }
        }
        #expect(bytes == Self.zeroKeyStream)
    }

    static let zeroKeyStream: [UInt8] = [
        0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28,
        0xbd, 0xd2, 0x19, 0xb8, 0xa0, 0x8d, 0xed, 0x1a, 0xa8, 0x36, 0xef, 0xcc, 0x8b, 0x77, 0x0d, 0xc7,
        0xda, 0x41, 0x59, 0x7c, 0x51, 0x57, 0x48, 0x8d, 0x77, 0x24, 0xe0, 0x3f, 0xb8, 0xd8, 0x4a, 0x37,
        0x6a, 0x43, 0xb8, 0xf4, 0x15, 0x18, 0xa1, 0x1c, 0xc3, 0x87, 0xb6, 0x69, 0xb2, 0xee, 0x65, 0x86,
        0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a, 0x98, 0xba, 0x97, 0x7c, 0x73, 0x2d, 0x08, 0x0d,
        0xcb, 0x0f, 0x29, 0xa0, 0x48, 0xe3, 0x65, 0x69, 0x12, 0xc6, 0x53, 0x3e, 0x32, 0xee, 0x7a, 0xed,
        0x29, 0xb7, 0x21, 0x76, 0x9c, 0xe6, 0x4e, 0x43, 0xd5, 0x71, 0x33, 0xb0, 0x74, 0xd8, 0x39, 0xd5,
        0x31, 0xed, 0x1f, 0x28, 0x51, 0x0a, 0xfb, 0x45, 0xac, 0xe1, 0x0a, 0x1f, 0x4b, 0x79, 0x4d, 0x6f,
    ]

    @Test func purposesAndSeedsGiveStreamsOfTheirOwn() {
        var firsts: Set<UInt64> = []
        for purpose in ChancePurpose.allCases {
            for bit in 0..<256 {
                var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
                let one: UInt64 = 1 << UInt64(bit % 64)
                switch bit / 64 {
                case 0: words.0 = one
                case 1: words.1 = one
                case 2: words.2 = one
                default: words.3 = one
                }
                var stream = ChanceStream(seed: NightSeed(words: words), purpose: purpose)
                firsts.insert(stream.next())
            }
        }
        #expect(firsts.count == ChancePurpose.allCases.count * 256)
    }

    @Test func equalStreamsGiveTheSame() {
        var one = ChanceStream(seed: NightSeed(number: 9), purpose: .test)
        var other = one
        for _ in 0..<20 {
            #expect(one == other)
            #expect(one.next() == other.next())
        }
        _ = one.next()
        #expect(one != other)
    }

    @Test(arguments: [1, 2, 3, 7, 10, 21, 1000]) func belowIsUniform(count: Int) {
        var stream = ChanceStream(seed: NightSeed(number: UInt64(count)), purpose: .test)
        var tally = Array(repeating: 0, count: count)
        let draws = 40 * count
        for _ in 0..<draws {
            let value = stream.below(count)
            guard tally.indices.contains(value) else {
                Issue.record("\(value) is not below \(count)")
                return
            }
            tally[value] += 1
        }
        // Chi-square with count − 1 degrees of freedom: its mean and six standard deviations.
        let chiSquare = tally.reduce(0.0) { $0 + Double(($1 - 40) * ($1 - 40)) / 40 }
        let freedom = Double(count - 1)
        #expect(chiSquare <= freedom + 6 * (2 * freedom).squareRoot(), "seed \(count): \(chiSquare)")
    }

    @Test(arguments: [Int.min, -1, 0]) func belowNothingIsZeroAndDrawsNothing(count: Int) {
        var stream = ChanceStream(seed: NightSeed(number: 3), purpose: .test)
        let before = stream
        #expect(stream.below(count) == 0)
        #expect(stream == before)
        #expect(stream.below(.max) >= 0)
    }

    @Test func unitAndGaussianHaveTheirMoments() {
        var stream = ChanceStream(seed: NightSeed(number: 4), purpose: .test)
        let count = 20_000
        var (sum, inOneDeviation, gaussSum, gaussSquares) = (0.0, 0, 0.0, 0.0)
        for _ in 0..<count {
            let unit = stream.unit()
            #expect(unit >= 0 && unit < 1)
            sum += Double(unit)
            let gauss = Double(stream.gaussian())
            #expect(gauss.magnitude < 9)
            gaussSum += gauss
            gaussSquares += gauss * gauss
            if gauss.magnitude < 1 { inOneDeviation += 1 }
        }
        let n = Double(count)
        #expect((sum / n - 0.5).magnitude < 0.01)
        #expect((gaussSum / n).magnitude < 0.03)
        #expect((gaussSquares / n - 1).magnitude < 0.05)
        #expect((Double(inOneDeviation) / n - 0.6827).magnitude < 0.015)
    }

    /// Frozen: another draw anywhere would give another night on an old seed.
    @Test func drawsNeverChange() {
        var stream = ChanceStream(seed: NightSeed(words: (1, 2, 3, 4)), purpose: .tones)
        #expect(stream.next() == 15_721_927_947_344_550_771)
        #expect(stream.below(21) == 4)
        #expect(stream.unit() == 0.730_524_06)
        #expect(stream.gaussian() == 0.943_447_5)
    }
}
