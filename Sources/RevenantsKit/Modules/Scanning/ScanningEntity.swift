/// What is true while the room is found.
public struct ScanningEntity: Equatable, Sendable {
    /// Where the room comes from.
    public var source: ScanSource
    /// Whether this device scans: it is the Host, and the room is to be scanned.
    public var isScanner: Bool
    /// Whether the room scanner has the camera.
    public var isScannerRunning: Bool
    /// What the survey said of the last scan.
    public var verdict: ScanVerdict?
    /// Whether the Host said that the seance begins.
    public var hasBegun = false
    /// Seconds the camera still rests after the scanner let it go.
    public var rest: Float = 0

    /// A scan about to begin.
    public init(source: ScanSource, isHost: Bool) {
        self.source = source
        isScanner = isHost && source == .scan
        isScannerRunning = isScanner
    }
}
