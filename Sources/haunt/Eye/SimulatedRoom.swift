import LULLKit

/// A dark wall, a door ajar, a lamp to the left, and someone who sits close, breathes and blinks.
///
/// Places are in heights of the picture: y from 0 at the top to 1, x from 0 in the middle.
struct SimulatedRoom {
    private let sway: Float
    private let breath: Float
    private let areLidsDown: Bool

    init(seconds: Double) {
        sway = 0.020 * Self.wave(seconds / 7.3) + 0.007 * Self.wave(seconds / 2.9)
        breath = 0.009 * Self.wave(seconds / 4.1)
        // A blink of a sixth of a second now and then.
        let turns = seconds / 3.7
        areLidsDown = turns - turns.rounded(.down) > 0.955
    }

    func picture(width: Int, height: Int) -> GreyPicture {
        let unit = 1 / Float(max(height, 1))
        return GreyPicture(width: width, height: height) { column, row in
            let x = (Float(column) + 0.5 - Float(width) / 2) * unit
            let y = (Float(row) + 0.5) * unit
            return face(x - sway, y - 0.50 + breath * 0.6, over: body(x - sway * 0.5, y + breath, over: wall(x, y)))
        }
    }

    private func wall(_ x: Float, _ y: Float) -> Float {
        let glow = 0.34 / (1 + 9 * ((x + 0.85) * (x + 0.85) + (y - 0.35) * (y - 0.35)))
        let gap = inside((x - 0.76) / 0.030, (y - 0.62) / 0.52, soft: 0.15, isSquare: true)
        let spill = 0.10 / (1 + 60 * (x - 0.76) * (x - 0.76))
        return min(0.02 + glow + spill + 0.75 * gap, 1)
    }

    private func body(_ x: Float, _ y: Float, over light: Float) -> Float {
        let neck = inside(x / 0.13, (y - 0.84) / 0.20, soft: 0.08)
        let bust = inside(x / 0.62, (y - 1.22) / 0.32, soft: 0.04)
        let skin = mixed(light, 0.05 + 0.30 * lit(x, 0.13), neck)
        return mixed(skin, 0.05 + 0.32 * lit(x, 0.62), bust)
    }

    private func face(_ x: Float, _ y: Float, over light: Float) -> Float {
        let hair = inside(x / 0.315, (y + 0.060) / 0.430, soft: 0.05)
        // Narrower towards the chin.
        let skin = inside(x / (0.262 - 0.12 * max(0, y)), (y - 0.030) / 0.372, soft: 0.05)
        var light = mixed(mixed(light, 0.03, hair), 0.10 + 0.90 * lit(x, 0.26), skin)
        for side: Float in [-1, 1] {
            let (ex, ey) = (x - side * 0.108, y + 0.020)
            light = mixed(light, 0.02, 0.92 * inside(ex / 0.078, ey / 0.058, soft: 0.5))
            let brow = inside(ex / 0.080, (ey + 0.080) / 0.016, soft: 0.6)
            light = mixed(light, 0.03, 0.85 * brow)
            // What looks back: a point of light in each eye, too small for a blurred picture to keep.
            if !areLidsDown { light = mixed(light, 1, inside(ex / 0.024, ey / 0.024, soft: 0.3)) }
        }
        let nose = inside((x - 0.030) / 0.026, (y - 0.085) / 0.085, soft: 0.7)
        let underNose = inside(x / 0.050, (y - 0.172) / 0.014, soft: 0.7)
        let mouth = inside(x / 0.096, (y - 0.252) / 0.018, soft: 0.6)
        return mixed(light, 0.05, (0.35 * nose + 0.7 * underNose + 0.9 * mouth) * skin)
    }

    private func mixed(_ below: Float, _ above: Float, _ share: Float) -> Float {
        below + (above - below) * min(max(share, 0), 1)
    }

    /// How much light of the lamp falls on a round thing at a place across it.
    private func lit(_ x: Float, _ radius: Float) -> Float {
        smooth(0.60 - 0.45 * x / radius)
    }

    /// 1 inside the unit circle (or square), 0 outside, smooth between.
    private func inside(_ x: Float, _ y: Float, soft: Float, isSquare: Bool = false) -> Float {
        let distance = isSquare ? max(x.magnitude, y.magnitude) : (x * x + y * y).squareRoot()
        return smooth((1 + soft - distance) / (2 * soft))
    }

    private func smooth(_ value: Float) -> Float {
        let t = min(max(value, 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// −1 … 1 and back, once for each whole number, round at its ends.
    private static func wave(_ turns: Double) -> Float {
        let t = Float(turns - turns.rounded(.down))
        let half = t < 0.5 ? t * 2 : 2 - t * 2
        return half * half * (3 - 2 * half) * 2 - 1
    }
}
