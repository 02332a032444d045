import LULLKit
import Testing

struct EyeFilterTests {
    private static let seen: [EyeSession.Phase] = [.watching, .noticing, .awake]

    private func noise(seed: Int, side: Int = 24) -> GreyPicture {
        var random = SplitMix(seed: seed)
        return GreyPicture(width: side, height: side) { _, _ in Float.random(in: 0...1, using: &random) }
    }

    private func spread(_ picture: GreyPicture) -> Float {
        let mean = picture.pixels.reduce(0, +) / Float(picture.pixels.count)
        let variance = picture.pixels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(picture.pixels.count)
        return variance.squareRoot()
    }

    @Test(arguments: seen) func noPictureComesThroughClean(_ phase: EyeSession.Phase) {
        let look = EyeLook(phase)
        for seed in 0..<40 {
            let picture = noise(seed: seed)
            let shown = look.filtered(picture, frame: UInt32(seed))
            #expect(shown != picture)
            #expect(shown.pixels.allSatisfy { $0 <= Float(look.opacity) }, "seed \(seed)")
            // Detail of one pixel is what a face is known by: less than a quarter of it is left.
            #expect(spread(shown) < spread(picture) / 4, "seed \(seed)")
        }
    }

    @Test(arguments: seen) func aBlankWallStillHasGrainAndCorners(_ phase: EyeSession.Phase) {
        let wall = GreyPicture(width: 64, height: 64) { _, _ in 0.5 }
        let shown = EyeLook(phase).filtered(wall)
        #expect(Set(shown.pixels).count > 100)
        func mean(_ columns: Range<Int>) -> Float {
            columns.reduce(0) { sum, x in sum + columns.reduce(0) { $0 + shown[x, $1] } }
                / Float(columns.count * columns.count)
        }
        #expect(mean(0..<8) < mean(28..<36))
    }

    @Test func anEndingShowsNoPicture() {
        for phase in [EyeSession.Phase.dormant, .seekingConsent, .denied, .released] {
            #expect(EyeLook(phase).filtered(noise(seed: 1)).pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test func grainMovesUnlessMotionIsReduced() {
        let picture = noise(seed: 3)
        let moving = EyeLook(.awake)
        #expect(moving.filtered(picture, frame: 1) != moving.filtered(picture, frame: 2))
        #expect(moving.filtered(picture, frame: 1) == moving.filtered(picture, frame: 1))
        let still = EyeLook(.awake, reducedMotion: true)
        #expect(still.filtered(picture, frame: 1) == still.filtered(picture, frame: 2))
    }

    /// A single bright pixel is spread by the look's deviation, whatever the size of a pixel.
    @Test(arguments: [(1.0, 4.0), (2.0, 2.0), (0.5, 8.0)])
    func theBlurIsMeasuredInPoints(pointsPerPixel: Double, deviation: Double) {
        let side = 81
        let dot = GreyPicture(width: side, height: side) { x, y in x == 40 && y == 40 ? 1 : 0 }
        // Grain is averaged away over many frames; the vignette is even in the centre.
        var sum = [Double](repeating: 0, count: side * side)
        let look = EyeLook(.noticing)
        let lit = GreyPicture(width: side, height: side) { x, y in 0.5 + dot[x, y] / 2 }
        let flat = GreyPicture(width: side, height: side) { _, _ in 0.5 }
        let shown = look.filtered(lit, pointsPerPixel: pointsPerPixel)
        let dark = look.filtered(flat, pointsPerPixel: pointsPerPixel)
        var weight = 0.0
        var variance = 0.0
        for y in 0..<side {
            for x in 0..<side {
                sum[y * side + x] = Double(shown[x, y] - dark[x, y])
                weight += sum[y * side + x]
                variance += sum[y * side + x] * Double((x - 40) * (x - 40))
            }
        }
        #expect(weight > 0)
        #expect(((variance / weight).squareRoot() - deviation).magnitude < deviation * 0.12)
    }

    @Test func oddPicturesAndScalesAreHarmless() {
        #expect(GreyPicture(width: 0, height: 4, pixels: []) == nil)
        #expect(GreyPicture(width: 2, height: 2, pixels: [0, 1, 0]) == nil)
        #expect(GreyPicture(width: .max, height: .max, pixels: []) == nil)
        let odd = GreyPicture(width: 2, height: 2, pixels: [.nan, -.infinity, .infinity, 7])
        #expect(odd?.pixels == [0, 0, 1, 1])
        #expect(odd?[-5, 99] == 1)
        for scale in [0, -1, Double.nan, .infinity, 1e-300] {
            #expect(EyeLook(.awake).filtered(noise(seed: 1, side: 3), pointsPerPixel: scale).pixels.count == 9)
        }
    }
}
