/// What has been read so far of a room, or of all rooms of a structure.
struct CapturedParts {
    var counts = ScanCounts()
    var notes: [ScanNote] = []
    var walls: [Wall] = []
    var wallNames: [WallName] = []
    var gaps: [CapturedGap] = []
    var floors: [CapturedFloor] = []
    var objects: [RoomObject] = []

    /// Whether there are no more of each than the reader takes.
    var isWithinLimits: Bool {
        let limit = CapturedRoomReader.elementLimit
        return max(walls.count, counts.walls, gaps.count, counts.objects, counts.floors, counts.sections) <= limit
            && max(counts.doors, counts.windows, counts.openings) <= limit
            && floors.reduce(0) { $0 + $1.corners.count } <= limit
    }

    /// How many doors, windows or openings have been read.
    func count(_ key: CapturedKey) -> Int {
        switch key {
        case .windows: counts.windows
        case .openings: counts.openings
        default: counts.doors
        }
    }

    /// Counts another door, window or opening.
    mutating func increment(_ key: CapturedKey) {
        switch key {
        case .windows: counts.windows += 1
        case .openings: counts.openings += 1
        default: counts.doors += 1
        }
    }

    /// Takes from a structure's rooms what its merged arrays lack. The two say the same: merged, it is known which walls are
    /// one, so what they have goes before.
    mutating func complete(with rooms: CapturedParts) {
        if walls.isEmpty {
            walls = rooms.walls
            wallNames = rooms.wallNames
            gaps = rooms.gaps
            counts.walls = rooms.counts.walls
            counts.doors = rooms.counts.doors
            counts.windows = rooms.counts.windows
            counts.openings = rooms.counts.openings
            notes += rooms.notes.filter { $0.subject == .walls }
        }
        if floors.isEmpty {
            floors = rooms.floors
            counts.floors = rooms.counts.floors
            notes += rooms.notes.filter { $0.subject == .floors }
        }
        if objects.isEmpty {
            objects = rooms.objects
            counts.objects = rooms.counts.objects
            notes += rooms.notes.filter { $0.subject == .objects }
        }
        if counts.sections == 0 { counts.sections = rooms.counts.sections }
    }
}

extension ScanNote {
    /// Which of the three collections that hold together a note is about.
    fileprivate var subject: CapturedKey {
        switch self {
        case .leftOut(.floors, _): .floors
        case .leftOut(.objects, _), .unknownObject: .objects
        default: .walls
        }
    }
}

/// A wall's identifier and its pieces.
struct WallName {
    var identifier: JSONText?
    private let first, count: Int32

    init(identifier: JSONText?, first: Int, count: Int) {
        self.identifier = identifier
        self.first = Int32(first)
        self.count = Int32(count)
    }

    /// The indices of the pieces.
    var pieces: Range<Int> { Int(first)..<Int(first + count) }
}

/// A gap that has not found its wall yet.
struct CapturedGap {
    var gap: WallGap
    /// The identifier of its wall.
    var parent: JSONText?
    /// The array that holds it, and its index there.
    var key: CapturedKey
    var index: Int
}

/// A floor's outline and height.
struct CapturedFloor {
    var corners: [FloorPoint]
    var height: Float
}
