extension LinkEnd {
    /// What the end of a link means for the player's seat; `nil` when another link may resume it.
    public var seatLoss: SeatLoss? {
        switch self {
        case .noHello, .broken, .unreadable, .slow, .flooding: nil
        case .wrongCode: .wrongCode
        case .full: .full
        case .wrongToken: .unknownSeat
        case .replaced: .replaced
        case .gone: .absent
        }
    }
}

extension SeatLoss {
    /// What a close code of the WebSocket means for the player's seat; `nil` when another link may resume it.
    public init?(closeCode: UInt16) {
        for end in [LinkEnd.wrongCode, .full, .wrongToken, .replaced, .gone] where end.closeCode == closeCode {
            guard let loss = end.seatLoss else { return nil }
            self = loss
            return
        }
        return nil
    }
}
