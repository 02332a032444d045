/// Walks one player through the night: lobby → scanning → seance → curse begins → gameplay → over, and back to the lobby.
///
/// It owns both services and the module of the screen that is up. A shell calls, once a frame or a tick:
///
/// 1. ``tick(seconds:)``, which reads what arrived, lets time pass and returns everything the player perceives;
/// 2. ``perform(_:)`` for each thing the player does, and the AR service's own calls for walking and turning;
/// 3. ``endTick()``, which lets the tick's last frames go.
public final class AppCoordinator<Network: NetworkService, AR: ARService> {
    /// The pipe to the Host.
    public let network: Network
    /// The world as this device tracks it.
    public let ar: AR

    private enum Module {
        case lobby(LobbyModule<Network>)
        case scanning(ScanningModule<Network>)
        case seance(SeanceModule<Network, AR>)
        case curse(CurseModule<AR>)
        case gameplay(GameplayModule<Network, AR>)
        case over(OverModule<AR>)
    }

    private let link: LinkInteractor<Network, AR>
    private let linkPresenter = LinkPresenter()
    private var module: Module
    /// Whether the player comes back to a night that went on: transitions are not played again.
    private var returns = false

    /// A coordinator in the lobby.
    public init(network: Network, ar: AR) {
        self.network = network
        self.ar = ar
        link = LinkInteractor(network: network, ar: ar)
        module = .lobby(LobbyModule(network: network))
    }

    /// Which screen is up.
    public var screen: Screen {
        switch module {
        case .lobby: .lobby
        case .scanning: .scanning
        case .seance: .seance
        case .curse: .curseBegins
        case .gameplay: .gameplay
        case .over: .over
        }
    }

    // MARK: The tick

    /// Reads what arrived, lets `seconds` pass, and returns what the player perceives now.
    public func tick(seconds: Float) -> PlayerView {
        network.tick(seconds: seconds)
        while let event = network.nextEvent() { hear(event) }
        link.tick(seconds: seconds, isMerging: isMerging)
        leaveIfClosed()
        pass(seconds: seconds)
        return view(seconds: seconds)
    }

    /// Does what the player wants. What is not of this screen does nothing; what cannot be is refused in the next view.
    public func perform(_ action: PlayerAction) {
        // The Host is to weigh a claim at the place it is made from.
        if isMerging { link.sendPose() }
        if case .pause(let isPaused) = action {
            if isMerging { link.pause(isPaused) }
            return
        }
        switch module {
        case .lobby(let lobby): lobby.perform(action)
        case .scanning(let scanning): scanning.perform(action)
        case .seance(let seance): seance.perform(action)
        case .curse: break
        case .gameplay(let gameplay): gameplay.perform(action, link: link.entity)
        case .over(let over): follow(over.perform(action))
        }
    }

    /// Ends the tick: the pose of a player who has walked since goes, and the network's last frames.
    public func endTick() {
        if isMerging { link.sendPose() }
        network.endTick()
    }

    /// Whether both players share a world by now, or are about to.
    private var isMerging: Bool {
        switch screen {
        case .seance, .curseBegins, .gameplay: true
        case .lobby, .scanning, .over: false
        }
    }

    private func pass(seconds: Float) {
        let before = screen
        let running = link.entity.isFrozen ? 0 : seconds
        switch module {
        case .lobby(let lobby): lobby.tick()
        case .scanning(let scanning): follow(scanning.tick(seconds: seconds))
        case .seance(let seance): seance.tick(velocity: link.entity.velocity)
        case .curse(let curse): follow(curse.tick(seconds: running))
        case .gameplay(let gameplay): gameplay.tick(seconds: seconds, link: link.entity)
        case .over: break
        }
        // A screen that has just come up looks around before it is shown.
        if screen != before { pass(seconds: 0) }
    }

    private func view(seconds: Float) -> PlayerView {
        PlayerView(
            content: content(seconds: seconds), link: linkPresenter.present(link.entity), seat: network.seat,
            pose: ar.pose, room: ar.room)
    }

    private func content(seconds: Float) -> ScreenContent {
        switch module {
        case .lobby(let lobby): .lobby(lobby.view)
        case .scanning(let scanning): .scanning(scanning.view)
        case .seance(let seance): .seance(seance.view)
        case .curse(let curse): .curseBegins(curse.view())
        case .gameplay(let gameplay): .gameplay(gameplay.view(seconds: seconds))
        case .over(let over): .over(over.view())
        }
    }

    // MARK: Events

    private func hear(_ event: Event) {
        link.hear(event)
        if case .state = event { return comeBack() }
        follow(hearInModule(event))
    }

    private func hearInModule(_ event: Event) -> Route? {
        switch module {
        case .lobby(let lobby): lobby.hear(event)
        case .scanning(let scanning): scanning.hear(event)
        case .seance(let seance): seance.hear(event)
        case .curse(let curse): curse.hear(event)
        case .gameplay(let gameplay): gameplay.hear(event)
        case .over: nil
        }
    }

    /// A late resume: the screens are walked again from the latest events, up to where the night stands now.
    private func comeBack() {
        ar.assign(.unassigned)
        ar.setSenses(areOut: false, areRestored: false)
        link.begin()
        returns = true
        defer { returns = false }
        enter(.lobby)
        for event in network.latestEvents.events {
            link.hear(event)
            // The night replays all of them by itself when it starts.
            if screen == .gameplay, event.name != .nightOver { continue }
            follow(hearInModule(event))
        }
    }

    /// A seat that is gone leaves only the lobby.
    private func leaveIfClosed() {
        guard network.state == .closed, screen != .lobby, screen != .over else { return }
        ar.stop()
        link.begin()
        enter(.lobby)
    }

    // MARK: Screens

    private func follow(_ route: Route?) {
        if let route { enter(route) }
    }

    private func enter(_ route: Route) {
        switch route {
        case .lobby:
            let lobby = LobbyModule(network: network)
            module = .lobby(lobby)
            lobby.start()
        case .scanning(let source):
            let scanning = ScanningModule(source: source, network: network)
            module = .scanning(scanning)
            follow(scanning.start())
        case .seance:
            let seance = SeanceModule(network: network, ar: ar)
            module = .seance(seance)
            seance.start()
        case .curseBegins:
            if returns { return enter(.gameplay) }
            let curse = CurseModule(ar: ar)
            module = .curse(curse)
            curse.start()
        case .gameplay:
            let gameplay = GameplayModule(network: network, ar: ar)
            module = .gameplay(gameplay)
            gameplay.start(returns: returns)
        case .over(let result, let seconds):
            let over = OverModule(result: result, seconds: seconds, ar: ar)
            module = .over(over)
            over.start()
        }
    }
}
