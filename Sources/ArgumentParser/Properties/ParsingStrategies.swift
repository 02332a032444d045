/// Where an option finds its value.
enum ParsingStrategy: Hashable, Sendable {
    case next, unconditional, scanningForValue
    case upToNextOption, remaining
    case allUnrecognized, postTerminator, captureForPassthrough
}

/// How an option that takes one value finds it.
public struct SingleValueParsingStrategy: Hashable, Sendable {
    let strategy: ParsingStrategy

    /// The next word, which must not look like an option.
    public static var next: Self { Self(strategy: .next) }
    /// The next word, whatever it looks like.
    public static var unconditional: Self { Self(strategy: .unconditional) }
    /// The next word that does not look like an option, wherever it is.
    public static var scanningForValue: Self { Self(strategy: .scanningForValue) }
}

/// How an option that takes several values finds them.
public struct ArrayParsingStrategy: Hashable, Sendable {
    let strategy: ParsingStrategy

    /// One value each time the option is named.
    public static var singleValue: Self { Self(strategy: .next) }
    /// One value each time, whatever it looks like.
    public static var unconditionalSingleValue: Self { Self(strategy: .unconditional) }
    /// All words up to the next option.
    public static var upToNextOption: Self { Self(strategy: .upToNextOption) }
    /// All words that are left, whatever they look like.
    public static var remaining: Self { Self(strategy: .remaining) }
}

/// How an argument without a name that takes several values finds them.
public struct ArgumentArrayParsingStrategy: Hashable, Sendable {
    let strategy: ParsingStrategy

    /// All words that nothing else takes and that do not look like options.
    public static var remaining: Self { Self(strategy: .remaining) }
    /// All words that nothing else takes, unknown options among them.
    public static var allUnrecognized: Self { Self(strategy: .allUnrecognized) }
    /// Only the words after `--`.
    public static var postTerminator: Self { Self(strategy: .postTerminator) }
    /// Everything from the first word that nothing else takes, untouched.
    public static var captureForPassthrough: Self { Self(strategy: .captureForPassthrough) }
}
