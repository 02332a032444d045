/// What closing the eye does, in the order of the cases: each step leaves less that could run, and the one that calls
/// out to a device comes last, when nothing more depends on it.
public enum PanicStep: UInt8, Equatable, Sendable, CaseIterable {
    /// The sitting's clock stops.
    case stopClock
    /// The sitting is released.
    case release
    /// Everything granted is revoked.
    case revokeAll
    /// The camera stops.
    case stopCamera
}
