/// The lobby's stack: Interactor, Presenter, Router.
final class LobbyModule<Network: NetworkService> {
    private let interactor: LobbyInteractor<Network>
    private let presenter = LobbyPresenter()
    private let router = LobbyRouter()

    init(network: Network) { interactor = LobbyInteractor(network: network) }

    func start() { interactor.start() }
    func hear(_ event: Event) -> Route? { router.next(interactor.hear(event)) }
    func perform(_ action: PlayerAction) { interactor.perform(action) }
    func tick() { interactor.tick() }
    var view: LobbyViewState { presenter.present(interactor.entity) }
}
