/// A gate with no camera behind it, for tests and previews: it keeps the rules of every gate, and notes what was asked.
public final class FakeCameraGate: CameraGate {
    /// What was asked of the gate.
    public enum Call: UInt8, Equatable, Sendable {
        case requestAccess
        case start
        /// A start that was refused.
        case refuse
        case stop
    }

    /// The identity of the one ledger whose permits open this gate.
    public let ledgerIdentity: UInt64
    /// The permit under which the camera would run.
    public private(set) var permit: SensorPermit?
    /// Everything that was asked, in order.
    public private(set) var calls: [Call] = []

    /// A gate built for one ledger.
    public init(ledgerIdentity: UInt64) {
        self.ledgerIdentity = ledgerIdentity
    }

    /// Notes that the system's question was started.
    public func requestAccess() {
        calls.append(.requestAccess)
    }

    /// Keeps the permit, as if a camera ran under it.
    ///
    /// - Throws: ``ConsentError``, if the permit is not for this gate.
    public func start(consuming permit: consuming SensorPermit) throws(ConsentError<Sensor>) {
        do {
            try admit(permit)
        } catch {
            calls.append(.refuse)
            throw error
        }
        calls.append(.start)
        self.permit = consume permit
    }

    /// Drops the permit.
    public func stop() {
        calls.append(.stop)
        permit = nil
    }
}
