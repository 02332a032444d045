/// What is true while the Host scans and the Guest waits.
final class ScanningInteractor<Network: NetworkService> {
    /// The truth.
    private(set) var entity: ScanningEntity

    private let network: Network

    /// How long a Host's camera rests between the room scanner's release and AR: without it the picture stays black.
    static var cameraRest: Float { 0.6 }

    /// An interactor for a room from `source`.
    init(source: ScanSource, network: Network) {
        entity = ScanningEntity(source: source, isHost: network.role == .host)
        self.network = network
    }

    /// Catches up with what was said before the screen was up.
    func start() -> ScanningOutcome {
        guard let event = network.latestEvent(ofType: .beginSeance) else { return .stay }
        return hear(event)
    }

    /// Takes an event in.
    func hear(_ event: Event) -> ScanningOutcome {
        switch event {
        case .beginSeance:
            entity.hasBegun = true
            releaseScanner()
            return outcome
        case .nightOver(let result, let seconds): return .over(result, seconds: seconds)
        default: return .stay
        }
    }

    /// Takes the survey's verdict on this device's own scan.
    func perform(_ action: PlayerAction) {
        guard case .surveyed(let verdict) = action, entity.isScanner, entity.isScannerRunning else { return }
        entity.verdict = verdict
        if verdict == .accepted { releaseScanner() }
    }

    /// Lets time pass.
    func tick(seconds: Float) -> ScanningOutcome {
        if !entity.isScannerRunning { entity.rest = max(0, entity.rest - seconds) }
        return outcome
    }

    private var outcome: ScanningOutcome { entity.hasBegun && entity.rest <= 0 ? .seanceBegins : .stay }

    private func releaseScanner() {
        guard entity.isScannerRunning else { return }
        entity.isScannerRunning = false
        entity.rest = Self.cameraRest
    }
}

/// What the scan comes to.
enum ScanningOutcome: Equatable, Sendable {
    /// Nothing yet.
    case stay
    /// The survey was accepted, and the camera is free.
    case seanceBegins
    /// The night was given up.
    case over(NightResult, seconds: Float)
}
