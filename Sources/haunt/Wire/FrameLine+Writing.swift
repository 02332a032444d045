import Foundation
import RevenantsKit

extension FrameLine {
    /// The line of a frame that was skipped.
    static func line(forSkipped kind: UInt8, _ length: UInt32) -> [UInt8] {
        var line = JSONLine(kind: kind, length: Int(length))
        line.add("skipped", raw: "true")
        return line.end()
    }

    /// The line of `frame`: what it says, and its very bytes where that would not give them back.
    static func line(for frame: Frame) -> [UInt8] {
        var line = JSONLine(kind: frame.kind.rawValue, length: frame.payload.count)
        switch frame.kind {
        case .event: line.addEvent(frame.payload)
        case .collaboration: line.add("data", base64: frame.payload)
        case .pose:
            guard let pose = Pose(wire: frame.payload) else {
                line.add("error", text: "a pose has 28 bytes")
                line.add("data", base64: frame.payload)
                break
            }
            line.addPose(pose)
            if !pose.isWritable { line.add("data", base64: frame.payload) }
        case .watcher:
            guard let watched = WatcherFrame(wire: frame.payload) else {
                line.add("error", text: "a watcher's frame has a seat, 0 or 1, a pose and percepts: 38 bytes")
                line.add("data", base64: frame.payload)
                break
            }
            line.add("seat", raw: "\(watched.seat.rawValue)")
            line.addPose(watched.pose)
            line.addPercepts(watched.percepts)
            let areNamed = [watched.percepts.seen, watched.percepts.heard, watched.percepts.felt].allSatisfy {
                $0 >> UInt16(Entity.allCases.count) == 0
            }
            if watched.frame != frame || !watched.pose.isWritable || !areNamed {
                line.add("data", base64: frame.payload)
            }
        }
        return line.end()
    }
}

extension Pose {
    /// Whether all its numbers can stand in JSON.
    fileprivate var isWritable: Bool {
        position.x.isFinite && position.y.isFinite && position.z.isFinite && orientation.x.isFinite
            && orientation.y.isFinite && orientation.z.isFinite && orientation.w.isFinite
    }
}

/// A line of JSON under way.
private struct JSONLine {
    private var bytes: [UInt8]

    init(kind: UInt8, length: Int) {
        bytes = [UInt8]("{\"kind\":\(kind),\"length\":\(length)".utf8)
    }

    /// The whole line.
    func end() -> [UInt8] { bytes + [UInt8]("}\n".utf8) }

    mutating func add(_ key: String, raw: String) {
        bytes += ",\"\(key)\":\(raw)".utf8
    }

    mutating func add(_ key: String, text: [UInt8]) {
        add(key, raw: "")
        NetworkEventWriter.appendText(text, to: &bytes)
    }

    mutating func add(_ key: String, text: String) {
        add(key, text: [UInt8](text.utf8))
    }

    mutating func add(_ key: String, base64: [UInt8]) {
        add(key, raw: "\"\(Data(base64).base64EncodedString())\"")
    }

    mutating func addEvent(_ json: [UInt8]) {
        do {
            let event = try NetworkEventReader.read(json)
            add("event", text: event.eventType)
            if let payload = event.payload { add("payload", text: payload) } else { add("payload", raw: "null") }
            if let seat = event.seat { add("seat", raw: "\(seat.rawValue)") }
            if NetworkEventWriter.write(event) != json { add("text", text: json) }
            do throws(EventError) { _ = try Event(event) } catch { add("error", text: error.message) }
        } catch {
            add("error", text: error.message)
            add("data", base64: json)
        }
    }

    mutating func addPose(_ pose: Pose) {
        let (p, q) = (pose.position, pose.orientation)
        add("position", numbers: [p.x, p.y, p.z])
        add("orientation", numbers: [q.x, q.y, q.z, q.w])
    }

    mutating func addPercepts(_ percepts: PerceptSummary) {
        add("seen", names: Entity.allCases.filter(percepts.sees))
        add("heard", names: Entity.allCases.filter(percepts.hears))
        add("felt", names: Entity.allCases.filter(percepts.feels))
        add("intensity", raw: "\(percepts.intensity)")
        add("rate", raw: "\(percepts.rate)")
        add("beats", raw: "\(percepts.beats)")
    }

    /// What cannot stand in JSON is null.
    private mutating func add(_ key: String, numbers: [Float]) {
        add(key, raw: "[" + numbers.map { $0.isFinite ? "\($0)" : "null" }.joined(separator: ",") + "]")
    }

    private mutating func add(_ key: String, names: [Entity]) {
        add(key, raw: "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]")
    }
}
