/// What the seance and the curse say.
enum SeanceLines {
    static let merge = Line("Look at the same things as the other, until your worlds are one.")
    static let wait = Line("Something is about to sit down on the rug.")
    static let approach = Line("There is a doll that was not there before. Go to it.")
    static let touch = Line("Touch it, both of you.")
    static let theirHand = Line("The other's hand is on the doll. Lay yours beside it.")
    static let holdOn = Line("Your hand is on the doll. It waits for the other's.")
    static let tooFar = Line("It is too far away. Go nearer.")
    static let curse = Line("It has opened its eyes.")
}
