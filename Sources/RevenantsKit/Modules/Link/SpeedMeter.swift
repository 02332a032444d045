/// A player's speed as displacement over the last half second: a trembling hand is at rest.
struct SpeedMeter: Equatable, Sendable {
    private var samples: [Sample] = []
    private var now: Float = 0

    private struct Sample: Equatable, Sendable {
        var time: Float
        var place: Vector3
    }

    /// Forgets all: at the start, and after a resume.
    mutating func clear() {
        samples.removeAll(keepingCapacity: true)
        now = 0
    }

    /// Notes the place after `seconds`. Returns the velocity in metres a second: zero until the window is full.
    mutating func note(_ place: Vector3, seconds: Float) -> Vector3 {
        now += seconds
        let opening = now - NightRules.speedWindow + 1e-4
        // The newest sample before the window opened stays: the window is measured from there.
        while samples.count > 1, samples[1].time <= opening { samples.removeFirst() }
        samples.append(Sample(time: now, place: place))
        let oldest = samples[0]
        guard oldest.time <= opening else { return Vector3() }
        rebase()
        return (place - oldest.place) / (now - oldest.time)
    }

    /// Keeps the clock small, so that its steps stay exact through a long night.
    private mutating func rebase() {
        guard now > 64 else { return }
        for index in samples.indices { samples[index].time -= 60 }
        now -= 60
    }
}
