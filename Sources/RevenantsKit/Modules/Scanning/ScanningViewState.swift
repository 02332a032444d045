/// What the scanning screen shows.
public struct ScanningViewState: Equatable, Sendable {
    /// Where the room comes from.
    public var source: ScanSource
    /// Whether the room scanner has the camera: the shell shows it exactly while this holds.
    public var isScannerRunning: Bool
    /// One line of what happens.
    public var status: Line
    /// Why the last scan was refused, UTF-8; empty when none was.
    public var refusal: [UInt8]
    /// What to do about it, UTF-8.
    public var hint: [UInt8]

    /// A scanning screen's view state.
    public init(
        source: ScanSource, isScannerRunning: Bool, status: Line, refusal: [UInt8] = [], hint: [UInt8] = []
    ) {
        self.source = source
        self.isScannerRunning = isScannerRunning
        self.status = status
        self.refusal = refusal
        self.hint = hint
    }
}
