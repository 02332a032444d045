/// What the talk pad's keys say.
enum PhraseLines {
    /// A phrase in words; `nil` for digits, which are said one by one.
    static func line(_ phrase: Phrase) -> Line? {
        switch phrase {
        case .here: Line("Here.")
        case .left: Line("Left.")
        case .right: Line("Right.")
        case .wait: Line("Wait.")
        case .come: Line("Come to me.")
        case .run: Line("Run!")
        case .yes: Line("Yes.")
        case .no: Line("No.")
        case .digits: nil
        }
    }
}

extension Utterance {
    /// What is shown, and what is spoken aloud: UTF-8. Digits stand apart, so that each is read for itself.
    public var text: [UInt8] {
        switch self {
        case .line(let line): line.bytes
        case .digit(let digit): [UInt8(ascii: "0") + digit % 10]
        case .phrase(.digits(let digits)): Self.spaced(digits)
        case .phrase(let phrase): PhraseLines.line(phrase)?.bytes ?? []
        }
    }

    private static func spaced(_ digits: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        for digit in digits {
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text.append(UInt8(ascii: "0") + digit % 10)
        }
        return text
    }
}
