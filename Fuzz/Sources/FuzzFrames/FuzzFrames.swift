import RevenantsKit

/// Any bytes as a stream of frames. They must read alike however they are split, whole streams must be written back to the
/// same bytes, and no end of a seat may trap on them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrames(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    let whole = Reading(bytes, pieces: bytes.isEmpty ? [] : [bytes.count])
    precondition(whole == Reading(bytes, pieces: [Int](repeating: 1, count: bytes.count)), "byte by byte")
    precondition(whole == Reading(bytes, pieces: randomPieces(of: bytes)), "in pieces")
    checkWriting(whole, bytes)
    listen(to: bytes)
    return 0
}

/// All that one reading of a stream gives.
struct Reading: Equatable {
    var frames: [Frame] = []
    var skipped: UInt64 = 0
    var error: WireError?

    init(_ bytes: [UInt8], pieces: [Int]) {
        var decoder = FrameDecoder()
        var rest = bytes[...]
        do throws(WireError) {
            for count in pieces {
                try decoder.receive([UInt8](rest.prefix(count)), into: &frames)
                rest = rest.dropFirst(count)
            }
            try decoder.finish()
        } catch {
            self.error = error
        }
        skipped = decoder.skippedFrames
    }
}

/// Piece lengths of 0 to 15 bytes that the bytes themselves decide.
func randomPieces(of bytes: [UInt8]) -> [Int] {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var pieces: [Int] = []
    var left = bytes.count
    while left > 0 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let count = min(left, Int(state >> 60))
        pieces.append(count)
        left -= count
    }
    return pieces
}

/// A stream without skipped frames is written back to the bytes it was read from; poses and watchers' frames too.
func checkWriting(_ reading: Reading, _ bytes: [UInt8]) {
    var written: [UInt8] = []
    for frame in reading.frames {
        precondition(frame.append(to: &written), "a frame that was read can be written")
        switch frame.kind {
        case .pose: precondition(Pose(wire: frame.payload).map { $0.frame == frame } ?? (frame.payload.count < 28))
        case .watcher:
            guard let watched = WatcherFrame(wire: frame.payload) else { break }
            precondition(frame.payload.starts(with: watched.frame.payload), "a watcher's frame")
        case .event, .collaboration: break
        }
    }
    guard reading.skipped == 0 else { return }
    precondition(bytes.starts(with: written), "the frames are the start of the stream")
    precondition(reading.error != nil || written.count == bytes.count, "and all of a whole one")
}

/// Both ends of a seat hear the bytes, lose the link, and find each other again.
func listen(to bytes: [UInt8]) {
    for side in [SeatLink.Side.host, .player] {
        var link = SeatLink(side: side)
        var heard: [SeatLink.Received] = []
        link.connect()
        if side == .host { link.grant(.first, token: [1]) }
        do throws(WireError) { try link.receive(bytes, into: &heard) } catch {}
        for case .event(let event) in heard { link.send(event) }
        link.disconnect()
        link.connect()
        if side == .host {
            link.grant(.first, token: [2], peerReceived: UInt32(truncatingIfNeeded: bytes.count))
        } else {
            link.resume(roomCode: [], token: [1])
        }
        var output: [UInt8] = []
        link.queue.drain(into: &output, limit: .max)
        let reading = Reading(output, pieces: output.isEmpty ? [] : [output.count])
        precondition(reading.error == nil && reading.skipped == 0, "what is sent can be read")
    }
}
