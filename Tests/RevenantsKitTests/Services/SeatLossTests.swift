import RevenantsKit
import Testing

/// What the end of a link means for the seat.
struct SeatLossTests {
    @Test func `close codes say what the Host meant`() {
        let ends: [LinkEnd] = [
            .noHello, .wrongCode, .full, .wrongToken, .replaced, .unreadable(.pose), .slow, .flooding, .gone,
        ]
        for end in ends { #expect(SeatLoss(closeCode: end.closeCode) == end.seatLoss, "\(end)") }
        #expect(ends.compactMap(\.seatLoss) == [.wrongCode, .full, .unknownSeat, .replaced, .absent])
        for code in [1000, 1001, 1006, 1011, 4999] as [UInt16] { #expect(SeatLoss(closeCode: code) == nil) }
    }
}
