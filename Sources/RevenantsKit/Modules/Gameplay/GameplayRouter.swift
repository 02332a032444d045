/// Which screen follows the night, and which its end.
struct GameplayRouter {
    /// Where it leads; `nil` to stay.
    func next(_ outcome: GameplayOutcome) -> Route? {
        switch outcome {
        case .stay: nil
        case .over(let result, let seconds): .over(result, seconds: seconds)
        }
    }

    /// Where it leads; `nil` to stay.
    func next(_ outcome: OverOutcome) -> Route? {
        switch outcome {
        case .stay: nil
        case .left: .lobby
        }
    }
}
