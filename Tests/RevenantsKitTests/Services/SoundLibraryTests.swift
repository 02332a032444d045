import RevenantsKit
import Testing

/// A bundle in memory that keeps its log.
final class TestBundle: SoundBundle {
    private let missing: [String]
    private(set) var lines: [String] = []

    init(missing: [String] = []) { self.missing = missing }

    func has(_ file: [UInt8]) -> Bool { !missing.contains(String(decoding: file, as: UTF8.self)) }
    func log(_ line: StaticString, about sound: SoundName) { lines.append("\(line): \(sound)") }

    /// A library over it that names a file for every sound.
    var library: SoundLibrary {
        var manifest = SoundManifest()
        for sound in SoundName.allCases {
            manifest[sound] = utf8(sound == .letterWhisper ? "BGM.mp3" : "\(sound.manifestName).mp3")
        }
        return SoundLibrary(manifest: manifest, bundle: self)
    }
}

/// Sounds come by name from a manifest.
struct SoundLibraryTests {
    @Test func `the seed's manifest`() throws {
        let manifest = try SoundManifest(json: utf8(#"{ "letter_whisper" : "BGM.mp3" }"#))
        #expect(manifest[.letterWhisper] == utf8("BGM.mp3"))
        #expect(manifest[.click] == nil)
    }

    @Test func `every sound can be named, unknown names are left out`() throws {
        var json = #"{"thunder": "boom.mp3", "#
        json += SoundName.allCases.map { "\"\($0.manifestName)\": \"\($0).mp3\"" }.joined(separator: ",") + "}"
        let manifest = try SoundManifest(json: utf8(json))
        for sound in SoundName.allCases { #expect(manifest[sound] == utf8("\(sound).mp3")) }
        #expect(try SoundManifest(json: utf8("{}")) == SoundManifest())
    }

    @Test(
        arguments: [
            ("", 0, NetworkEventError.Reason.cut), ("[]", 0, .notAnObject), (#"{"click":1}"#, 9, .wrongType),
            (#"{"click":"a","click":"b"}"#, 13, .duplicateKey), (#"{"click":"a"} x"#, 14, .trailingBytes),
            (#"{"click":"a""#, 12, .cut), (#"{"click" "a"}"#, 9, .unexpectedByte),
        ] as [(String, Int, NetworkEventError.Reason)]) func `a manifest that cannot be read says where`(
            json: String, offset: Int, reason: NetworkEventError.Reason
        )
    {
        #expect(throws: SoundManifest.ReadingError(offset: offset, reason: reason)) {
            try SoundManifest(json: utf8(json))
        }
    }

    @Test func `a sound without a name in the manifest is missing too, and is logged once`() {
        let bundle = TestBundle()
        var library = SoundLibrary(manifest: SoundManifest(), bundle: bundle)
        for sound in [SoundName.letterWhisper, .letterWhisper, .hum] {
            let canPlay = library.canPlay(sound)
            #expect(!canPlay)
        }
        #expect(
            bundle.lines == [
                "Letter audio not found in bundle: letterWhisper", "Audio not found in bundle: hum",
            ])
        var full = bundle.library
        for sound in SoundName.allCases {
            let canPlay = full.canPlay(sound)
            #expect(canPlay)
        }
    }
}
