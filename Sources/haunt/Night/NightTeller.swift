import RevenantsKit

/// The two ways in which a night is told.
enum NightTeller: Equatable, Sendable {
    case story(NightStory)
    case json(NightJSON)

    /// What is known before the night.
    struct Opening: Equatable, Sendable {
        var seed: UInt64
        var length: NightLength
        /// "careful" or "reckless".
        var manner: String
        /// The room's file, or what the sample is called.
        var roomName: String
        /// One sentence about the room.
        var room: String
    }

    /// How it ended.
    struct Ending: Equatable, Sendable {
        var result: NightResult
        /// Whether a person or the system asked for the end.
        var isInterrupted = false
        /// Seconds since the session began.
        var time: Double
        /// Game time from the curse to the end.
        var seconds: Float
        var candles: Int
        var wire: WireTally
        /// The command that plays the same night again.
        var again: String
    }

    func open(_ opening: Opening) -> [String] {
        switch self {
        case .story(let story): story.open(opening)
        case .json(let json): json.open(opening)
        }
    }

    mutating func tell(_ moment: NightTable.Moment) -> [String] {
        switch self {
        case .story(var story):
            defer { self = .story(story) }
            return story.tell(moment)
        case .json(var json):
            defer { self = .json(json) }
            return json.tell(moment)
        }
    }

    mutating func end(_ ending: Ending) -> [String] {
        switch self {
        case .story(let story): return story.end(ending)
        case .json(var json):
            defer { self = .json(json) }
            return json.end(ending)
        }
    }
}
