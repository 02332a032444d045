import Foundation
import RevenantsKit

/// One frame as one line of JSON.
struct FrameLine: Decodable {
    private var kind: Int
    private var skipped: Bool?
    private var event: String?
    private var payload: String?
    private var seat: UInt8?
    private var text: String?
    private var data: Data?
    private var position: [Float?]?
    private var orientation: [Float?]?
    private var seen: [String]?
    private var heard: [String]?
    private var felt: [String]?
    private var intensity: UInt8?
    private var rate: UInt8?
    private var beats: UInt8?

    /// Why a line is no frame.
    struct Unfit: Error {
        var reason: String
    }

    // MARK: - Reading

    /// The frame that `line` describes, in wire form.
    static func wireBytes(of line: [UInt8]) throws(Unfit) -> [UInt8] {
        let read: FrameLine
        do {
            read = try JSONDecoder().decode(FrameLine.self, from: Data(line))
        } catch let error as DecodingError {
            throw Unfit(reason: reason(error))
        } catch {
            throw Unfit(reason: error.localizedDescription)
        }
        let frame = try read.frame()
        guard let bytes = frame.wireBytes else {
            throw Unfit(
                reason: "a payload of \(frame.payload.count) bytes; kind \(frame.kind.rawValue) takes 1 to "
                    + "\(frame.kind.limit)")
        }
        return bytes
    }

    private func frame() throws(Unfit) -> Frame {
        guard let raw = UInt8(exactly: kind), let kind = FrameKind(rawValue: raw) else {
            let was = skipped == true ? "; it was skipped when it was decoded, and its bytes were not kept" : ""
            throw Unfit(reason: "kind \(self.kind) is unknown\(was)")
        }
        if let data { return Frame(kind: kind, payload: [UInt8](data)) }
        switch kind {
        case .event:
            if let text { return Frame(kind: kind, payload: [UInt8](text.utf8)) }
            guard let event else { throw Unfit(reason: "kind 0 needs event, text or data") }
            var written = NetworkEvent(eventType: [UInt8](event.utf8), payload: payload.map { [UInt8]($0.utf8) })
            written.seat = try knownSeat()
            return Frame(kind: kind, payload: NetworkEventWriter.write(written))
        case .collaboration: throw Unfit(reason: "kind 1 needs data")
        case .pose: return try pose().frame
        case .watcher:
            guard let seat = try knownSeat() else { throw Unfit(reason: "kind 3 needs a seat") }
            return WatcherFrame(seat: seat, pose: try pose(), percepts: try percepts()).frame
        }
    }

    private func knownSeat() throws(Unfit) -> Seat? {
        guard let seat else { return nil }
        guard let known = Seat(rawValue: seat) else { throw Unfit(reason: "seat is \(seat), but must be 0 or 1") }
        return known
    }

    private func pose() throws(Unfit) -> Pose {
        let (p, q) = ((position ?? []).compactMap { $0 }, (orientation ?? []).compactMap { $0 })
        guard p.count == 3, q.count == 4 else {
            throw Unfit(reason: "kind \(kind) needs position (3 numbers) and orientation (4), or data")
        }
        return Pose(position: Vector3(p[0], p[1], p[2]), orientation: SIMD4(q[0], q[1], q[2], q[3]))
    }

    private func percepts() throws(Unfit) -> PerceptSummary {
        var summary = PerceptSummary()
        summary.seen = try bits(seen)
        summary.heard = try bits(heard)
        summary.felt = try bits(felt)
        summary.intensity = intensity ?? 0
        summary.rate = rate ?? 0
        summary.beats = beats ?? 0
        return summary
    }

    private func bits(_ names: [String]?) throws(Unfit) -> UInt16 {
        var bits: UInt16 = 0
        for name in names ?? [] {
            guard let entity = Entity.allCases.first(where: { "\($0)" == name }) else {
                throw Unfit(reason: "\(name) is nothing to perceive")
            }
            bits |= 1 << UInt16(entity.rawValue)
        }
        return bits
    }

    private static func reason(_ error: DecodingError) -> String {
        func path(_ context: DecodingError.Context) -> String { context.codingPath.map(\.stringValue).joined() }
        switch error {
        case .keyNotFound(let key, _): return "\(key.stringValue) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return context.codingPath.isEmpty ? "no JSON object" : "\(path(context)) has the wrong type"
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty ? "no JSON" : "\(path(context)) has a value that cannot be used"
        @unknown default: return "cannot be read"
        }
    }
}
