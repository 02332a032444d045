import RevenantsKit
import Testing

/// Direction, obstruction, movement and hostile numbers.
@Suite struct PerceivingTests {
    static let senses = Senses(room: SenseRooms.open)

    static func world(_ role: PlayerRole, _ change: (inout KnownWorld) -> Void) -> KnownWorld {
        var world = KnownWorld()
        world.role = role
        change(&world)
        return world
    }

    static func perceive(
        _ world: KnownWorld, in room: ScannedRoom = SenseRooms.open, at place: Vector3 = Vector3(0, 1.4, 0),
        yaw: Float = 0,
        velocity: Vector3 = Vector3()
    ) -> [Percept] {
        Senses(room: room).perceive(world, from: Pose(position: place, yaw: yaw), velocity: velocity)
    }

    @Test func azimuthIsPositiveToTheRight() {
        let world = Self.world(.listener) { $0.whisper = Vector3(2, 1.4, 0) }
        let turns: [(yaw: Float, azimuth: Float)] = [(0, .pi / 2), (-.pi / 2, 0), (.pi / 2, .pi), (-.pi / 4, .pi / 4)]
        for (yaw, azimuth) in turns {
            let sound = Self.perceive(world, yaw: yaw).first?.sound
            let heard = (sound?.azimuth ?? .nan).magnitude
            #expect((heard - azimuth).magnitude < 1e-5, "yaw \(yaw): \(heard)")
        }
        #expect((Self.perceive(world).first?.sound?.azimuth ?? -1) > 0)
    }

