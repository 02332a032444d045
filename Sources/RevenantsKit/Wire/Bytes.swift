extension Span<UInt8> {
    /// Whether the bytes are the same as those of `other`.
    func isEqual(to other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard count >= 8 else {
            for index in 0..<count where self[index] != other[index] { return false }
            return true
        }
        // Any eight bytes are a number; the bounds are checked. The last word overlaps the one before.
        let (ours, theirs) = (bytes, other.bytes)
        var index = 0
        while true {
            let word = ours.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
            guard word == theirs.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
            if index == count - 8 { return true }
            index = min(index + 8, count - 8)
        }
    }

    /// Whether the UTF-8 of `text` stands at `index`.
    func has(_ text: StaticString, at index: Int) -> Bool {
        let end = index + text.utf8CodeUnitCount
        guard end <= count else { return false }
        return text.withUTF8Buffer { $0.span.isEqual(to: extracting(index..<end)) }
    }
}

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
