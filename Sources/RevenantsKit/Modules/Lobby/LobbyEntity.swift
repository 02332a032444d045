/// What is true in the lobby.
public struct LobbyEntity: Equatable, Sendable {
    /// The seats as the Host last told them.
    public var seats: [LobbySeat] = []
    /// The player's own seat, once given.
    public var seat: Seat?
    /// The link's state.
    public var link = NetworkState.idle
    /// Why the last seat is gone.
    public var loss: SeatLoss?

    /// An empty lobby.
    public init() {}

    /// The player as the Host sees it.
    public var me: LobbySeat? { find { $0 == seat } }
    /// The partner as the Host sees it.
    public var partner: LobbySeat? { find { $0 != seat } }

    private func find(_ isWanted: (Seat) -> Bool) -> LobbySeat? {
        guard seat != nil else { return nil }
        for candidate in seats where isWanted(candidate.seat) { return candidate }
        return nil
    }
}
