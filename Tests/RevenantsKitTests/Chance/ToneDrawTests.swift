import Testing

@testable import RevenantsKit

@Suite struct ToneDrawTests {
    /// Why no draw can fail in a night of three tones: every target that can come first, second and third has decoys to choose from.
    @Test func everyReachableTargetHasDecoys() {
        for first in Tone.pool {
            #expect(!Tone.decoyChoices(for: first, after: nil, from: Tone.pool).isEmpty, "first \(first)")
            let afterFirst = Tone.pool.filter { $0 != first }
            for second in afterFirst where (second - first).magnitude > Tone.restClearance {
                #expect(
                    !Tone.decoyChoices(for: second, after: first, from: afterFirst).isEmpty,
                    "\(second) after \(first)")
                let afterSecond = afterFirst.filter { $0 != second }
                let thirds = afterSecond.filter { (third: Float) -> Bool in
                    (third - second).magnitude > Tone.restClearance
                        && !Tone.decoyChoices(for: third, after: second, from: afterSecond).isEmpty
                }
                #expect(
                    thirds.count == afterSecond.filter { ($0 - second).magnitude > Tone.restClearance }.count,
                    "thirds after \(first), \(second): \(thirds)")
            }
        }
    }

    @Test func tonesKeepTheirDistances() {
        for seed in UInt64(0)..<200 {
            var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .tones)
            let tones = Tone.draw(count: 3, from: &stream)
            #expect(tones.count == 3, "seed \(seed)")
            #expect(Set(tones.map(\.target)).count == 3, "seed \(seed)")
            for (index, tone) in tones.enumerated() {
                let stations = ([tone.target] + tone.decoys).sorted()
                #expect(stations.count == 5 && stations.allSatisfy { Tone.pool.contains($0) }, "seed \(seed)")
                for (low, high) in zip(stations, stations.dropFirst()) { #expect(high - low >= 60, "seed \(seed)") }
                if index > 0 {
                    // The dial rests within 15 Hz of the last target.
                    let last = tones[index - 1].target
                    for station in stations {
                        for rest in [last - 15, last + 15] { #expect((station - rest).magnitude > 30, "seed \(seed)") }
                    }
                }
            }
        }
    }

    @Test func everyTargetComesFirstAboutAsOften() {
        var tally: [Float: Int] = [:]
        for seed in UInt64(0)..<2_100 {
            var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .tones)
            for tone in Tone.draw(count: 1, from: &stream) { tally[tone.target, default: 0] += 1 }
        }
        #expect(tally.keys.sorted() == Tone.pool)
        #expect(tally.values.allSatisfy { $0 > 50 && $0 < 160 }, "\(tally)")
    }

    @Test(arguments: [-1, 0, 1, 2, 3, 30]) func askingForAnyCountIsSafe(count: Int) {
        var stream = ChanceStream(seed: NightSeed(number: 8), purpose: .tones)
        let tones = Tone.draw(count: count, from: &stream)
        #expect(count > 3 ? tones.count >= 3 : tones.count == max(count, 0))
    }

    @Test func aNightsTonesNeverChange() {
        var stream = ChanceStream(seed: NightSeed(number: 7), purpose: .tones)
        #expect(
            Tone.draw(count: 3, from: &stream) == [
                Tone(target: 466, decoys: [262, 330, 392, 554]), Tone(target: 220, decoys: [370, 554, 622, 698]),
                Tone(target: 587, decoys: [330, 440, 523, 659]),
            ])
    }
}
