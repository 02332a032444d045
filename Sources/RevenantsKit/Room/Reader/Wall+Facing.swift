extension Wall {
    /// The wall with its normal toward the floor, where the floor tells it, and marked when there is floor on both sides.
    ///
    /// Floors end up to 0.47 m from their walls, so that the sides are looked at from further off first; a closet that is too
    /// narrow for that is told from nearer.
    func facing(_ floors: [Outline]) -> Wall {
        var wall = self
        wall.isPartition = false
        for distance: Float in [0.5, 0.25, 0.1] {
            switch (hasFloor(at: distance, in: floors), hasFloor(at: -distance, in: floors)) {
            case (true, false): return wall
            case (false, true):
                wall.normal = -normal
                return wall
            case (true, true):
                wall.isPartition = true
                return wall
            case (false, false): continue
            }
        }
        return wall
    }

    /// Whether most of three points before the wall lie on a floor; behind it where `distance` is negative.
    private func hasFloor(at distance: Float, in floors: [Outline]) -> Bool {
        var count = 0
        for part: Float in [0.25, 0.5, 0.75] {
            let point = start + (end - start) * part + normal * distance
            if floors.contains(where: { $0.contains(point) }) { count += 1 }
        }
        return count >= 2
    }
}
