extension GameStateSeed {
    /// Draws all that chance decides about a night in a surveyed room. Each thing has its own stream, so that what is shown of one tells nothing of
    /// another. The same seed in the same room gives the same night.
    ///
    /// `hostIsSeer` is the coin for players without wishes (see ``RoleDraw``).
    public static func draw(seed: NightSeed, room: SurveyedRoom, length: NightLength) -> GameStateSeed {
        var tones = ChanceStream(seed: seed, purpose: .tones)
        var codes = ChanceStream(seed: seed, purpose: .codes)
        return PlaceDraw(room: room).night(
            seed, length, tones: Tone.draw(count: length.tones, from: &tones),
            lockCodes: LockCode.draw(count: length.rings, from: &codes))
    }
}

/// Draws places from those that the survey found.
struct PlaceDraw {
    private let room: SurveyedRoom
    private let places: Places
    private let grid: FloorGrid

    init(room: SurveyedRoom) {
        self.room = room
        places = room.places
        grid = room.floor.grid
    }

    /// A night with these tones and codes.
    func night(_ seed: NightSeed, _ length: NightLength, tones: [Tone], lockCodes: [[UInt8]]) -> GameStateSeed {
        var session = ChanceStream(seed: seed, purpose: .session)
        var roles = ChanceStream(seed: seed, purpose: .roles)
        let doll = doll(seed)
        let (lock, bend) = lock(seed, doll: doll.point)
        let zone = zone(seed)
        return GameStateSeed(
            sessionID: SessionID.draw(from: &session), hostIsSeer: RoleDraw.coin(from: &roles), tones: tones,
            lockCodes: lockCodes, doll: doll, letters: letters(seed, count: length.fragments, doll: doll.point),
            lock: place(lock), bend: bend, whispers: whispers(seed, count: length.rings, lock: lock),
            glyphs: glyphs(seed, count: length.tones, lock: lock), ritualSite: ritual(seed, zone: zone),
            safeZone: grid.middle(zone))
    }

    /// The clue's place at one of the survey's spots.
    func place(_ spot: Int) -> WallPlace { places.spots[spot].place(floorY: room.room.floorY) }

    /// The floor's centre where that will do; else a cell drawn until it is clear, at most 40 times; else the clearest drawn.
    func doll(_ seed: NightSeed) -> FloorPlacement {
        var stream = ChanceStream(seed: seed, purpose: .doll)
        let yaw = (stream.unit() * 2 - 1) * Float.pi
        if let centre = places.dollAtCentre { return FloorPlacement(point: centre, yaw: yaw) }
        var best = places.cells[stream.below(places.cells.count)]
        for _ in 1..<40 where grid.clearance[best] < Places.dollClearance {
            let cell = places.cells[stream.below(places.cells.count)]
            if grid.clearance[cell] > grid.clearance[best] { best = cell }
        }
        return FloorPlacement(point: grid.middle(best), yaw: yaw)
    }

    /// A letter's wall by its weight, its place on the wall by that of the offset; each on a wall of its own while there are such, and far
    /// from the one before where that leaves a choice.
    func letters(_ seed: NightSeed, count: Int, doll: FloorPoint) -> [WallPlace] {
        var stream = ChanceStream(seed: seed, purpose: .letters)
        let all = Array(places.letters.faces.indices)
        var drawn: [Int] = []
        for _ in 0..<count {
            let last = drawn.last
            let unused = all.filter { face in
                !drawn.contains { places.spots[$0].wall == places.letters.faces[face].wall }
            }
            func isApart(_ spot: Int) -> Bool {
                guard let last else { return true }
                return places.areApart(places.spots[spot], places.spots[last], on: room.floor, byPath: false)
            }
            let spot =
                places.letters.draw(among: unused, doll: doll, &stream, where: isApart)
                ?? places.letters.draw(among: unused, doll: doll, &stream) { _ in true }
                ?? places.letters.draw(among: all, doll: doll, &stream, where: isApart)
                ?? places.letters.draw(among: all, doll: doll, &stream) { _ in true }
            // The survey lets no room pass without one such place.
            drawn.append(spot ?? 0)
        }
        return drawn.map(place)
    }

