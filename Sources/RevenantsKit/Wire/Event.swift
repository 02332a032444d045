/// Everything that kind 0 frames say, with its payload read: one vocabulary for both ends.
///
/// `Event+Coding.swift` turns it into a ``NetworkEvent`` and back; nothing else spells an event's name or payload.
public enum Event: Equatable, Sendable {
    case hello(Hello)
    case seat(SeatGrant)
    case resume(ResumeClaim)
    /// The surveyed room in our compact form (see `RoomForm`).
    case room([UInt8])
    case lobby([LobbySeat])
    case ready(Bool)
    case startScanning(ScanSource)
    /// The start pose of a server room's guest; none from a phone Host.
    case beginSeance(FloorPlacement?)
    /// The doll's position on the floor and its yaw.
    case dollSpawn(Vector3, yaw: Float)
    case dollTouched
    case roleAssignment(hostIs: PlayerRole)
    case letterSpawn(Transform)
    /// Fragments held, from the Host; `nil` from a player (a stock phone's tap).
    case letterCollected(Int?)
    case missionRevealed
    /// The lock's position on its wall and the signed sideways bend of the footprints, in metres.
    case seal1Spawn(Vector3, bend: Float)
    case emitterSpawn(Vector3)
    /// Ring number (from 1) and all its digits heard so far (0 … 9 each), empty at a new ring.
    case clueDigit(ring: Int, digits: [UInt8])
    case codeEntered(ring: Int, digits: [UInt8])
    case codeResult(ring: Int, isRight: Bool, triesLeft: Int)
    case scare(seconds: Float, cause: ScareCause)
    /// Pieces of the seal held, 1 or 2.
    case sealCollected(Int)
    case glyphSpawn(tone: Int, Transform, hertz: Float)
    case dialOpen(tone: Int, low: Float, high: Float)
    case dial(Float)
    /// Clarity, 0 … 100.
    case tune(Int)
    case pin(Bool)
    case frequencyMatched
    case ritualBegin(Vector3)
    /// Pieces on the pedestal.
    case sealPlaced(Int)
    case sensesRestored
    case escapeCountdown(seconds: Float, zone: FloorPoint, radius: Float)
    case revenant(FloorPoint)
    /// A wet footprint of the Revenant, 2 s old, with its yaw.
    case print(FloorPoint, yaw: Float)
    /// Candles left.
    case candle(Int)
    case say(Phrase)
    /// A cue's line number (see `Cue`).
    case hint(Int)
    case nightOver(NightResult, seconds: Float)
    case pause(Bool)
    case peerLost(Seat, secondsLeft: Float)
    case peerBack(Seat)
    case refused(EventName, Refusal)
    /// A late resume: its own number, which stands for all before it, and the latest event of each type, oldest first.
    case state(number: UInt32, events: [NetworkEvent])
    /// The sender's own clock in seconds, whatever its origin; `pong` gives both numbers back.
    case ping(sequence: UInt32, seconds: Double)
    case pong(sequence: UInt32, seconds: Double)
    /// A host screen's first words.
    case watch(WatchClaim)
    /// A type this version does not know, kept as it came.
    case other(NetworkEvent)
}

/// A place on the floor and the way it faces.
public struct FloorPlacement: Equatable, Sendable {
    /// The place.
    public var point: FloorPoint
    /// The yaw in radians (see ``Pose``).
    public var yaw: Float

    /// A placement.
    public init(point: FloorPoint, yaw: Float) {
        self.point = point
        self.yaw = yaw
    }
}

/// A player's first words.
public struct Hello: Equatable, Sendable {
    /// The protocol version the sender speaks; 0 for a stock phone's bare name.
    public var version: Int
    /// The room code asked for, ASCII; empty when there is none.
    public var roomCode: [UInt8]
    /// The player's name, UTF-8.
    public var name: [UInt8]
    /// The role the player wishes for.
    public var wish: PlayerRole
    /// What the device can do.
    public var abilities: Abilities
    /// What the player needs.
    public var needs: Needs

    /// A greeting.
    public init(
        version: Int = 1, roomCode: [UInt8] = [], name: [UInt8], wish: PlayerRole = .unassigned,
        abilities: Abilities = [], needs: Needs = []
    ) {
        self.version = version
        self.roomCode = roomCode
        self.name = name
        self.wish = wish
        self.abilities = abilities
        self.needs = needs
    }
}

