/// How a flag that can be set to true and to false is spelt.
public struct FlagInversion: Hashable, Sendable {
    enum Style: Hashable, Sendable {
        case no, enableDisable
    }

    let style: Style

    /// `--sound` and `--no-sound`.
    public static var prefixedNo: Self { Self(style: .no) }
    /// `--enable-sound` and `--disable-sound`.
    public static var prefixedEnableDisable: Self { Self(style: .enableDisable) }

    /// The names that set the flag to true and to false. Short names only ever set it to true.
    func names(_ specification: NameSpecification, for property: String) -> (on: [Name], off: [Name]) {
        let names = specification.names(for: property)
        let long = names.filter { !$0.isShort }
        func prefixed(_ prefix: String) -> [Name] {
            long.map { Name(text: "\(prefix)-\($0.text)", dashes: $0.dashes) }
        }
        switch style {
        case .no: return (names, prefixed("no"))
        case .enableDisable: return (names.filter(\.isShort) + prefixed("enable"), prefixed("disable"))
        }
    }
}

/// What happens when two flags of one property are given.
public struct FlagExclusivity: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
        case exclusive, first, last
    }

    let rule: Rule

    /// An error.
    public static var exclusive: Self { Self(rule: .exclusive) }
    /// The first wins.
    public static var chooseFirst: Self { Self(rule: .first) }
    /// The last wins.
    public static var chooseLast: Self { Self(rule: .last) }
}
