import RevenantsKit
import Testing

/// Which role perceives what, in which part of the night: whole values, one by one.
@Suite struct GatingTests {
    /// Where the player stands: in the middle, at eye height, looking along −Z.
    static let pose = Pose(position: Vector3(0, 1.4, 0), yaw: 0)
    static let senses = Senses(room: SenseRooms.open)

    static let letter = Transform(origin: Vector3(0, 1.4, -1.75), facing: FloorPoint(0, 1))
    static let glyph = Glyph(transform: Transform(origin: Vector3(0, 1.4, -2), facing: FloorPoint(0, 1)), hertz: 440)

    /// A device that was told of everything, as none ever is: what the gate must hold back, it holds back here.
    static func world(_ role: PlayerRole) -> KnownWorld {
        var world = KnownWorld()
        world.role = role
        world.doll = Vector3(0, 0, -2)
        world.letter = letter
        world.lock = Vector3(0, 1.4, -2)
        world.trail = [
            Footprint(point: FloorPoint(0, -1), yaw: 0.5, isLeft: true),
            Footprint(point: FloorPoint(0, -1.42), yaw: 0.25, isLeft: false),
        ]
        world.whisper = Vector3(0, 1.4, -1)
        world.glyph = glyph
        world.clarity = 100
        world.revenant = FloorPoint(0, -1)
        world.revenantPrints = [FloorPlacement(point: FloorPoint(0, -1), yaw: 0.75)]
        world.pedestal = Vector3(0, 0, -1)
        world.zone = SafeZone(center: FloorPoint(0, -2), radius: 0.8)
        world.partner = Pose(position: Vector3(0, 1.4, -1), yaw: 0)
        world.partnerSpeed = 0.42
        return world
    }

    /// A clue's pulse 1 m ahead.
    static let pulse = Haptic(intensity: 0.714_285_73, sharpness: 0.742_857_16, rate: 3.111_110_7, isFacing: true)
    /// A clue's sound 1 m ahead.
    static let near = Sound(azimuth: 0, level: -3, lowPass: 16_000)

    /// The pulse and the sound of something on the floor 2 m ahead.
    static let farPulse = Senses.haptic(distance: 2, isFacing: true)
    static let far = Sound(azimuth: 0, level: -3 + Senses.rolloff(distance: 2), lowPass: 16_000)

    /// All that whole senses give of each entity there.
    static let all: [Percept] = [
        Percept(
            entity: .doll, visible: Visible(position: Vector3(0, 0, -2), yaw: 0, opacity: 1), sound: far,
            haptic: farPulse),
        Percept(
            entity: .letter, visible: Visible(position: Vector3(0, 1.4, -1.75), yaw: -3.141_592_7, opacity: 0.5),
            sound: Sound(azimuth: 0, level: -7.860_760_7, lowPass: 16_000),
            haptic: Haptic(intensity: 0.446_428_57, sharpness: 0.501_785_7, rate: 1.702_777_9, isFacing: true)),
        Percept(entity: .footprint, visible: Visible(position: Vector3(0, 0, -1), yaw: 0.5, opacity: 1)),
        Percept(entity: .footprint, visible: Visible(position: Vector3(0, 0, -1.42), yaw: 0.25, opacity: 1)),
        Percept(entity: .lock, visible: Visible(position: Vector3(0, 1.4, -2), yaw: 0, opacity: 1)),
        Percept(entity: .whisper, sound: near, haptic: pulse),
        Percept(
            entity: .glyph, visible: Visible(position: Vector3(0, 1.4, -2), yaw: -3.141_592_7, opacity: 1, hertz: 440)),
        Percept(entity: .dial, sound: near),
        Percept(entity: .revenant, sound: Sound(azimuth: 0, level: -3, lowPass: 16_000, beatsPerMinute: 140)),
        Percept(entity: .revenantPrint, visible: Visible(position: Vector3(0, 0, -1), yaw: 0.75, opacity: 1)),
        Percept(
            entity: .pedestal, visible: Visible(position: Vector3(0, 0, -1), yaw: 0, opacity: 1), sound: near,
            haptic: pulse),
        Percept(
            entity: .safeZone, visible: Visible(position: Vector3(0, 0, -2), yaw: 0, opacity: 1), sound: far,
            haptic: farPulse),
        Percept(
            entity: .partner, visible: Visible(position: Vector3(0, 1.4, -1), yaw: 0, opacity: 1),
            sound: Sound(azimuth: 0, level: -12, lowPass: 16_000, beatsPerMinute: 60)),
    ]

    /// The specification's matrix: entity, the Seer's senses, the Listener's.
    static let matrix: [(entity: Entity, seer: SenseSet, listener: SenseSet)] = [
        (.doll, .sight, []),
        (.letter, [.sight, .grasp], [.hearing, .touch]),
        (.footprint, .sight, []),
        (.lock, [.sight, .grasp], []),
        (.whisper, [], [.hearing, .touch]),
        (.glyph, .sight, []),
        (.dial, [], [.hearing, .grasp]),
        (.revenant, [], .hearing),
        (.revenantPrint, .sight, []),
        (.pedestal, [.sight, .touch, .grasp], [.hearing, .touch]),
        (.safeZone, .sight, .sight),
        (.partner, .sight, .hearing),
    ]

