/// Why the Host closes a link.
public enum LinkEnd: Equatable, Sendable {
    /// No `hello` and no `resume` within 5 s, or another frame first.
    case noHello
    /// The room's code is another.
    case wrongCode
    /// Both seats are taken, or the night has begun.
    case full
    /// The token is none of this room's.
    case wrongToken
    /// A newer link has the seat.
    case replaced
    /// The stream of frames cannot be read on.
    case broken(WireError)
    /// A frame of a kind or size that a player may not send.
    case unreadable(FrameKind)
    /// Too much waits to be sent.
    case slow
    /// More frames in one tick than any player sends.
    case flooding
    /// The seat was given up.
    case gone

    /// The WebSocket close code (RFC 6455, section 7.4; 4000 and up are ours).
    public var closeCode: UInt16 {
        switch self {
        case .noHello: 4000
        case .replaced: 4001
        case .wrongCode: 4002
        case .full: 4003
        case .wrongToken: 4004
        case .slow: 4005
        case .gone: 4006
        case .broken, .unreadable: 1002
        case .flooding: 1008
        }
    }
}
