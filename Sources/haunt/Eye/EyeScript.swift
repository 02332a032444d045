import LULLKit

/// A sitting written down: `begin yes 40s 31s close`.
struct EyeScript: Equatable, Sendable {
    /// A word of a script.
    enum Step: Equatable, Sendable {
        case deed(EyeDeed)
        /// Time passes, in ticks of half a second.
        case wait(ticks: Int)
    }

    /// What happens, in order.
    var steps: [Step]

    /// Ticks of the sitting's clock in a second.
    static let ticksPerSecond = 2
    /// The longest that all waits together can be, in seconds: a day.
    static let longestWait = 86_400

    /// A script of these steps.
    init(steps: [Step]) {
        self.steps = steps
    }

    /// Reads a script: words between spaces.
    init(_ text: String) throws(EyeScriptError) {
        steps = []
        var left = Self.longestWait
        for (index, word) in text.split(whereSeparator: \.isWhitespace).enumerated() {
            if let deed = Self.deed(word) {
                steps.append(.deed(deed))
            } else if let seconds = Self.seconds(word), seconds <= left {
                left -= seconds
                steps.append(.wait(ticks: seconds * Self.ticksPerSecond))
            } else {
                throw EyeScriptError(word: String(word), position: index + 1)
            }
        }
    }

    /// A sitting from the question to a close some lines after the eye has woken.
    static func wholeSitting(calm: Double, noticing: Double) -> EyeScript {
        let seconds = Int((calm + noticing).rounded(.up)) + 4 * Int(Atmosphere.beatSeconds) - 1
        return EyeScript(steps: [.deed(.begin), .deed(.yes), .wait(ticks: seconds * ticksPerSecond), .deed(.close)])
    }

    private static func deed(_ word: Substring) -> EyeDeed? {
        switch word {
        case "begin": .begin
        case "yes": .yes
        case "no": .no
        case "blocked": .blocked
        case "close": .close
        case "panic": .panic
        case "revoke": .revoke
        default: nil
        }
    }

    private static func seconds(_ word: Substring) -> Int? {
        let digits = word.dropLast()
        guard word.last == "s", !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        return Int(digits)
    }
}

/// A word that no script has.
struct EyeScriptError: Error, Equatable, CustomStringConvertible {
    /// The word.
    var word: String
    /// Which word of the script it is, from 1.
    var position: Int

    var description: String {
        """
        Word \(position) of the script, "\(word)", cannot be played. Right are: begin, yes, no, blocked, close, panic, \
        revoke, and waits in whole seconds such as 40s (all waits together at most \(EyeScript.longestWait)s).
        """
    }
}
