/// A wall, door, window, opening or floor as the file has it.
struct CapturedSurface {
    var identifier: JSONText?
    var parent: JSONText?
    var categoryName: JSONText?
    var isOpen = false
    /// Width, height, 0.
    var size: Vector3
    var transform: Transform
    /// The outline in the surface's own coordinates; empty where it is a rectangle.
    var corners: [Vector3]
    var hasCurve = false
    /// Nil when there is no curve, or one that cannot be understood.
    var arc: CapturedArc?
}

extension CapturedRoomParser {
    /// Reads a wall.
    mutating func wall(into parts: inout CapturedParts) throws(RoomReadError) {
        let surface = try surface()
        let index = parts.counts.walls
        parts.counts.walls += 1
        guard let shape = WallShape(surface) else {
            parts.notes.append(.leftOut(.walls, index: index))
            return
        }
        if surface.hasCurve, !shape.isCurved { parts.notes.append(.curveAsChord(wall: index)) }
        if !surface.corners.isEmpty, !shape.isCornered { parts.notes.append(.cornersIgnored(wall: index)) }
        let first = parts.walls.count
        parts.walls += shape.walls
        parts.wallNames.append(WallName(identifier: surface.identifier, first: first, count: shape.walls.count))
    }

    /// Reads a door, window or opening, an element of the array `key`.
    mutating func gap(_ key: CapturedKey, into parts: inout CapturedParts) throws(RoomReadError) {
        let surface = try surface()
        let index = parts.count(key)
        parts.increment(key)
        let rectangle = WallShape.rectangle(surface)
        guard let rectangle else {
            parts.notes.append(.leftOut(key, index: index))
            return
        }
        let gap = WallGap(
            kind: gapKind(surface, in: key), wall: -1, start: rectangle.start, end: rectangle.end,
            bottom: rectangle.bottom, top: rectangle.topAtStart)
        parts.gaps.append(CapturedGap(gap: gap, parent: surface.parent, key: key, index: index))
    }

    /// Reads a floor.
    mutating func floor(into parts: inout CapturedParts) throws(RoomReadError) {
        let surface = try surface()
        let index = parts.counts.floors
        parts.counts.floors += 1
        let place = surface.transform
        var corners = surface.corners
        if corners.isEmpty {
            let (x, y) = (surface.size.x / 2, surface.size.y / 2)
            corners = [Vector3(-x, -y, 0), Vector3(-x, y, 0), Vector3(x, y, 0), Vector3(x, -y, 0)]
        }
        let outline = Outline(corners.map { place.point($0).floor })
        guard outline.area.magnitude >= 0.01 else {
            parts.notes.append(.leftOut(.floors, index: index))
            return
        }
        parts.floors.append(CapturedFloor(corners: outline.corners, height: place.origin.y))
    }

    /// What a gap is, by its category or else by the array that holds it.
    private func gapKind(_ surface: CapturedSurface, in key: CapturedKey) -> GapKind {
        let doorKind: GapKind = surface.isOpen ? .openDoor : .door
        if let name = surface.categoryName {
            if json.isText(name, "door") { return doorKind }
            if json.isText(name, "window") { return .window }
            if json.isText(name, "opening") { return .opening }
        }
        switch key {
        case .windows: return .window
        case .openings: return .opening
        default: return doorKind
        }
    }

    /// Reads the keys that all surfaces have.
    private mutating func surface() throws(RoomReadError) -> CapturedSurface {
        let start = json.offset
        var (identifier, parent): (JSONText?, JSONText?)
        var category: (name: JSONText?, isOpen: Bool) = (nil, false)
        var size: Vector3?
        var transform: Transform?
        var corners: [Vector3] = []
        var hasCurve = false
        var arc: CapturedArc?
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .identifier: identifier = try self.identifier()
            case .parentIdentifier, .parent: parent = try optionalIdentifier() ?? parent
            case .category: category = try self.category()
            case .dimensions: size = try dimensions()
            case .transform: transform = try self.transform()
            case .polygonCorners: corners = try self.corners()
            case .curve where json.kind != .null:
                hasCurve = true
                arc = try curve()
            default: try json.skipValue()
            }
        }
        return CapturedSurface(
            identifier: identifier, parent: parent, categoryName: category.name, isOpen: category.isOpen,
            size: try required(size, .dimensions, ofObjectAt: start),
            transform: try required(transform, .transform, ofObjectAt: start),
            corners: corners, hasCurve: hasCurve, arc: arc)
    }

    /// An outline in the surface's own coordinates.
    private mutating func corners() throws(RoomReadError) -> [Vector3] {
        if try json.takeNull() { return [] }
        var corners: [Vector3] = []
        try json.beginArray()
        while try json.nextElement() {
            guard corners.count < CapturedRoomReader.elementLimit else {
                throw json.error(.atMost(CapturedRoomReader.elementLimit), found: .another)
            }
            corners.append(try vector())
        }
        return corners
    }
}
