/// What the lobby shows.
public struct LobbyViewState: Equatable, Sendable {
    /// The seats as the Host last told them.
    public var seats: [LobbySeatViewState]
    /// Whether the form for name and wish is open: no seat was asked for yet.
    public var isFormOpen: Bool
    /// Whether the ready button can be pressed.
    public var canBeReady: Bool
    /// Whether this player said to be ready.
    public var isReady: Bool
    /// One line of what to do.
    public var status: Line

    /// A lobby's view state.
    public init(
        seats: [LobbySeatViewState] = [], isFormOpen: Bool = true, canBeReady: Bool = false, isReady: Bool = false,
        status: Line
    ) {
        self.seats = seats
        self.isFormOpen = isFormOpen
        self.canBeReady = canBeReady
        self.isReady = isReady
        self.status = status
    }
}

/// One seat in the lobby.
public struct LobbySeatViewState: Equatable, Sendable {
    /// The player's name, UTF-8.
    public var name: [UInt8]
    /// Whether it is this player.
    public var isMe: Bool
    /// The role wished for, in words; `nil` where there is no wish.
    public var wish: Line?
    /// Ready, waiting or away, in words.
    public var status: Line

    /// A seat.
    public init(name: [UInt8], isMe: Bool, wish: Line?, status: Line) {
        self.name = name
        self.isMe = isMe
        self.wish = wish
        self.status = status
    }
}
