/// A cue for a player who makes no progress: what `hint` carries as a line number.
///
/// The Host chooses the cue; the player's device words it, since only the device knows what is to its left. A cue never tells
/// the other role's secret.
public struct Cue: Equatable, Sendable {
    /// How strong the cue is.
    public enum Strength: UInt8, Equatable, Sendable, CaseIterable {
        /// A caption, after 40 s.
        case caption
        /// Spoken aloud, after 80 s.
        case spoken
        /// A trail or a beam, after 150 s; only to the role that already holds the place.
        case beam
    }

    /// The part of the night it helps with.
    public var part: NightPart
    /// The role it is for, Seer or Listener.
    public var role: PlayerRole
    /// How strong it is.
    public var strength: Strength

    /// A cue.
    public init(part: NightPart, role: PlayerRole, strength: Strength) {
        self.part = part
        self.role = role
        self.strength = strength
    }

    /// The cue that `line` stands for; `nil` when there is none.
    public init?(line: Int) {
        guard line >= 0, line < 24, let part = NightPart(rawValue: UInt8(line / 6)),
            let strength = Strength(rawValue: UInt8(line % 3))
        else { return nil }
        self.init(part: part, role: line % 6 < 3 ? .seer : .listener, strength: strength)
    }

    /// The line number on the wire, 0 … 23.
    public var line: Int {
        Int(part.rawValue) * 6 + (role == .listener ? 3 : 0) + Int(strength.rawValue)
    }
}