    /// What is left of all percepts by the matrix.
    static func expected(_ role: PlayerRole) -> [Percept] {
        all.compactMap { whole -> Percept? in
            guard let row = matrix.first(where: { $0.entity == whole.entity }) else { return nil }
            let senses = role == .seer ? row.seer : role == .listener ? row.listener : SenseSet.whole
            var percept = whole
            if !senses.contains(.sight) { percept.visible = nil }
            if !senses.contains(.hearing) { percept.sound = nil }
            if !senses.contains(.touch) { percept.haptic = nil }
            return percept.visible == nil && percept.sound == nil && percept.haptic == nil ? nil : percept
        }
    }

    @Test func matrixIsThatOfTheTable() {
        #expect(Self.matrix.map(\.entity) == Entity.allCases)
        for row in Self.matrix {
            #expect(SenseSet.of(.seer, for: row.entity) == row.seer, "\(row.entity)")
            #expect(SenseSet.of(.listener, for: row.entity) == row.listener, "\(row.entity)")
            #expect(SenseSet.of(.unassigned, for: row.entity) == .whole, "\(row.entity)")
            for role in [PlayerRole.seer, .listener] {
                #expect(SenseSet.of(role, for: row.entity, isRestored: true) == .whole, "\(row.entity)")
            }
        }
    }

    @Test(arguments: [PlayerRole.seer, .listener, .unassigned]) func roleHoldsBackWhatIsTheOthers(role: PlayerRole) {
        let percepts = Self.senses.perceive(Self.world(role), from: Self.pose, velocity: Vector3())
        #expect(percepts == Self.expected(role))
    }

    @Test(arguments: [PlayerRole.seer, .listener, .unassigned]) func restoredSensesHoldBackNothing(role: PlayerRole) {
        var world = Self.world(role)
        world.isRestored = true
        #expect(Self.senses.perceive(world, from: Self.pose, velocity: Vector3()) == Self.all)
    }

    @Test(arguments: [PlayerRole.seer, .listener, .unassigned], [false, true])
    func scareTakesEverything(role: PlayerRole, isRestored: Bool) {
        var world = Self.world(role)
        world.isScared = true
        world.isRestored = isRestored
        #expect(Self.senses.perceive(world, from: Self.pose, velocity: Vector3()) == [])
    }

    /// A part of the night: what is known then, and what each role has of it.
    struct Part: Sendable, CustomTestStringConvertible {
        var name: String
        var keep: @Sendable (KnownWorld, inout KnownWorld) -> Void
        var seer: [Entity]
        var listener: [Entity]
        var testDescription: String { name }
    }

    static let parts: [Part] = [
        Part(
            name: "before the curse", keep: { all, world in (world.doll, world.role) = (all.doll, .unassigned) },
            seer: [.doll], listener: [.doll]),
        Part(
            name: "letter", keep: { all, world in (world.letter, world.partner) = (all.letter, all.partner) },
            seer: [.letter, .partner], listener: [.letter]),
        Part(
            name: "lock",
            keep: { all, world in
                (world.lock, world.trail, world.whisper) = (all.lock, all.trail, all.whisper)
                (world.revenant, world.revenantPrints) = (all.revenant, all.revenantPrints)
            }, seer: [.footprint, .footprint, .lock, .revenantPrint], listener: [.whisper, .revenant]),
        Part(
            name: "frequency", keep: { all, world in (world.glyph, world.clarity) = (all.glyph, all.clarity) },
            seer: [.glyph], listener: [.dial]),
        Part(
            name: "ritual", keep: { all, world in (world.pedestal, world.clarity) = (all.pedestal, all.clarity) },
            seer: [.pedestal], listener: [.dial, .pedestal]),
        Part(
            name: "escape", keep: { all, world in (world.zone, world.isRestored) = (all.zone, true) },
            seer: [.safeZone], listener: [.safeZone]),
    ]

    @Test(arguments: parts) func eachPartGivesEachRoleItsOwn(part: Part) {
        for (role, entities) in [(PlayerRole.seer, part.seer), (.listener, part.listener)] {
            var world = KnownWorld()
            world.role = role
            part.keep(Self.world(role), &world)
            let percepts = Self.senses.perceive(world, from: Self.pose, velocity: Vector3())
            let wanted = (world.isRestored || world.role == .unassigned ? Self.all : Self.expected(role))
                .filter { entities.contains($0.entity) }
            #expect(percepts.map(\.entity) == entities || part.name == "lock", "\(role)")
            #expect(percepts == wanted, "\(role)")
        }
    }

    @Test func hapticsAreTheListenersUntilTheRitual() {
        var world = Self.world(.seer)
        world.pedestal = nil
        let percepts = Self.senses.perceive(world, from: Self.pose, velocity: Vector3())
        #expect(percepts.allSatisfy { $0.haptic == nil && $0.sound == nil })
    }
}
