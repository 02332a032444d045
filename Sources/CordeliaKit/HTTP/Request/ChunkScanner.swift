/// Reads the line before a chunk, byte by byte: its size and its extensions, which are checked and let go (RFC 9112, 7.1).
struct ChunkScanner: Equatable, Sendable {
    private enum Stage: UInt8, Equatable, Sendable {
        case size, beforeSemicolon, beforeName, name, afterName, beforeValue, token, quoted, escaped, afterQuoted,
            lineFeed
    }

    /// The size that the line gives.
    private(set) var size = 0
    private var stage = Stage.size
    private var digits = 0
    /// The bytes of extensions in this body so far.
    private var extensionBytes = 0

    /// The most digits of a size: leading zeros do not go on for ever.
    private static let mostDigits = 16

    /// Makes ready for the next line of the same body.
    mutating func nextLine() {
        stage = .size
        size = 0
        digits = 0
    }

    /// Reads the next byte of the line; true when it was the last.
    mutating func take(_ byte: UInt8, limits: RequestLimits) throws(HTTPRefusal.Reason) -> Bool {
        if stage == .lineFeed {
            guard byte == ASCII.lineFeed else { throw .bareCarriageReturn }
            return true
        }
        if byte == ASCII.lineFeed { throw .bareLineFeed }
        if stage == .size, let digit = ASCII.hexadecimal(byte) {
            try take(digit: digit)
            return false
        }
        guard let next = next(byte) else { throw stage == .size ? .chunkSize : .chunkExtension }
        stage = next
        if next != .lineFeed {
            extensionBytes += 1
            guard extensionBytes <= limits.chunkExtensions else { throw .chunkExtensionTooLong }
        }
        return false
    }

    private mutating func take(digit: UInt8) throws(HTTPRefusal.Reason) {
        digits += 1
        guard digits <= Self.mostDigits, size <= Int.max >> 4 else { throw .chunkSizeOverflow }
        size = size << 4 | Int(digit)
    }

    /// The stage after `byte`; `nil` where it may not stand.
    private func next(_ byte: UInt8) -> Stage? {
        switch stage {
        case .size: digits > 0 ? afterPart(byte) : nil
        case .beforeSemicolon:
            byte == ASCII.semicolon ? .beforeName : ASCII.isBlank(byte) ? .beforeSemicolon : nil
        case .beforeName:
            ByteSet.token.contains(byte) ? .name : ASCII.isBlank(byte) ? .beforeName : nil
        case .name:
            if ByteSet.token.contains(byte) {
                .name
            } else if byte == ASCII.equals {
                .beforeValue
            } else if ASCII.isBlank(byte) {
                .afterName
            } else {
                afterPart(byte)
            }
        case .afterName:
            if byte == ASCII.equals {
                .beforeValue
            } else if ASCII.isBlank(byte) {
                .afterName
            } else {
                byte == ASCII.semicolon ? .beforeName : nil
            }
        case .beforeValue:
            if byte == ASCII.quote {
                .quoted
            } else if ASCII.isBlank(byte) {
                .beforeValue
            } else {
                ByteSet.token.contains(byte) ? .token : nil
            }
        case .token: ByteSet.token.contains(byte) ? .token : afterPart(byte)
        case .quoted:
            if byte == ASCII.quote {
                .afterQuoted
            } else if byte == ASCII.backslash {
                .escaped
            } else {
                ASCII.isFieldContent(byte) ? .quoted : nil
            }
        case .escaped: ASCII.isFieldContent(byte) ? .quoted : nil
        case .afterQuoted: afterPart(byte)
        case .lineFeed: nil
        }
    }

    /// The stage after the byte that follows a size, a name or a value.
    private func afterPart(_ byte: UInt8) -> Stage? {
        switch byte {
        case ASCII.carriageReturn: .lineFeed
        case ASCII.semicolon: .beforeName
        case ASCII.space, ASCII.tab: .beforeSemicolon
        default: nil
        }
    }
}
