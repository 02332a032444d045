import ArgumentParser
import RevenantsKit

/// The room of a night: read, surveyed and accepted.
struct NightRoom: Sendable {
    /// The file's path, or what the sample is called.
    var name: String
    var surveyed: SurveyedRoom

    /// Reads and surveys a room, or our own without a path. Says on standard error why it cannot be played in, and exits
    /// with 1, or why it cannot be read, and exits with 2.
    static func load(_ path: String?) throws -> NightRoom {
        let room = try path.map { try RoomFile.read($0).room } ?? SampleRoom.livingRoom()
        switch Survey.survey(room) {
        case .success(let surveyed): return NightRoom(name: path ?? "sample", surveyed: surveyed)
        case .failure(let refusal):
            let name = path ?? "our own room"
            Files.complain("\(name) cannot be played in: \(refusal)")
            throw ExitCode(1)
        }
    }

    /// One sentence about it.
    var sentence: String {
        let room = surveyed.room
        let area = EventLine.decimal(Double(surveyed.floorArea), places: 1)
        func count(_ number: Int, _ one: String, _ many: String) -> String {
            "\(Telling.number(number)) \(number == 1 ? one : many)"
        }
        let doors = room.gaps.count { $0.kind == .door || $0.kind == .openDoor }
        let windows = room.gaps.count { $0.kind == .window }
        let openings = room.gaps.count { $0.kind == .opening }
        var parts = [count(room.walls.count, "wall", "walls"), count(doors, "door", "doors")]
        if windows > 0 { parts.append(count(windows, "window", "windows")) }
        if openings > 0 { parts.append(count(openings, "opening", "openings")) }
        parts.append(count(room.objects.count, "piece of furniture", "pieces of furniture"))
        return "\(area) square metres of floor, \(parts.dropLast().joined(separator: ", ")) and \(parts.last ?? "")."
    }
}
