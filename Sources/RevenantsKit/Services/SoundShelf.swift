/// Where a device keeps its sounds: the seam between a manifest's names and what can really be played.
public protocol SoundShelf: AnyObject {
    /// Whether the sound is there.
    func has(_ sound: SoundName) -> Bool
    /// Takes a line for the developer's log.
    func log(_ line: StaticString, about sound: SoundName)
}

/// Which of a shelf's sounds can be played. A missing one is logged once and skipped from then on; the night goes on by
/// sight and touch.
public struct SoundCheck: Sendable {
    private var missing: UInt32 = 0

    /// What is logged of a sound that is missing.
    public static let complaint: StaticString = "Letter audio not found in bundle"
    /// What is logged of any other sound.
    public static let otherComplaint: StaticString = "Audio not found in bundle"

    /// Nothing found missing yet.
    public init() {}

    /// Whether `sound` can be played from `shelf`; logs the first time that it cannot.
    public mutating func canPlay(_ sound: SoundName, from shelf: any SoundShelf) -> Bool {
        let bit = UInt32(1) << UInt32(sound.rawValue)
        if missing & bit != 0 { return false }
        if shelf.has(sound) { return true }
        missing |= bit
        shelf.log(sound == .letterWhisper ? Self.complaint : Self.otherComplaint, about: sound)
        return false
    }
}
