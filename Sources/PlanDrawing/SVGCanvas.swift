/// Writes SVG elements one after another. Numbers are in pixels and kept to a tenth; text is escaped.
struct SVGCanvas {
    private(set) var text = ""

    /// A number to a tenth, without a trailing ".0"; 0 for what is no number.
    static func number(_ value: Float) -> String {
        guard value.magnitude < 1e7 else { return "0" }
        let tenths = Int((value * 10).rounded(.toNearestOrEven))
        let (whole, tenth) = (tenths.magnitude / 10, tenths.magnitude % 10)
        return (tenths < 0 ? "-" : "") + "\(whole)" + (tenth == 0 ? "" : ".\(tenth)")
    }

    /// Text with the five characters of XML escaped, and without control characters, which XML cannot hold.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Adds a line of markup as it is.
    mutating func add(_ markup: String) { text += markup + "\n" }

    /// Adds an element: its name and class, and its attributes' names and values in turn.
    mutating func element(_ name: String, _ style: String, _ attributes: KeyValuePairs<String, String>) {
        text += "<\(name) class=\"\(style)\""
        for (key, value) in attributes { text += " \(key)=\"\(value)\"" }
        text += "/>\n"
    }

    mutating func line(_ style: String, _ a: Point, _ b: Point) {
        element(
            "line", style,
            [
                "x1": Self.number(a.x), "y1": Self.number(a.y), "x2": Self.number(b.x), "y2": Self.number(b.y),
            ])
    }

    mutating func circle(_ style: String, _ center: Point, _ radius: Float) {
        element(
            "circle", style, ["cx": Self.number(center.x), "cy": Self.number(center.y), "r": Self.number(radius)])
    }

    mutating func path(_ style: String, _ data: String) { element("path", style, ["d": data]) }

    /// Adds a line of text; its anchor is the middle of its base line unless the style says otherwise.
    mutating func label(_ style: String, _ place: Point, _ string: String, size: Float? = nil, turned: Bool = false) {
        text += "<text class=\"\(style)\" x=\"\(Self.number(place.x))\" y=\"\(Self.number(place.y))\""
        if let size { text += " font-size=\"\(Self.number(size))\"" }
        if turned { text += " transform=\"rotate(-90 \(Self.number(place.x)) \(Self.number(place.y)))\"" }
        text += ">\(Self.escaped(string))</text>\n"
    }

    /// A closed outline through the points.
    static func outline(_ points: [Point]) -> String {
        points.enumerated().map { ($0.offset == 0 ? "M" : "L") + pair($0.element) }.joined() + "Z"
    }

    static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
}

/// A place on the page, in pixels, Y down.
struct Point: Equatable {
    var x: Float
    var y: Float

    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
    static func * (point: Point, factor: Float) -> Point { Point(x: point.x * factor, y: point.y * factor) }

    var length: Float { (x * x + y * y).squareRoot() }
}
