import Foundation
import HauntTransport

/// Turns a plan into a PNG, and writes pictures.
enum RoomPicture {
    /// The picture as PNG, by librsvg's program.
    static func png(_ svg: [UInt8], zoom: Double) async throws -> [UInt8] {
        let program = ChildProgram(
            "rsvg-convert", ["--format", "png", "--zoom", "\(zoom)"], input: svg, deadline: .seconds(30),
            provider: ChildProgram.Provider(debian: "librsvg2-bin", homebrew: "librsvg"))
        let result: ChildProgram.Output
        do {
            result = try await program.run()
        } catch {
            throw CommandFailure("\(error)")
        }
        guard result.ending == .exited(0), !result.output.isEmpty else {
            let said = String(decoding: result.errorOutput, as: UTF8.self)
            throw CommandFailure("rsvg-convert made no picture: \(said.isEmpty ? "it said nothing" : said)")
        }
        return result.output
    }

    /// Writes the picture to a file, whole or not at all, or to standard output for `-`.
    static func write(_ picture: [UInt8], to path: String) throws {
        if path == "-" {
            try FileHandle.standardOutput.write(contentsOf: picture)
        } else {
            try Files.write(picture, to: path)
        }
    }
}
