import LULLKit

extension EyeChange {
    /// The change as one JSON object, on one line.
    var json: String {
        let look = display.look
        return """
            {"t":\(Prose.number(seconds)),"phase":"\(phase.name)",\
            "line":\(Self.quoted(display.line?.text)),"voice":\(Self.quoted(display.line?.voice.name.string)),\
            "look":{"saturation":\(Prose.number(look.saturation)),"opacity":\(Prose.number(look.opacity)),\
            "blur":\(Prose.number(look.blur)),"vignette":\(Prose.number(look.vignette)),\
            "grain":\(Prose.number(look.grain)),"still":\(look.isStill)}}
            """
    }

    /// The kit's words are plain ASCII (`Words`), so these are all the escapes that can be needed.
    private static func quoted(_ text: String?) -> String {
        guard let text else { return "null" }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
