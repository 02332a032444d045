import RevenantsKit

/// A Host and a player with a link between them that delivers in pieces, and that can be cut with bytes on the way.
struct SeatWorld {
    var host = SeatLink(side: .host)
    var player = SeatLink(side: .player)
    var hostHeard: [Event] = []
    var playerHeard: [Event] = []
    /// What is wrong, if the ends ever disagree with the wire.
    var trouble: [String] = []

    private var hostDecoder = FrameDecoder()
    private var toHost: [UInt8] = []
    private var toPlayer: [UInt8] = []
    private let token: [UInt8] = [0x74]

    /// The first link: the player greets.
    mutating func join() {
        player.connect()
        player.send(.hello(Hello(name: [0x4D])))
    }

    /// A new link to the old seat; the player claims to have received `back` frames fewer than it has.
    mutating func resume(back: UInt32 = 0) {
        cut()
        player.connect()
        let claim = player.received - min(back, player.received)
        player.send(.resume(ResumeClaim(roomCode: [], token: token, lastReceived: claim)))
    }

    /// The link is lost, with all that is on its way.
    mutating func cut() {
        (toHost, toPlayer, hostDecoder) = ([], [], FrameDecoder())
        player.disconnect()
        host.disconnect()
    }

    /// Moves up to `count` bytes each way.
    mutating func carry(_ count: Int) {
        if toHost.count < count { player.queue.drain(into: &toHost, limit: count) }
        if toPlayer.count < count { host.queue.drain(into: &toPlayer, limit: count) }
        hear(atHost: [UInt8](toHost.prefix(count)))
        toHost.removeFirst(min(count, toHost.count))
        hear(atPlayer: [UInt8](toPlayer.prefix(count)))
        toPlayer.removeFirst(min(count, toPlayer.count))
    }

    /// Carries until nothing is left to say.
    mutating func settle() {
        repeat { carry(100_000) } while player.queue.count + host.queue.count + toHost.count + toPlayer.count > 0
    }

    private mutating func hear(atPlayer bytes: [UInt8]) {
        var received: [SeatLink.Received] = []
        do { try player.receive(bytes, into: &received) } catch { trouble.append("player: \(error)") }
        for item in received {
            guard case .event(let event) = item else {
                trouble.append("player: \(item)")
                continue
            }
            playerHeard.append(event)
        }
    }

    private mutating func hear(atHost bytes: [UInt8]) {
        var frames: [Frame] = []
        do { try hostDecoder.receive(bytes, into: &frames) } catch { trouble.append("host: \(error)") }
        for frame in frames {
            if !host.isConnected {
                hear(first: frame)
            } else if let received = host.receive(frame.kind, frame.payload.span) {
                guard case .event(let event) = received else {
                    trouble.append("host: \(received)")
                    continue
                }
                hostHeard.append(event)
            }
        }
    }

    /// A link's first frame tells whose it is.
    private mutating func hear(first frame: Frame) {
        guard let json = try? NetworkEventReader.read(frame.payload), let event = try? Event(json) else { return }
        hostHeard.append(event)
        host.connect()
        switch event {
        case .hello: host.grant(.first, token: token)
        case .resume(let claim): host.grant(.first, token: token, peerReceived: claim.lastReceived)
        default: trouble.append("host: first \(event)")
        }
    }

    /// The hints that were heard, in order.
    static func hints(_ events: [Event]) -> [Int] {
        events.compactMap { event in
            guard case .hint(let number) = event else { return nil }
            return number
        }
    }
}
