extension Event {
    /// The event's name on the wire.
    public var name: EventName {
        switch self {
        case .hello: .hello
        case .seat: .seat
        case .resume: .resume
        case .room: .room
        case .lobby: .lobby
        case .ready: .ready
        case .startScanning: .startScanning
        case .beginSeance: .beginSeance
        case .dollSpawn: .dollSpawn
        case .dollTouched: .dollTouched
        case .roleAssignment: .roleAssignment
        case .letterSpawn: .letterSpawn
        case .letterCollected: .letterCollected
        case .missionRevealed: .missionRevealed
        case .seal1Spawn: .seal1Spawn
        case .emitterSpawn: .emitterSpawn
        case .clueDigit: .clueDigit
        case .codeEntered: .codeEntered
        case .codeResult: .codeResult
        case .scare: .scare
        case .sealCollected: .sealCollected
        case .glyphSpawn: .glyphSpawn
        case .dialOpen: .dialOpen
        case .dial: .dial
        case .tune: .tune
        case .pin: .pin
        case .frequencyMatched: .frequencyMatched
        case .ritualBegin: .ritualBegin
        case .sealPlaced: .sealPlaced
        case .sensesRestored: .sensesRestored
        case .escapeCountdown: .escapeCountdown
        case .revenant: .revenant
        case .print: .print
        case .candle: .candle
        case .say: .say
        case .hint: .hint
        case .nightOver: .nightOver
        case .pause: .pause
        case .peerLost: .peerLost
        case .peerBack: .peerBack
        case .refused: .refused
        case .state: .state
        case .ping: .ping
        case .pong: .pong
        case .watch: .watch
        case .other: .other
        }
    }
}
