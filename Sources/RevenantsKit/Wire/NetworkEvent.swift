/// A kind 0 frame's JSON, unread: `{"eventType": "...", "payload": "..."}`.
public struct NetworkEvent: Equatable, Sendable {
    /// The event's type, UTF-8.
    public var eventType: [UInt8]
    /// The payload, UTF-8; `nil` when it is absent or null.
    public var payload: [UInt8]?
    /// On a watcher's link, the seat that was told this; `nil`, and absent from the JSON, on a player's.
    public var seat: Seat?

    /// An event from its two strings.
    public init(eventType: [UInt8], payload: [UInt8]? = nil, seat: Seat? = nil) {
        self.eventType = eventType
        self.payload = payload
        self.seat = seat
    }
}
