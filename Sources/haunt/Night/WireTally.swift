import RevenantsKit

/// What the wire carried, counted from the bytes themselves on both sides of the Host.
struct WireTally: Equatable, Sendable {
    /// One direction of one seat's link.
    struct Way: Equatable, Sendable {
        /// Frames by kind.
        var frames = [Int](repeating: 0, count: FrameKind.allCases.count)
        /// Bytes, headers included.
        var bytes = 0
        private var decoder = FrameDecoder()

        var allFrames: Int { frames.reduce(0, +) }

        init() {}

        /// Counts what was read.
        mutating func count(_ bytes: [UInt8]) throws(WireError) {
            self.bytes += bytes.count
            var frames = frames
            try decoder.receive(bytes.span) { kind, _ in frames[Int(kind.rawValue)] += 1 }
            self.frames = frames
        }
    }

    /// From the Host to each seat.
    var down = [Way(), Way()]
    /// From each seat to the Host.
    var up = [Way(), Way()]
    /// Claims that did not hold, by seat.
    var refused = [0, 0]
    /// Frames that the Host gave up because a link was slower than what was said on it, by seat.
    var losses = [SendQueue.Losses(), SendQueue.Losses()]

    /// A table for a person.
    func rows(name: (Seat) -> String) -> [[String]] {
        var rows = [["", "events", "poses", "frames", "bytes", "refused"]]
        for seat in Seat.allCases {
            let index = Int(seat.rawValue)
            rows.append(row("to \(name(seat))", down[index], refused: nil))
            rows.append(row("from \(name(seat))", up[index], refused: refused[index]))
        }
        return rows
    }

    private func row(_ title: String, _ way: Way, refused: Int?) -> [String] {
        [
            title, grouped(way.frames[Int(FrameKind.event.rawValue)]),
            grouped(way.frames[Int(FrameKind.pose.rawValue)]),
            grouped(way.allFrames), grouped(way.bytes), refused.map(grouped) ?? "",
        ]
    }

    /// One sentence: all of it, and what was dropped.
    var summary: String {
        let ways = down + up
        let frames = ways.reduce(0) { $0 + $1.allFrames }
        let bytes = ways.reduce(0) { $0 + $1.bytes }
        let kinds = dropped.map { "\(grouped($0.count)) \($0.name)" }
        return "\(grouped(frames)) frames in \(grouped(bytes)) bytes. Dropped: \(kinds.joined(separator: ", "))."
    }

    /// Frames given up, by kind.
    var dropped: [(name: String, count: Int)] {
        func sum(_ count: (SendQueue.Losses) -> Int) -> Int { losses.reduce(0) { $0 + count($1) } }
        return [
            ("events", sum(\.events)), ("collaboration", sum(\.collaboration)), ("poses", sum(\.poses)),
            ("watcher frames", sum(\.watcherFrames)),
        ]
    }

    private func grouped(_ value: Int) -> String {
        let digits = String(value)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
