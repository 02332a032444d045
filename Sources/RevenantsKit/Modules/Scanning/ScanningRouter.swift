/// Which screen follows the scan.
struct ScanningRouter {
    /// Where it leads; `nil` to stay.
    func next(_ outcome: ScanningOutcome) -> Route? {
        switch outcome {
        case .stay: nil
        case .seanceBegins: .seance
        case .over(let result, let seconds): .over(result, seconds: seconds)
        }
    }
}