/// What a player's device can do.
public struct Abilities: OptionSet, Equatable, Sendable {
    /// The bits.
    public var rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Scans rooms with LiDAR.
    public static let lidar = Abilities(rawValue: 1)
    /// Tracks the world with ARKit.
    public static let ar = Abilities(rawValue: 2)
    /// Can vibrate.
    public static let vibration = Abilities(rawValue: 4)
    /// Headphones are on.
    public static let headphones = Abilities(rawValue: 8)
}

/// What a player needs of the night.
public struct Needs: OptionSet, Equatable, Sendable {
    /// The bits.
    public var rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The player cannot hear.
    public static let deaf = Needs(rawValue: 1)
    /// The player cannot see.
    public static let blind = Needs(rawValue: 2)
    /// The player asks for half as much time again.
    public static let moreTime = Needs(rawValue: 4)
}

/// What the Host gives with a seat.
public struct SeatGrant: Equatable, Sendable {
    /// Which seat.
    public var seat: Seat
    /// The secret to resume with, ASCII.
    public var token: [UInt8]
    /// The number of the last frame received from the seat.
    public var lastReceived: UInt32

    /// A grant.
    public init(seat: Seat, token: [UInt8], lastReceived: UInt32) {
        self.seat = seat
        self.token = token
        self.lastReceived = lastReceived
    }
}

/// What a player says to return to its seat.
public struct ResumeClaim: Equatable, Sendable {
    /// The room's code, ASCII.
    public var roomCode: [UInt8]
    /// The seat's token, ASCII.
    public var token: [UInt8]
    /// The number of the last frame received from the Host.
    public var lastReceived: UInt32

    /// A claim.
    public init(roomCode: [UInt8], token: [UInt8], lastReceived: UInt32) {
        self.roomCode = roomCode
        self.token = token
        self.lastReceived = lastReceived
    }
}

/// What a host screen says to see a room.
public struct WatchClaim: Equatable, Sendable {
    /// The room's code, ASCII.
    public var roomCode: [UInt8]
    /// The room's host token, ASCII.
    public var token: [UInt8]

    /// A claim.
    public init(roomCode: [UInt8], token: [UInt8]) {
        self.roomCode = roomCode
        self.token = token
    }
}

/// What the lobby shows of one seat.
public struct LobbySeat: Equatable, Sendable {
    /// Which seat.
    public var seat: Seat
    /// The player's name, UTF-8.
    public var name: [UInt8]
    /// The role the player wishes for.
    public var wish: PlayerRole
    /// Whether the player said so.
    public var isReady: Bool
    /// Whether the player's link lives.
    public var isPresent: Bool
    /// Whether the player's hand is on the doll.
    public var hasHand: Bool

    /// A seat as the lobby shows it.
    public init(seat: Seat, name: [UInt8], wish: PlayerRole, isReady: Bool, isPresent: Bool, hasHand: Bool) {
        self.seat = seat
        self.name = name
        self.wish = wish
        self.isReady = isReady
        self.isPresent = isPresent
        self.hasHand = hasHand
    }
}

/// Where the room comes from.
public enum ScanSource: UInt8, Equatable, Sendable, CaseIterable {
    case scan
    case upload
    case sample
}

/// Why both senses were taken.
public enum ScareCause: UInt8, Equatable, Sendable, CaseIterable {
    /// A third wrong code.
    case code
    /// A decoy held for a second.
    case decoy
    /// The Revenant's touch.
    case revenant
}

/// How a night ends.
public enum NightResult: UInt8, Equatable, Sendable, CaseIterable {
    case escaped
    case claimed
    case abandoned
}

/// Why a claim did not hold. "Dark" and "far" share one reason, so that a tap cannot probe a wall.
public enum Refusal: UInt8, Equatable, Sendable, CaseIterable {
    /// Too far, or nothing is there to be touched.
    case outOfReach
    /// The role has no such sense or hand.
    case wrongRole
    /// Not in this part of the night.
    case notNow
    /// The night is paused.
    case paused
    /// The senses are out.
    case scare
    /// The payload could not be read.
    case malformed
}

/// What the talk pad can say.
public enum Phrase: Equatable, Sendable {
    case here
    case left
    case right
    case wait
    case come
    case run
    case yes
    case no
    /// One to four digits, 0 … 9 each.
    case digits([UInt8])
}
