/// What the always-visible indicator says, each line with a dot before it. It reads the ledger and nothing else.
public struct Indicator: Equatable, Sendable {
    /// Whether the camera is granted.
    public let seesYou: Bool
    /// Whether the microphone is granted.
    public let hearsYou: Bool

    /// The indicator of what a ledger grants.
    public init(_ ledger: ConsentLedger) {
        let active = ledger.activeSensors
        seesYou = active.contains(.camera)
        hearsYou = active.contains(.microphone)
    }

    /// Its lines; none when LULL can neither see nor hear.
    public var lines: [Words] {
        (seesYou ? [Words("LULL can see you")] : []) + (hearsYou ? [Words("LULL can hear you")] : [])
    }
}
