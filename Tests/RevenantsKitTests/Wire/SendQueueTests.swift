import RevenantsKit
import Testing

@Suite struct SendQueueTests {
    private func event(_ byte: UInt8, _ count: Int = 1) -> Frame {
        Frame(kind: .event, payload: [UInt8](repeating: byte, count: count))
    }

    private func pose(_ byte: UInt8) -> Frame { Frame(kind: .pose, payload: [UInt8](repeating: byte, count: 28)) }

    private func watcher(_ seat: UInt8, _ byte: UInt8) -> Frame { Frame(kind: .watcher, payload: [seat, byte]) }

    private func drained(_ queue: inout SendQueue) throws -> [Frame] {
        var (bytes, frames, decoder) = ([UInt8](), [Frame](), FrameDecoder())
        queue.drain(into: &bytes, limit: .max)
        try decoder.receive(bytes, into: &frames)
        return frames
    }

    @Test func upToSevenFramesWaitAsTheyCame() throws {
        var queue = SendQueue()
        let frames = [pose(1), pose(2), watcher(0, 1), watcher(0, 2), event(1), pose(3), pose(4)]
        for frame in frames { #expect(queue.push(frame) == .queued) }
        #expect(try drained(&queue) == frames)
    }

    @Test func underPressureTheNewestPoseTakesThePlaceOfTheOldest() throws {
        var queue = SendQueue()
        for frame in [event(1), pose(1), event(2), pose(2), event(3), event(4), event(5)] {
            #expect(queue.push(frame) == .queued)
        }
        #expect(queue.push(pose(3)) == .replaced)
        #expect(queue.count == 6)
        #expect(try drained(&queue) == [event(1), pose(3), event(2), event(3), event(4), event(5)])
    }

    @Test func aPoseThatHasBeenTakenIsNotReplaced() throws {
        var queue = SendQueue()
        #expect(queue.push(pose(1)) == .queued)
        #expect(queue.next() == pose(1).wireBytes)
        for index in 0..<7 { #expect(queue.push(event(UInt8(index))) == .queued) }
        #expect(queue.push(pose(2)) == .queued)
        #expect(try drained(&queue).last == pose(2))
    }

    @Test func underPressureEachSeatKeepsItsNewest() throws {
        var queue = SendQueue()
        for index in 0..<7 as Range<UInt8> { #expect(queue.push(event(index)) == .queued) }
        #expect(queue.push(watcher(0, 1)) == .queued)
        #expect(queue.push(watcher(1, 1)) == .queued)
        #expect(queue.push(watcher(0, 2)) == .replaced)
        #expect(queue.push(watcher(1, 2)) == .replaced)
        #expect(queue.push(pose(1)) == .queued)
        #expect(try [Frame](drained(&queue).suffix(3)) == [watcher(0, 2), watcher(1, 2), pose(1)])
    }

    @Test func underPressureOnlyCriticalCollaborationDataWaits() throws {
        let blob = Frame(kind: .collaboration, payload: [1, 2, 3])
        var queue = SendQueue()
        for _ in 0..<7 { #expect(queue.push(blob, isCritical: false) == .queued) }
        #expect(queue.push(blob, isCritical: false) == .dropped)
        #expect(queue.push(blob, isCritical: true) == .queued)
        #expect(queue.count == 8)
    }

    @Test func tooManyEventsMakeTheLinkSlow() {
        var queue = SendQueue()
        for _ in 0..<256 { #expect(queue.push(event(0)) == .queued) }
        #expect(queue.push(pose(0)) == .queued)
        #expect(!queue.isSlow)
        #expect(queue.push(event(0)) == .slow)
        #expect(queue.isSlow && queue.count == 0 && queue.next() == nil)
        #expect(queue.push(pose(0)) == .slow)
    }

    @Test func tooManyBytesMakeTheLinkSlow() {
        var queue = SendQueue()
        for _ in 0..<16 { #expect(queue.push(event(0, 65_531)) == .queued) }
        #expect(queue.push(event(0)) == .slow)

        var blobs = SendQueue()
        let blob = Frame(kind: .collaboration, payload: [UInt8](repeating: 0, count: 19_999_995))
        #expect(blobs.push(blob) == .queued)
        #expect(blobs.push(blob) == .queued)
        #expect(blobs.push(event(0)) == .queued)
        #expect(blobs.push(Frame(kind: .collaboration, payload: [0])) == .slow)
    }

    @Test func whatIsGivenUpIsCounted() {
        let blob = Frame(kind: .collaboration, payload: [1])
        var queue = SendQueue()
        for frame in [pose(1), pose(2), watcher(0, 1), watcher(1, 1), event(1), event(2), event(3)] {
            _ = queue.push(frame)
        }
        for frame in [pose(3), watcher(0, 2), watcher(1, 2), event(4), event(5), blob] {
            _ = queue.push(frame, isCritical: false)
        }
        var expected = SendQueue.Losses()
        expected.poses = 2
        expected.watcherFrames = 1
        expected.collaboration = 1
        #expect(queue.losses == expected)

        #expect(queue.next() == pose(3).wireBytes, "what was taken cannot be lost")
        while queue.push(event(0)) != .slow {}
        expected.events = 257
        expected.watcherFrames += 3
        #expect(queue.losses == expected)
    }

    @Test func framesThatNobodyWouldReadAreNotTaken() {
        var queue = SendQueue()
        #expect(queue.push(event(0, 0)) == .unfit)
        #expect(queue.push(event(0, 65_537)) == .unfit)
        #expect(queue.push(Frame(kind: .pose, payload: [UInt8](repeating: 0, count: 29))) == .unfit)
        #expect(queue.count == 0)
    }

    @Test func drainingStopsAfterTheFrameThatFillsIt() {
        var queue = SendQueue()
        for index in 0..<10 as Range<UInt8> { _ = queue.push(event(index, 95)) }
        var output: [UInt8] = []
        queue.drain(into: &output, limit: 250)
        #expect(output.count == 300)
        #expect(queue.count == 7)
    }

    /// The rules again, on a plain list and in the spec's words.
    private struct Model {
        var waiting: [Frame] = []
        var isSlow = false

        mutating func push(_ frame: Frame, isCritical: Bool) -> SendQueue.Outcome {
            if isSlow { return .slow }
            func isAlike(_ other: Frame) -> Bool {
                switch frame.kind {
                case .pose: other.kind == .pose
                case .watcher: other.kind == .watcher && other.payload[0] == frame.payload[0]
                default: false
                }
            }
            if waiting.count > 6 {
                if frame.kind == .collaboration, !isCritical { return .dropped }
                if let place = waiting.firstIndex(where: isAlike) {
                    waiting[place] = frame
                    for index in waiting.indices.reversed() where index > place && isAlike(waiting[index]) {
                        waiting.remove(at: index)
                    }
                    return .replaced
                }
            }
            waiting.append(frame)
            func bytes(_ kinds: [FrameKind]) -> Int {
                waiting.filter { kinds.contains($0.kind) }.map { $0.payload.count + 5 }.reduce(0, +)
            }
            if waiting.filter({ $0.kind == .event }).count > 256 || bytes([.event, .pose, .watcher]) > 1_048_576
                || bytes([.collaboration]) > 40_000_000
            {
                waiting = []
                isSlow = true
                return .slow
            }
            return .queued
        }
    }

    @Test func randomUseAgreesWithThePlainRules() {
        for seed in 0..<60 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var (queue, model) = (SendQueue(), Model())
            // How often a frame is taken: some links keep up, some drown.
            let pace = 1 + dice.below(6)
            for step in 0..<500 {
                if dice.below(6) < pace {
                    let expected = model.waiting.isEmpty ? nil : model.waiting.removeFirst().wireBytes
                    #expect(queue.next() == expected, "seed \(seed), step \(step)")
                    continue
                }
                let frame: Frame
                switch dice.below(4) {
                case 0: frame = event(UInt8(truncatingIfNeeded: step), dice.chance(9) ? 40_000 : 1 + dice.below(30))
                case 1: frame = pose(UInt8(truncatingIfNeeded: step))
                case 2: frame = watcher(UInt8(dice.below(2)), UInt8(truncatingIfNeeded: step))
                default: frame = Frame(kind: .collaboration, payload: dice.bytes(1 + dice.below(9)))
                }
                let isCritical = dice.chance(2)
                let expected = model.push(frame, isCritical: isCritical)
                #expect(queue.push(frame, isCritical: isCritical) == expected, "seed \(seed), step \(step)")
                #expect(
                    queue.count == model.waiting.count && queue.isSlow == model.isSlow, "seed \(seed), step \(step)")
            }
        }
    }
}
