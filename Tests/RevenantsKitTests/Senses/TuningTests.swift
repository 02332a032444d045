import RevenantsKit
import Testing

@Suite struct TuningTests {
    static let stations: [Float] = [440, 220, 311, 523, 698]

    @Test func clarityIsThatOfTheNearestStation() {
        let table: [(Float, Float)] = [
            (440, 1), (450, 0.75), (420, 0.5), (410, 0.25), (400, 0), (399, 0), (220, 1), (311, 1), (698, 1), (1000, 0),
            (100, 0),
            (.nan, 0), (.infinity, 0), (-.infinity, 0),
        ]
        for (dial, clarity) in table {
            #expect(Tuning.clarity(dial: dial, stations: Self.stations) == clarity, "\(dial) Hz")
            let tone = Tone(target: Self.stations[0], decoys: Array(Self.stations.dropFirst()))
            #expect(Tuning.clarity(dial: dial, stations: tone) == clarity, "\(dial) Hz")
        }
        #expect(Tuning.clarity(dial: 440, stations: []) == 0)
    }

    @Test func allStationsAreEquallyClear() {
        for offset in stride(from: Float(-29), through: 29, by: 1) {
            let clarities = Self.stations.map { Tuning.clarity(dial: $0 + offset, stations: Self.stations) }
            #expect(clarities.allSatisfy { $0 == clarities[0] }, "\(offset) Hz off: \(clarities)")
        }
    }

    @Test func nearestStationIsFound() {
        #expect(Tuning.nearest(dial: 430, stations: Self.stations) == 0)
        #expect(Tuning.nearest(dial: 0, stations: Self.stations) == 1)
        #expect(Tuning.nearest(dial: 650, stations: Self.stations) == 4)
        #expect(Tuning.nearest(dial: 5, stations: [0, 10]) == 0)
        #expect(Tuning.nearest(dial: .nan, stations: Self.stations) == nil)
        #expect(Tuning.nearest(dial: 1, stations: []) == nil)
    }

    @Test func percentsAreWhole() {
        let table: [(Float, Int)] = [
            (0, 0), (0.004, 0), (0.006, 1), (0.5, 50), (1, 100), (7, 100), (-1, 0), (.nan, 0), (.infinity, 100),
        ]
        for (clarity, percent) in table { #expect(Tuning.percent(clarity) == percent, "\(clarity)") }
    }

    @Test func humDriftsFortyHertzInTwentySeconds() {
        let table: [(Float, Float)] = [(0, 440), (5, 480), (10, 440), (15, 400), (20, 440), (25, 480), (1005, 480)]
        for (seconds, hertz) in table {
            #expect((Tuning.hum(tone: 440, seconds: seconds) - hertz).magnitude < 0.02, "\(seconds) s")
        }
        for tenth in 0..<400 {
            let hertz = Tuning.hum(tone: 300, seconds: Float(tenth) / 10)
            #expect(hertz >= 260 && hertz <= 340, "\(tenth) tenths of a second")
        }
        #expect(Tuning.hum(tone: 440, seconds: .nan) == 440)
        #expect(Tuning.hum(tone: 440, seconds: 3, period: 0) == 440)
    }

    @Test func noiseFadesIntoTheTone() {
        #expect(Tuning.mix(clarity: 0) == (-60, -3))
        #expect(Tuning.mix(clarity: 1) == (-3, -60))
        #expect(Tuning.mix(clarity: .nan) == (-60, -3))
        let half = Tuning.mix(clarity: 0.5)
        #expect(half.tone == half.noise && (half.tone + 9.0206).magnitude < 1e-3)
        var last = Tuning.mix(clarity: 0)
        for step in 1...100 {
            let mix = Tuning.mix(clarity: Float(step) / 100)
            #expect(mix.tone >= last.tone && mix.noise <= last.noise, "\(step) %")
            last = mix
        }
    }
}
