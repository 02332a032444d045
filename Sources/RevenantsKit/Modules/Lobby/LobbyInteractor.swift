/// What is true in the lobby: who is here, and who is ready.
final class LobbyInteractor<Network: NetworkService> {
    /// The truth.
    private(set) var entity = LobbyEntity()

    private let network: Network

    /// An interactor over the network.
    init(network: Network) { self.network = network }

    /// Catches up with what was said before the screen was up.
    func start() {
        if network.state == .seated, let event = network.latestEvent(ofType: .lobby) { _ = hear(event) }
        tick()
    }

    /// Takes an event in.
    func hear(_ event: Event) -> LobbyOutcome {
        switch event {
        case .lobby(let seats):
            entity.seats = seats
            return .stay
        case .startScanning(let source): return .scanningBegins(source)
        // A stock phone has no lobby: it scans as soon as somebody came in.
        case .hello(let host) where host.version == 0: return .scanningBegins(.scan)
        default: return .stay
        }
    }

    /// Does what the player wants, where the link allows it.
    func perform(_ action: PlayerAction) {
        switch action {
        case .host(let hello): if isFree { network.startHosting(hello) }
        case .join(let hello): if isFree { network.join(hello) }
        case .ready(let isReady): if network.state == .seated { network.send(.ready(isReady)) }
        default: break
        }
        tick()
    }

    /// Looks at the link.
    func tick() {
        entity.link = network.state
        entity.seat = network.seat
        entity.loss = network.loss
        if entity.seat == nil { entity.seats = [] }
    }

    private var isFree: Bool { network.state == .idle || network.state == .closed }
}

/// What the lobby comes to.
enum LobbyOutcome: Equatable, Sendable {
    /// Nothing yet.
    case stay
    /// Both are ready.
    case scanningBegins(ScanSource)
}
