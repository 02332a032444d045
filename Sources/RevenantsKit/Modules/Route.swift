/// Where a screen leads, with what the next one must know.
enum Route: Equatable, Sendable {
    case lobby
    case scanning(ScanSource)
    case seance
    case curseBegins
    case gameplay
    case over(NightResult, seconds: Float)
}
