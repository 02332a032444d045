import RevenantsKit

/// What a player concludes from two ears and a pulse in the hand: which way, and about how far.
enum Ears {
    /// A guess at where something is.
    struct Guess {
        var place: FloorPoint
        var distance: Float
    }

    /// Where the thing of `percept` seems to be; `nil` when it is not heard.
    ///
    /// A pulse tells the distance exactly (1.0 at 0.2 m, 0.0 at 3.0 m); beyond it, the level does: −3 dB at 1 m, less
    /// 20 dB a tenfold, and a muffled sound has lost 9 dB a wall.
    static func guess(_ percept: Percept, from pose: Pose) -> Guess? {
        guard let sound = percept.sound else { return nil }
        var distance = distance(level: sound.level, lowPass: sound.lowPass)
        if let haptic = percept.haptic, haptic.intensity > 0 {
            distance = haptic.intensity >= 1 ? 0.2 : 0.2 + 2.8 * (1 - haptic.intensity)
        }
        let toward = direction(sound.azimuth, from: pose)
        return Guess(place: pose.position.floor + toward * distance, distance: distance)
    }

    /// The direction on the floor plan that an azimuth means, of length 1.
    static func direction(_ azimuth: Float, from pose: Pose) -> FloorPoint {
        let heading = pose.heading
        // Azimuth is positive to the right; on the plan (x, z) right of the heading (hx, hz) is (−hz, hx).
        return heading * Maths.cos(azimuth) + FloorPoint(-heading.y, heading.x) * Maths.sin(azimuth)
    }

    private static func distance(level: Float, lowPass: Float) -> Float {
        var walls: Float = 0
        var corner: Float = 16_000
        while corner > lowPass * 1.5, walls < 4 {
            corner *= 0.35
            walls += 1
        }
        let loss = -3 - level - 9 * walls
        // 10^(loss / 20)
        return min(max(Maths.exp(loss * 0.115_129_25), 0.1), 20)
    }

    /// How far away the Revenant's heart is: 140 beats a minute at 1 m, 50 at 5 m.
    static func heartDistance(_ percept: Percept) -> Float? {
        guard let sound = percept.sound, sound.beatsPerMinute > 0 else { return nil }
        return 1 + 4 * (140 - sound.beatsPerMinute) / 90
    }
}
