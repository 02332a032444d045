import CordeliaKit
import Testing

/// Requests that a generator draws, written and read again, however they are split and put one after the other.
@Suite struct RequestSplittingTests {
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func aRandomRequestIsReadAsItWasWritten(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let drawn = DrawnRequest(&random)
        #expect(hear(drawn.bytes) == drawn.heard, "seed \(seed)")
        for pieces in everySplit(of: drawn.bytes.count) where hear(drawn.bytes, pieces: pieces) != drawn.heard {
            Issue.record("seed \(seed) in pieces of \(pieces.prefix(2))")
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func aPipelineIsReadInOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let drawn = (0..<Int.random(in: 2...8, using: &random)).map { _ in DrawnRequest(&random) }
        let bytes = drawn.flatMap(\.bytes)
        let expected = drawn.flatMap(\.heard)
        #expect(hear(bytes) == expected, "seed \(seed)")
        for _ in 0..<10 {
            let pieces = randomPieces(of: bytes.count, &random)
            #expect(hear(bytes, pieces: pieces) == expected, "seed \(seed), \(pieces)")
        }
    }

    /// Requests with bytes changed, left out or put in: whatever is said of them is said for every split.
    @Test(arguments: 1...120 as ClosedRange<UInt64>)
    func aDamagedRequestIsReadAlikeHoweverItIsSplit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = DrawnRequest(&random).bytes + DrawnRequest(&random).bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: bytes[index] = [0, 9, 10, 13, 32, 58, 127, 255].randomElement(using: &random) ?? 0
            case 1: bytes.remove(at: index)
            default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
            }
        }
        let whole = hear(bytes)
        #expect(hear(bytes, pieces: [Int](repeating: 1, count: bytes.count)) == whole, "seed \(seed)")
        for _ in 0..<12 {
            let pieces = randomPieces(of: bytes.count, &random)
            #expect(hear(bytes, pieces: pieces) == whole, "seed \(seed), \(pieces)")
        }
    }

    /// A connection that takes one event and keeps the rest for later hears the same.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func eventsCanBeTakenOneAtATime(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = DrawnRequest(&random).bytes + DrawnRequest(&random).bytes
        var parser = RequestParser()
        var heard: [Heard] = []
        var rest = bytes
        while true {
            var position = 0
            guard let event = parser.next(in: rest.span, at: &position) else { break }
            switch event {
            case .head(let head): heard.append(.request(HeardRequest(head, in: rest.span)))
            case .body(let range):
                if case .body(let before) = heard.last {
                    heard[heard.count - 1] = .body(before + rest[range])
                } else {
                    heard.append(.body([UInt8](rest[range])))
                }
            case .end: heard.append(.end)
            case .refused(let refusal): heard.append(.refused(refusal))
            }
            rest.removeFirst(position)
        }
        #expect(heard == hear(bytes), "seed \(seed)")
    }

    private func randomPieces(of count: Int, _ random: inout SeededGenerator) -> [Int] {
        var pieces: [Int] = []
        var left = count
        while left > 0 {
            let piece = min(left, Int.random(in: 0...40, using: &random))
            pieces.append(piece)
            left -= piece
        }
        return pieces
    }
}
