import ArgumentParser
import RevenantsKit

/// A room's file, as every command that takes one reads it.
enum RoomFile {
    /// No scan of a home comes near this; a file that does is something else.
    private static let limit = 256 << 20

    /// Reads a RoomPlan export. Says on standard error where and why it cannot be read, and exits with 2.
    static func read(_ path: String) throws -> CapturedScan {
        let bytes: [UInt8]
        do {
            bytes = try Files.read(path, limit: limit)
        } catch {
            Files.complain("\(error). Give the JSON file that RoomPlan exports.")
            throw ExitCode(2)
        }
        do {
            return try CapturedRoomReader.read(bytes)
        } catch {
            Files.complain("\(path) is not a room that can be read: \(error)")
            throw ExitCode(2)
        }
    }
}
