extension Tone {
    /// The frequencies that a tone and its decoys come from, in hertz: the semitones from A3 to F5, to the nearest hertz.
    public static let pool: [Float] = [
        220, 233, 247, 262, 277, 294, 311, 330, 349, 370, 392, 415, 440, 466, 494, 523, 554, 587, 622, 659, 698,
    ]

    /// How far apart the five stations of a tone lie at least, in hertz.
    public static let stationSpacing: Float = 60
    /// How far from the last target every station of the next tone lies at least (exclusive), in hertz: the dial rests within 15 Hz of that
    /// target, and no station may be within 30 Hz of where it rests.
    public static let restClearance: Float = 45

    /// Draws the tones of a night: each target by random index from what is left of the pool, removed on use; its four decoys
    /// from what is left too, each possible four equally likely.
    ///
    /// The target keeps the same clearance from the last one as the decoys do: else a station close to where the dial rests
    /// could only be the true one, and one within 15 Hz would be matched without a turn. For up to three tones every draw
    /// succeeds (a test walks all of them); should none be left after more, the list ends there.
    public static func draw(count: Int, from stream: inout ChanceStream) -> [Tone] {
        var left = pool
        var tones: [Tone] = []
        while tones.count < count {
            var targets = left
            if let last = tones.last { targets.removeAll { ($0 - last.target).magnitude <= restClearance } }
            var drawn: Tone?
            while drawn == nil, !targets.isEmpty {
                let target = targets.remove(at: stream.below(targets.count))
                let choices = decoyChoices(for: target, after: tones.last?.target, from: left)
                if !choices.isEmpty {
                    let choice = choices[stream.below(choices.count)]
                    drawn = Tone(target: target, decoys: [choice.x, choice.y, choice.z, choice.w])
                }
            }
            guard let drawn else { break }
            left.removeAll { $0 == drawn.target }
            tones.append(drawn)
        }
        return tones
    }

    /// Every four decoys that `target` can have, each in rising order.
    static func decoyChoices(for target: Float, after last: Float?, from left: [Float]) -> [SIMD4<Float>] {
        let stations = left.filter { station in
            if let last, (station - last).magnitude <= restClearance { return false }
            return (station - target).magnitude >= stationSpacing
        }
        var choices: [SIMD4<Float>] = []
        for a in stations {
            for b in stations where b >= a + stationSpacing {
                for c in stations where c >= b + stationSpacing {
                    for d in stations where d >= c + stationSpacing { choices.append(SIMD4(a, b, c, d)) }
                }
            }
        }
        return choices
    }
}
