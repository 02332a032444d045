/// What a player perceives of the world that the device knows, from where the player stands: pure, and gated by role in ``SenseSet``, nowhere else.
///
/// It is computed on the device, as often as the device likes, and never sent.
public struct Senses: Sendable {
    /// What a sound goes through.
    private let occlusion: Occlusion
    /// What hides a thing from the eye.
    private let lines: SightLines

    /// The senses in a room.
    public init(room: ScannedRoom) {
        occlusion = Occlusion(room: room)
        lines = SightLines(room: room, faces: WallFace.faces(of: room))
    }

    /// What is perceived from `pose` by a player who moves with `velocity`, metres a second: one percept for each thing that gives something,
    /// in the order of ``Entity``; footprints each for itself. Nothing during a scare, and nothing from a pose that cannot be used.
    public func perceive(_ world: KnownWorld, from pose: Pose, velocity: Vector3) -> [Percept] {
        var percepts: [Percept] = []
        perceive(world, from: pose, velocity: velocity, into: &percepts)
        return percepts
    }

    /// The same, appended to `percepts`, for one who keeps the array from call to call.
    public func perceive(
        _ world: KnownWorld, from pose: Pose, velocity: Vector3, into percepts: inout [Percept]
    ) {
        guard !world.isScared, let observer = Observer(world: world, pose: pose, velocity: velocity) else { return }
        func add(_ entity: Entity, _ visible: Visible?, _ sound: Sound? = nil, _ haptic: Haptic? = nil) {
            if visible == nil && sound == nil && haptic == nil { return }
            percepts.append(Percept(entity: entity, visible: visible, sound: sound, haptic: haptic))
        }
        if let doll = world.doll {
            // A music box: who cannot see finds it, too.
            add(
                .doll, sight(observer, .doll, at: doll), sound(observer, .doll, at: doll),
                observer.haptic(.doll, at: doll))
        }
        if let letter = world.letter {
            add(
                .letter,
                sight(observer, .letter, at: letter.origin, yaw: letter.facing) { Self.letterOpacity(distance: $0) },
                sound(observer, .letter, at: letter.origin),
                observer.haptic(.letter, at: letter.origin))
        }
        for print in world.trail {
            add(.footprint, sight(observer, .footprint, at: print.point.at(height: world.floorY), yaw: print.yaw))
        }
        if let lock = world.lock { add(.lock, sight(observer, .lock, at: lock)) }
        if let whisper = world.whisper {
            add(.whisper, nil, sound(observer, .whisper, at: whisper), observer.haptic(.whisper, at: whisper))
        }
        if let glyph = world.glyph { add(.glyph, number(observer, glyph)) }
        if let clarity = world.clarity { add(.dial, nil, observer.dial(clarity: clarity)) }
        if let revenant = world.revenant {
            add(.revenant, nil, heartbeat(observer, at: revenant, floorY: world.floorY))
        }
        for print in world.revenantPrints {
            add(
                .revenantPrint,
                sight(observer, .revenantPrint, at: print.point.at(height: world.floorY), yaw: print.yaw))
        }
        if let pedestal = world.pedestal {
            add(
                .pedestal, sight(observer, .pedestal, at: pedestal), sound(observer, .pedestal, at: pedestal),
                observer.haptic(.pedestal, at: pedestal))
        }
        if let zone = world.zone {
            let middle = zone.center.at(height: world.floorY)
            add(
                .safeZone, observer.glow(of: zone, floorY: world.floorY), sound(observer, .safeZone, at: middle),
                observer.haptic(.safeZone, at: middle))
        }
        if let partner = world.partner, partner.isUsable {
            add(
                .partner, sight(observer, .partner, at: partner.position, yaw: partner.yaw),
                steps(observer, of: partner.position, speed: world.partnerSpeed))
        }
    }

    // MARK: What needs the room

    /// A thing in the field of view with nothing in between, as opaque as its distance makes it.
    private func sight(
        _ observer: Observer, _ entity: Entity, at point: Vector3, yaw: Float = 0,
        opacity: (_ distance: Float) -> Float = { _ in 1 }
    ) -> Visible? {
        guard observer.has(.sight, for: entity), let bearing = observer.bearing(to: point),
            observer.isInView(bearing)
        else { return nil }
        let opacity = opacity(bearing.distance)
        guard opacity > 0, lines.isOpen(from: observer.eye, to: point) else { return nil }
        return Visible(position: point, yaw: yaw, opacity: opacity)
    }

    /// The glowing number: a glow from afar, a number from near.
    private func number(_ observer: Observer, _ glyph: Glyph) -> Visible? {
        let place = glyph.transform.origin
        var visible = sight(observer, .glyph, at: place, yaw: glyph.transform.facing)
        if (place.floor - observer.place).length <= SenseTable.glyphReadable { visible?.hertz = glyph.hertz }
        return visible
    }

    /// A sound that comes from a point: rolled off, occluded, moved in pitch by the listener's own walk.
    private func sound(
        _ observer: Observer, _ entity: Entity, at point: Vector3, gain: Float = SenseTable.gain,
        beats: (_ distance: Float) -> Float = { _ in 0 }
    ) -> Sound? {
        guard observer.has(.hearing, for: entity), let bearing = observer.bearing(to: point) else { return nil }
        let obstruction = occlusion.between(observer.eye, point)
        return Sound(
            azimuth: bearing.azimuth, level: gain + Self.rolloff(distance: bearing.distance) + obstruction.gain,
            lowPass: obstruction.lowPass, doppler: observer.doppler(toward: bearing),
            beatsPerMinute: beats(bearing.distance))
    }

    private func heartbeat(_ observer: Observer, at point: FloorPoint, floorY: Float) -> Sound? {
        sound(observer, .revenant, at: point.at(height: floorY + SenseTable.heartHeight)) {
            Self.heartRate(distance: $0)
        }
    }

    private func steps(_ observer: Observer, of point: Vector3, speed: Float) -> Sound? {
        let rate = Self.stepRate(speed: speed)
        guard rate > 0 else { return nil }
        return sound(observer, .partner, at: point, gain: SenseTable.stepGain) { _ in rate }
    }
}

extension Transform {
    /// The yaw of its front on the floor plan: which way a clue on a wall faces; 0 where the front is no direction.
    var facing: Float {
        let yaw = Maths.atan2(-front.x, -front.z)
        return yaw.isNaN ? 0 : yaw
    }
}
