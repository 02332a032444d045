extension ScannedRoom {
    /// The room in whole millimetres and directions of 1e-5 (see ``Direction``), as its compact form holds it.
    ///
    /// Numbers that the form cannot hold (not finite, or beyond ±4,000 m) stay as they are. Doing it again changes nothing.
    public func quantised() -> ScannedRoom {
        ScannedRoom(
            walls: walls.map { $0.quantised() }, gaps: gaps.map { $0.quantised() },
            floors: floors.map { corners in corners.map { $0.inMillimetres } },
            objects: objects.map { $0.quantised() }, floorY: floorY.inMillimetres)
    }
}

extension Wall {
    fileprivate func quantised() -> Wall {
        Wall(
            start: start.inMillimetres, end: end.inMillimetres, bottom: bottom.inMillimetres,
            topAtStart: topAtStart.inMillimetres, topAtEnd: topAtEnd.inMillimetres, normal: normal.asDirection,
            isPartition: isPartition)
    }
}

extension WallGap {
    fileprivate func quantised() -> WallGap {
        WallGap(
            kind: kind, wall: wall, start: start.inMillimetres, end: end.inMillimetres, bottom: bottom.inMillimetres,
            top: top.inMillimetres)
    }
}

extension RoomObject {
    fileprivate func quantised() -> RoomObject {
        RoomObject(
            kind: kind, center: center.inMillimetres, front: front.asDirection, width: width.inMillimetres,
            depth: depth.inMillimetres, bottom: bottom.inMillimetres, top: top.inMillimetres)
    }
}

extension Float {
    fileprivate var inMillimetres: Float { Millimetres(self)?.metres ?? self }
}

extension FloorPoint {
    fileprivate var inMillimetres: FloorPoint { FloorPoint(x.inMillimetres, y.inMillimetres) }
    fileprivate var asDirection: FloorPoint { Direction(self)?.vector ?? self }
}
