/// Which screen follows the seance, and which the curse.
struct SeanceRouter {
    /// Where it leads; `nil` to stay.
    func next(_ outcome: SeanceOutcome) -> Route? {
        switch outcome {
        case .stay: nil
        case .curseBegins: .curseBegins
        case .over(let result, let seconds): .over(result, seconds: seconds)
        }
    }

    /// Where it leads; `nil` to stay.
    func next(_ outcome: CurseOutcome) -> Route? {
        switch outcome {
        case .stay: nil
        case .nightBegins: .gameplay
        case .over(let result, let seconds): .over(result, seconds: seconds)
        }
    }
}
