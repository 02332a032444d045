/// A room that passed the ``Survey``.
public struct SurveyedRoom: Sendable {
    /// The room, quantised.
    public let room: ScannedRoom
    /// Where in it players can walk.
    public let floor: WalkableFloor
    /// The floor's area in square metres.
    public let floorArea: Float
    /// The least path between two places that stand at the same time, in metres.
    public let spacing: Float
    /// All that chance can choose from.
    let places: Places

    /// How many places of each kind chance can choose from.
    public var counts: PlaceCounts {
        PlaceCounts(
            doll: places.dollAtCentre != nil ? 1 : places.cells.count, letters: places.letters.count,
            letterWalls: places.letters.faces.count, locks: places.locks.count, whispers: places.cells.count,
            glyphs: places.spots.count, rituals: places.rituals.count, zones: places.zones.count)
    }

    /// The area of the part of the floor that the night plays on, as far as the middle of a body gets, in square metres.
    public var walkableArea: Float { Float(floor.grid.partSizes[Int(places.part)]) * cellWidth * cellWidth }
}

/// How many places of each kind a room has.
public struct PlaceCounts: Equatable, Sendable {
    /// Places where the doll may lie; 1 when that is the floor's centre.
    public var doll: Int
    /// Places where a letter may hang, 5 cm apart.
    public var letters: Int
    /// The walls they are on.
    public var letterWalls: Int
    /// Places for the lock.
    public var locks: Int
    /// Places for a whisper.
    public var whispers: Int
    /// Places for a glowing number.
    public var glyphs: Int
    /// Places for the ritual's pedestal.
    public var rituals: Int
    /// Places for the safe zone's middle.
    public var zones: Int
}

/// How likely something is in a place.
public struct PlaceLikelihood: Equatable, Sendable {
    /// The place on the plan.
    public var point: FloorPoint
    /// Where it faces, on a wall; else (0, 0).
    public var facing: FloorPoint
    /// The likelihood; those of one thing add up to 1.
    public var likelihood: Float
}

extension SurveyedRoom {
    /// How likely the doll lies where.
    public func dollLikelihoods() -> [PlaceLikelihood] {
        if let centre = places.dollAtCentre {
            return [PlaceLikelihood(point: centre, facing: FloorPoint(), likelihood: 1)]
        }
        let clearance = floor.grid.clearance
        let clear = places.cells.filter { clearance[$0] >= Places.dollClearance }
        let narrow = places.cells.filter { clearance[$0] < Places.dollClearance }.sorted {
            clearance[$0] < clearance[$1]
        }
        // 40 draws find no clear cell with the 40th power of the others' share; then the clearest drawn is taken.
        let isNarrow = power(Float(narrow.count) / Float(places.cells.count))
        var found: [PlaceLikelihood] = []
        func add(_ cell: Int, _ likelihood: Float) {
            guard likelihood > 0 else { return }
            found.append(PlaceLikelihood(point: floor.grid.middle(cell), facing: FloorPoint(), likelihood: likelihood))
        }
        for cell in clear { add(cell, (1 - isNarrow) / Float(clear.count)) }
        var below: Float = 0
        for (index, cell) in narrow.enumerated() {
            let upTo = power(Float(index + 1) / Float(narrow.count))
            add(cell, isNarrow * (upTo - below))
            below = upTo
        }
        return found
    }

    /// How likely the first letter hangs where, over all the places where the doll may lie.
    public func letterLikelihoods() -> [PlaceLikelihood] {
        let faces = places.letters.faces
        var shares = [Float](repeating: 0, count: faces.count)
        let dolls = representatives(of: dollLikelihoods(), count: 48)
        for doll in dolls {
            let weights = places.letters.weights(of: Array(faces.indices), doll: doll)
            let sum = weights.reduce(0, +) * Float(dolls.count)
            for index in faces.indices { shares[index] += weights[index] / sum }
        }
        var found: [PlaceLikelihood] = []
        for (face, share) in zip(faces, shares) {
            let sum = face.weights.reduce(0, +)
            for (spot, weight) in zip(face.spots, face.weights) {
                found.append(
                    PlaceLikelihood(
                        point: places.spots[spot].point, facing: places.spots[spot].facing,
                        likelihood: share * weight / sum))
            }
        }
        return found
    }

    /// So many of the places, each standing for an equal share of the likelihood; one alone stands for all.
    private func representatives(of places: [PlaceLikelihood], count: Int) -> [FloorPoint] {
        guard places.count > 1 else { return places.map { $0.point } }
        var found: [FloorPoint] = []
        var passed: Float = 0
        for place in places {
            passed += place.likelihood
            let due = passed * Float(count) - 0.5
            while found.count < count && Float(found.count) < due { found.append(place.point) }
        }
        return found
    }

    private func power(_ base: Float) -> Float {
        let square = base * base
        let eighth = square * square * (square * square)
        let sixteenth = eighth * eighth
        return sixteenth * sixteenth * eighth
    }
}

extension SurveyedRoom {
    /// The floor that the night plays on, as the middles of square cells of ``cellWidth``, row by row.
    public var reachable: [FloorPoint] {
        floor.grid.part.indices.filter { floor.grid.part[$0] == places.part }.map { floor.grid.middle($0) }
    }

    /// The width of a cell of ``reachable``, in metres.
    public var cellWidth: Float { floor.grid.step }
}
