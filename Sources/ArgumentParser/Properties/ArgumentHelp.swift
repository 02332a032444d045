/// What the help says of an argument.
public struct ArgumentHelp: Sendable, ExpressibleByStringInterpolation {
    /// A sentence, set beside the argument's name.
    public var abstract: String
    /// More text, set below the abstract.
    public var discussion: String
    /// The word in angle brackets that stands for the value; the property's own name when nil.
    public var valueName: String?
    /// Where the argument is shown.
    public var visibility: ArgumentVisibility

    /// Help of one or more parts.
    public init(
        _ abstract: String = "", discussion: String = "", valueName: String? = nil,
        visibility: ArgumentVisibility = .default
    ) {
        self.abstract = abstract
        self.discussion = discussion
        self.valueName = valueName
        self.visibility = visibility
    }

    /// Help that is only an abstract.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The argument appears in extended help only.
    public static var hidden: ArgumentHelp { ArgumentHelp(visibility: .hidden) }

    /// The argument never appears.
    public static var `private`: ArgumentHelp { ArgumentHelp(visibility: .private) }
}
