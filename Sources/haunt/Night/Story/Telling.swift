/// The story's words that do not depend on the night: numbers, sides, distances, and which variant of a line comes next.
enum Telling {
    /// A small number as a word.
    static func number(_ value: Int) -> String {
        let words = [
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        return words.indices.contains(value) ? words[value] : "\(value)"
    }

    /// The same at the start of a sentence.
    static func capital(_ value: Int) -> String {
        let word = number(value)
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Digits as a voice says them.
    static func spoken(_ digits: [UInt8]) -> String {
        let words = ["zero"] + (1...9).map { number($0) }
        let said = digits.map { words.indices.contains(Int($0)) ? words[Int($0)] : "?" }.joined(separator: ", ")
        return said.prefix(1).uppercased() + said.dropFirst()
    }

    /// Digits as an eye reads them.
    static func written(_ digits: [UInt8]) -> String { digits.map { String($0) }.joined() }

    /// Where a sound comes from, by its angle from the heading (positive to the right).
    static func side(_ azimuth: Float) -> String {
        let eighth = Float.pi / 4
        if azimuth.magnitude <= eighth { return "ahead" }
        if azimuth.magnitude >= 3 * eighth { return "behind" }
        return azimuth < 0 ? "to the left" : "to the right"
    }

    /// A time as one says it.
    static func duration(_ seconds: Float) -> String {
        let whole = Int(min(max(seconds, 0), 1e6).rounded(.down))
        let (minutes, rest) = (whole / 60, whole % 60)
        let inSeconds = "\(rest) second\(rest == 1 ? "" : "s")"
        guard minutes > 0 else { return inSeconds }
        return "\(minutes) minute\(minutes == 1 ? "" : "s")" + (rest == 0 ? "" : " and \(inSeconds)")
    }
}

/// Lines that take turns, so that what happens often does not read the same: by count, never by chance.
struct Turns: Equatable, Sendable {
    private var next = 0

    /// The line whose turn it is. The last of them stays when `staying` is set, else they begin anew.
    mutating func take(_ lines: [String], staying: Bool = false) -> String {
        defer { next += 1 }
        return staying ? lines[min(next, lines.count - 1)] : lines[next % lines.count]
    }
}
