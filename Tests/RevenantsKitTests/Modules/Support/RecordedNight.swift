import RevenantsKit

/// What a Host says to one seat in a whole night, in order, with every fact a role may know.
enum RecordedNight {
    static func events(for role: PlayerRole) -> [Event] {
        Stage.opening(role) + (role == .seer ? seer : listener)
    }

    static let seer: [Event] = [
        .letterSpawn(Stage.letter), .letterCollected(1), .letterSpawn(Stage.nextLetter), .letterCollected(2),
        .letterSpawn(Stage.letter), .letterCollected(3), .missionRevealed, .say(.here), .hint(0),
        .seal1Spawn(Stage.lock, bend: -0.25), .print(FloorPoint(1, 1), yaw: 0),
        .codeResult(ring: 1, isRight: false, triesLeft: 2), .codeResult(ring: 1, isRight: true, triesLeft: 3),
        .refused(.codeEntered, .outOfReach), .codeResult(ring: 2, isRight: true, triesLeft: 3),
        .print(FloorPoint(1, 1.42), yaw: 0), .candle(2), .codeResult(ring: 3, isRight: true, triesLeft: 3),
        .sealCollected(1), .glyphSpawn(tone: 1, Stage.glyph, hertz: 440), .pin(true), .pin(false), .frequencyMatched,
        .glyphSpawn(tone: 2, Stage.glyph, hertz: 262), .pin(true), .pin(false), .frequencyMatched,
        .glyphSpawn(tone: 3, Stage.glyph, hertz: 659), .pin(true), .pin(false), .frequencyMatched, .sealCollected(2),
        .ritualBegin(Stage.pedestal), .pin(true), .pin(false), .sealPlaced(1), .pin(true), .pin(false), .sealPlaced(2),
        .sensesRestored, .escapeCountdown(seconds: 14, zone: Stage.zone, radius: 0.8),
    ]

    static let listener: [Event] = [
        .letterSpawn(Stage.letter), .letterCollected(1), .letterSpawn(Stage.nextLetter), .letterCollected(2),
        .letterSpawn(Stage.letter), .letterCollected(3), .missionRevealed, .revenant(FloorPoint(2.5, 2)), .say(.come),
        .emitterSpawn(Stage.whisper), .clueDigit(ring: 1, digits: []), .clueDigit(ring: 1, digits: [4, 7]),
        .clueDigit(ring: 1, digits: [4, 7, 1, 9]), .emitterSpawn(Stage.pedestal), .clueDigit(ring: 2, digits: []),
        .revenant(FloorPoint(2, 2)), .candle(2), .clueDigit(ring: 2, digits: [0, 0, 0, 0]),
        .emitterSpawn(Stage.whisper), .clueDigit(ring: 3, digits: []), .clueDigit(ring: 3, digits: [1]),
        .sealCollected(1), .dialOpen(tone: 1, low: 100, high: 1000), .tune(40), .tune(96), .frequencyMatched,
        .dialOpen(tone: 2, low: 100, high: 1000), .tune(12), .frequencyMatched,
        .dialOpen(tone: 3, low: 100, high: 1000), .frequencyMatched, .sealCollected(2), .ritualBegin(Stage.pedestal),
        .dialOpen(tone: 4, low: 100, high: 1000), .tune(70), .sealPlaced(1), .sealPlaced(2), .sensesRestored,
        .escapeCountdown(seconds: 14, zone: Stage.zone, radius: 0.8),
    ]
}
