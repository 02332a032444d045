/// Sends the dial at most ten times a second while it changes, and always its last position.
struct DialThrottle: Equatable, Sendable {
    private static let interval: Float = 0.1
    private var waited: Float = DialThrottle.interval
    private var unsent: Float?

    /// The dial was turned to `hertz`. Returns what goes to the Host now.
    mutating func turn(to hertz: Float) -> Float? {
        unsent = hertz
        return due()
    }

    /// Lets time pass. Returns what goes to the Host now.
    mutating func tick(seconds: Float) -> Float? {
        waited = min(waited + seconds, Self.interval)
        return due()
    }

    private mutating func due() -> Float? {
        guard let hertz = unsent, waited >= Self.interval - 1e-4 else { return nil }
        unsent = nil
        waited = 0
        return hertz
    }
}
