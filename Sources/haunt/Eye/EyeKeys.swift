/// A key that a sitting understands.
enum EyeKey: Equatable, Sendable {
    case left
    case right
    case enter
    case escape
    case letter(Character)
}

extension EyeKey {
    /// The keys in what a terminal in raw mode sent; what a sitting does not understand is left out.
    ///
    /// An escape that begins a sequence is not the Escape key. Terminals send a sequence in one piece, so a lone escape at
    /// the end is the key.
    static func keys(in bytes: [UInt8]) -> [EyeKey] {
        var keys: [EyeKey] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case 0x0D, 0x0A: keys.append(.enter)
            case 0x09: keys.append(.right)
            // Ctrl-C, Ctrl-D and Ctrl-backslash mean what Escape means: away from here.
            case 0x03, 0x04, 0x1C: keys.append(.escape)
            case 0x1B:
                guard let kind = rest.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
                    keys.append(.escape)
                    continue
                }
                rest.removeFirst()
                // Parameters, then one final byte (ECMA-48, 5.4).
                let end = rest.firstIndex { (0x40...0x7E).contains($0) } ?? rest.endIndex
                switch end < rest.endIndex ? rest[end] : 0 {
                case UInt8(ascii: "C"): keys.append(.right)
                case UInt8(ascii: "D"), UInt8(ascii: "Z"): keys.append(.left)
                default: break
                }
                rest = end < rest.endIndex ? rest[(end + 1)...] : []
            case 0x20...0x7E: keys.append(.letter(Character(Unicode.Scalar(byte | 0x20))))
            default: break
            }
        }
        return keys
    }
}
