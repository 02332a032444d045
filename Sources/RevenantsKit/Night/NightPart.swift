/// The four parts of the night after the curse.
public enum NightPart: UInt8, Equatable, Sendable, CaseIterable {
    /// Seal 1: the letter and its fragments.
    case letter
    /// Seal 2: the lock and the whispers.
    case lock
    /// Seal 3: the number and the dial.
    case frequency
    /// The ritual and the escape.
    case ritual
}
