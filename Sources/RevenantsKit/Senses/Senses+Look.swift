extension Senses {
    /// How a player's picture and ears are impaired; `isSpeaking` while something is spoken aloud, under which the static is lowered.
    public static func look(_ world: KnownWorld, isSpeaking: Bool) -> Look {
        var look = Look()
        if world.isScared {
            look.isOut = true
            return look
        }
        if world.isRestored { return look }
        switch world.role {
        case .unassigned: break
        case .seer:
            look.staticLevel = SenseTable.staticLevel - (isSpeaking ? SenseTable.staticDucking : 0)
        case .listener:
            look.blurRadius = SenseTable.listenerBlur
            look.vignette = SenseTable.listenerVignette
        }
        return look
    }
}
