/// Which senses a player has.
public enum PlayerRole: UInt8, Equatable, Sendable, CaseIterable {
    /// No curse yet: both senses whole.
    case unassigned
    /// Sees the hidden and hears only static.
    case seer
    /// Hears and feels the hidden and sees only a blur.
    case listener

    /// The role the partner has.
    public var other: PlayerRole {
        switch self {
        case .unassigned: .unassigned
        case .seer: .listener
        case .listener: .seer
        }
    }
}
