/// One word of the command line.
struct Word {
    enum Form: Equatable {
        /// `value`, a lone `-`, or a negative number.
        case value
        /// `--name` or `--name=value`.
        case long(String, value: String?)
        /// `-abc` or `-abc=value`: a long name with a single dash, or letters of which some may have been used.
        case dashed(letters: String, value: String?)
        /// `--`
        case terminator
    }

    var form: Form
    var text: String
    var isAfterTerminator = false

    var isValue: Bool { form == .value }
}

extension [Word] {
    /// Words as written; all that follows `--` is a value.
    init(_ arguments: [String]) {
        self.init()
        reserveCapacity(arguments.count)
        var terminated = false
        for text in arguments {
            if terminated {
                append(Word(form: .value, text: text, isAfterTerminator: true))
            } else {
                append(Word(form: Word.Form(text), text: text))
                terminated = text == "--"
            }
        }
    }
}

extension Word.Form {
    init(_ text: String) {
        if text == "--" {
            self = .terminator
        } else if text.hasPrefix("--") {
            let (name, value) = text.dropFirst(2).splitAtEquals
            self = .long(name, value: value)
        } else if text.hasPrefix("-"), text.count > 1, !text.isNegativeNumber {
            let (letters, value) = text.dropFirst().splitAtEquals
            self = .dashed(letters: letters, value: value)
        } else {
            self = .value
        }
    }
}

extension Substring {
    /// `name=value` as its two halves.
    var splitAtEquals: (String, String?) {
        guard let equals = firstIndex(of: "=") else { return (String(self), nil) }
        return (String(self[..<equals]), String(self[index(after: equals)...]))
    }
}

extension String {
    /// Whether the text is a number below zero, so that `-1.5` needs no `--` before it.
    var isNegativeNumber: Bool {
        let digits = dropFirst()
        guard hasPrefix("-"), let first = digits.first, first.isASCIIDigit || first == "." else { return false }
        return Double(self) != nil
    }
}

extension Character {
    var isASCIIDigit: Bool { self >= "0" && self <= "9" }
}
