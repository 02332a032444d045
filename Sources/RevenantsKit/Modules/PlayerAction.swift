/// Everything that a player can do but walk and turn, which is the AR service's part.
public enum PlayerAction: Equatable, Sendable {
    /// Lobby: become a Host and wait for a guest (a phone with LiDAR).
    case host(Hello)
    /// Lobby: ask a Host for a seat.
    case join(Hello)
    /// Lobby: say that one is ready, or not.
    case ready(Bool)
    /// Scanning, on a Host that scans: what the survey said of the scan.
    case surveyed(ScanVerdict)
    /// Seance: lay a hand on the doll, within 1.5 m.
    case touchDoll
    /// Gameplay: close the role reveal.
    case dismissReveal
    /// Gameplay, Seer: touch the letter, within 1.0 m.
    case tapLetter
    /// Gameplay, Seer: four digits into the lock, within 1.0 m.
    case enterCode([UInt8])
    /// Gameplay, Listener: turn the dial to so many hertz.
    case turnDial(Float)
    /// Gameplay, Seer: press (`true`, within 1.0 m) or let go the lock's pin; in the ritual, lay or lift a piece.
    case pin(Bool)
    /// Gameplay: a key of the talk pad.
    case say(Phrase)
    /// Gameplay: "lights on" (`true`), for both, and back.
    case pause(Bool)
    /// Over: back to the lobby.
    case backToLobby
}

/// What the survey said of a Host's scan.
public enum ScanVerdict: Equatable, Sendable {
    /// The room can be played.
    case accepted
    /// It cannot: why, and what to do, UTF-8.
    case refused(reason: [UInt8], hint: [UInt8])
}
