import RevenantsKit

/// What the two players perceive and where the Revenant is, at one moment: what no event of the wire says.
struct Glimpse: Equatable, Sendable {
    /// Seconds since the session began.
    var seconds: Double
    /// What the Seer's device shows, sounds and shakes.
    var seer: [Percept] = []
    /// The same of the Listener's.
    var listener: [Percept] = []
    /// The Revenant, once it is awake.
    var revenant: Shadow?

    /// The Revenant as seen from above.
    struct Shadow: Equatable, Sendable {
        /// What it is doing.
        var mood: Revenant.Mood
        /// The metres between it and the Seer, and it and the Listener; `nil` while the player's place is not known.
        var toSeer: Float?
        var toListener: Float?

        /// The metres to whoever is nearer.
        var nearest: Float? {
            switch (toSeer, toListener) {
            case (let one?, let other?): min(one, other)
            case (let one, let other): one ?? other
            }
        }
    }
}
