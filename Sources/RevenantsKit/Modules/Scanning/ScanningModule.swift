/// The scanning screen's stack: Interactor, Presenter, Router.
final class ScanningModule<Network: NetworkService> {
    private let interactor: ScanningInteractor<Network>
    private let presenter = ScanningPresenter()
    private let router = ScanningRouter()

    init(source: ScanSource, network: Network) { interactor = ScanningInteractor(source: source, network: network) }

    func start() -> Route? { router.next(interactor.start()) }
    func hear(_ event: Event) -> Route? { router.next(interactor.hear(event)) }
    func perform(_ action: PlayerAction) { interactor.perform(action) }
    func tick(seconds: Float) -> Route? { router.next(interactor.tick(seconds: seconds)) }
    var view: ScanningViewState { presenter.present(interactor.entity) }
}
