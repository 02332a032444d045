extension EventName {
    /// The name that `bytes` spell; ``other`` for one that this version does not know.
    public init(_ bytes: [UInt8]) {
        self.init(bytes.span)
    }

    /// The name that `bytes` spell; ``other`` for one that this version does not know.
    init(_ bytes: Span<UInt8>) {
        self = .other
        let table = EventName.table
        var slot = EventName.home(of: bytes)
        while table.slots[slot] != EventName.free {
            let index = Int(table.slots[slot])
            let type = table.types[index]
            if type.span.isEqual(to: bytes) {
                self = EventName.allCases[index]
                return
            }
            slot = (slot + 1) % EventName.slotCount
        }
    }

    /// The name's bytes, shared: reading an event of a known type copies none.
    var type: [UInt8] { EventName.table.types[Int(rawValue)] }

    /// What is computed once from the names.
    private struct Table {
        /// The bytes of each name, by raw value.
        var types: [[UInt8]] = []
        /// Raw values, each in the slot that its bytes ask for or in the next one that was free. More than half stay free.
        var slots = [UInt8](repeating: EventName.free, count: EventName.slotCount)
    }

    private static let table: Table = {
        var table = Table()
        for name in allCases {
            let type = name.wireName.withUTF8Buffer { [UInt8]($0) }
            var slot = home(of: type.span)
            while table.slots[slot] != free { slot = (slot + 1) % slotCount }
            table.slots[slot] = name.rawValue
            table.types.append(type)
        }
        return table
    }()

    private static let free: UInt8 = 255
    private static let slotCount = 128

    /// The first slot to look in, told by the length, the first, the middle and the last byte.
    private static func home(of bytes: Span<UInt8>) -> Int {
        let count = bytes.count
        guard count > 0 else { return 0 }
        // The factors leave two of the names outside their own slot; others would leave more.
        let sum = Int(bytes[0]) * 7 + Int(bytes[count / 2]) * 5 + Int(bytes[count - 1]) * 3 + count &* 9
        return Int(truncatingIfNeeded: UInt(truncatingIfNeeded: sum) % UInt(slotCount))
    }
}
