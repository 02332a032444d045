import RevenantsKit
import Testing

/// What chance places can be perceived from where it says that one can stand.
@Suite struct PlacesAreSensedTests {
    static let rooms = [RoomSketch.livingRoom.room, RoomSketch.twoRooms(door: 0.9).room]

    static func perceive(
        _ role: PlayerRole, in room: ScannedRoom, from stand: FloorPoint, facing: FloorPoint,
        _ change: (inout KnownWorld) -> Void
    ) -> Percept? {
        let way = facing - stand
        let pose = Pose(
            position: stand.at(height: room.floorY + 1.4), yaw: way.length > 0 ? Maths.atan2(-way.x, -way.y) : 0)
        var world = KnownWorld()
        world.role = role
        world.floorY = room.floorY
        change(&world)
        return Senses(room: room).perceive(world, from: pose, velocity: Vector3()).first
    }

    @Test(arguments: rooms.indices) func everyPlaceIsPerceivedFromItsStand(room index: Int) throws {
        let room = try Survey.survey(Self.rooms[index]).get()
        let scan = room.room
        for number in UInt64(0)..<15 {
            let seed = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: .full)
            for letter in seed.letters {
                let (stand, place) = (letter.stand, letter.transform.origin.floor)
                let seen = Self.perceive(.seer, in: scan, from: stand, facing: place) { $0.letter = letter.transform }
                #expect(seen?.visible?.opacity == 1, "room \(index), seed \(number): letter \(place)")
                let heard = Self.perceive(.listener, in: scan, from: stand, facing: place) {
                    $0.letter = letter.transform
                }
                #expect(heard?.sound?.level == -3 && heard?.sound?.lowPass == 16_000, "room \(index), seed \(number)")
                #expect(
                    (heard?.haptic?.intensity ?? 0) > 0.75 && heard?.haptic?.isFacing == true,
                    "room \(index), seed \(number): letter \(place)")
            }
            for glyph in seed.glyphs {
                let place = glyph.transform.origin.floor
                let seen = Self.perceive(.seer, in: scan, from: glyph.stand, facing: place) {
                    $0.glyph = Glyph(transform: glyph.transform, hertz: 440)
                }
                #expect(seen?.visible?.hertz == 440, "room \(index), seed \(number): glyph \(place)")
            }
            let lock = Self.perceive(
                .seer, in: scan, from: seed.lock.stand, facing: seed.lock.transform.origin.floor
            ) { $0.lock = seed.lock.transform.origin }
            #expect(lock?.visible?.opacity == 1, "room \(index), seed \(number): the lock")
            for whisper in seed.whispers {
                let heard = Self.perceive(.listener, in: scan, from: whisper.stand, facing: whisper.stand) {
                    $0.whisper = whisper.emitter
                }
                #expect(
                    heard?.haptic?.intensity == 1 && heard?.sound?.level == -3,
                    "room \(index), seed \(number): a whisper")
            }
        }
    }
}
