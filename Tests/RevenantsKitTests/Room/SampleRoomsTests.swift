import RevenantsKit
import Testing

/// What each sample room is read as, whole.
struct SampleRoomsTests {
    /// The summary of a scan on one line.
    private func summary(_ scan: CapturedScan) -> String {
        let (counts, room) = (scan.counts, scan.room)
        let kinds = room.gaps.map { "\($0.kind)@\($0.wall)" }.joined(separator: " ")
        let objects = room.objects.map { "\($0.kind)" }.joined(separator: " ")
        return """
            \(counts.walls) walls \(counts.doors) doors \(counts.windows) windows \(counts.openings) openings \
            \(counts.floors) floors \(counts.objects) objects \(counts.sections) sections \(counts.storeys) storeys; \
            \(room.walls.count) pieces, partitions \(room.walls.indices.filter { room.walls[$0].isPartition }); \
            floors \(room.floors.map(\.count)) at \(room.floorY); \(kinds); \(objects); \(scan.notes)
            """
    }

    static let summaries = [
        "curved-wall": """
        6 walls 1 doors 2 windows 0 openings 1 floors 5 objects 1 sections 1 storeys; \
        12 pieces, partitions []; \
        floors [9] at -1.37; \
        door@10 window@2 window@3 window@4 window@5 window@6 window@9; \
        sofa table chair storage television; \
        []
        """,
        "empty-room": """
        0 walls 0 doors 0 windows 0 openings 0 floors 0 objects 0 sections 0 storeys; \
        0 pieces, partitions []; \
        floors [] at 0.0; \
        ; \
        ; \
        []
        """,
        "ios-16": """
        4 walls 1 doors 1 windows 0 openings 0 floors 4 objects 0 sections 1 storeys; \
        4 pieces, partitions []; \
        floors [4] at -1.02; \
        door@2 window@0; \
        bed storage table chair; \
        [no floor in the file: taken from the walls]
        """,
        "living-room": """
        8 walls 1 doors 2 windows 0 openings 1 floors 10 objects 1 sections 1 storeys; \
        8 pieces, partitions []; \
        floors [8] at -1.454; \
        door@6 window@0 window@0; \
        sofa table storage television storage sofa fireplace table chair chair; \
        []
        """,
        "missing-floors": """
        7 walls 1 doors 2 windows 0 openings 0 floors 4 objects 1 sections 1 storeys; \
        7 pieces, partitions [6]; \
        floors [6] at -1.31; \
        door@4 window@0 window@3; \
        sofa storage table chair; \
        [no floor in the file: taken from the walls]
        """,
        "no-objects": """
        6 walls 6 doors 0 windows 0 openings 1 floors 0 objects 1 sections 1 storeys; \
        6 pieces, partitions []; \
        floors [8] at -1.424; \
        door@0 door@0 openDoor@1 door@2 openDoor@3 door@4; \
        ; \
        []
        """,
        "one-centimetre-opening": """
        4 walls 1 doors 1 windows 1 openings 1 floors 4 objects 1 sections 1 storeys; \
        4 pieces, partitions []; \
        floors [4] at -1.67; \
        door@2 window@0 opening@1; \
        bed storage table chair; \
        []
        """,
        "open-side": """
        3 walls 1 doors 2 windows 0 openings 1 floors 12 objects 2 sections 1 storeys; \
        3 pieces, partitions []; \
        floors [4] at -1.478; \
        door@2 window@0 window@1; \
        refrigerator storage sink dishwasher oven stove storage table chair chair chair chair; \
        []
        """,
        "several-rooms": """
        14 walls 4 doors 4 windows 0 openings 1 floors 12 objects 4 sections 1 storeys; \
        14 pieces, partitions [2, 3, 9, 10, 11, 12, 13]; \
        floors [4] at -1.486; \
        door@5 openDoor@10 door@12 door@13 window@0 window@2 window@3 window@6; \
        bed storage bed table chair bathtub toilet sofa table television table chair; \
        []
        """,
        "sloped-walls": """
        5 walls 1 doors 1 windows 0 openings 1 floors 4 objects 1 sections 1 storeys; \
        6 pieces, partitions []; \
        floors [4] at -1.6; \
        door@2 window@0 window@1; \
        bed storage table chair; \
        []
        """,
        "structure": """
        7 walls 2 doors 2 windows 0 openings 2 floors 6 objects 2 sections 1 storeys; \
        7 pieces, partitions [1]; \
        floors [4, 4] at -1.52; \
        door@1 door@6 window@3 window@4; \
        table chair storage sofa table television; \
        [a structure of 2 rooms]
        """,
        "stubs": """
        10 walls 1 doors 1 windows 0 openings 1 floors 5 objects 1 sections 1 storeys; \
        10 pieces, partitions [8, 9]; \
        floors [8] at -1.446; \
        door@7 window@0; \
        storage sink washerDryer bathtub toilet; \
        []
        """,
        "two-storeys": """
        8 walls 2 doors 2 windows 0 openings 2 floors 6 objects 2 sections 2 storeys; \
        4 pieces, partitions []; \
        floors [4] at -1.4; \
        door@1 window@0; \
        stairs sofa table storage; \
        [1 smaller storey left out]
        """,
    ]

    @Test func theLivingRoomIsTheSameInEveryForm() throws {
        let scans = try ["living-room", "re-encoded", "re-encoded-rows"].map { name in
            try CapturedRoomReader.read(Array(#require(SampleRoomFiles.texts[name]).utf8))
        }
        #expect(scans[1] == scans[0] && scans[2] == scans[0])
    }

    #if DEBUG
        /// A survey takes a second in a debug build: the least regular ones.
        static let surveyed = ["several-rooms", "curved-wall", "empty-room"]
    #else
        static let surveyed = SampleRoomFiles.texts.keys.sorted()
    #endif

    /// All but the empty one can be played.
    @Test(arguments: surveyed) func aSampleIsAcceptedUnlessItIsEmpty(name: String) throws {
        let text = try #require(SampleRoomFiles.texts[name])
        let room = try CapturedRoomReader.read(Array(text.utf8)).room
        switch Survey.survey(room) {
        case .success: #expect(name != "empty-room")
        case .failure(let refusal): #expect(name == "empty-room", "\(refusal)")
        }
    }

    @Test func everySampleIsReadWhole() throws {
        for (name, text) in SampleRoomFiles.texts.sorted(by: { $0.key < $1.key }) {
            let line = summary(try CapturedRoomReader.read(Array(text.utf8)))
            // Written anew, the living room is the living room.
            let original = name.hasPrefix("re-encoded") ? "living-room" : name
            #expect(line == Self.summaries[original], "\(name)")
        }
    }
}
