/// The senses that a player has for an entity.
public struct SenseSet: OptionSet, Equatable, Sendable {
    /// The bits.
    public var rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It can be seen.
    public static let sight = SenseSet(rawValue: 1)
    /// It can be heard.
    public static let hearing = SenseSet(rawValue: 2)
    /// It can be felt in the hand, as a pulse.
    public static let touch = SenseSet(rawValue: 4)
    /// It can be acted on: tapped, pressed, turned.
    public static let grasp = SenseSet(rawValue: 8)

    /// Whole senses: before the curse, and after it.
    public static let whole: SenseSet = [.sight, .hearing, .touch, .grasp]

    /// The senses that `role` has for `entity`. This is the one place that knows what is perceived; which claims a role may make is the Night's and the interactor's.
    public static func of(_ role: PlayerRole, for entity: Entity, isRestored: Bool = false) -> SenseSet {
        if isRestored || role == .unassigned { return .whole }
        let isSeer = role == .seer
        switch entity {
        case .doll: return isSeer ? .sight : []
        case .letter: return isSeer ? [.sight, .grasp] : [.hearing, .touch]
        case .footprint: return isSeer ? .sight : []
        case .lock: return isSeer ? [.sight, .grasp] : []
        case .whisper: return isSeer ? [] : [.hearing, .touch]
        case .glyph: return isSeer ? .sight : []
        case .dial: return isSeer ? [] : [.hearing, .grasp]
        case .revenant: return isSeer ? [] : .hearing
        case .revenantPrint: return isSeer ? .sight : []
        case .pedestal: return isSeer ? [.sight, .touch, .grasp] : [.hearing, .touch]
        case .safeZone: return .sight
        case .partner: return isSeer ? .sight : .hearing
        }
    }
}
