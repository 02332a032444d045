/// The arithmetic of the dial: how clear a station is, and how the ritual's hum drifts.
public enum Tuning {
    /// How far from a station its tone can be heard, in hertz.
    public static let hearingRange: Float = 40

    /// The clarity C = max(0, 1 − |Fp − F| / HearingRange), 0 … 1, of a dial that stands at `dial` hertz, where F is the nearest of `stations`;
    /// 0 without stations, and for a dial that is no number.
    public static func clarity(dial: Float, stations: [Float]) -> Float {
        guard let nearest = nearest(dial: dial, stations: stations) else { return 0 }
        return clarity(distance: (dial - stations[nearest]).magnitude)
    }

    /// The same for a tone's five stations, without an array of them.
    public static func clarity(dial: Float, stations tone: Tone) -> Float {
        var distance = (dial - tone.target).magnitude
        for decoy in tone.decoys { distance = min(distance, (dial - decoy).magnitude) }
        return clarity(distance: distance)
    }

    /// The clarity at `distance` hertz from a station.
    public static func clarity(distance: Float) -> Float {
        let clarity = 1 - distance / hearingRange
        // A NaN is not over 0 either.
        return clarity > 0 ? min(clarity, 1) : 0
    }

    /// A clarity as the wire says it, 0 … 100, to the nearest whole number.
    public static func percent(_ clarity: Float) -> Int {
        clarity > 0 ? Int((min(clarity, 1) * 100).rounded(.toNearestOrEven)) : 0
    }

    /// The index of the station nearest to `dial`, the first of two as near; `nil` without stations, and for a dial that is no number.
    public static func nearest(dial: Float, stations: [Float]) -> Int? {
        var best: Int?
        var distance = Float.infinity
        for (index, station) in stations.enumerated() where (dial - station).magnitude < distance {
            distance = (dial - station).magnitude
            best = index
        }
        return best
    }

    /// The hum of the ritual after `seconds`: `tone` hertz, drifting `drift` hertz to either side once in `period` seconds. It starts on the tone.
    public static func hum(
        tone: Float, seconds: Float, drift: Float = NightRules.humDrift, period: Float = NightRules.humPeriod
    ) -> Float {
        guard seconds.isFinite, period > 0 else { return tone }
        return tone + drift * Maths.sin(2 * Float.pi * (seconds / period))
    }

    /// How loud the tone and the white noise are at a clarity of 0 … 1, in decibels relative to full scale: their amplitudes are C and 1 − C.
    public static func mix(clarity: Float) -> (tone: Float, noise: Float) {
        let share = clarity > 0 ? min(clarity, 1) : 0
        return (level(amplitude: share), level(amplitude: 1 - share))
    }

    private static func level(amplitude: Float) -> Float {
        amplitude > 0 ? max(SenseTable.gain + decibels(amplitude), SenseTable.faintest) : SenseTable.faintest
    }

    /// An amplitude's level, 20 · log₁₀.
    static func decibels(_ amplitude: Float) -> Float { 8.685_889_6 * Maths.log(amplitude) }
}
