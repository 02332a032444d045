/// Formats the lobby.
struct LobbyPresenter {
    /// The view state.
    func present(_ entity: LobbyEntity) -> LobbyViewState {
        LobbyViewState(
            seats: entity.seats.map { seat($0, isMe: $0.seat == entity.seat) },
            isFormOpen: entity.link == .idle || entity.link == .closed,
            canBeReady: entity.link == .seated,
            isReady: entity.me?.isReady ?? false,
            status: status(entity))
    }

    private func seat(_ seat: LobbySeat, isMe: Bool) -> LobbySeatViewState {
        LobbySeatViewState(
            name: seat.name, isMe: isMe, wish: LobbyLines.wish(seat.wish),
            status: seat.isPresent ? (seat.isReady ? LobbyLines.ready : LobbyLines.here) : LobbyLines.away)
    }

    private func status(_ entity: LobbyEntity) -> Line {
        switch entity.link {
        case .idle, .closed: return LobbyLines.knock(after: entity.loss)
        case .hosting: return LobbyLines.hosting
        case .connecting, .lost: return LobbyLines.connecting
        case .seated: break
        }
        guard let me = entity.me, let partner = entity.partner else { return LobbyLines.alone }
        switch (me.isReady, partner.isReady) {
        case (false, false): return LobbyLines.sayReady
        case (false, true): return LobbyLines.otherIsReady
        case (true, false): return LobbyLines.waitForOther
        case (true, true): return LobbyLines.opening
        }
    }
}
