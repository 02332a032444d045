/// The curves of the senses, by distance in metres. All are total: a distance that is no number gives the far end.
extension Senses {
    /// How opaque a lit letter is: 1 up to 1 m, 0 from 2.5 m, linear between.
    public static func letterOpacity(distance: Float) -> Float {
        fall(distance, full: SenseTable.letterFull, gone: SenseTable.letterGone)
    }

    /// How much a sound falls off on its way, in decibels: −20 · log₁₀(distance), and 0 within the reference distance.
    public static func rolloff(distance: Float) -> Float {
        distance > SenseTable.referenceDistance ? -Tuning.decibels(distance / SenseTable.referenceDistance) : 0
    }

    /// The Revenant's heartbeats a minute: 50 from 5 m, 140 up to 1 m, linear between.
    public static func heartRate(distance: Float) -> Float {
        let nearness = fall(distance, full: SenseTable.heartNear, gone: SenseTable.heartFar)
        return SenseTable.heartSlow + (SenseTable.heartFast - SenseTable.heartSlow) * nearness
    }

    /// A walker's steps a minute at `speed` metres a second: one each 0.42 m; 0 when the walk makes no sound.
    public static func stepRate(speed: Float) -> Float {
        guard speed >= SenseTable.silentSpeed else { return 0 }
        return min(60 * speed / SenseTable.stride, SenseTable.stepsAtMost)
    }

    /// A clue's pulse: intensity 1 up to 0.2 m and none from 3 m, linear between; sharpness rising with it; the rate 0.8 to 6 a second
    /// by (1 − d/3)².
    public static func haptic(distance: Float, isFacing: Bool) -> Haptic? {
        let intensity = fall(distance, full: SenseTable.pulseFull, gone: SenseTable.pulseGone)
        guard intensity > 0 else { return nil }
        let nearness = 1 - max(distance, 0) / SenseTable.pulseGone
        return Haptic(
            intensity: intensity,
            sharpness: SenseTable.sharpnessAtLeast + (1 - SenseTable.sharpnessAtLeast) * intensity,
            rate: SenseTable.pulseSlow + (SenseTable.pulseFast - SenseTable.pulseSlow) * nearness * nearness,
            isFacing: isFacing)
    }

    /// 1 up to `full`, 0 from `gone`, linear between.
    private static func fall(_ distance: Float, full: Float, gone: Float) -> Float {
        if distance <= full { return 1 }
        return distance < gone ? (gone - distance) / (gone - full) : 0
    }
}
