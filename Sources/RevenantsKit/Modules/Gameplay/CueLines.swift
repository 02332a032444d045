/// What the cues say.
enum CueLines {
    /// An advice in words.
    static func line(_ advice: Advice) -> Line {
        switch advice {
        case .pulseAhead: Line("The pulse is stronger ahead of you.")
        case .pulseLeft: Line("The pulse is stronger to your left.")
        case .pulseRight: Line("The pulse is stronger to your right.")
        case .pulseBehind: Line("The pulse is stronger behind you.")
        case .whisperAhead: Line("The whisper is clearer ahead of you.")
        case .whisperLeft: Line("The whisper is clearer to your left.")
        case .whisperRight: Line("The whisper is clearer to your right.")
        case .whisperBehind: Line("The whisper is clearer behind you.")
        case .glowAhead: Line("Something glows ahead of you.")
        case .glowLeft: Line("Something glows to your left.")
        case .glowRight: Line("Something glows to your right.")
        case .glowBehind: Line("Something glows behind you.")
        case .humAhead: Line("The hum comes from ahead of you.")
        case .humLeft: Line("The hum comes from your left.")
        case .humRight: Line("The hum comes from your right.")
        case .humBehind: Line("The hum comes from behind you.")
        case .standAndCall: Line("Stand where the pulse is sharpest for a moment. Then call the other.")
        case .keepByListener: Line("You cannot find it alone. Ask what the other feels, and follow.")
        case .touchPage: Line("A pale page is lit. It can be touched from one step away.")
        case .followFootprints: Line("There is blood on the floor. It leads somewhere.")
        case .askForDigits: Line("The lock takes four digits. The other can hear them.")
        case .sayDigits: Line("You hold the code. The other holds the lock.")
        case .sayNumberHoldPin: Line("Say the number. Then hold the pin at the lock until it clicks.")
        case .askForNumber: Line("Only the other can see the number. Ask, and turn the dial slowly.")
        case .holdPiece: Line("Hold a piece down on the pedestal for three seconds.")
        case .keepHum: Line("The hum drifts. Follow it with the dial, and stay by the pedestal.")
        }
    }
}
