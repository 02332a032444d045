/// Who sees and who listens.
public enum RoleDraw {
    /// How strongly a player asks for a role.
    private enum Claim: UInt8 {
        case none, wish, need
    }

    /// Whether the first of two players becomes the Seer.
    ///
    /// 1. A need is a claim to a role: a deaf player's to the Seer, a blind player's to the Listener. (One who is both deaf and blind claims the
    ///    Listener: only its nights can be felt.) A wish is a weaker claim, and counts where the player has no need.
    /// 2. One claim alone, or two for different roles, are granted.
    /// 3. Of two claims for the same role the stronger is granted.
    /// 4. Of two as strong, the player whose phone alone can vibrate listens.
    /// 5. Else `coin` decides: no claims, or a tie of like phones.
    public static func hostIsSeer(first: Hello, second: Hello, coin: Bool) -> Bool {
        let (one, two) = (claim(of: first), claim(of: second))
        if one.role != two.role || one.role == .unassigned {
            if one.role != .unassigned { return one.role == .seer }
            if two.role != .unassigned { return two.role == .listener }
            return coin
        }
        if one.strength != two.strength {
            let isFirstGranted = one.strength.rawValue > two.strength.rawValue
            return (one.role == .seer) == isFirstGranted
        }
        let (oneVibrates, twoVibrates) = (
            first.abilities.contains(.vibration), second.abilities.contains(.vibration)
        )
        return oneVibrates == twoVibrates ? coin : twoVibrates
    }

    /// Whether the first of two players becomes the Seer, with the coin drawn from `stream`. The coin is always drawn, so that what comes
    /// later does not depend on the wishes.
    public static func hostIsSeer(first: Hello, second: Hello, stream: inout ChanceStream) -> Bool {
        hostIsSeer(first: first, second: second, coin: coin(from: &stream))
    }

    /// The coin for two players without wishes: whether the first sees.
    public static func coin(from stream: inout ChanceStream) -> Bool { stream.below(2) == 0 }

    private static func claim(of player: Hello) -> (role: PlayerRole, strength: Claim) {
        if player.needs.contains(.blind) { return (.listener, .need) }
        if player.needs.contains(.deaf) { return (.seer, .need) }
        return (player.wish, player.wish == .unassigned ? .none : .wish)
    }
}