    /// The lock's spot, away from the doll where that leaves a choice, and the bend of the footprints to it.
    func lock(_ seed: NightSeed, doll: FloorPoint) -> (spot: Int, bend: Float) {
        var stream = ChanceStream(seed: seed, purpose: .lock)
        let bend = (stream.unit() * 2 - 1) * Footprints.mostBend
        let spot =
            pick(places.locks, &stream) { places.spots[$0].stand.distance(to: doll) >= places.spacing }
            ?? places.locks[stream.below(places.locks.count)]
        return (spot, bend)
    }

    /// A place for each ring's whispers: far from the lock, and from the ring's before where that leaves a choice.
    func whispers(_ seed: NightSeed, count: Int, lock: Int) -> [WhisperPlace] {
        var stream = ChanceStream(seed: seed, purpose: .whispers)
        let spot = places.spots[lock]
        var drawn: [Int] = []
        for _ in 0..<count {
            let last = drawn.last
            func isFarFromLock(_ cell: Int, byPath: Bool) -> Bool {
                places.isApart(cell, from: spot, on: room.floor, byPath: byPath)
            }
            let cell =
                pick(places.cells, &stream) { cell in
                    isFarFromLock(cell, byPath: false)
                        && (last.map { places.areApart(cell, $0, on: room.floor, byPath: false) } ?? true)
                } ?? pick(places.cells, &stream) { isFarFromLock($0, byPath: false) && $0 != last }
                ?? pick(places.cells, &stream) { isFarFromLock($0, byPath: true) && $0 != last }
            // The survey lets no lock pass without two such cells.
            drawn.append(cell ?? places.cells[0])
        }
        return drawn.map { cell in
            let stand = grid.middle(cell)
            return WhisperPlace(stand: stand, emitter: stand.at(height: room.room.floorY + WallSpot.height))
        }
    }

    /// A place for each tone's number: far from the lock, and from the number before where that leaves a choice.
    func glyphs(_ seed: NightSeed, count: Int, lock: Int) -> [WallPlace] {
        var stream = ChanceStream(seed: seed, purpose: .glyphs)
        let (spots, all) = (places.spots, Array(places.spots.indices))
        var drawn: [Int] = []
        for _ in 0..<count {
            let last = drawn.last
            func isFarFromLock(_ spot: Int, byPath: Bool) -> Bool {
                places.areApart(spots[spot], spots[lock], on: room.floor, byPath: byPath)
            }
            let spot =
                pick(all, &stream) { spot in
                    isFarFromLock(spot, byPath: false)
                        && (last.map { places.areApart(spots[spot], spots[$0], on: room.floor, byPath: false) } ?? true)
                } ?? pick(all, &stream) { isFarFromLock($0, byPath: false) && $0 != last }
                ?? pick(all, &stream) { isFarFromLock($0, byPath: true) && $0 != last }
                ?? pick(all, &stream) { isFarFromLock($0, byPath: true) }
            // The survey lets no lock pass without one such spot.
            drawn.append(spot ?? lock)
        }
        return drawn.map(place)
    }

    /// The cell of the safe zone's middle.
    func zone(_ seed: NightSeed) -> Int {
        var stream = ChanceStream(seed: seed, purpose: .zone)
        return places.zones[stream.below(places.zones.count)]
    }

    /// The pedestal's place, far from the zone.
    func ritual(_ seed: NightSeed, zone: Int) -> FloorPoint {
        var stream = ChanceStream(seed: seed, purpose: .ritual)
        let cell =
            pick(places.rituals, &stream) { places.areApart($0, zone, on: room.floor, byPath: false) }
            ?? pick(places.rituals, &stream) { places.areApart($0, zone, on: room.floor, byPath: true) }
        // The survey lets no zone pass without one such cell.
        return grid.middle(cell ?? zone)
    }

    // MARK: Choosing

    /// One of those that will do, each equally likely; `nil` when none does. Most draws take one or two tries; only then all are looked at.
    private func pick(_ all: [Int], _ stream: inout ChanceStream, where willDo: (Int) -> Bool) -> Int? {
        guard !all.isEmpty else { return nil }
        for _ in 0..<24 {
            let one = all[stream.below(all.count)]
            if willDo(one) { return one }
        }
        let left = all.filter(willDo)
        return left.isEmpty ? nil : left[stream.below(left.count)]
    }
}
