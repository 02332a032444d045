import LULLKit
import Testing

struct AtmosphereLayerTests {
    /// Flashes as WCAG 2.3.1 counts them: a pair of opposing changes of a tenth of full brightness or more. Returns the
    /// moments at which a flash is complete.
    private func flashes(_ layer: AtmosphereLayer, from start: Double, seconds: Double, rate: Double) -> [Double] {
        var found: [Double] = []
        var extreme = layer.brightness(at: start)
        var isFalling = true
        for sample in 1...Int(seconds * rate) {
            let time = start + Double(sample) / rate
            let now = layer.brightness(at: time)
            if isFalling {
                if now < extreme - 0.1 { (isFalling, extreme) = (false, now) } else { extreme = max(extreme, now) }
            } else {
                if now > extreme + 0.1 {
                    found.append(time)
                    (isFalling, extreme) = (true, now)
                } else {
                    extreme = min(extreme, now)
                }
            }
        }
        return found
    }

    private func most(_ flashes: [Double]) -> Int {
        flashes.indices.map { first in flashes[first...].prefix { $0 < flashes[first] + 1 }.count }.max() ?? 0
    }

    @Test(arguments: EyeSession.Phase.allCases) func noSecondHoldsMoreThanThreeFlashes(_ phase: EyeSession.Phase) {
        let layer = AtmosphereLayer(phase)
        for rate in [200.0, 60, 10] {
            #expect(most(flashes(layer, from: 0, seconds: 600, rate: rate)) <= 3, "\(rate) frames a second")
        }
    }

    @Test func theEyeFlickersOnlyOnceItNotices() {
        let counts = EyeSession.Phase.allCases.map {
            flashes(AtmosphereLayer($0), from: 0, seconds: 120, rate: 100).count
        }
        #expect(counts.enumerated().allSatisfy { ($0.element > 0) == [4, 5].contains($0.offset) }, "\(counts)")
        #expect(counts[5] > counts[4])
    }

    @Test(arguments: EyeSession.Phase.allCases) func reducedMotionTurnsItOff(_ phase: EyeSession.Phase) {
        let layer = AtmosphereLayer(phase, reducedMotion: true)
        #expect(layer == .off)
        for step in 0..<200 {
            let time = Double(step) * 0.07
            #expect(layer.brightness(at: time) == 1)
            #expect(layer.fog.amount(x: 0.3, y: 0.6, at: time) == 0)
        }
        #expect(layer.dust.count == 0 && layer.vignette == 0)
    }

    @Test func theLayerThickensUntilAwakeAndAnEndingClearsTheAir() {
        let rising: [EyeSession.Phase] = [.dormant, .seekingConsent, .watching, .noticing, .awake]
        for (earlier, later) in zip(rising, rising.dropFirst()) {
            let (a, b) = (AtmosphereLayer(earlier), AtmosphereLayer(later))
            #expect(a.fog.density < b.fog.density && a.dust.count < b.dust.count && a.vignette < b.vignette)
            #expect(a.pulse.depth <= b.pulse.depth && a.flicker.chance <= b.flicker.chance)
        }
        for end in [AtmosphereLayer(.denied), AtmosphereLayer(.released)] {
            #expect(end.fog.density < AtmosphereLayer(.dormant).fog.density)
            #expect(end.flicker.chance == 0 && end.pulse.depth == 0)
        }
    }

    @Test(arguments: EyeSession.Phase.allCases) func everythingStaysInItsRange(_ phase: EyeSession.Phase) {
        let layer = AtmosphereLayer(phase)
        for seed in 0..<500 {
            var random = SplitMix(seed: seed)
            let time = [Double.random(in: 0...1e6, using: &random), .nan, .infinity, -1, 1e12].randomElement(
                using: &random)!
            let (x, y) = (Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random))
            #expect((0.3...1).contains(layer.brightness(at: time)))
            #expect((0...layer.fog.density).contains(layer.fog.amount(x: x, y: y, at: time)))
            let mote = layer.dust.mote(Int.random(in: -1...50, using: &random), at: time)
            #expect((0..<1).contains(mote.x) && (0..<1).contains(mote.y) && (0...1).contains(mote.brightness))
        }
        #expect(layer.fog.amount(x: .nan, y: .infinity, at: 0) == 0)
    }

    @Test func fogAndDustDriftSmoothly() {
        let layer = AtmosphereLayer(.awake)
        for step in 0..<400 {
            let time = Double(step) / 20
            let change = layer.fog.amount(x: 0.5, y: 0.5, at: time + 0.05) - layer.fog.amount(x: 0.5, y: 0.5, at: time)
            #expect(change.magnitude < 0.02)
            let (a, b) = (layer.dust.mote(3, at: time), layer.dust.mote(3, at: time + 0.05))
            let fall = b.y - a.y
            #expect((fall >= 0 && fall < 0.01) || fall < -0.9, "a mote sinks, or comes in again at the top")
        }
        #expect(layer.fog.amount(x: 0.5, y: 0.5, at: 0) != layer.fog.amount(x: 0.5, y: 0.5, at: 30))
    }
}
