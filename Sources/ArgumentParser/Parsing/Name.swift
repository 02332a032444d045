/// A name as it is spelt on the command line.
struct Name: Hashable {
    enum Dashes: Hashable {
        case two
        case one
        case short(joined: Bool)
    }

    var text: String
    var dashes: Dashes

    var isShort: Bool {
        if case .short = dashes { true } else { false }
    }

    var allowsJoinedValue: Bool {
        dashes == .short(joined: true)
    }

    var spelling: String {
        dashes == .two ? "--\(text)" : "-\(text)"
    }

    static func long(_ text: String) -> Name {
        Name(text: text, dashes: .two)
    }

    static func short(_ text: String) -> Name {
        Name(text: text, dashes: .short(joined: false))
    }
}

extension [Name] {
    /// The name that stands for all of them in a usage line.
    var preferred: Name? {
        first { !$0.isShort } ?? first
    }

    /// Short names first, as help lists them.
    var shortFirst: [Name] {
        filter(\.isShort) + filter { !$0.isShort }
    }
}

extension String {
    /// `dryRunHTTP2` as `dry-run-http2`.
    var kebabCased: String {
        let characters = Array(self)
        var result = ""
        for (index, character) in characters.enumerated() {
            if character == "_" {
                if !result.isEmpty { result += "-" }
                continue
            }
            if character.isUppercase, index > 0, characters[index - 1] != "_" {
                let afterLower = !characters[index - 1].isUppercase
                let beforeLower = index + 1 < characters.count && characters[index + 1].isLowercase
                if afterLower || beforeLower { result += "-" }
            }
            result += character.lowercased()
        }
        return result
    }
}
