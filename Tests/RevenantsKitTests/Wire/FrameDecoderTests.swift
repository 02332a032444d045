import RevenantsKit
import Testing

@Suite struct FrameDecoderTests {
    /// A payload of each kind, and junk of unknown kinds between.
    private func frame(_ kind: FrameKind, _ count: Int, _ dice: inout WireDice) -> Frame {
        Frame(kind: kind, payload: dice.bytes(min(count, kind.limit)))
    }

    @Test(arguments: FrameKind.allCases)
    func anySplitGivesTheSameFrames(_ kind: FrameKind) {
        var dice = WireDice(seed: UInt64(kind.rawValue))
        let frames = (1...4).map { frame(kind, $0 * 9, &dice) }
        var stream: [UInt8] = []
        for frame in frames {
            stream += [200, 0, 0, 0, 3, 1, 2, 3]
            frame.append(to: &stream)
        }
        stream += [4, 0, 0, 0, 1, 0]
        DecoderVerifier.verify(stream, .init(frames: frames, skipped: 5), "kind \(kind)")
    }

    @Test func framesOfAllKindsMixAtRandom() {
        for seed in 0..<20 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var (frames, stream, skipped) = ([Frame](), [UInt8](), 0 as UInt64)
            for _ in 0..<dice.below(12) {
                if dice.chance(4) {
                    stream += [UInt8(4 + dice.below(252)), 0, 0, 0, 5] + dice.bytes(5)
                    skipped += 1
                } else {
                    frames.append(frame(FrameKind.allCases[dice.below(4)], 1 + dice.below(40), &dice))
                    frames[frames.count - 1].append(to: &stream)
                }
            }
            DecoderVerifier.verify(stream, .init(frames: frames, skipped: skipped), "seed \(seed)")
        }
    }

    @Test func everyPrefixOfAStreamEndsWithTheRightError() {
        let frames = [Frame(kind: .event, payload: [1, 2, 3]), Frame(kind: .pose, payload: [9])]
        var stream: [UInt8] = []
        for frame in frames { frame.append(to: &stream) }
        stream += [77, 0, 0, 0, 2, 0, 0]
        func cut(_ offset: UInt64, _ reason: WireError.Reason) -> WireError {
            WireError(offset: offset, reason: reason)
        }
        let expected: [WireError?] =
            [nil] + (1...4).map { cut(0, .cutHeader(present: $0)) }
            + (1...3).map { cut(0, .cutPayload(kind: 0, length: 3, missing: 4 - $0)) }
            + [nil] + (1...4).map { cut(8, .cutHeader(present: $0)) }
            + [cut(8, .cutPayload(kind: 2, length: 1, missing: 1))]
            + [nil] + (1...4).map { cut(14, .cutHeader(present: $0)) }
            + (1...2).map { cut(14, .cutPayload(kind: 77, length: 2, missing: 3 - $0)) } + [nil]
        #expect(expected.count == stream.count + 1)
        for count in 0...stream.count {
            let reading = DecoderVerifier.Reading(
                frames: [Frame](frames.prefix(count >= 14 ? 2 : count >= 8 ? 1 : 0)),
                skipped: count == stream.count ? 1 : 0, error: expected[count])
            DecoderVerifier.verify([UInt8](stream.prefix(count)), reading, "cut at \(count)")
        }
    }

    @Test func wrongLengthsEndTheStreamWhereTheFrameStarts() {
        let good = Frame(kind: .pose, payload: [UInt8](repeating: 7, count: 28))
        var start: [UInt8] = []
        good.append(to: &start)
        let cases: [(header: [UInt8], reason: WireError.Reason)] = [
            ([0, 0, 0, 0, 0], .empty(kind: 0)),
            ([3, 0, 0, 0, 0], .empty(kind: 3)),
            ([250, 0, 0, 0, 0], .empty(kind: 250)),
            ([0, 0, 1, 0, 1], .tooLong(kind: 0, length: 65_537, limit: 65_536)),
            ([1, 1, 0x31, 0x2D, 1], .tooLong(kind: 1, length: 20_000_001, limit: 20_000_000)),
            ([2, 0, 0, 0, 29], .tooLong(kind: 2, length: 29, limit: 28)),
            ([3, 0, 0, 0, 65], .tooLong(kind: 3, length: 65, limit: 64)),
            ([9, 1, 0x31, 0x2D, 1], .tooLong(kind: 9, length: 20_000_001, limit: 20_000_000)),
            ([255, 255, 255, 255, 255], .tooLong(kind: 255, length: 4_294_967_295, limit: 20_000_000)),
        ]
        for (header, reason) in cases {
            let reading = DecoderVerifier.Reading(frames: [good], error: WireError(offset: 33, reason: reason))
            DecoderVerifier.verify(start + header + start, reading, "\(reason)")
        }
    }

    @Test func aFailedStreamStaysFailed() throws {
        var decoder = FrameDecoder()
        var frames: [Frame] = []
        let error = WireError(offset: 0, reason: .empty(kind: 0))
        #expect(throws: error) { try decoder.receive([0, 0, 0, 0, 0], into: &frames) }
        #expect(throws: error) { try decoder.receive([2, 0, 0, 0, 1, 1], into: &frames) }
        #expect(throws: error) { try decoder.finish() }
        #expect(frames.isEmpty)
    }

    @Test func limitsThemselvesAreAllowed() throws {
        for kind in FrameKind.allCases where kind != .collaboration {
            let frame = Frame(kind: kind, payload: [UInt8](repeating: 1, count: kind.limit))
            let bytes = try #require(frame.wireBytes)
            #expect(DecoderVerifier.read([bytes[...]]) == .init(frames: [frame]))
            #expect(DecoderVerifier.read([bytes[..<20], bytes[20...]]) == .init(frames: [frame]))
        }
        #expect(Frame(kind: .pose, payload: []).wireBytes == nil)
        #expect(Frame(kind: .pose, payload: [UInt8](repeating: 0, count: 29)).wireBytes == nil)
    }

    @Test func aSkippedFrameIsNeverHeld() throws {
        var decoder = FrameDecoder()
        var frames: [Frame] = []
        try decoder.receive([99, 0x01, 0x31, 0x2D, 0x00], into: &frames)
        let zeros = [UInt8](repeating: 0, count: 1_000_000)
        for _ in 0..<20 { try decoder.receive(zeros, into: &frames) }
        #expect(frames.isEmpty && decoder.skippedFrames == 1 && decoder.isBetweenFrames)
        #expect(decoder.offset == 20_000_005)
    }

    @Test func randomBytesNeverTrapAndReadAlikeInPieces() {
        for seed in 0..<200 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var stream = dice.bytes(dice.below(80))
            // Small lengths, so that some frames are whole.
            for index in stream.indices where index % 5 != 0 && dice.chance(2) { stream[index] = 0 }
            let whole = DecoderVerifier.read([stream[...]])
            #expect(DecoderVerifier.read(stream.indices.map { stream[$0...$0] }) == whole, "seed \(seed)")
            #expect(DecoderVerifier.read(DecoderVerifier.randomPieces(stream, seed: seed)) == whole, "seed \(seed)")
        }
    }

    @Test func messagesSayWhatAndWhere() {
        let error = WireError(offset: 33, reason: .tooLong(kind: 2, length: 29, limit: 28))
        #expect(
            String(decoding: error.message, as: UTF8.self)
                == "frame of kind 2 announces 29 bytes; at most 28 are allowed (frame at byte 33)")
        let cut = WireError(offset: 0, reason: .cutPayload(kind: 1, length: 9, missing: 2))
        #expect(
            String(decoding: cut.message, as: UTF8.self)
                == "the stream ends in a frame of kind 1: 2 of 9 bytes are missing (frame at byte 0)")
    }
}
