/// What a frame carries: the first byte on the wire.
public enum FrameKind: UInt8, Equatable, Sendable, CaseIterable {
    /// A ``NetworkEvent`` as JSON.
    case event = 0
    /// ARKit's collaboration data, opaque.
    case collaboration = 1
    /// A ``Pose``, 28 bytes.
    case pose = 2
    /// A ``WatcherFrame``: what a host screen is told of one seat.
    case watcher = 3

    /// The most bytes a payload of this kind may have.
    public var limit: Int {
        switch self {
        case .event: 65_536
        case .collaboration: 20_000_000
        case .pose: Pose.wireSize
        case .watcher: 64
        }
    }

    /// The most bytes a frame of an unknown kind may have to be skipped.
    public static let skipLimit = 20_000_000
}
