/// Which screen follows the lobby.
struct LobbyRouter {
    /// Where it leads; `nil` to stay.
    func next(_ outcome: LobbyOutcome) -> Route? {
        switch outcome {
        case .stay: nil
        case .scanningBegins(let source): .scanning(source)
        }
    }
}
