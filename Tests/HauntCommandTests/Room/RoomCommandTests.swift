import Foundation
import PlanDrawing
import RevenantsKit
import TestSupport
import Testing

/// `haunt room` as a process: whole outputs and exit codes.
@Suite struct RoomCommandTests {
    static let rooms = "\(Repository.root)/Examples/Rooms"

    private func haunt(_ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]) throws
        -> ChildProgram.Output
    {
        try ChildProgram.run(
            "\(Repository.programs)/haunt", ["room"] + arguments, input: input, environment: environment,
            directory: Self.rooms)
    }

    /// A folder for the time of a test.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "haunt-room-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    // MARK: check

    @Test func aPlayableRoomIsAcceptedInWords() throws {
        let output = try haunt("check", "structure.json")
        #expect(
            output.text == """
                This room can be played in.

                The scan has 7 walls, 2 doors, 2 windows, 0 openings and 6 objects.
                Of 28.1 square metres of floor 16.4 can be walked on.
                The doll lies in the middle of the floor; the letter hangs in one of 201 places on 7 walls.
                There are 309 places for the lock, 6222 for whispers, 309 for glowing numbers, 401 for the ritual and 337 for the safe zone; what stands at the same time lies at least 1.5 m apart.
                Note: a structure of 2 rooms.

                """)
        #expect(output.errorText == "" && output.status == 0)
    }

    @Test func aPlayableRoomIsAcceptedAsJSON() throws {
        let output = try haunt("check", "living-room.json", "--json")
        #expect(
            output.text == """
                {"verdict":"accepted","reason":null,"hint":null,"walls":8,"doors":1,"windows":2,"openings":0,"objects":10,"floorArea":24.23,"places":{"walkableArea":11.96,"spacing":1.5,"doll":1,"letters":131,"letterWalls":6,"locks":169,"whispers":4675,"glyphs":169,"rituals":292,"zones":223}}

                """)
        #expect(output.errorText == "" && output.status == 0)
    }

    @Test func aRefusedRoomSaysWhyAndWhatToDo() throws {
        let words = try haunt("check", "empty-room.json")
        #expect(
            words.text == """
                This room is refused: the floor measures 0.00 square metres, and at least 4 are needed.
                What to do: scan a larger room, or walk all the way round this one.

                The scan has 0 walls, 0 doors, 0 windows, 0 openings and 0 objects.

                """)
        #expect(words.errorText == "" && words.status == 1)
        let json = try haunt("check", "--json", "empty-room.json")
        #expect(
            json.text == """
                {"verdict":"refused","reason":"the floor measures 0.00 square metres, and at least 4 are needed","hint":"scan a larger room, or walk all the way round this one","walls":0,"doors":0,"windows":0,"openings":0,"objects":0,"floorArea":0,"places":{}}

                """)
        #expect(json.errorText == "" && json.status == 1)
    }

    @Test func whatCannotBeReadSaysWhereAndWhy() throws {
        let export = "Export the CapturedRoom as JSON (JSONEncoder), whole"
        let path = "Give the JSON file that RoomPlan exports, or - for standard input"
        let cases: [(file: String, input: String, reason: String, hint: String)] = [
            (
                "-", "",
                "standard input is not a room that can be read: byte 0: expected an object, found the end of the file",
                export
            ),
            (
                "-", "{\"walls\": 3}",
                "standard input is not a room that can be read: byte 10, walls: expected an array, found a number",
                export
            ),
            ("-", "PK\u{3}\u{4}", "standard input is a USDZ or another ZIP archive, not JSON", export),
            ("nothing \"here\".json", "", "cannot read nothing \"here\".json: No such file or directory", path),
            (".", "", "cannot read .: Is a directory", path),
            ("/dev/zero", "", "cannot read /dev/zero: it is larger than 64 MiB", path),
        ]
        for (file, input, reason, hint) in cases {
            let words = try haunt("check", file, input: Array(input.utf8))
            #expect(words.errorText == "Error: \(reason). \(hint).\n")
            #expect(words.text == "" && words.status == 2)
            let json = try haunt("check", "--json", file, input: Array(input.utf8))
            let quoted = reason.replacing("\"", with: "\\\"")
            #expect(
                json.text
                    == "{\"verdict\":\"unreadable\",\"reason\":\"\(quoted)\",\"hint\":\"\(hint)\",\"walls\":0,\"doors\":0,\"windows\":0,\"openings\":0,\"objects\":0,\"floorArea\":0,\"places\":{}}\n"
            )
            #expect(json.errorText == "" && json.status == 2)
        }
    }

    @Test func aRoomComesFromStandardInput() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(Self.rooms)/stubs.json")))
        let piped = try haunt("check", "-", "--json", input: bytes)
        #expect(piped.status == 0)
        let named = try haunt("check", "stubs.json", "--json")
        #expect(piped.text == named.text)
    }

    // MARK: draw

    private func plan(_ name: String, seed: UInt64?, length: NightLength = .full) throws -> [UInt8] {
        let scan = try CapturedRoomReader.read([UInt8](Data(contentsOf: URL(filePath: "\(Self.rooms)/\(name).json"))))
        let room = try Survey.survey(scan.room).get()
        let night = seed.map { GameStateSeed.draw(seed: NightSeed(number: $0), room: room, length: length) }
        return FloorPlan(room, title: name, counts: scan.counts).svg(seed: night)
    }

    @Test func thePlanIsWrittenAsSVG() throws {
        try withFolder { folder in
            let output = try haunt("draw", "stubs.json", "-o", "\(folder)/plan.svg")
            #expect(output.text == "" && output.errorText == "" && output.status == 0)
            #expect(
                [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/plan.svg"))) == (try plan("stubs", seed: nil)))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["plan.svg"])
        }
        let night = try haunt("draw", "stubs.json", "--output", "-", "--seed", "7")
        let drawn = try plan("stubs", seed: 7)
        #expect(night.status == 0 && night.standardOutput == drawn)
        let short = try haunt("draw", "stubs.json", "--output", "-", "--seed", "7", "--length", "short")
        let drawnShort = try plan("stubs", seed: 7, length: .short)
        #expect(short.status == 0 && short.standardOutput == drawnShort)
    }

    @Test func aPNGIsMadeByLibrsvg() throws {
        try withFolder { folder in
            let output = try haunt("draw", "ios-16.json", "-o", "\(folder)/plan.PNG", "--zoom", "0.5", "--seed", "3")
            #expect(output.text == "" && output.errorText == "" && output.status == 0)
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/plan.PNG")))
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            #expect((300...700).contains(width))

            // Without the program the package is named.
            let missing = try haunt(
                "draw", "ios-16.json", "-o", "\(folder)/other.png", environment: ["PATH": folder])
            #expect(
                missing.errorText
                    == "Error: cannot run rsvg-convert: it is not installed. Install it: apt install librsvg2-bin (Debian), brew install librsvg (Homebrew)\n"
            )
            #expect(missing.status == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["plan.PNG"])
        }
    }

    @Test func aRefusedRoomIsDrawnButHasNoNight() throws {
        let drawn = try haunt("draw", "empty-room.json", "-o", "-")
        #expect(drawn.status == 0 && drawn.errorText == "")
        #expect(drawn.text.contains(">Refused: the floor measures 0.00 square metres, and at least 4 are needed.<"))
        let night = try haunt("draw", "empty-room.json", "-o", "-", "--seed", "1")
        #expect(
            night.errorText
                == "Error: there is no night to draw, the room is refused: the floor measures 0.00 square metres, and at least 4 are needed: scan a larger room, or walk all the way round this one\n"
        )
        #expect(night.text == "" && night.status == 1)
    }

    @Test func mistakesAreNamed() throws {
        for (arguments, message) in [
            (
                ["stubs.json", "-o", "plan.pdf"],
                "Error: --output must end in .svg or .png, or be -, but is 'plan.pdf'.\n"
            ),
            (["stubs.json", "-o", "x.svg", "--zoom", "9"], "Error: --zoom must be from 0.25 to 4, but is 9.0.\n"),
        ] {
            let output = try ChildProgram.run("\(Repository.programs)/haunt", ["room", "draw"] + arguments)
            #expect(output.status == 64 && output.errorText.hasPrefix(message), "\(output.errorText)")
        }
        let nowhere = try haunt("draw", "stubs.json", "-o", "/no/such/folder/plan.svg")
        #expect(nowhere.errorText == "Error: cannot write /no/such/folder/plan.svg: No such file or directory\n")
        #expect(nowhere.status == 1)
        let unreadable = try haunt("draw", "nothing.json", "-o", "-")
        #expect(unreadable.errorText.hasPrefix("Error: cannot read nothing.json: No such file or directory. Give "))
        #expect(unreadable.status == 2 && unreadable.text == "")
    }
}
