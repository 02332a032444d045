/// Text under way, as bytes: the kit has no `String`, whose tables would be most of the browser core.
struct WireText {
    var bytes: [UInt8] = []

    /// Adds words, a number, and words.
    mutating func add(_ before: StaticString, _ number: UInt64, _ after: StaticString) {
        bytes.append(before)
        WireNumber.append(number, to: &bytes)
        bytes.append(after)
    }
}
