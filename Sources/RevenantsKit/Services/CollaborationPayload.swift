/// What ARKit wants to reach the other phone: opaque to everything between the two AR services (a kind 1 frame).
public struct CollaborationPayload: Equatable, Sendable {
    /// The archived collaboration data.
    public var data: [UInt8]
    /// Whether it must arrive. The rest is dropped while the wire is behind.
    public var isCritical: Bool

    /// A payload.
    public init(data: [UInt8], isCritical: Bool) {
        self.data = data
        self.isCritical = isCritical
    }
}
