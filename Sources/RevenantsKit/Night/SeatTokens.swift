/// The secrets that give a seat back to its player, rotated at each resume.
struct SeatTokens: Equatable, Sendable {
    /// The token given last; empty while the seat is free.
    private(set) var current: [UInt8] = []
    /// The one before, valid until a frame arrives on the new link: the answer that carried the new one may be lost.
    private(set) var previous: [UInt8] = []

    /// Gives out a new token: 256 bits of `chance`, in hexadecimal digits. `presented` is the one that was shown for it, and stays valid;
    /// a newer one that was never shown was lost on its way, and dies.
    mutating func rotate(from presented: [UInt8], _ chance: inout ChanceStream) {
        previous = presented
        current = []
        for _ in 0..<4 {
            let word = chance.next()
            for shift in stride(from: 60, through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 15
                current.append(digit < 10 ? 48 + digit : 87 + digit)
            }
        }
    }

    /// The new token has arrived: the old one dies.
    mutating func confirm() { previous = [] }

    /// Whether `token` is this seat's. The time it takes does not depend on how much of it is right.
    func holds(_ token: [UInt8]) -> Bool {
        let isCurrent = SeatTokens.equal(token, current)
        let isPrevious = SeatTokens.equal(token, previous)
        return isCurrent || isPrevious
    }

    private static func equal(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard !other.isEmpty, one.count == other.count else { return false }
        var difference: UInt8 = 0
        for index in other.indices { difference |= one[index] ^ other[index] }
        return difference == 0
    }
}
