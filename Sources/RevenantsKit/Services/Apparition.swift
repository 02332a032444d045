/// Something that the Host lets appear, with what the device must know of it.
public enum Apparition: Equatable, Sendable {
    case doll(Vector3, yaw: Float)
    case letter(Transform)
    /// The lock, and the bend of the footprints that lead to it.
    case lock(Vector3, bend: Float)
    case whisper(Vector3)
    case glyph(Glyph)
    /// How much of a tone is in the dial's noise, 0 … 100.
    case dial(clarity: Int)
    case revenant(FloorPoint)
    case revenantPrint(FloorPlacement)
    case pedestal(Vector3)
    case safeZone(SafeZone)
    case partner(Pose, speed: Float)

    /// Of which kind it is.
    public var entity: Entity {
        switch self {
        case .doll: .doll
        case .letter: .letter
        case .lock: .lock
        case .whisper: .whisper
        case .glyph: .glyph
        case .dial: .dial
        case .revenant: .revenant
        case .revenantPrint: .revenantPrint
        case .pedestal: .pedestal
        case .safeZone: .safeZone
        case .partner: .partner
        }
    }

    /// Whether a device of `role` may hold it at all. The other role's secrets are never sent; one that comes all the same,
    /// from a broken or hostile Host, is not spawned.
    public func mayAppear(to role: PlayerRole) -> Bool {
        switch self {
        case .doll, .partner: true
        case .letter, .pedestal, .safeZone: role != .unassigned
        case .lock, .glyph, .revenantPrint: role == .seer
        case .whisper, .dial, .revenant: role == .listener
        }
    }
}
