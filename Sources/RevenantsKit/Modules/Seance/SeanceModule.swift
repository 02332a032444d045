/// The seance's stack: Interactor, Presenter, Router.
final class SeanceModule<Network: NetworkService, AR: ARService> {
    private let interactor: SeanceInteractor<Network, AR>
    private let presenter = SeancePresenter()
    private let router = SeanceRouter()

    init(network: Network, ar: AR) { interactor = SeanceInteractor(network: network, ar: ar) }

    func start() { interactor.start() }
    func hear(_ event: Event) -> Route? { router.next(interactor.hear(event)) }
    func perform(_ action: PlayerAction) { interactor.perform(action) }
    func tick(velocity: Vector3) { interactor.tick(velocity: velocity) }
    var view: SeanceViewState { presenter.present(interactor.entity) }
}

/// The curse's stack: Interactor, Presenter, Router.
final class CurseModule<AR: ARService> {
    private let ar: AR
    private let interactor: CurseInteractor<AR>
    private let presenter = CursePresenter()
    private let router = SeanceRouter()

    init(ar: AR) {
        self.ar = ar
        interactor = CurseInteractor(ar: ar)
    }

    func start() { interactor.start() }
    func hear(_ event: Event) -> Route? { router.next(interactor.hear(event)) }
    func tick(seconds: Float) -> Route? { router.next(interactor.tick(seconds: seconds)) }
    func view() -> CurseViewState { presenter.present(interactor.entity, sounds: ar.takePlayed()) }
}
