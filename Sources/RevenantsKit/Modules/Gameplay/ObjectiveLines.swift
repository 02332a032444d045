/// The one line of what to do, for each role and part.
enum ObjectiveLines {
    /// An objective in words.
    static func line(_ objective: Objective) -> Line {
        switch objective {
        case .wait: Line("Be still. The house is thinking.")
        case .followPulse: Line("Walk where the pulse grows stronger.")
        case .stayAtLetter: Line("It is here. Stand still, and call the other.")
        case .keepByListener: Line("Keep by the other. What they find will show itself to you.")
        case .touchLetter: Line("A pale page hangs on the wall. Go to it and touch it.")
        case .followFootprints: Line("Follow the bloody footprints to the lock.")
        case .enterCode: Line("Ask for the four digits, and turn them into the lock.")
        case .followWhisper: Line("Walk toward the whisper. Say every digit you hear.")
        case .sayDigits: Line("Those are all four. Say them to the other.")
        case .findNumber: Line("A number glows on a wall. Find it and say it.")
        case .holdPin: Line("Go back to the lock and hold its pin while the other tunes.")
        case .tuneDial: Line("Ask for the number. Turn the dial until it rings clear, and leave it there.")
        case .placePieces: Line("Go to the pedestal. Hold each piece down for three seconds.")
        case .followHum: Line("Follow the hum to the pedestal.")
        case .keepHum: Line("Keep the hum clear while the other lays the pieces.")
        case .reachZone: Line("Get into the light, both of you.")
        }
    }
}
