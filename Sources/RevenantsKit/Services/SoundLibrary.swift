/// Where a device keeps its sound files, and where its developer reads what is missing: an app's bundle, a server's folder.
public protocol SoundBundle: AnyObject {
    /// Whether a file of this name (UTF-8) is there and can be played.
    func has(_ file: [UInt8]) -> Bool
    /// Takes a line for the developer's log.
    func log(_ line: StaticString, about sound: SoundName)
}

/// The sounds that can be played: those of a manifest whose files are in the bundle. A missing one is logged once and skipped
/// from then on; the night goes on by sight and touch.
public struct SoundLibrary {
    private let manifest: SoundManifest
    private let bundle: any SoundBundle
    private var missing: UInt32 = 0

    /// What is logged of a missing letter whisper: the seed's own words.
    public static let letterComplaint: StaticString = "Letter audio not found in bundle"
    /// What is logged of any other missing sound.
    public static let complaint: StaticString = "Audio not found in bundle"

    /// The sounds of `manifest` that are in `bundle`.
    public init(manifest: SoundManifest, bundle: any SoundBundle) {
        self.manifest = manifest
        self.bundle = bundle
    }

    /// Whether `sound` can be played; logs the first time that it cannot.
    public mutating func canPlay(_ sound: SoundName) -> Bool {
        let bit = UInt32(1) << UInt32(sound.rawValue)
        if missing & bit != 0 { return false }
        if let file = manifest[sound], bundle.has(file) { return true }
        missing |= bit
        bundle.log(sound == .letterWhisper ? Self.letterComplaint : Self.complaint, about: sound)
        return false
    }
}
