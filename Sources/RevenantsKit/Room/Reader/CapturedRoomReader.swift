/// Reads RoomPlan's `CapturedRoom` and `CapturedStructure` as their JSON exports hold them.
///
/// The files of iOS 16 and later, and the forms that other programs write them in: enumerations as one-key objects or plain
/// strings, transforms as 16 numbers or 4 × 4, vectors as arrays or `x`, `y`, `z`. Keys may come in any order; those that
/// the night has no use for, such as `coreModel`, are skipped unheld. Lengths are metres, Y is up.
public enum CapturedRoomReader {
    /// A file may be this large, in bytes.
    public static let fileLimit = 1 << 28
    /// A file may have so many walls (of a curved one, pieces), gaps, floors and objects, and corners of all floors.
    public static let elementLimit = 2000

    /// The room in `bytes`.
    ///
    /// Linear in the file's length; the memory it takes is at most three times that, beside the file.
    public static func read(_ bytes: [UInt8]) throws(RoomReadError) -> CapturedScan {
        guard bytes.count <= fileLimit else {
            throw RoomReadError(offset: 0, path: [], expected: .fileSize(fileLimit), found: .count(bytes.count))
        }
        var parser = CapturedRoomParser(bytes)
        return try parser.scan()
    }
}

/// The reading of one file.
struct CapturedRoomParser {
    var json: JSONReader
    /// What the rooms of a structure hold, apart from its merged arrays.
    private var rooms = CapturedParts()
    private var roomCount: Int?

    init(_ bytes: [UInt8]) {
        json = JSONReader(bytes)
    }

    /// Reads the whole file.
    mutating func scan() throws(RoomReadError) -> CapturedScan {
        var parts = CapturedParts()
        try room(into: &parts)
        try json.end()
        if let roomCount {
            parts.complete(with: rooms)
            parts.notes.insert(.structure(rooms: roomCount), at: 0)
        }
        return parts.assembled(json)
    }

    /// Reads an object that has the arrays of a room.
    private mutating func room(into parts: inout CapturedParts) throws(RoomReadError) {
        json.skipSpace()
        let start = json.offset
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .walls, .doors, .windows, .openings, .floors, .objects, .sections: try elements(key, into: &parts)
            case .rooms where json.depth == 1: try structureRooms()
            default: try json.skipValue()
            }
        }
        guard seen.contains(.walls) || roomCount != nil else {
            throw json.error(.requiredKey(.walls), found: .nothing, at: start)
        }
    }

    /// Reads the rooms of a structure into one collection.
    private mutating func structureRooms() throws(RoomReadError) {
        var parts = CapturedParts()
        var count = 0
        try json.beginArray()
        while try json.nextElement() {
            try room(into: &parts)
            count += 1
        }
        rooms = parts
        roomCount = count
    }

    /// Reads one of a room's arrays; a null is an empty one, but for the walls.
    private mutating func elements(_ key: CapturedKey, into parts: inout CapturedParts) throws(RoomReadError) {
        if key != .walls, try json.takeNull() { return }
        try json.beginArray()
        while try json.nextElement() {
            let start = json.offset
            switch key {
            case .walls: try wall(into: &parts)
            case .floors: try floor(into: &parts)
            case .objects: try object(into: &parts)
            case .sections:
                try json.skipValue()
                parts.counts.sections += 1
            default: try gap(key, into: &parts)
            }
            if !parts.isWithinLimits {
                throw json.error(.atMost(CapturedRoomReader.elementLimit), found: .another, at: start)
            }
        }
    }

    /// Moves to the next member whose key is known, past all others; nil when the object ends.
    mutating func nextKey(_ seen: inout CapturedKeySet) throws(RoomReadError) -> CapturedKey? {
        while let text = try json.nextKey() {
            guard let key = CapturedKey.allCases.first(where: { json.isText(text, $0.name) }) else {
                try json.skipValue()
                continue
            }
            guard seen.insert(key) else { throw json.error(.singleKey(key), found: .another, at: text.start - 1) }
            return key
        }
        return nil
    }
}
