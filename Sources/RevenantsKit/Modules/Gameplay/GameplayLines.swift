/// What the night says.
enum GameplayLines {
    /// Spoken on one speaker and captioned on all when the last fragment is held: the seed's own words.
    static let mission = Line(
        """
        To break the curse, you must find the two pieces of the ancient seal. Only when the seal is restored will the \
        monster lose its power.
        """)

    // MARK: Role reveal

    static let seer = RoleReveal(
        title: Line("You are the Seer."),
        mine: Line("You see what is hidden. Your ears hold nothing but static."),
        theirs: Line("The other hears and feels what you cannot, and is all but blind."),
        advice: Line("Talk to each other. Move slowly. There is no other way out."))
    static let listener = RoleReveal(
        title: Line("You are the Listener."),
        mine: Line("You hear and feel what is hidden. Your eyes hold nothing but a blur."),
        theirs: Line("The other sees what you cannot, and hears nothing but static."),
        advice: Line("Talk to each other. Move slowly. There is no other way out."))

    /// What a role is shown of itself.
    static func reveal(_ role: PlayerRole) -> RoleReveal? {
        switch role {
        case .unassigned: nil
        case .seer: seer
        case .listener: listener
        }
    }

    // MARK: What just happened

    static let letterLit = Line("Something pale has begun to glow.")
    static let fragment = Line("A torn piece of the letter.")
    static let ringOpened = Line("A ring of the lock turns. There is another code.")
    static let wrongCode = Line("Wrong.")
    static let lastTry = Line("Wrong. It will not bear another mistake.")
    static let firstPiece = Line("The first piece of the seal is yours.")
    static let secondPiece = Line("The second piece of the seal is yours.")
    static let clicked = Line("The mechanism clicks open.")
    static let toneLocked = Line("The tone stands still. Something has let go.")
    static let ritual = Line("A pedestal has risen. It calls you both.")
    static let onePlaced = Line("One piece lies on the stone. One is missing.")
    static let restored = Line("The seal is whole. The monster has lost its power.")
    static let countdown = Line("The house is closing. Get into the light.")
    static let candle = Line("A candle has gone out.")
    static let lastCandle = Line("One candle is left.")

    /// What the house says of a moment; `nil` where it says nothing.
    static func line(_ moment: Moment, _ role: PlayerRole) -> Line? {
        switch moment {
        case .letterLit: letterLit
        case .fragment: fragment
        case .ringOpened: ringOpened
        case .wrongCode(let triesLeft): triesLeft == 0 ? nil : triesLeft == 1 ? lastTry : wrongCode
        case .piece(let held): held >= 2 ? secondPiece : firstPiece
        case .toneMatched: role == .seer ? clicked : toneLocked
        case .ritual: ritual
        case .placed(let placed): placed >= 2 ? nil : onePlaced
        case .restored: restored
        case .countdown: countdown
        case .scare(let cause): scare(cause)
        case .candle(let left): left == 1 ? lastCandle : candle
        case .rolesSplit, .objective, .mission, .digit, .calm, .heard, .cue, .refused: nil
        }
    }

    /// Why the senses are gone.
    static func scare(_ cause: ScareCause) -> Line {
        switch cause {
        case .code: Line("The lock bites. You see and hear nothing.")
        case .decoy: Line("That was not a voice to answer. You see and hear nothing.")
        case .revenant: Line("It has touched you. You see and hear nothing.")
        }
    }

    /// Why a claim did not hold. Dark and far have one line, so that a hand cannot probe a wall.
    static func refusal(_ reason: Refusal) -> Line {
        switch reason {
        case .outOfReach: Line("Nothing answers your hand.")
        case .wrongRole: Line("That is for the other's hands.")
        case .notNow: Line("Not now.")
        case .paused: Line("The lights are on. Nothing moves.")
        case .scare: Line("You cannot see or hear. Wait.")
        case .malformed: Line("That was not understood.")
        }
    }
}
