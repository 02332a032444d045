import ArgumentParser
import RevenantsKit

/// A RoomPlan export, as every command that takes one reads it: a file, or standard input for `-`.
struct RoomFile {
    /// The largest file that is read. No scan of a home comes near this; a file that does is something else.
    private static let limit = 64 << 20

    /// Why it cannot be read, and what to do.
    struct Unreadable: Error, Equatable {
        var reason: String
        var hint: String
    }

    private let path: String

    init(_ path: String) { self.path = path }

    /// The file's name without folder and ending, for a picture.
    var title: String {
        guard path != "-" else { return "room" }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lowercased().hasSuffix(".json") ? String(file.dropLast(5)) : file
    }

    /// Reads a RoomPlan export. Says on standard error where and why it cannot be read, and exits with 2.
    static func read(_ path: String) throws -> CapturedScan {
        do {
            return try RoomFile(path).read()
        } catch {
            Files.complain("\(error.reason). \(error.hint).")
            throw ExitCode(2)
        }
    }

    /// Reads the scan.
    func read() throws(Unreadable) -> CapturedScan {
        let bytes: [UInt8]
        do {
            bytes = try path == "-" ? Files.readInput(limit: RoomFile.limit) : Files.read(path, limit: RoomFile.limit)
        } catch {
            throw Unreadable(
                reason: error.description, hint: "Give the JSON file that RoomPlan exports, or - for standard input")
        }
        let export = "Export the CapturedRoom as JSON (JSONEncoder), whole"
        // A USDZ is a ZIP archive.
        guard !bytes.starts(with: Array("PK".utf8)) else {
            throw Unreadable(reason: "\(name) is a USDZ or another ZIP archive, not JSON", hint: export)
        }
        do {
            return try CapturedRoomReader.read(bytes)
        } catch {
            throw Unreadable(reason: "\(name) is not a room that can be read: \(error)", hint: export)
        }
    }

    /// Reads and surveys the room.
    func surveyed() -> RoomVerdict {
        do {
            let scan = try read()
            return switch Survey.survey(scan.room) {
            case .success(let room): .accepted(scan, room)
            case .failure(let refusal): .refused(scan, refusal)
            }
        } catch {
            return .unreadable(error)
        }
    }

    private var name: String { path == "-" ? "standard input" : path }
}

/// What a file turned out to be.
enum RoomVerdict {
    case accepted(CapturedScan, SurveyedRoom)
    case refused(CapturedScan, SurveyRefusal)
    case unreadable(RoomFile.Unreadable)
}
