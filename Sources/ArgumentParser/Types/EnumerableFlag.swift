/// A set of flags of which one is chosen: `--careful`, `--reckless`.
public protocol EnumerableFlag: CaseIterable, Equatable, SendableMetatype {
    /// The names of one case; its own name in kebab case unless said otherwise.
    static func name(for value: Self) -> NameSpecification

    /// The help of one case.
    static func help(for value: Self) -> ArgumentHelp?
}

extension EnumerableFlag {
    /// The case's own name in kebab case.
    public static func name(for value: Self) -> NameSpecification { .long }

    /// No help of its own.
    public static func help(for value: Self) -> ArgumentHelp? { nil }
}
