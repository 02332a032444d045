/// The bloody footprints that lead the Seer from the doll to the lock.
public enum Footprints {
    /// From one print to the next along the trail, in metres.
    public static let stride: Float = 0.42
    /// The largest sideways bend, in metres.
    public static let mostBend: Float = 0.30

    /// The prints in walking order, the first at the doll: each device computes them from what `seal1_spawn` brings.
    ///
    /// They follow the shortest walkable path to a standing spot before the lock, bent sideways by up to `bend` metres in its middle (positive: to
    /// the right as one walks), less where something stands in the way. Empty when no way leads there.
    public static func trail(
        from doll: FloorPoint, to lock: Vector3, bend: Float, on floor: WalkableFloor
    ) -> [Footprint] {
        let goal = floor.standingSpot(for: lock) ?? lock.floor
        guard let points = floor.path(from: doll, to: goal) else { return [] }
        let path = Path(bent(Path(points), by: bend, on: floor))
        var prints: [Footprint] = []
        var isLeft = true
        var distance: Float = 0
        // A long way has a few hundred prints; the bound only guards against a path of impossible length.
        while distance <= path.length, prints.count < 4_096 {
            let ahead = path.direction(at: distance)
            let yaw = ahead == FloorPoint() ? 0 : Maths.atan2(-ahead.x, -ahead.y)
            prints.append(Footprint(point: path.point(at: distance), yaw: yaw, isLeft: isLeft))
            isLeft.toggle()
            distance += stride
        }
        return prints
    }

    /// The path pushed aside, most in its middle and not at all at its ends.
    static func bent(_ path: Path, by bend: Float, on floor: WalkableFloor) -> [FloorPoint] {
        let length = path.length
        guard bend.isFinite, bend != 0, length > stride, length < ScannedRoom.farthest else { return path.points }
        let most = max(-mostBend, min(mostBend, bend))
        let count = Int((length / 0.03).rounded(.up))
        var offsets: [Float] = []
        var sides: [FloorPoint] = []
        for step in 0...count {
            let share = Float(step) / Float(count)
            // The direction over half a metre, so that the bend does not jump at a corner of the path.
            let chord = path.point(at: share * length + 0.25) - path.point(at: share * length - 0.25)
            let span = chord.length
            sides.append(span > 0 ? FloorPoint(-chord.y, chord.x) / span : FloorPoint())
            // A smooth hump: 0 at both ends, 1 in the middle.
            let hump = 4 * share * (1 - share)
            offsets.append(free(most * hump * hump, beside: path.point(at: share * length), sides[step], floor))
        }
        // Lowering an offset for its neighbours' sake may bring it near something: then it goes to the path itself.
        for _ in 0..<4 {
            flatten(&offsets, slope: 0.5 * length / Float(count))
            var points: [FloorPoint] = []
            var isSound = true
            for step in 0...count {
                let point = path.point(at: Float(step) / Float(count) * length)
                points.append(point + sides[step] * offsets[step])
                if offsets[step] != 0 && !isRoomy(points[step], floor) {
                    offsets[step] = 0
                    isSound = false
                }
            }
            if isSound { return points }
        }
        return path.points
    }

    /// As much of the offset as leaves all the way there walkable.
    private static func free(_ offset: Float, beside point: FloorPoint, _ side: FloorPoint, _ floor: WalkableFloor)
        -> Float
    {
        var free: Float = 0
        for share: Float in [0.2, 0.4, 0.6, 0.8, 1] {
            guard isRoomy(point + side * (offset * share), floor) else { break }
            free = share
        }
        return offset * free
    }

    /// Whether a body has room there and a little to spare, for the straight stretches between the points.
    private static func isRoomy(_ point: FloorPoint, _ floor: WalkableFloor) -> Bool {
        floor.clearance(at: point) >= Body.radius + 0.002
    }

    /// Lowers offsets until neighbours differ by at most `slope`.
    private static func flatten(_ offsets: inout [Float], slope: Float) {
        func lower(_ index: Int, beside other: Int) {
            let most = offsets[other].magnitude + slope
            if offsets[index].magnitude > most { offsets[index] = offsets[index] < 0 ? -most : most }
        }
        for index in offsets.indices.dropFirst() { lower(index, beside: index - 1) }
        for index in offsets.indices.dropLast().reversed() { lower(index, beside: index + 1) }
    }
}
