/// Which end of the wire this device is.
public enum NetworkRole: UInt8, Equatable, Sendable {
    /// The one authority runs on this device.
    case host
    /// The Host is elsewhere.
    case guest
}

/// How the link to the Host is.
public enum NetworkState: UInt8, Equatable, Sendable {
    /// Nothing asked for yet.
    case idle
    /// A Host that waits for a guest.
    case hosting
    /// `hello` or `resume` is on its way.
    case connecting
    /// The Host gave a seat.
    case seated
    /// The link fell or fell silent; the seat is kept for a while.
    case lost
    /// The seat is gone.
    case closed
}
