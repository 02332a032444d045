/// One line of a ledger's history: what was granted or revoked, and when. It holds nothing about the player.
public struct LedgerEntry<Sense: Hashable>: Equatable {
    /// What happened to a sense.
    public enum Change: UInt8, Equatable, Sendable, CaseIterable {
        case granted
        case revoked
    }

    /// The sense that was granted or revoked.
    public let sense: Sense
    /// Which of the two it was.
    public let change: Change
    /// When, in the seconds that the caller passed in.
    public let time: Double
}

extension LedgerEntry: Sendable where Sense: Sendable {}

extension LedgerEntry.Change {
    /// The change's name, as ledgers show and save it.
    public var name: Words {
        switch self {
        case .granted: Words("granted")
        case .revoked: Words("revoked")
        }
    }
}
