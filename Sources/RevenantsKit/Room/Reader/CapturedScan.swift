/// What a RoomPlan export holds: the room that the night is played in, what the file counted, and what had to be guessed.
public struct CapturedScan: Equatable, Sendable {
    /// The room, or of several storeys the one with the most floor.
    public var room: ScannedRoom
    /// How many of each the file has, on all storeys.
    public var counts: ScanCounts
    /// What could not be taken as it stands, in the order it was met.
    public var notes: [ScanNote]

    /// A scan from its parts.
    public init(room: ScannedRoom, counts: ScanCounts, notes: [ScanNote]) {
        self.room = room
        self.counts = counts
        self.notes = notes
    }
}

/// How many of each a file has. Of a structure's merged arrays and its rooms, which say the same twice, one is counted.
public struct ScanCounts: Equatable, Sendable {
    /// Walls, a curved one being one.
    public var walls = 0
    /// Doors, open or closed.
    public var doors = 0
    /// Windows.
    public var windows = 0
    /// Openings.
    public var openings = 0
    /// Floors.
    public var floors = 0
    /// Pieces of furniture.
    public var objects = 0
    /// Sections: the named areas (bedroom, kitchen) of a scan.
    public var sections = 0
    /// Storeys; 0 where there is neither a floor nor a wall.
    public var storeys = 0

    /// Nothing counted yet.
    public init() {}
}

/// What could not be taken as it stands in the file, and what was done instead. Indices are those of the file's arrays.
public enum ScanNote: Equatable, Sendable {
    /// The file is a structure of so many rooms.
    case structure(rooms: Int)
    /// A curve that could not be followed: the wall is straight instead.
    case curveAsChord(wall: Int)
    /// A wall's corners that make no shape: it is a rectangle instead.
    case cornersIgnored(wall: Int)
    /// A surface or object without extent, or a surface that does not stand upright (a floor: lie flat): left out.
    case leftOut(CapturedKey, index: Int)
    /// A category of furniture that this version does not know.
    case unknownObject(index: Int)
    /// A door, window or opening on no wall.
    case gapWithoutWall(CapturedKey, index: Int)
    /// The floor is what the walls enclose.
    case floorFromWalls
    /// The walls enclose nothing: the floor is the smallest convex outline that holds them.
    case floorFromHull
    /// So many other storeys are not played in.
    case storeysLeftOut(Int)
}

extension ScanNote {
    /// The note as one line of ASCII text.
    public var text: [UInt8] {
        var line = ReportLine()
        switch self {
        case .structure(let rooms):
            line.add("a structure of ")
            line.add(rooms)
            line.add(rooms == 1 ? " room" : " rooms")
        case .curveAsChord(let wall):
            line.add(.walls, wall)
            line.add(": its curve cannot be followed, so it is taken as straight")
        case .cornersIgnored(let wall):
            line.add(.walls, wall)
            line.add(": its corners make no shape, so it is taken as a rectangle")
        case .leftOut(let key, let index):
            line.add(key, index)
            line.add(key == .floors ? " left out: no extent, or not flat" : " left out: no extent, or not upright")
        case .unknownObject(let index):
            line.add(.objects, index)
            line.add(": a category unknown to this version, kept as an obstacle")
        case .gapWithoutWall(let key, let index):
            line.add(key, index)
            line.add(": on no wall")
        case .floorFromWalls: line.add("no floor in the file: taken from the walls")
        case .floorFromHull:
            line.add("no floor in the file, and the walls enclose none: taken as all that lies between them")
        case .storeysLeftOut(let count):
            line.add(count)
            line.add(count == 1 ? " smaller storey left out" : " smaller storeys left out")
        }
        return line.bytes
    }
}

extension ReportLine {
    fileprivate mutating func add(_ key: CapturedKey, _ index: Int) {
        add(key.name)
        add("[")
        add(index)
        add("]")
    }
}

#if !hasFeature(Embedded)
    extension ScanNote: CustomStringConvertible {
        /// The same line as ``text``.
        public var description: String { String(decoding: text, as: UTF8.self) }
    }
#endif
