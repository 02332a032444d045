/// Everything that one player sees, hears, feels and reads in this tick, and nothing else.
///
/// A shell (browser, phone, terminal) draws it; a bot plays by it alone.
public struct PlayerView: Equatable, Sendable {
    /// Which screen is up.
    public var screen: Screen { content.screen }
    /// What is on it.
    public var content: ScreenContent
    /// How the link to the Host is.
    public var link: LinkViewState
    /// The player's own seat, once given.
    public var seat: Seat?
    /// The player's own pose, once there is one.
    public var pose: Pose?
    /// The surveyed room, once received. It is the same for both players and tells no secret.
    public var room: ScannedRoom?

    /// A view from its parts.
    public init(
        content: ScreenContent, link: LinkViewState, seat: Seat? = nil, pose: Pose? = nil, room: ScannedRoom? = nil
    ) {
        self.content = content
        self.link = link
        self.seat = seat
        self.pose = pose
        self.room = room
    }

    /// The view state of the night itself, while it is played.
    public var gameplay: GameplayViewState? {
        if case .gameplay(let state) = content { return state }
        return nil
    }
}

/// What is on the screen: one view state a screen.
public enum ScreenContent: Equatable, Sendable {
    case lobby(LobbyViewState)
    case scanning(ScanningViewState)
    case seance(SeanceViewState)
    case curseBegins(CurseViewState)
    case gameplay(GameplayViewState)
    case over(OverViewState)

    /// Which screen it is.
    public var screen: Screen {
        switch self {
        case .lobby: .lobby
        case .scanning: .scanning
        case .seance: .seance
        case .curseBegins: .curseBegins
        case .gameplay: .gameplay
        case .over: .over
        }
    }
}

/// How the link to the Host and to the partner is, as every screen shows it.
public struct LinkViewState: Equatable, Sendable {
    /// The link's state.
    public var state = NetworkState.idle
    /// A banner over the screen; `nil` while all is well.
    public var banner: Line?
    /// Whether the lights are on for both.
    public var isPaused = false
    /// Seconds before the partner's seat is given up; `nil` while the partner is there.
    public var partnerLostSecondsLeft: Float?
    /// Seconds before this player's own seat, or the Host, is given up; `nil` while the link lives.
    public var lostSecondsLeft: Float?
    /// Round trip of the last ping in seconds; 0 before the first.
    public var roundTrip: Float = 0

    /// A link that was not asked for yet.
    public init() {}

    /// Whether the night's clocks stand still.
    public var isFrozen: Bool { isPaused || partnerLostSecondsLeft != nil || lostSecondsLeft != nil }
}
