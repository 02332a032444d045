import RevenantsKit
import Testing

/// The rules of revenants.md, sections 2 and 3, for where things stand, checked from outside: with ``PlainGeometry`` and paths only.
struct PlaceRules {
    let room: SurveyedRoom
    let plain: PlainGeometry
    /// The largest walkable area, in square metres, within a zone's radius of any place.
    private var roomiest: Float = 0

    init(_ room: SurveyedRoom) {
        self.room = room
        plain = PlainGeometry(room: room.room)
        let likely = room.dollLikelihoods()
        for place in Swift.stride(from: 0, to: likely.count, by: max(1, likely.count / 12)) {
            roomiest = max(roomiest, Float(spots(likely[place].point, 0, 0.8).count) * 0.01)
        }
    }

    func check(_ seed: GameStateSeed, _ length: NightLength, _ name: String) {
        let doll = seed.doll.point
        let clearance = plain.clearance(doll)
        #expect(clearance >= 0.199, "\(name): doll \(doll) clear by \(clearance)")
        #expect(seed.letters.count == length.fragments && seed.whispers.count == length.rings, "\(name)")
        #expect(seed.glyphs.count == length.tones && seed.tones.count == length.tones, "\(name)")
        #expect(seed.lockCodes.count == length.rings && seed.bend.magnitude <= 0.3, "\(name)")

        for letter in seed.letters { checkWallPlace(letter, doll, name, isLetter: true) }
        checkWallPlace(seed.lock, doll, name, isLetter: false)
        for glyph in seed.glyphs { checkWallPlace(glyph, doll, name, isLetter: false) }
        for whisper in seed.whispers {
            checkStand(whisper.stand, doll, "\(name): whisper")
            #expect(whisper.emitter == whisper.stand.at(height: room.room.floorY + 1.4), "\(name)")
        }
        checkStand(seed.ritualSite, doll, "\(name): ritual")
        checkStand(seed.safeZone, doll, "\(name): zone")

        for whisper in seed.whispers {
            checkApart(
                seed.lock.stand, seed.lock.transform.origin.floor, whisper.stand, whisper.stand,
                "\(name): lock, whisper")
        }
        for glyph in seed.glyphs {
            checkApart(
                seed.lock.stand, seed.lock.transform.origin.floor, glyph.stand, glyph.transform.origin.floor,
                "\(name): lock, glyph")
        }
        checkApart(seed.ritualSite, seed.ritualSite, seed.safeZone, seed.safeZone, "\(name): ritual, zone")
        for (one, other) in zip(seed.whispers, seed.whispers.dropFirst()) {
            #expect(one != other, "\(name): whispers of successive rings")
        }
        checkRoomForTwo(seed, name)
    }

    private func checkWallPlace(_ place: WallPlace, _ doll: FloorPoint, _ name: String, isLetter: Bool) {
        let origin = place.transform.origin
        let facing = place.transform.front.floor
        #expect(origin.y == room.room.floorY + 1.4, "\(name)")
        #expect(place.transform.front.y == 0 && place.transform.up == Vector3(0, 1, 0), "\(name)")
        // On which wall: 15 mm behind it.
        let foot = origin.floor - facing * 0.015
        let found = room.room.walls.indices.filter { index in
            let wall = room.room.walls[index]
            let along = (wall.end - wall.start) / wall.width
            return PlainGeometry.Line(wall.start, wall.end).distance(foot) < 0.0005
                && along.dot(facing).magnitude < 0.001
        }
        guard let index = found.first else {
            Issue.record("\(name): \(origin) is on no wall")
            return
        }
        let wall = room.room.walls[index]
        let along = (wall.end - wall.start) / wall.width
        let lateral = (foot - (wall.start + wall.end) / 2).dot(along)
        if isLetter { #expect(lateral.magnitude <= 0.3501 * wall.width, "\(name): \(lateral) of \(wall.width)") }
        #expect(lateral.magnitude <= wall.width / 2 - 0.149, "\(name): hangs over the wall's end")
        for gap in room.room.gaps where gap.wall == index {
            let ends = [gap.start, gap.end].map { ($0 - foot).dot(along) }.sorted()
            #expect(ends[0] > 0.149 || ends[1] < -0.149, "\(name): across a gap")
        }
        checkStand(place.stand, doll, "\(name): stand of \(origin)")
        #expect(place.stand.distance(to: origin.floor) <= 0.8001, "\(name)")
        #expect((place.stand - origin.floor).dot(facing) > 0, "\(name): seen from behind")
        #expect(plain.isSeen(origin, from: place.stand.at(height: origin.y)), "\(name): \(origin) from \(place.stand)")
        for box in plain.boxes where box.top > Double(room.room.floorY) + 1.25 {
            let (across, along) = box.excess(Double(origin.x), Double(origin.z))
            #expect(across > 0 || along > 0, "\(name): \(origin) behind or under furniture")
        }
    }

    private func checkStand(_ stand: FloorPoint, _ doll: FloorPoint, _ name: String) {
        let clearance = plain.clearance(stand)
        #expect(clearance >= 0.1799, "\(name): \(stand) clear by \(clearance)")
        #expect(room.floor.path(from: doll, to: stand) != nil, "\(name): no way to \(stand)")
    }

    /// Far enough apart on foot from stand to stand, and wherever near the two places one stands.
    private func checkApart(
        _ stand: FloorPoint, _ place: FloorPoint, _ otherStand: FloorPoint, _ otherPlace: FloorPoint, _ name: String
    ) {
        let small = Survey.floorArea(of: room.room) < 10
        let spacing: Float = small ? 0.8 : 1.5
        #expect(room.spacing == spacing)
        let length = room.floor.pathLength(from: stand, to: otherStand) ?? 0
        #expect(length >= spacing - 1e-4, "\(name): \(length)")
        let onFoot = room.floor.pathLength(from: place, to: otherPlace) ?? 0
        #expect(max(onFoot, place.distance(to: otherPlace)) >= spacing - 1e-4, "\(name): \(onFoot)")
    }

    /// Two people stand at the pedestal, one within 1.0 m; and both in the zone, which has 1.0 m² of floor or holds two bodies.
    private func checkRoomForTwo(_ seed: GameStateSeed, _ name: String) {
        func pair(_ ones: [FloorPoint], _ others: [FloorPoint]) -> Bool {
            ones.contains { one in others.contains { $0.distance(to: one) >= 0.36 } }
        }
        #expect(pair(spots(seed.ritualSite, 0.2, 1), spots(seed.ritualSite, 0.2, 1.5)), "\(name): ritual")
        let inZone = spots(seed.safeZone, 0, 0.8)
        let bodies = spots(seed.safeZone, 0, 0.62)
        #expect(pair(bodies, bodies), "\(name): zone")
        // One square metre, but for the coarseness of this count; where no place has it, the clearest.
        if roomiest >= 1.3 { #expect(Float(inZone.count) * 0.01 >= 0.95, "\(name): zone, \(inZone.count) spots") }
    }

    /// The walkable points of a lattice of 0.1 m at a distance `from` … `to`.
    private func spots(_ middle: FloorPoint, _ from: Float, _ to: Float) -> [FloorPoint] {
        var found: [FloorPoint] = []
        for x in -15...15 {
            for y in -15...15 {
                let offset = FloorPoint(Float(x), Float(y)) * 0.1
                guard offset.length >= from, offset.length <= to else { continue }
                if plain.clearance(middle + offset) >= 0.18 { found.append(middle + offset) }
            }
        }
        return found
    }
}
