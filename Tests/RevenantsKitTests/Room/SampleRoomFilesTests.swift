import Foundation
import RevenantsKit
import Testing

/// Examples/Rooms and the sample room in the kit are what the plans beside this test make of them.
///
/// After changing a plan, `HAUNT_RECORD=1 swift test --disable-xctest --filter SampleRoomFiles` writes them anew.
struct SampleRoomFilesTests {
    static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    static let isRecording = ProcessInfo.processInfo.environment["HAUNT_RECORD"] == "1"

    @Test func theSampleRoomsAreThePlansOwn() throws {
        let folder = Self.repository.appending(path: "Examples/Rooms")
        for (name, text) in SampleRoomFiles.texts {
            try Self.compare(text, with: folder.appending(path: "\(name).json"))
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        #expect(Set(files) == Set(SampleRoomFiles.texts.keys.map { "\($0).json" }))
    }

    @Test func theSampleRoomInTheKitIsTheLivingRoom() throws {
        let text = try #require(SampleRoomFiles.texts["living-room"])
        let room = try CapturedRoomReader.read(Array(text.utf8)).room
        let form = String(decoding: try #require(RoomForm.encode(room)), as: UTF8.self)
        let records = form.dropLast().split(separator: ";").map { "        \($0);\\\n" }
        let source = """
            // Written by SampleRoomFilesTests from Examples/Rooms/living-room.json.

            extension SampleRoom {
                /// The living room in its compact form.
                static var form: StaticString {
                    \"""
            \(records.joined())        .
                    \"""
                }
            }

            """
        let file = "Sources/RevenantsKit/Room/SampleRoom+Generated.swift"
        try Self.compare(source, with: Self.repository.appending(path: file))
        #expect(try SampleRoom.livingRoom() == room.quantised())
    }

    private static func compare(_ text: String, with file: URL) throws {
        if isRecording { try Data(text.utf8).write(to: file) }
        let standing = try? String(contentsOf: file, encoding: .utf8)
        #expect(standing == text, "\(file.lastPathComponent) is not what the plan makes; see HAUNT_RECORD in this file")
    }
}
