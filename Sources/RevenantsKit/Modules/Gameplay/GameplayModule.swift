/// The night's stack: Interactor, Presenter, Router.
final class GameplayModule<Network: NetworkService, AR: ARService> {
    private let ar: AR
    private let interactor: GameplayInteractor<Network, AR>
    private var presenter = GameplayPresenter()
    private let router = GameplayRouter()

    init(network: Network, ar: AR) {
        self.ar = ar
        interactor = GameplayInteractor(network: network, ar: ar)
    }

    func start(returns: Bool) { interactor.start(returns: returns) }
    func hear(_ event: Event) -> Route? { router.next(interactor.hear(event)) }
    func perform(_ action: PlayerAction, link: LinkEntity) { interactor.perform(action, link: link) }
    func tick(seconds: Float, link: LinkEntity) { interactor.tick(seconds: seconds, link: link) }

    func view(seconds: Float) -> GameplayViewState {
        presenter.present(
            interactor.entity, interactor.takeMoments(), look: interactor.look(isSpeaking:),
            sounds: ar.takePlayed(), seconds: seconds)
    }
}

/// The end's stack: Interactor, Presenter, Router.
final class OverModule<AR: ARService> {
    private let ar: AR
    private let interactor: OverInteractor<AR>
    private let presenter = OverPresenter()
    private let router = GameplayRouter()

    init(result: NightResult, seconds: Float, ar: AR) {
        self.ar = ar
        interactor = OverInteractor(result: result, seconds: seconds, ar: ar)
    }

    func start() { interactor.start() }
    func perform(_ action: PlayerAction) -> Route? { router.next(interactor.perform(action)) }
    func view() -> OverViewState { presenter.present(interactor.entity, sounds: ar.takePlayed()) }
}
