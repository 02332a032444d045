/// The sounds of the night, by name. What file each one is says the manifest.
public enum SoundName: UInt8, Equatable, Sendable, CaseIterable {
    /// The letter's whisper, looped (the seed's `letter_whisper`).
    case letterWhisper
    /// The code's whispers, looped.
    case codeWhisper
    /// The Revenant's heart, one beat.
    case heartbeat
    /// One step of the partner.
    case step
    /// The Seer's static, looped.
    case staticNoise
    /// The dial between stations, looped.
    case dialNoise
    /// The ritual's hum, looped.
    case hum
    /// The curse begins.
    case curse
    /// A letter fragment is taken.
    case paper
    /// A ring of the lock opens.
    case ringOpens
    /// A wrong code.
    case wrong
    /// A tone is matched: the mechanism clicks.
    case click
    /// A piece of the seal is won.
    case piece
    /// A piece is laid on the pedestal.
    case stone
    /// A scare.
    case scare
    /// A candle dies.
    case candle
    /// The senses come back.
    case restored
    /// The night ends well.
    case escaped
    /// The night ends badly.
    case claimed
}
