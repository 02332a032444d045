/// What the lobby says.
enum LobbyLines {
    static let hosting = Line("The door is open. Waiting for someone to come in.")
    static let connecting = Line("Knocking…")
    static let alone = Line("You are inside. Waiting for the other.")
    static let sayReady = Line("You are both here. Say when you are ready.")
    static let otherIsReady = Line("The other is ready. Are you?")
    static let waitForOther = Line("Waiting for the other to be ready.")
    static let opening = Line("The house opens.")

    static let ready = Line("ready")
    static let here = Line("here")
    static let away = Line("away")

    /// The invitation, or why the last seat is gone.
    static func knock(after loss: SeatLoss?) -> Line {
        switch loss {
        case nil, .left: Line("Two go in. Say your name.")
        case .absent: Line("You were away for too long, and your place is gone. Knock again.")
        case .wrongCode: Line("There is no room of that code. Look at it again.")
        case .full: Line("Both places are taken.")
        case .unknownSeat: Line("Nobody remembers your place. Knock again.")
        case .replaced: Line("You went on elsewhere, on another screen.")
        case .refused: Line("You were not let in. Knock again.")
        }
    }

    /// A wish in words.
    static func wish(_ role: PlayerRole) -> Line? {
        switch role {
        case .unassigned: nil
        case .seer: Line("would rather see")
        case .listener: Line("would rather hear")
        }
    }
}
