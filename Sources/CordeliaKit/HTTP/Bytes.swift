extension Span<UInt8> {
    /// The eight bytes at `index`, the first in the lowest place. The caller has checked that they are there.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        // Any eight bytes are a number, and the load checks its bounds.
        UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    /// Whether the bytes in `range` are `text`, whatever the case of their letters. `text` is lower case, and neither it nor
    /// the bytes hold controls: only there would bit 5 make more than letters alike.
    func matches(_ text: StaticString, in range: Range<Int>) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { text in
            for index in 0..<text.count where self[range.lowerBound + index] | 0x20 != text[index] { return false }
            return true
        }
    }

    /// The decimal digits in `range` as a number; `nil` for other bytes than digits, for none, and for over `Int.max`.
    func decimal(in range: Range<Int>) -> Int? {
        guard !range.isEmpty else { return nil }
        var value = 0
        for index in range {
            guard ASCII.isDigit(self[index]) else { return nil }
            let (tenfold, isOver) = value.multipliedReportingOverflow(by: 10)
            let (sum, isOverToo) = tenfold.addingReportingOverflow(Int(self[index] &- 0x30))
            guard !isOver, !isOverToo else { return nil }
            value = sum
        }
        return value
    }
}

extension [UInt8] {
    /// Appends a copy of `bytes`.
    mutating func append(_ bytes: Span<UInt8>) {
        // The pointer does not leave the closure: an array cannot append a span.
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends the UTF-8 of `text`.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends `number` in digits of `radix`, 10 or 16.
    mutating func append(_ number: Int, radix: Int = 10) {
        if number >= radix { append(number / radix, radix: radix) }
        append(ASCII.digit(UInt8(truncatingIfNeeded: number % radix)))
    }
}
