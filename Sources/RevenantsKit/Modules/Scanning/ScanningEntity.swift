/// What is true while the room is found.
struct ScanningEntity: Equatable, Sendable {
    /// Where the room comes from.
    var source: ScanSource
    /// Whether this device scans: it is the Host, and the room is to be scanned.
    var isScanner: Bool
    /// Whether the room scanner has the camera.
    var isScannerRunning: Bool
    /// What the survey said of the last scan.
    var verdict: ScanVerdict?
    /// Whether the Host said that the seance begins.
    var hasBegun = false
    /// Seconds the camera still rests after the scanner let it go.
    var rest: Float = 0

    /// A scan about to begin.
    init(source: ScanSource, isHost: Bool) {
        self.source = source
        isScanner = isHost && source == .scan
        isScannerRunning = isScanner
    }
}
