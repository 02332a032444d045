/// The sixty-a-second loop that turns what the hand feels into single pulses. It runs on the device; nothing of it is sent.
struct HapticLoop: Equatable, Sendable {
    /// How much of the next pulse's wait is over, 0 … 1. A thing newly felt pulses at once.
    private var phase: Float = 1

    /// Lets `seconds` pass while `haptic` is felt. Returns the pulse that begins now, if one does.
    mutating func tick(_ haptic: Haptic?, seconds: Float) -> HapticPulse? {
        guard let haptic, haptic.intensity > 0 else {
            phase = 1
            return nil
        }
        phase += haptic.rate * seconds
        guard phase >= 1 else { return nil }
        // After a stall one pulse is due, not several.
        phase = phase >= 2 ? 0 : phase - 1
        return HapticPulse(
            intensity: haptic.intensity, sharpness: haptic.sharpness, hasBreadcrumb: haptic.isFacing)
    }
}

extension [Percept] {
    /// The strongest thing felt: a phone has one motor.
    var strongestHaptic: Haptic? {
        var strongest: Haptic?
        for percept in self {
            guard let haptic = percept.haptic else { continue }
            if haptic.intensity > strongest?.intensity ?? 0 { strongest = haptic }
        }
        return strongest
    }
}
