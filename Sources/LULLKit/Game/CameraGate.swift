/// The seam before a camera. It can only be opened with a permit, which it keeps while the camera runs.
///
/// A gate is built for one ledger. Its `start(consuming:)` first calls ``admit(_:)``, then starts the camera, then keeps
/// the permit in ``permit``; its `stop()` stops the camera and drops the permit. It answers nothing at once: the answer
/// to ``requestAccess()`` goes to `GameModel.accessAnswered(_:)`, after the call has returned.
public protocol CameraGate: AnyObject {
    /// The identity of the one ledger whose permits open this gate.
    var ledgerIdentity: UInt64 { get }
    /// The permit under which the camera runs; `nil` when it does not run.
    var permit: SensorPermit? { get }
    /// Starts the system's own question. Its answer goes to `GameModel.accessAnswered(_:)`.
    func requestAccess()
    /// Starts the camera, and keeps the permit for as long as it runs.
    ///
    /// - Throws: ``ConsentError``, with the camera left as it was.
    func start(consuming permit: consuming SensorPermit) throws(ConsentError<Sensor>)
    /// Stops the camera and drops the permit. A camera that does not run stays so.
    func stop()
}

extension CameraGate {
    /// Whether the camera runs.
    public var isRunning: Bool {
        switch permit {
        case .some: true
        case .none: false
        }
    }

    /// What every gate asks of a permit before it starts: that it is for a camera, and of the gate's own ledger. Whether
    /// it is still good, the gate cannot know; `GameModel` asks the live ledger right after the start, and at every tick.
    ///
    /// - Throws: ``ConsentError/otherLedger(permit:device:)``, ``ConsentError/otherSense(permit:device:)``.
    public func admit(_ permit: borrowing SensorPermit) throws(ConsentError<Sensor>) {
        guard permit.ledger == ledgerIdentity else {
            throw .otherLedger(permit: permit.ledger, device: ledgerIdentity)
        }
        guard permit.sense == .camera else { throw .otherSense(permit: permit.sense, device: .camera) }
    }
}
