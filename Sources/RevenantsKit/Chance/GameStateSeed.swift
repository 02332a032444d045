/// All that chance decides about a night, drawn once on the Host. It never leaves the Host.
public struct GameStateSeed: Equatable, Sendable {
    /// 128 bits that name the session in the Host's own record.
    public var sessionID: (UInt64, UInt64)
    /// Whether the first seat sees, where no wish decides.
    public var hostIsSeer: Bool
    /// The tones of seal 3: one for a short night, three for a full one.
    public var tones: [Tone]
    /// The lock's codes, four digits each (0 … 9): one or three rings.
    public var lockCodes: [[UInt8]]
    /// The doll's place, which is also the Revenant's home.
    public var doll: FloorPlacement
    /// The letter fragments' places, on as many walls as the room has, up to three.
    public var letters: [WallPlace]
    /// The lock's place.
    public var lock: WallPlace
    /// The signed sideways bend of the footprints, in metres, −0.30 … 0.30.
    public var bend: Float
    /// Where the whispers come from: one for each ring.
    public var whispers: [WhisperPlace]
    /// Where each tone's number glows.
    public var glyphs: [WallPlace]
    /// The pedestal's place.
    public var ritualSite: FloorPoint
    /// The middle of the safe zone, radius 0.8 m.
    public var safeZone: FloorPoint

    /// A seed from its parts.
    public init(
        sessionID: (UInt64, UInt64), hostIsSeer: Bool, tones: [Tone], lockCodes: [[UInt8]], doll: FloorPlacement,
        letters: [WallPlace], lock: WallPlace, bend: Float, whispers: [WhisperPlace], glyphs: [WallPlace],
        ritualSite: FloorPoint, safeZone: FloorPoint
    ) {
        self.sessionID = sessionID
        self.hostIsSeer = hostIsSeer
        self.tones = tones
        self.lockCodes = lockCodes
        self.doll = doll
        self.letters = letters
        self.lock = lock
        self.bend = bend
        self.whispers = whispers
        self.glyphs = glyphs
        self.ritualSite = ritualSite
        self.safeZone = safeZone
    }

    /// Whether two seeds are the same.
    public static func == (one: GameStateSeed, other: GameStateSeed) -> Bool {
        one.sessionID == other.sessionID && one.hostIsSeer == other.hostIsSeer && one.tones == other.tones
            && one.lockCodes == other.lockCodes && one.doll == other.doll && one.letters == other.letters
            && one.lock == other.lock && one.bend == other.bend && one.whispers == other.whispers
            && one.glyphs == other.glyphs && one.ritualSite == other.ritualSite && one.safeZone == other.safeZone
    }
}

/// The true frequency of one lock of seal 3 and the four stations that lie.
public struct Tone: Equatable, Sendable {
    /// The frequency the Seer's number names, in hertz.
    public var target: Float
    /// Four others of the pool; all five lie at least 60 Hz apart.
    public var decoys: [Float]

    /// A tone.
    public init(target: Float, decoys: [Float]) {
        self.target = target
        self.decoys = decoys
    }
}

/// A place on a wall: 1.4 m above the lowest floor, 15 mm off the wall, facing the room.
public struct WallPlace: Equatable, Sendable {
    /// The clue's transform; local Z looks into the room.
    public var transform: Transform
    /// Where one can stand to reach it: walkable, within 0.8 m, in plain view.
    public var stand: FloorPoint

    /// A place on a wall.
    public init(transform: Transform, stand: FloorPoint) {
        self.transform = transform
        self.stand = stand
    }
}

/// Where a ring's whispers are heard.
public struct WhisperPlace: Equatable, Sendable {
    /// The walkable point under it.
    public var stand: FloorPoint
    /// The point the sound comes from, 1.4 m above the floor.
    public var emitter: Vector3

    /// A whisper's place.
    public init(stand: FloorPoint, emitter: Vector3) {
        self.stand = stand
        self.emitter = emitter
    }
}