    @Test func mirrorImageIsHeardAndSeenMirrored() {
        var stream = ChanceStream(seed: NightSeed(number: 11), purpose: .test)
        func coordinate() -> Float { stream.unit() * 5.8 - 2.9 }
        for _ in 0..<200 {
            let eye = Vector3(coordinate(), 1.4, coordinate())
            let point = Vector3(coordinate(), 1.4, coordinate())
            let yaw = stream.unit() * 6 - 3
            let velocity = Vector3(stream.unit(), 0, stream.unit())
            let ears = Self.world(.listener) { $0.whisper = point }
            let mirroredEars = Self.world(.listener) { $0.whisper = SenseRooms.mirrored(point) }
            let one = Self.perceive(ears, at: eye, yaw: yaw, velocity: velocity)
            var other = Self.perceive(
                mirroredEars, at: SenseRooms.mirrored(eye), yaw: -yaw, velocity: SenseRooms.mirrored(velocity))
            if let azimuth = other.first?.sound?.azimuth { other[0].sound?.azimuth = -azimuth }
            #expect(one == other, "from \(eye), yaw \(yaw), to \(point)")
            let eyes = Self.world(.seer) { $0.lock = point }
            let mirroredEyes = Self.world(.seer) { $0.lock = SenseRooms.mirrored(point) }
            #expect(
                Self.perceive(eyes, at: eye, yaw: yaw).count
                    == Self.perceive(mirroredEyes, at: SenseRooms.mirrored(eye), yaw: -yaw).count)
        }
    }

    @Test func screenShowsNinetyDegrees() {
        for degrees in stride(from: -180, through: 180, by: 2) where degrees.magnitude != 45 {
            let angle = Float(degrees) * .pi / 180
            let point = Vector3(2 * Maths.sin(angle), 1.4, -2 * Maths.cos(angle))
            let percepts = Self.perceive(Self.world(.seer) { $0.lock = point })
            #expect(percepts.count == (degrees.magnitude < 45 ? 1 : 0), "\(degrees)°")
        }
    }

    @Test func breadcrumbIsFeltWithinFifteenDegrees() {
        for degrees in stride(from: -180, through: 180, by: 2) {
            let angle = Float(degrees) * .pi / 180
            let point = Vector3(Maths.sin(angle), 1.4, -Maths.cos(angle))
            let percepts = Self.perceive(Self.world(.listener) { $0.whisper = point })
            #expect(percepts.first?.haptic?.isFacing == (degrees.magnitude < 15), "\(degrees)°")
        }
    }

    @Test func heightOfTheDeviceDoesNotChangeNearness() {
        let world = Self.world(.listener) { $0.whisper = Vector3(0, 1.4, -0.2) }
        for height in [Float(0), 0.9, 1.4, 2.2] {
            let haptic = Self.perceive(world, at: Vector3(0, height, 0)).first?.haptic
            #expect(haptic?.intensity == 1, "held at \(height) m")
        }
    }

    @Test func wallsHideAndMuffle() {
        let hidden = Self.world(.seer) { world in
            world.lock = Vector3(0, 1.4, -2)
            world.trail = [Footprint(point: FloorPoint(0, -2), yaw: 0, isLeft: true)]
            world.partner = Pose(position: Vector3(0, 1.4, -2), yaw: 0)
        }
        #expect(Self.perceive(hidden).count == 3)
        #expect(Self.perceive(hidden, in: SenseRooms.parted) == [])
        let heard = Self.world(.listener) { $0.whisper = Vector3(0, 1.4, -2) }
        let open = Self.perceive(heard).first?.sound
        let muffled = Self.perceive(heard, in: SenseRooms.parted).first?.sound
        #expect(((open?.level ?? 0) + 9.020_6).magnitude < 1e-4 && open?.lowPass == 16_000)
        #expect(((muffled?.level ?? 0) + 18.020_6).magnitude < 1e-4 && muffled?.lowPass == 5_600)
        let felt = Self.perceive(heard, in: SenseRooms.parted).first?.haptic
        #expect(felt == Self.perceive(heard).first?.haptic)
    }

    @Test func furnitureHidesAndMuffles() {
        let hidden = Self.world(.seer) { $0.lock = Vector3(0, 1.4, -2) }
        #expect(Self.perceive(hidden, in: SenseRooms.furnished) == [])
        #expect(Self.perceive(hidden, in: SenseRooms.furnished, at: Vector3(1.9, 1.4, 0), yaw: 0.75).count == 1)
        let heard = Self.world(.listener) { $0.whisper = Vector3(0, 1.4, -2) }
        let muffled = Self.perceive(heard, in: SenseRooms.furnished).first?.sound
        #expect(((muffled?.level ?? 0) + 13.020_6).magnitude < 1e-4 && muffled?.lowPass == 16_000)
    }

    @Test func numberIsReadFromNearOnly() {
        for (distance, hertz) in [(Float(0.5), Float(440)), (2.5, 440), (2.51, 0), (2.9, 0)] {
            let transform = Transform(origin: Vector3(0, 1.4, -2.9), facing: FloorPoint(0, 1))
            let world = Self.world(.seer) { $0.glyph = Glyph(transform: transform, hertz: 440) }
            let percepts = Self.perceive(world, at: Vector3(0, 1.4, distance - 2.9))
            #expect(percepts.map(\.visible?.hertz) == [hertz], "\(distance) m")
        }
    }

    @Test func safeZoneGlowsThroughWallsAndUnderfoot() {
        let world = Self.world(.listener) { $0.zone = SafeZone(center: FloorPoint(0, -2), radius: 0.8) }
        #expect(Self.perceive(world, in: SenseRooms.parted).map(\.entity) == [.safeZone])
        #expect(Self.perceive(world, yaw: .pi) == [])
        #expect(Self.perceive(world, at: Vector3(0, 1.4, -2.5), yaw: 0).map(\.entity) == [.safeZone])
    }

    @Test func walkingTowardRaisesThePitch() {
        let world = Self.world(.listener) { $0.whisper = Vector3(0, 1.4, -2) }
        let table: [(Vector3, Float)] = [
            (Vector3(0, 0, 0), 1), (Vector3(0, 0, -1.3), 1.003_79), (Vector3(0, 0, 1.3), 0.996_21),
            (Vector3(1.3, 0, 0), 1),
            (Vector3(0, 5, 0), 1), (Vector3(0, 0, -300), 1.06), (Vector3(0, 0, 300), 0.94), (Vector3(0, 0, .nan), 1),
            (Vector3(0, 0, -.infinity), 1),
        ]
        for (velocity, ratio) in table {
            let doppler = Self.perceive(world, velocity: velocity).first?.sound?.doppler ?? 0
            #expect((doppler - ratio).magnitude < 1e-5, "\(velocity): \(doppler)")
        }
    }

    @Test func appendingGivesTheSameAndKeepsWhatWasThere() {
        let world = GatingTests.world(.unassigned)
        var percepts = [Percept(entity: .doll)]
        percepts.reserveCapacity(40)
        let capacity = percepts.capacity
        Self.senses.perceive(world, from: GatingTests.pose, velocity: Vector3(), into: &percepts)
        #expect(percepts == [Percept(entity: .doll)] + GatingTests.all)
        #expect(percepts.capacity == capacity)
    }

    /// Numbers from anywhere, NaN and infinities among them: nothing traps, and all that is perceived is in its range.
    @Test(arguments: [UInt64(1), 2, 3]) func anyNumbersGiveNumbersInRange(seed: UInt64) {
        var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .test)
        func number() -> Float {
            switch stream.below(8) {
            case 0: return Float(bitPattern: UInt32(truncatingIfNeeded: stream.next()))
            case 1:
                return [Float.nan, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude, 9_999][stream.below(7)]
            default: return stream.unit() * 6 - 3
            }
        }
        func point() -> Vector3 { Vector3(number(), number(), number()) }
        func transform() -> Transform { Transform(right: point(), up: point(), front: point(), origin: point()) }
        func pose() -> Pose {
            stream.below(2) == 0
                ? Pose(position: point(), yaw: number())
                : Pose(position: point(), orientation: SIMD4(number(), number(), number(), number()))
        }
        var perceived = 0
        for _ in 0..<1_500 {
            var world = KnownWorld()
            world.role = [PlayerRole.seer, .listener, .unassigned][stream.below(3)]
            world.isRestored = stream.below(4) == 0
            world.doll = point()
            world.letter = transform()
            world.lock = point()
            world.trail = [Footprint(point: point().floor, yaw: stream.unit(), isLeft: true)]
            world.whisper = point()
            world.glyph = Glyph(transform: transform(), hertz: 440)
            world.clarity = [Int.min, -1, 0, 50, 100, 101, .max][stream.below(7)]
            world.revenant = point().floor
            world.revenantPrints = [FloorPlacement(point: point().floor, yaw: 0)]
            world.pedestal = point()
            world.zone = SafeZone(center: point().floor, radius: number())
            world.partner = pose()
            world.partnerSpeed = number()
            world.floorY = number()
            let percepts = Self.senses.perceive(world, from: pose(), velocity: point())
            perceived += percepts.count
            for percept in percepts { #expect(percept.isInRange, "seed \(seed): \(percept)") }
        }
        #expect(perceived > 1_000)
    }
}

extension Percept {
    /// Whether every number is in the range that its documentation gives.
    fileprivate var isInRange: Bool {
        if let visible {
            guard visible.position.length.isFinite, visible.opacity > 0, visible.opacity <= 1 else { return false }
            guard visible.yaw.isFinite, visible.hertz == 0 || visible.hertz == 440 else { return false }
        }
        if let sound {
            guard sound.azimuth.magnitude <= 3.141_592_8, sound.level <= -3, sound.level.isFinite else { return false }
            guard sound.lowPass >= 400, sound.lowPass <= 16_000 else { return false }
            guard sound.doppler >= 0.94, sound.doppler <= 1.06 else { return false }
            guard sound.beatsPerMinute >= 0, sound.beatsPerMinute <= 200 else { return false }
        }
        if let haptic {
            guard haptic.intensity > 0, haptic.intensity <= 1, haptic.sharpness > 0, haptic.sharpness <= 1 else {
                return false
            }
            guard haptic.rate >= 0.8, haptic.rate <= 6 else { return false }
        }
        return true
    }
}
