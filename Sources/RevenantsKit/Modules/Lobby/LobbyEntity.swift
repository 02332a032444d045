/// What is true in the lobby.
struct LobbyEntity: Equatable, Sendable {
    /// The seats as the Host last told them.
    var seats: [LobbySeat] = []
    /// The player's own seat, once given.
    var seat: Seat?
    /// The link's state.
    var link = NetworkState.idle
    /// Why the last seat is gone.
    var loss: SeatLoss?

    /// An empty lobby.
    init() {}

    /// The player as the Host sees it.
    var me: LobbySeat? { find { $0 == seat } }
    /// The partner as the Host sees it.
    var partner: LobbySeat? { find { $0 != seat } }

    private func find(_ isWanted: (Seat) -> Bool) -> LobbySeat? {
        guard seat != nil else { return nil }
        for candidate in seats where isWanted(candidate.seat) { return candidate }
        return nil
    }
}
