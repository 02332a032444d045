import RevenantsKit
import Testing

@Suite struct LockCodeTests {
    @Test func codesAreFourDigitsAndNoneComesTwice() {
        for seed in UInt64(0)..<300 {
            var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .codes)
            let codes = LockCode.draw(count: 3, from: &stream)
            #expect(codes.count == 3 && Set(codes).count == 3, "seed \(seed)")
            #expect(codes.allSatisfy { $0.count == 4 && $0.allSatisfy { $0 <= 9 } }, "seed \(seed)")
        }
    }

    @Test func everyDigitComesInEveryPlace() {
        var seen = Set<[Int]>()
        for seed in UInt64(0)..<300 {
            var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .codes)
            for code in LockCode.draw(count: 1, from: &stream) {
                for (place, digit) in code.enumerated() { seen.insert([place, Int(digit)]) }
            }
        }
        #expect(seen.count == 40)
    }

    @Test(arguments: [-3, 0]) func noCodesForNoRings(count: Int) {
        var stream = ChanceStream(seed: NightSeed(number: 1), purpose: .codes)
        #expect(LockCode.draw(count: count, from: &stream) == [])
    }

    @Test func aNightsCodesNeverChange() {
        var stream = ChanceStream(seed: NightSeed(number: 7), purpose: .codes)
        #expect(LockCode.draw(count: 3, from: &stream) == [[3, 5, 6, 7], [9, 7, 8, 9], [6, 5, 2, 8]])
    }

    @Test func lengthsSayHowManyOfEach() {
        #expect([NightLength.full.rings, NightLength.full.fragments, NightLength.full.tones] == [3, 3, 3])
        #expect([NightLength.short.rings, NightLength.short.fragments, NightLength.short.tones] == [1, 1, 1])
    }
}
