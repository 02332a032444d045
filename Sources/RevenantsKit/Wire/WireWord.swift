/// A choice that a payload spells as a word.
protocol WireWord: CaseIterable {
    /// The word.
    var word: StaticString { get }
}

extension PlayerRole: WireWord {
    var word: StaticString {
        switch self {
        case .unassigned: "unassigned"
        case .seer: "seer"
        case .listener: "listener"
        }
    }
}

extension ScanSource: WireWord {
    /// The source as the wire spells it.
    public var word: StaticString {
        switch self {
        case .scan: "scan"
        case .upload: "upload"
        case .sample: "sample"
        }
    }
}

extension ScareCause: WireWord {
    /// The cause as the wire spells it.
    public var word: StaticString {
        switch self {
        case .code: "code"
        case .decoy: "decoy"
        case .revenant: "revenant"
        }
    }
}

extension NightResult: WireWord {
    /// The result as the wire spells it.
    public var word: StaticString {
        switch self {
        case .escaped: "escaped"
        case .claimed: "claimed"
        case .abandoned: "abandoned"
        }
    }
}

extension Refusal: WireWord {
    /// The reason as the wire spells it.
    public var word: StaticString {
        switch self {
        case .outOfReach: "out_of_reach"
        case .wrongRole: "wrong_role"
        case .notNow: "not_now"
        case .paused: "paused"
        case .scare: "scare"
        case .malformed: "malformed"
        }
    }
}

/// Whether a code of the lock was the right one.
enum Verdict: WireWord {
    case wrong, right

    var word: StaticString { self == .right ? "right" : "wrong" }
}

/// Which role the Host took.
enum HostRole: WireWord {
    case seer, listener

    var word: StaticString { self == .seer ? "host_is_seer" : "host_is_listener" }
    var role: PlayerRole { self == .seer ? .seer : .listener }
}

/// A device's abilities, one word each.
enum AbilityWord: WireWord {
    case lidar, ar, vibration, headphones

    var word: StaticString {
        switch self {
        case .lidar: "lidar"
        case .ar: "ar"
        case .vibration: "vibration"
        case .headphones: "headphones"
        }
    }

    var ability: Abilities {
        switch self {
        case .lidar: .lidar
        case .ar: .ar
        case .vibration: .vibration
        case .headphones: .headphones
        }
    }
}

/// A player's needs, one word each.
enum NeedWord: WireWord {
    case deaf, blind, moreTime

    var word: StaticString {
        switch self {
        case .deaf: "deaf"
        case .blind: "blind"
        case .moreTime: "more_time"
        }
    }

    var need: Needs {
        switch self {
        case .deaf: .deaf
        case .blind: .blind
        case .moreTime: .moreTime
        }
    }
}
