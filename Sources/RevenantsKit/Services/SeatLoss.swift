/// Why a seat is gone, or was never given.
public enum SeatLoss: UInt8, Equatable, Sendable, CaseIterable {
    /// The player left.
    case left
    /// The link, or the Host, was away for too long.
    case absent
    /// There is no room of that code.
    case wrongCode
    /// Both seats are taken, or the night has begun.
    case full
    /// The Host does not know the seat any more.
    case unknownSeat
    /// The seat goes on, on another device or page.
    case replaced
    /// The Host gave no reason, or one that this version does not know.
    case refused
}
