/// Something that happened to the Host: inputs are applied at the start of a tick, by seat, then by arrival.
public enum NightInput: Equatable, Sendable {
    /// A player took a seat (its `hello` was accepted).
    case joined(Seat, Hello)
    /// A player said something.
    case event(Seat, Event)
    /// A player stands here.
    case pose(Seat, Pose)
    /// The Host itself sees a player standing here (a phone Host, by its guest's participant anchor): no word of the player's.
    case sighted(Seat, Pose)
    /// A player's link closed.
    case lost(Seat)
    /// A player resumed in its seat.
    case returned(Seat)
    /// The phones' worlds merged (a phone Host only).
    case worldsMerged

    /// The seat it comes from; the Host's own come first.
    var seat: Seat {
        switch self {
        case .joined(let seat, _), .event(let seat, _), .pose(let seat, _), .sighted(let seat, _), .lost(let seat),
            .returned(let seat):
            seat
        case .worldsMerged: .first
        }
    }
}

/// Something the Host must do.
public enum NightEffect: Equatable, Sendable {
    /// Send an event to a player.
    case send(Event, to: Seat)
    /// Pass a player's pose on to the partner.
    case pose(Pose, to: Seat)
    /// Forget the seat's token: the player is gone for good.
    case freed(Seat)

    /// The seat it is for.
    var seat: Seat {
        switch self {
        case .send(_, let seat), .pose(_, let seat), .freed(let seat): seat
        }
    }
}

/// How a night is played.
public struct NightOptions: Equatable, Sendable {
    /// Full or short.
    public var length: NightLength
    /// Where the room came from.
    public var source: ScanSource
    /// Whether a phone hosts: then the doll waits for the worlds to merge.
    public var isPhoneHost: Bool

    /// The options of a night.
    public init(length: NightLength = .full, source: ScanSource = .sample, isPhoneHost: Bool = false) {
        self.length = length
        self.source = source
        self.isPhoneHost = isPhoneHost
    }
}
