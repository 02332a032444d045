/// A player's place in a room. Seat 0 is the Host's own player where a phone hosts.
public enum Seat: UInt8, Equatable, Sendable, CaseIterable {
    /// The first seat.
    case first
    /// The second seat.
    case second

    /// The partner's seat.
    public var other: Seat { self == .first ? .second : .first }
}
