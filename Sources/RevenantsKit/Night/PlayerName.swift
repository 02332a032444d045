/// Holds a player's name to a length that fits every screen and frame.
enum PlayerName {
    /// The most bytes of a name, UTF-8.
    static var limit: Int { 48 }

    /// The name's first ``limit`` bytes, cut between two characters' encodings.
    static func held(_ name: [UInt8]) -> [UInt8] {
        guard name.count > limit else { return name }
        var end = limit
        // 10xxxxxx goes on with the character before it (RFC 3629, section 3).
        while end > 0, name[end] & 0xC0 == 0x80 { end -= 1 }
        return Array(name[..<end])
    }
}
