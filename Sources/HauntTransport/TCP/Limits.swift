/// What one connection may hold and how long it may be silent. Every default is finite; `nil` means for ever.
public struct ConnectionLimits: Equatable, Sendable {
    /// The bytes received and not yet taken at which reading from the socket stops, so that the peer has to wait.
    public var receiveBuffer = 256 * 1024
    /// The bytes waiting to be sent beyond which `write` suspends; it goes on at half of it. With 0 a `write` ends when
    /// the system has taken all its bytes.
    public var sendHighWater = 256 * 1024
    /// How long connecting may take; for an accepted connection, how long its first byte may take.
    public var handshake: Duration? = .seconds(10)
    /// How long nothing may move in either direction.
    public var idle: Duration? = .seconds(60)
    /// How long a connection that is being closed may take to send what waits and to hear the peer's end.
    public var farewell: Duration = .seconds(2)

    /// The default limits.
    public init() {}
}

/// What one listener may hold.
public struct ListenerLimits: Equatable, Sendable {
    /// The connections that are open at once. A further one waits in the system's queue until another ends.
    public var connections = 4096
    /// The connections that may wait in the system's queue.
    public var backlog: Int32 = 1024
    /// The limits of each connection.
    public var connection = ConnectionLimits()

    /// The default limits.
    public init() {}
}
