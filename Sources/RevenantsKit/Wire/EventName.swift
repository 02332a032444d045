/// The wire names of the events, as a byte-sized enum so that no `String` is compared at run time.
public enum EventName: UInt8, Equatable, Sendable, CaseIterable {
    case hello, seat, resume, room, lobby, ready, startScanning, beginSeance, dollSpawn, dollTouched, roleAssignment
    case letterSpawn, letterCollected, missionRevealed, seal1Spawn, emitterSpawn, clueDigit, codeEntered, codeResult
    case scare, sealCollected, glyphSpawn, dialOpen, dial, tune, pin, frequencyMatched, ritualBegin, sealPlaced
    case sensesRestored, escapeCountdown, revenant, print, candle, say, hint, nightOver, pause, peerLost, peerBack
    case refused, state, ping, pong
    /// A type that this version does not know.
    case other
}
