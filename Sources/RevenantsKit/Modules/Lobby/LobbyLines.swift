/// What the lobby says.
enum LobbyLines {
    static let knock = Line("Two go in. Say your name.")
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

    /// A wish in words.
    static func wish(_ role: PlayerRole) -> Line? {
        switch role {
        case .unassigned: nil
        case .seer: Line("would rather see")
        case .listener: Line("would rather hear")
        }
    }
}
