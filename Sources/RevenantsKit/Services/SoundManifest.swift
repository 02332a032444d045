/// Which file each sound is: `sounds.json`, an object from the sounds' names to file names.
///
/// ```json
/// { "letter_whisper": "BGM.mp3", "click": "click.mp3" }
/// ```
public struct SoundManifest: Equatable, Sendable {
    /// What is wrong with a manifest, and at which byte.
    public struct ReadingError: Error, Equatable, Sendable {
        /// The byte.
        public var offset: Int
        /// What is wrong there.
        public var reason: NetworkEventError.Reason

        /// An error at a byte.
        public init(offset: Int, reason: NetworkEventError.Reason) {
            self.offset = offset
            self.reason = reason
        }
    }

    /// File names, UTF-8, by the sounds' raw values.
    private var files: [[UInt8]?]

    /// A manifest in which no sound has a file.
    public init() { files = [[UInt8]?](repeating: nil, count: SoundName.allCases.count) }

    /// Reads a manifest. Names that this version does not know are left out; a name that stands twice is an error.
    public init(json: [UInt8]) throws(ReadingError) {
        self.init()
        do throws(NetworkEventError) {
            try read(json.span)
        } catch {
            throw ReadingError(offset: error.offset, reason: error.reason)
        }
    }

    /// The file of a sound, UTF-8; `nil` when the manifest names none.
    public subscript(sound: SoundName) -> [UInt8]? {
        get { files[Int(sound.rawValue)] }
        set { files[Int(sound.rawValue)] = newValue }
    }

    private mutating func read(_ json: Span<UInt8>) throws(NetworkEventError) {
        var cursor = JSONCursor()
        cursor.skipSpace(json)
        guard cursor.take(UInt8(ascii: "{"), json) else { throw cursor.error(.notAnObject, json) }
        cursor.skipSpace(json)
        if !cursor.take(UInt8(ascii: "}"), json) {
            repeat { try readPair(&cursor, json) } while cursor.take(UInt8(ascii: ","), json)
            guard cursor.take(UInt8(ascii: "}"), json) else { throw cursor.error(.unexpectedByte, json) }
        }
        cursor.skipSpace(json)
        guard cursor.at == json.count else { throw cursor.error(.trailingBytes, json) }
    }

    private mutating func readPair(_ cursor: inout JSONCursor, _ json: Span<UInt8>) throws(NetworkEventError) {
        cursor.skipSpace(json)
        let start = cursor.at
        let key = try cursor.text(json)
        cursor.skipSpace(json)
        guard cursor.take(UInt8(ascii: ":"), json) else { throw cursor.error(.unexpectedByte, json) }
        cursor.skipSpace(json)
        let file = try cursor.expectText(json).bytes(json)
        cursor.skipSpace(json)
        for sound in SoundName.allCases where key.equals(sound.manifestName, json) {
            guard self[sound] == nil else { throw NetworkEventError(offset: start, reason: .duplicateKey) }
            self[sound] = file
        }
    }
}

extension SoundName {
    /// The name that stands in a manifest.
    public var manifestName: StaticString {
        switch self {
        case .letterWhisper: "letter_whisper"
        case .codeWhisper: "code_whisper"
        case .heartbeat: "heartbeat"
        case .step: "step"
        case .staticNoise: "static_noise"
        case .dialNoise: "dial_noise"
        case .hum: "hum"
        case .curse: "curse"
        case .paper: "paper"
        case .ringOpens: "ring_opens"
        case .wrong: "wrong"
        case .click: "click"
        case .piece: "piece"
        case .stone: "stone"
        case .scare: "scare"
        case .candle: "candle"
        case .restored: "restored"
        case .escaped: "escaped"
        case .claimed: "claimed"
        }
    }
}
