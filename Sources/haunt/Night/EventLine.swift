import RevenantsKit

/// One JSON object on a line, its keys in the order in which they are added.
struct EventLine: Equatable, Sendable {
    private var body: String

    /// The line of an event: when, what, to whom.
    init(_ seconds: Double, _ event: String, to: String) {
        body = "{\"t\":" + Self.decimal(seconds, places: 2)
        add("event", event)
        add("to", to)
    }

    /// The line.
    var text: String { body + "}" }

    mutating func add(_ key: String, _ value: String) { body += ",\"\(key)\":" + Self.quoted(value) }
    mutating func add(_ key: String, _ word: StaticString) { add(key, "\(word)") }
    mutating func add(_ key: String, _ value: some BinaryInteger) { body += ",\"\(key)\":\(value)" }
    mutating func add(_ key: String, _ value: Bool) { body += ",\"\(key)\":\(value)" }
    /// A number with at most three places: a millimetre, a millisecond.
    mutating func add(_ key: String, _ value: Float) { body += ",\"\(key)\":" + Self.decimal(Double(value), places: 3) }
    /// A value that is JSON already.
    mutating func add(_ key: String, json: String) { body += ",\"\(key)\":" + json }

    /// A number without an exponent and without superfluous zeros; what is not finite is null.
    static func decimal(_ value: Double, places: Int) -> String {
        guard value.isFinite, value.magnitude < 1e12 else { return "null" }
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let whole = Int((value * scale).rounded(.toNearestOrEven))
        let (integer, fraction) = (whole.magnitude / UInt(scale), whole.magnitude % UInt(scale))
        let sign = whole < 0 ? "-" : ""
        if fraction == 0 { return "\(sign)\(integer)" }
        var digits = String(fraction)
        digits = String(repeating: "0", count: places - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(sign)\(integer).\(digits)"
    }

    /// A string in quotes, as the wire writes it.
    static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        NetworkEventWriter.appendText([UInt8](text.utf8), to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
