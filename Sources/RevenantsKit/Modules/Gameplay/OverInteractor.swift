/// What is true once the night is over; the player leaves when the player likes.
final class OverInteractor<AR: ARService> {
    /// The truth.
    let entity: OverEntity

    private let ar: AR

    /// An interactor for an ending.
    init(result: NightResult, seconds: Float, ar: AR) {
        entity = OverEntity(result: result, seconds: seconds)
        self.ar = ar
    }

    /// The world of this night is gone.
    func start() {
        ar.stop()
        switch entity.result {
        case .escaped: ar.play(.escaped)
        case .claimed: ar.play(.claimed)
        case .abandoned: break
        }
    }

    /// Takes the player's leave.
    func perform(_ action: PlayerAction) -> OverOutcome { action == .backToLobby ? .left : .stay }
}

/// What the end comes to.
enum OverOutcome: Equatable, Sendable {
    /// It is still read.
    case stay
    /// The player left it.
    case left
}
