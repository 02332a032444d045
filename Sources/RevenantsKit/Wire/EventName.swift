/// The wire names of the events, as a byte-sized enum so that no `String` is compared at run time.
public enum EventName: UInt8, Equatable, Sendable, CaseIterable {
    case hello, seat, resume, room, lobby, ready, startScanning, beginSeance, dollSpawn, dollTouched, roleAssignment
    case letterSpawn, letterCollected, missionRevealed, seal1Spawn, emitterSpawn, clueDigit, codeEntered, codeResult
    case scare, sealCollected, glyphSpawn, dialOpen, dial, tune, pin, frequencyMatched, ritualBegin, sealPlaced
    case sensesRestored, escapeCountdown, revenant, print, candle, say, hint, nightOver, pause, peerLost, peerBack
    case refused, state, ping, pong, watch
    /// A type that this version does not know.
    case other

    /// The event type that stands in the JSON.
    public var wireName: StaticString {
        switch self {
        case .hello: "hello"
        case .seat: "seat"
        case .resume: "resume"
        case .room: "room"
        case .lobby: "lobby"
        case .ready: "ready"
        case .startScanning: "start_scanning"
        case .beginSeance: "begin_seance"
        case .dollSpawn: "doll_spawn"
        case .dollTouched: "doll_touched"
        case .roleAssignment: "role_assignment"
        case .letterSpawn: "letter_spawn"
        case .letterCollected: "letter_collected"
        case .missionRevealed: "mission_revealed"
        case .seal1Spawn: "seal1_spawn"
        case .emitterSpawn: "emitter_spawn"
        case .clueDigit: "clue_digit"
        case .codeEntered: "code_entered"
        case .codeResult: "code_result"
        case .scare: "scare"
        case .sealCollected: "seal_collected"
        case .glyphSpawn: "glyph_spawn"
        case .dialOpen: "dial_open"
        case .dial: "dial"
        case .tune: "tune"
        case .pin: "pin"
        case .frequencyMatched: "frequency_matched"
        case .ritualBegin: "ritual_begin"
        case .sealPlaced: "seal_placed"
        case .sensesRestored: "senses_restored"
        case .escapeCountdown: "escape_countdown"
        case .revenant: "revenant"
        case .print: "print"
        case .candle: "candle"
        case .say: "say"
        case .hint: "hint"
        case .nightOver: "night_over"
        case .pause: "pause"
        case .peerLost: "peer_lost"
        case .peerBack: "peer_back"
        case .refused: "refused"
        case .state: "state"
        case .ping: "ping"
        case .pong: "pong"
        case .watch: "watch"
        case .other: "other"
        }
    }

    /// Whether frames of this name are counted once a seat is held (see ``SeatLink``).
    public var isNumbered: Bool {
        switch self {
        case .seat, .resume, .ping, .pong: false
        default: true
        }
    }
}
