/// The screens of a night, in order.
public enum Screen: UInt8, Equatable, Sendable, CaseIterable {
    /// Name, wish, hands up.
    case lobby
    /// The Host scans, the Guest waits.
    case scanning
    /// The worlds merge; the doll stands on the rug.
    case seance
    /// Four seconds in which the senses are torn apart.
    case curseBegins
    /// The night itself.
    case gameplay
    /// How it ended.
    case over
}
