import LULLKit

/// A camera that is none: a terminal has no camera, and this program opens none. Behind the gate sits a room drawn by
/// arithmetic, with someone in it.
final class SimulatedCamera: CameraGate {
    let ledgerIdentity: UInt64
    private(set) var permit: SensorPermit?

    init(ledgerIdentity: UInt64) {
        self.ledgerIdentity = ledgerIdentity
    }

    /// No system stands behind this gate. Whoever plays the sitting passes on an answer of their own.
    func requestAccess() {}

    func start(consuming permit: consuming SensorPermit) throws(ConsentError<Sensor>) {
        try admit(permit)
        self.permit = consume permit
    }

    func stop() {
        permit = nil
    }

    /// What the camera sees; nothing without a permit.
    func picture(width: Int, height: Int, at seconds: Double) -> GreyPicture? {
        isRunning ? SimulatedRoom(seconds: seconds).picture(width: width, height: height) : nil
    }
}
