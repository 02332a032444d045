extension [UInt8] {
    /// A copy of `bytes`.
    init(_ bytes: Span<UInt8>) {
        // The pointer does not leave the closure: an array has no initialiser from a span.
        self = bytes.withUnsafeBufferPointer { [UInt8]($0) }
    }

    /// Appends a copy of `bytes`.
    mutating func append(_ bytes: Span<UInt8>) {
        // The pointer does not leave the closure: an array cannot append a span.
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends the UTF-8 of `text`.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Whether the bytes in `range` are the UTF-8 of `text`.
    func matches(_ text: StaticString, in range: Range<Int>) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { name in
            for index in 0..<name.count where self[range.lowerBound + index] != name[index] { return false }
            return true
        }
    }
}
