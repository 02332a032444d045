import RevenantsKit

/// A large export read.
enum RoomReading {
    static var subject: Subject {
        let file = made(copies: 4, size: 450_000)
        let large = made(copies: 100, size: 10_000_000)
        let peaks = PeakMemory.Reader.allCases.map { "\($0) \(fixed(PeakMemory.beside(large, $0), 2)) × the file" }
        return Subject(
            name: "a room of \(file.count / 1000) KB", unit: "rooms",
            contenders: [
                .init(name: "CapturedRoomReader", run: { read(file) }, repeats: 20),
                .init(name: "Foundation, JSONDecoder, Codable", run: { readPlainly(file) }),
            ],
            goal: """
                asked for: under 5 ms, and at most 3 × the file's memory beside it
                memory beside a file of \(large.count / 1_000_000) MB: \(peaks.joined(separator: ", "))
                """)
    }

    /// The same reading, and whether the night can be played there.
    static var survey: Subject {
        let file = made(copies: 1, size: 450_000)
        return Subject(
            name: "a room of \(file.count / 1000) KB", unit: "rooms",
            contenders: [
                .init(name: "read and surveyed") {
                    guard let scan = try? CapturedRoomReader.read(file), case .success = Survey.survey(scan.room) else {
                        fatalError("the room is not playable")
                    }
                    return 1
                },
                .init(name: "read", run: { read(file) }, repeats: 20),
            ],
            goal: "asked for: under 30 ms")
    }

    private static func made(copies: Int, size: Int) -> [UInt8] {
        guard let file = try? RoomFile.bytes(copies: copies, size: size) else {
            fatalError("Examples/Rooms/several-rooms.json cannot be read")
        }
        return file
    }

    static func read(_ file: [UInt8]) -> Int {
        guard let scan = try? CapturedRoomReader.read(file) else { fatalError("the room cannot be read") }
        precondition(scan.counts.walls > 0)
        return 1
    }

    static func readPlainly(_ file: [UInt8]) -> Int {
        guard let room = try? PlainRoom.read(file) else { fatalError("the room cannot be read plainly") }
        precondition(room.walls.count > 0)
        return 1
    }
}
