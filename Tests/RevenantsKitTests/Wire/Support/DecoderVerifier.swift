import RevenantsKit
import Testing

/// Holds the decoder to its promise on one stream: however the bytes are split, the same frames, counts and error.
struct DecoderVerifier {
    /// All that one reading of a stream gives.
    struct Reading: Equatable {
        var frames: [Frame] = []
        var skipped: UInt64 = 0
        var error: WireError?
    }

    /// Reads `pieces` one after the other, and then the end of the stream.
    static func read(_ pieces: [ArraySlice<UInt8>]) -> Reading {
        var decoder = FrameDecoder()
        var reading = Reading()
        do {
            for piece in pieces { try decoder.receive([UInt8](piece), into: &reading.frames) }
            try decoder.finish()
        } catch {
            reading.error = error
        }
        reading.skipped = decoder.skippedFrames
        return reading
    }

    /// Checks that `stream` reads as `expected`: at once, byte by byte, split in two at every place, and split at random.
    static func verify(_ stream: [UInt8], _ expected: Reading, _ label: String) {
        #expect(read([stream[...]]) == expected, "\(label): at once")
        #expect(read(stream.indices.map { stream[$0...$0] }) == expected, "\(label): byte by byte")
        for index in 0...stream.count where read([stream[..<index], stream[index...]]) != expected {
            Issue.record("\(label): split at byte \(index)")
        }
        for seed in 0..<8 as Range<UInt64> {
            #expect(read(randomPieces(stream, seed: seed)) == expected, "\(label): split by seed \(seed)")
        }
    }

    static func randomPieces(_ stream: [UInt8], seed: UInt64) -> [ArraySlice<UInt8>] {
        var dice = WireDice(seed: seed)
        var pieces: [ArraySlice<UInt8>] = []
        var rest = stream[...]
        while !rest.isEmpty {
            let count = min(rest.count, dice.below(dice.chance(3) ? 60 : 9))
            pieces.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces
    }
}
