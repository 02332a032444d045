import RevenantsKit
import Testing

/// Spawning: by role, and every clue of a wall at its one height.
struct SpawnedWorldTests {
    private static let room = RoomSketch(5, 4).room
    private static let floor = WalkableFloor(room: room)

    private static let apparitions: [Apparition] = [
        .doll(Vector3(2.5, -1.4, 2), yaw: 0), .letter(Stage.letter), .lock(Stage.lock, bend: 0.1),
        .whisper(Stage.whisper), .glyph(Glyph(transform: Stage.glyph, hertz: 440)), .dial(clarity: 50),
        .revenant(FloorPoint(1, 1)), .revenantPrint(FloorPlacement(point: FloorPoint(1, 1), yaw: 0)),
        .pedestal(Stage.pedestal), .safeZone(SafeZone(center: Stage.zone, radius: 0.8)),
        .partner(Pose(position: Vector3(1, 0, 1), yaw: 0), speed: 0.5),
    ]

    private func world(_ role: PlayerRole) -> SpawnedWorld {
        var world = SpawnedWorld()
        world.enter(Self.room, Self.floor)
        world.assign(role)
        return world
    }

    @Test(arguments: [
        (PlayerRole.unassigned, [Entity.doll, .partner]),
        (.seer, [.doll, .letter, .lock, .glyph, .revenantPrint, .pedestal, .safeZone, .partner]),
        (.listener, [.doll, .letter, .whisper, .dial, .revenant, .pedestal, .safeZone, .partner]),
    ]) func `a role holds what it has a sense for`(role: PlayerRole, held: [Entity]) {
        var world = world(role)
        for apparition in Self.apparitions {
            let before = world
            let isSpawned = world.spawn(apparition, on: Self.floor)
            #expect(isSpawned == held.contains(apparition.entity), "\(role) \(apparition.entity)")
            if !isSpawned {
                #expect(world.known == before.known)
                #expect(world.refused == before.refused + 1)
            }
        }
    }

    @Test(arguments: [PlayerRole.seer, .listener]) func `wall clues hang at 1.4 metres`(role: PlayerRole) {
        var world = world(role)
        var drifted = Stage.letter
        drifted.origin.y = 0.31
        _ = world.spawn(.letter(drifted), on: Self.floor)
        #expect(world.known.letter == Stage.letter)
        if role == .seer {
            _ = world.spawn(.lock(Stage.lock + Vector3(0, 9, 0), bend: 0), on: Self.floor)
            _ = world.spawn(.glyph(Glyph(transform: drifted, hertz: 440)), on: Self.floor)
            #expect(world.known.lock == Stage.lock)
            #expect(world.known.glyph?.transform == Stage.letter)
        } else {
            _ = world.spawn(.whisper(Stage.whisper - Vector3(0, 2, 0)), on: Self.floor)
            #expect(world.known.whisper == Stage.whisper)
        }
    }

    @Test func `the footprints are those of the kit, from the doll to the lock`() {
        var world = world(.seer)
        _ = world.spawn(Self.apparitions[0], on: Self.floor)
        world.vanish(.doll)
        _ = world.spawn(.lock(Stage.lock, bend: 0.25), on: Self.floor)
        #expect(
            world.known.trail
                == Footprints.trail(from: FloorPoint(2.5, 2), to: Stage.lock, bend: 0.25, on: Self.floor))
        #expect(world.known.trail.count >= 3)
    }

    @Test func `what was spawned before the room came is put on its floor`() {
        var early = SpawnedWorld()
        early.assign(.seer)
        for apparition in Self.apparitions { _ = early.spawn(apparition, on: nil) }
        early.enter(Self.room, Self.floor)
        var late = world(.seer)
        for apparition in Self.apparitions { _ = late.spawn(apparition, on: Self.floor) }
        #expect(early.known == late.known)
    }

    @Test func `prints dry up from the oldest`() {
        var world = world(.seer)
        for step in 0..<20 {
            let print = FloorPlacement(point: FloorPoint(Float(step), 0), yaw: 0)
            _ = world.spawn(.revenantPrint(print), on: Self.floor)
        }
        #expect(world.known.revenantPrints.map(\.point.x) == (8..<20).map(Float.init))
    }

    @Test func `everything can vanish, and clearing leaves the floor`() {
        for role in [PlayerRole.seer, .listener] {
            var world = world(role)
            for apparition in Self.apparitions { _ = world.spawn(apparition, on: Self.floor) }
            var cleared = world
            cleared.clear()
            #expect(cleared.known == KnownWorld.empty(floorY: -1.4))
            for entity in Entity.allCases { world.vanish(entity) }
            world.assign(.unassigned)
            #expect(world.known == KnownWorld.empty(floorY: -1.4))
        }
    }
}
