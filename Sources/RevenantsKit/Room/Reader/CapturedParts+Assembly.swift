extension CapturedParts {
    /// The room that the parts make: each gap in its wall, of several storeys the one with the most floor, and each wall facing
    /// the floor.
    func assembled(_ json: JSONReader) -> CapturedScan {
        var (counts, notes) = (self.counts, self.notes)
        let storeys = Storeys(floors.isEmpty ? walls.map { $0.bottom } : floors.map { $0.height })
        counts.storeys = storeys.heights.count

        var best: (index: Int, floors: [[FloorPoint]], area: Float, note: ScanNote?) = (0, [], -1, nil)
        for index in storeys.heights.indices {
            let given = floors.filter { storeys.index(of: $0.height) == index }.map { $0.corners }
            let derived = given.isEmpty ? FloorOutline(walls.filter { storeys.index(of: $0.bottom) == index }) : nil
            let outlines = derived?.outlines ?? given
            let area = outlines.reduce(0) { $0 + Outline($1).area.magnitude }
            if area > best.area {
                let note = derived.map { $0.isHull ? ScanNote.floorFromHull : .floorFromWalls }
                best = (index, outlines, area, outlines.isEmpty ? nil : note)
            }
        }
        if let note = best.note { notes.append(note) }
        if storeys.heights.count > 1 { notes.append(.storeysLeftOut(storeys.heights.count - 1)) }

        // Where the walls of the storey go; −1: to none.
        var places = [Int](repeating: -1, count: walls.count)
        var room = ScannedRoom(walls: [], gaps: [], floors: best.floors, objects: [], floorY: 0)
        let outlines = best.floors.map { Outline($0) }
        for (index, wall) in walls.enumerated() where storeys.index(of: wall.bottom) == best.index {
            places[index] = room.walls.count
            room.walls.append(wall.facing(outlines))
        }
        // In this order whatever the order of the file's keys, so that a room written anew is the same room.
        let ordered = [CapturedKey.doors, .windows, .openings].flatMap { key in gaps.filter { $0.key == key } }
        for captured in ordered {
            guard let name = wallName(of: captured, json) else {
                notes.append(.gapWithoutWall(captured.key, index: captured.index))
                if storeys.index(of: captured.gap.bottom) == best.index { room.gaps.append(captured.gap) }
                continue
            }
            for var gap in captured.gap.split(over: walls, name.pieces) where places[gap.wall] >= 0 {
                gap.wall = places[gap.wall]
                room.gaps.append(gap)
            }
        }
        room.objects = objects.filter { storeys.index(of: $0.bottom) == best.index }
        room.floorY = storeys.heights.isEmpty ? objects.map { $0.bottom }.min() ?? 0 : storeys.heights[best.index]
        return CapturedScan(room: room, counts: counts, notes: notes)
    }

    /// The wall that a gap names, or else the nearest that it lies in.
    private func wallName(of captured: CapturedGap, _ json: JSONReader) -> WallName? {
        if let parent = captured.parent {
            let named = wallNames.first { name in name.identifier.map { json.isText($0, parent) } ?? false }
            if let named { return named }
        }
        var nearest: (distance: Float, name: WallName?) = (0.15, nil)
        for name in wallNames {
            for piece in name.pieces where captured.gap.isAlong(walls[piece]) {
                let distance = walls[piece].distance(to: (captured.gap.start + captured.gap.end) / 2)
                if distance < nearest.distance { nearest = (distance, name) }
            }
        }
        return nearest.name
    }
}

extension WallGap {
    /// Whether the gap is as parallel to `wall` as gaps in walls are, and at its height.
    fileprivate func isAlong(_ wall: Wall) -> Bool {
        let (one, other) = (end - start, wall.end - wall.start)
        return (one.x * other.y - one.y * other.x).magnitude <= 0.25 * one.length * other.length && top > wall.bottom
            && bottom < max(wall.topAtStart, wall.topAtEnd)
    }

    /// The gap's parts in the pieces of its wall, which follow each other.
    fileprivate func split(over walls: [Wall], _ pieces: Range<Int>) -> [WallGap] {
        var whole = self
        whole.wall = pieces.lowerBound
        if pieces.count == 1 { return [whole] }
        let (from, to) = (place(of: start, along: walls[pieces]), place(of: end, along: walls[pieces]))
        let (first, last) = from <= to ? (from, to) : (to, from)
        var parts: [WallGap] = []
        for piece in first.piece...last.piece {
            let wall = walls[piece]
            var part = self
            part.wall = piece
            part.start = piece == first.piece ? wall.point(first.distance) : wall.start
            part.end = piece == last.piece ? wall.point(last.distance) : wall.end
            if part.start.distance(to: part.end) >= WallShape.leastExtent { parts.append(part) }
        }
        return parts.isEmpty ? [whole] : parts
    }

    /// A place on the pieces of a wall: the piece and the distance from its start.
    private struct PlaceOnWall {
        var piece: Int
        var distance: Float

        static func <= (one: PlaceOnWall, other: PlaceOnWall) -> Bool {
            one.piece < other.piece || one.piece == other.piece && one.distance <= other.distance
        }
    }

    /// Where the pieces lie straight before or behind `point`, an end of the gap, at the least distance; or where they are
    /// nearest to it, when they end before.
    private func place(of point: FloorPoint, along pieces: ArraySlice<Wall>) -> PlaceOnWall {
        var (nearest, least) = (PlaceOnWall(piece: pieces.startIndex, distance: 0), Float.infinity)
        var (before, leastBefore) = (nearest, Float.infinity)
        for index in pieces.indices {
            let wall = pieces[index]
            let distance = wall.distance(to: point)
            if distance < least {
                (nearest, least) = (PlaceOnWall(piece: index, distance: wall.place(of: point)), distance)
            }
            let (behind, ahead) = ((wall.start - point).dot(end - start), (wall.end - point).dot(end - start))
            guard behind <= 0, ahead >= 0, ahead > behind else { continue }
            let place = wall.width * (behind / (behind - ahead))
            let offset = wall.point(place).distance(to: point)
            if offset < leastBefore { (before, leastBefore) = (PlaceOnWall(piece: index, distance: place), offset) }
        }
        return leastBefore < .infinity ? before : nearest
    }
}

extension Wall {
    /// The distance from the wall's start to its point nearest to `point`.
    fileprivate func place(of point: FloorPoint) -> Float {
        let length = width
        guard length > 0 else { return 0 }
        return max(0, min(length, (point - start).dot(end - start) / length))
    }

    /// The point of the wall's foot at `distance` from its start.
    fileprivate func point(_ distance: Float) -> FloorPoint {
        width > 0 ? start + (end - start) * (distance / width) : start
    }

    /// The distance from the wall's foot to `point`.
    fileprivate func distance(to point: FloorPoint) -> Float {
        self.point(place(of: point)).distance(to: point)
    }
}
