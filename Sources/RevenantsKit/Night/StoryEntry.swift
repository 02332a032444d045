/// What the Host did or heard, for whoever tells the night afterwards: printers, host screens, tests.
public struct StoryEntry: Equatable, Sendable {
    /// Whom an event went to.
    public enum Audience: Equatable, Sendable {
        case seer
        case listener
        case both
        /// One seat, before there are roles.
        case seat(Seat)
        /// The Host: a player said it.
        case host(from: Seat)
    }

    /// Seconds since the session began.
    public var seconds: Double
    /// What was said.
    public var event: Event
    /// To whom.
    public var audience: Audience

    /// An entry.
    public init(seconds: Double, event: Event, audience: Audience) {
        self.seconds = seconds
        self.event = event
        self.audience = audience
    }
}
