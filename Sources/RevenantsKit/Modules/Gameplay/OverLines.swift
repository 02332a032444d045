/// What the end says.
enum OverLines {
    /// How it ended.
    static func title(_ result: NightResult) -> Line {
        switch result {
        case .escaped: Line("You are out.")
        case .claimed: Line("You are part of the house now.")
        case .abandoned: Line("The night was left unfinished.")
        }
    }

    /// One line below it.
    static func line(_ result: NightResult) -> Line {
        switch result {
        case .escaped: Line("The door was never locked. You only had to trust the voice beside you.")
        case .claimed: Line("There are two more on the rug. Somebody will come and touch them.")
        case .abandoned: Line("One of you went away. The doll is still sitting there.")
        }
    }
}
