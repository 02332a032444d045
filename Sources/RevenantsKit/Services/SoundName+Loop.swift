extension SoundName {
    /// The looped sound of an entity; `nil` for one without.
    public init?(loopOf entity: Entity) {
        switch entity {
        case .letter: self = .letterWhisper
        case .whisper: self = .codeWhisper
        case .dial: self = .dialNoise
        case .revenant: self = .heartbeat
        case .pedestal: self = .hum
        case .partner: self = .step
        case .doll, .footprint, .lock, .glyph, .revenantPrint, .safeZone: return nil
        }
    }
}
