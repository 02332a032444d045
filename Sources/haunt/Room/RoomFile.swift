import Foundation
import RevenantsKit

/// A RoomPlan export on the command line: a file, or standard input for `-`.
struct RoomFile {
    /// The largest file that is read: a hundred times the largest export seen.
    static let limit = 64 << 20
    private static let pieceSize = 1 << 20

    private let path: String

    init(_ path: String) { self.path = path }

    /// What a person calls the file.
    var name: String { path == "-" ? "standard input" : path }

    /// The file's name without folder and ending, for a picture.
    var title: String {
        guard path != "-" else { return "room" }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lowercased().hasSuffix(".json") ? String(file.dropLast(5)) : file
    }

    /// Reads and surveys the room.
    func surveyed() -> RoomVerdict {
        do {
            let scan = try CapturedRoomReader.read(bytes())
            return switch Survey.survey(scan.room) {
            case .success(let room): .accepted(scan, room)
            case .failure(let refusal): .refused(scan, refusal)
            }
        } catch let error as RoomReadError {
            return .unreadable(reason: "\(name): \(error)", hint: RoomFile.exportHint)
        } catch let problem as Problem {
            return .unreadable(reason: problem.reason, hint: problem.hint)
        } catch {
            return .unreadable(
                reason: "\(name) cannot be read: \(CommandFailure.reason(error))", hint: RoomFile.pathHint)
        }
    }

    private static let exportHint = "Export the CapturedRoom as JSON (JSONEncoder), whole"
    private static let pathHint = "Give the path of a RoomPlan export, or - to read it from standard input"

    private struct Problem: Error {
        var reason: String
        var hint: String
    }

    private func bytes() throws -> [UInt8] {
        let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        var bytes: [UInt8] = []
        while let piece = try handle.read(upToCount: RoomFile.pieceSize), !piece.isEmpty {
            bytes += piece
            guard bytes.count <= RoomFile.limit else {
                throw Problem(
                    reason: "\(name) is larger than 64 MiB", hint: "No room is: \(RoomFile.pathHint.lowercasedFirst)")
            }
        }
        // A USDZ is a ZIP archive.
        guard !bytes.starts(with: Array("PK".utf8)) else {
            throw Problem(reason: "\(name) is a USDZ or another ZIP archive, not JSON", hint: RoomFile.exportHint)
        }
        return bytes
    }
}

extension String {
    /// For the middle of a sentence.
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// What a file turned out to be.
enum RoomVerdict {
    case accepted(CapturedScan, SurveyedRoom)
    case refused(CapturedScan, SurveyRefusal)
    case unreadable(reason: String, hint: String)
}
