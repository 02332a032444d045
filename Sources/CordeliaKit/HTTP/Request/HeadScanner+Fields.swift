extension HeadScanner {
    /// Reads field lines up to the empty line; false when the bytes end before it.
    mutating func scanFields(
        _ bytes: Span<UInt8>, limits: RequestLimits, fields: inout [HTTPField]
    ) throws(HTTPRefusal.Reason) -> Bool {
        let limit = fieldsStart + limits.fields
        let end = min(bytes.count, limit)
        var isComplete = false
        while try scanStage(bytes, upTo: end, mostFields: limits.fieldCount, fields: &fields, isComplete: &isComplete) {
        }
        if isComplete { return true }
        if end == limit { throw .fieldsTooLong }
        return false
    }

    /// Reads on to the end of what is being read; false when the bytes end before that, or the fields do.
    @inline(__always)
    private mutating func scanStage(
        _ bytes: Span<UInt8>, upTo end: Int, mostFields: Int, fields: inout [HTTPField], isComplete: inout Bool
    ) throws(HTTPRefusal.Reason) -> Bool {
        switch stage {
        case .value:
            at = Self.endOfValue(bytes, from: at, to: end)
            guard at < end else { return false }
            guard try isLineEnd(bytes, before: end) else { return false }
            let value = mark..<Self.endOfContent(bytes, from: mark, to: at)
            fields.append(HTTPField(name: name.range, value: value))
            try meaning.note(bytes, name: name.range, value: value)
            at += 2
            stage = .fieldStart
        case .valueStart:
            while at < end, ASCII.isBlank(bytes[at]) { at += 1 }
            guard at < end else { return false }
            mark = at
            stage = .value
        case .fieldName:
            at = Self.endOfName(bytes, from: at, to: end)
            guard at < end else { return false }
            guard bytes[at] == ASCII.colon, at > mark else { throw wrongName(bytes[at]) }
            name = Place(mark..<at)
            at += 1
            stage = .valueStart
        default:
            guard at < end else { return false }
            let byte = bytes[at]
            if byte == ASCII.carriageReturn {
                guard try isLineEnd(bytes, before: end) else { return false }
                at += 2
                isComplete = true
                return false
            }
            if ASCII.isBlank(byte) { throw at == fieldsStart ? .leadingSpace : .folded }
            if byte == ASCII.lineFeed { throw .bareLineFeed }
            guard fields.count < mostFields else { throw .tooManyFields }
            mark = at
            stage = .fieldName
        }
        return true
    }

    /// Whether CR LF stands at ``at``, where a value has ended or none begins; false when the LF has not come.
    @inline(__always)
    private func isLineEnd(_ bytes: Span<UInt8>, before end: Int) throws(HTTPRefusal.Reason) -> Bool {
        guard bytes[at] == ASCII.carriageReturn else {
            throw bytes[at] == ASCII.lineFeed ? .bareLineFeed : .fieldValue
        }
        guard at + 1 < end else { return false }
        guard bytes[at + 1] == ASCII.lineFeed else { throw .bareCarriageReturn }
        return true
    }

    /// What is wrong with a name that ends with `byte`, or starts with a colon.
    private func wrongName(_ byte: UInt8) -> HTTPRefusal.Reason {
        switch byte {
        case ASCII.space, ASCII.tab: .spaceBeforeColon
        case ASCII.lineFeed: .bareLineFeed
        default: .fieldName
        }
    }

    /// The first byte from `start` on that no field's name has; `end` for none.
    @inline(__always)
    private static func endOfName(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var at = start
        while true {
            while at &+ 8 <= end {
                let stops = Lanes.neitherLetterNorDash(bytes.word(at: at))
                if stops != 0 {
                    at &+= Lanes.first(stops)
                    break
                }
                at &+= 8
            }
            guard at < end, ByteSet.token.contains(bytes[at]) else { return at }
            at &+= 1
        }
    }

    /// The first byte from `start` on that no field's value has; `end` for none.
    @inline(__always)
    private static func endOfValue(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var at = start
        while true {
            while at &+ 8 <= end {
                let word = bytes.word(at: at)
                let stops = Lanes.under(0x20, in: word) | Lanes.equal(0x7F, in: word)
                if stops != 0 {
                    at &+= Lanes.first(stops)
                    break
                }
                at &+= 8
            }
            guard at < end, ASCII.isFieldContent(bytes[at]) else { return at }
            at &+= 1
        }
    }

    /// Where the value from `start` to `end` ends without the white space after it.
    @inline(__always)
    private static func endOfContent(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var end = end
        while end > start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
        return end
    }
}
