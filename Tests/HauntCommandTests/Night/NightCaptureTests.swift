import Foundation
import RevenantsKit
import TestSupport
import Testing

/// What must never be sent is not there: proven on every byte that each seat received over its socket, by the kit's own
/// decoder, against all that chance decided.
@Suite struct NightCaptureTests {
    /// A captured night and the secrets of it, drawn again from its seed.
    private struct Captured {
        var seer: [Event]
        var listener: [Event]
        var bytes: (seer: [UInt8], listener: [UInt8])
        var fate: GameStateSeed
    }

    private static let forSeerAlone: Set<EventName> = [.seal1Spawn, .glyphSpawn, .codeResult, .print]
    private static let forListenerAlone: Set<EventName> = [.emitterSpawn, .clueDigit, .dialOpen, .tune, .revenant]

    private func capture(seed: UInt64, length: NightLength) throws -> Captured {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haunt-capture-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try ChildProgram.run(
            "\(Repository.programs)/haunt",
            ["night", "--seed", "\(seed)", "--length", length == .full ? "full" : "short", "--capture", folder])
        try #require(run.status == 0, "\(run.errorText)")
        let files = try ["seer.bin", "listener.bin"].map { name in
            [UInt8](try #require(FileManager.default.contents(atPath: "\(folder)/\(name)")))
        }
        let room = try Survey.survey(SampleRoom.livingRoom()).get()
        return Captured(
            seer: try events(files[0]), listener: try events(files[1]), bytes: (files[0], files[1]),
            fate: GameStateSeed.draw(seed: NightSeed(number: seed), room: room, length: length))
    }

    private func events(_ bytes: [UInt8]) throws -> [Event] {
        var decoder = FrameDecoder()
        var frames: [Frame] = []
        try decoder.receive(bytes, into: &frames)
        try decoder.finish()
        #expect(decoder.skippedFrames == 0)
        return try frames.filter { $0.kind == .event }.map { try Event(NetworkEventReader.read($0.payload)) }
    }

    @Test(arguments: [(UInt64(1), NightLength.full), (2, .full), (6, .short), (0xD15E_A5ED_FACA_DE01, .short)])
    func noSecretReachedTheOtherDevice(seed: UInt64, length: NightLength) throws {
        let night = try capture(seed: seed, length: length)
        let (seer, listener) = (night.seer, night.listener)
        #expect(Set(seer.map(\.name)).isDisjoint(with: Self.forListenerAlone))
        #expect(Set(listener.map(\.name)).isDisjoint(with: Self.forSeerAlone))
        // They had something to keep from each other.
        #expect(Set(seer.map(\.name)).isSuperset(of: Self.forSeerAlone.subtracting([.print])))
        #expect(Set(listener.map(\.name)).isSuperset(of: Self.forListenerAlone.subtracting([.revenant])))

        // Places, codes and tones, spelled as the wire spells them.
        let fate = night.fate
        for whisper in fate.whispers {
            #expect(!night.bytes.seer.holds(Event.emitterSpawn(whisper.emitter).networkEvent.payload))
        }
        for (number, glyph) in fate.glyphs.enumerated() {
            let hertz = fate.tones[number].target
            let event = Event.glyphSpawn(tone: number + 1, glyph.transform, hertz: hertz)
            #expect(!night.bytes.listener.holds(event.networkEvent.payload))
        }
        #expect(
            !night.bytes.listener.holds(
                Event.seal1Spawn(fate.lock.transform.origin, bend: fate.bend).networkEvent.payload))
        for (ring, code) in fate.lockCodes.enumerated() {
            #expect(!night.bytes.seer.holds(Event.clueDigit(ring: ring + 1, digits: code).networkEvent.payload))
        }
        #expect(spoken(in: seer).allSatisfy { $0.count == 4 } && !spoken(in: seer).isEmpty)
        #expect(spoken(in: listener).allSatisfy { $0.count == 3 } && !spoken(in: listener).isEmpty)
    }

    /// The digits that a player heard from the other: the one way across.
    private func spoken(in events: [Event]) -> [[UInt8]] {
        events.compactMap { event in
            if case .say(.digits(let digits)) = event { return digits }
            return nil
        }
    }

    @Test func noChanceIsOnAnyWire() throws {
        let seed: UInt64 = 0xD15E_A5ED_FACA_DE01
        let night = try capture(seed: seed, length: .short)
        let (high, low) = night.fate.sessionID
        for bytes in [night.bytes.seer, night.bytes.listener] {
            for word in [seed, high, low] {
                let little = (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
                let hex = String(word, radix: 16)
                for trace in [
                    little, little.reversed(), Array("\(word)".utf8), Array(hex.utf8), Array(hex.uppercased().utf8),
                ] {
                    #expect(!bytes.holds(trace))
                }
            }
        }
    }

    /// The kit that proves it must be able to find it.
    @Test func aPlantedSecretIsFound() throws {
        let night = try capture(seed: 6, length: .short)
        let letter = try #require(
            night.listener.first { if case .letterSpawn = $0 { true } else { false } })
        #expect(night.bytes.listener.holds(letter.networkEvent.payload))
        #expect(night.bytes.seer.holds(letter.networkEvent.payload), "by then it is lit")
    }
}

extension [UInt8] {
    /// Whether `part` is somewhere within.
    fileprivate func holds(_ part: [UInt8]?) -> Bool {
        guard let part, !part.isEmpty else { return false }
        return Data(self).range(of: Data(part)) != nil
    }
}
