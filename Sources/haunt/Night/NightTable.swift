import HauntBots
import HauntTransport
import RevenantsKit

/// A night at one table: a Host and two bots, each with a task of its own, over TCP sockets of this machine.
///
/// The Host steps virtual time, and only when both bots have acknowledged the tick: its `ping` is the tick's last frame to
/// them, their `pong` the last frame back. What came is heard by seat, never by which socket was faster, so that a night is
/// the same every time.
@HauntLoop
final class NightTable {
    /// What a tick brought, for whoever tells the night.
    struct Moment: Sendable {
        var entries: [StoryEntry]
        var glimpse: Glimpse?
        /// Who sees, once that is decided.
        var seer: Seat?
    }

    /// What cannot happen while Host and bots are whole: it is told, not trapped.
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    /// The players' names, by seat.
    nonisolated static let names = ["Ines", "Tom"]

    /// The Host.
    private(set) var session: HostSession
    /// Every byte that each seat received, if somebody wants them.
    private(set) var received: [[UInt8]] = [[], []]
    /// What the wire carried.
    private(set) var tally = WireTally()
    /// Who sees; still known when the lobby has forgotten.
    private(set) var seer: Seat?
    /// The end, as the Host told it.
    private(set) var over: (result: NightResult, seconds: Float)?
    /// Candles that burn, or burned at the end.
    private(set) var candles = NightRules.candles

    private let manner: BotManner
    private let keepsBytes: Bool
    private var bots: [BotPlayer?] = [nil, nil]

    /// Game time after which bots that get nowhere are sent home, in seconds.
    private static let patience = 7200.0

    init(night: Night, seed: NightSeed, manner: BotManner, keepsBytes: Bool) {
        // The seats' tokens travel: they must not come from the stream that names the session.
        session = HostSession(night: night, tokenSeed: NightSeed(words: (seed.words.0, seed.words.1, seed.words.2, ~0)))
        session.pingsEveryTick = true
        self.manner = manner
        self.keepsBytes = keepsBytes
    }

    /// Plays to the end. `pace` is how long a tick takes at least; `watch` hears of each tick, with a glimpse of what the
    /// players perceive if that is asked for, and the night waits for it.
    func play(
        pace: Duration?, glimpses: Bool, watch: @HauntLoop (Moment) async throws -> Void
    ) async throws {
        var limits = ListenerLimits()
        // The night waits for whoever reads its story, as long as that takes.
        limits.connection.idle = nil
        // What a bot is too slow for waits in the Host's own queue, where its rules hold.
        limits.connection.sendHighWater = 0
        try await withListener(on: .loopback(), limits: limits) { listener in
            let (host, connection) = (listener.endpoint, limits.connection)
            // One after the other, so that the first bot always has the first seat.
            async let first: Void = playBot(.first, with: host, connection)
            try await listener.withNextConnection { one in
                try await seat(one, .first)
                async let second: Void = playBot(.second, with: host, connection)
                try await listener.withNextConnection { two in
                    try await seat(two, .second)
                    try await self.host([one, two], pace: pace, glimpses: glimpses, watch: watch)
                }
                try await second
            }
            try await first
        }
    }

    // MARK: - The Host

    /// Hears a link's first words.
    private func seat(_ connection: TCPConnection, _ seat: Seat) async throws {
        session.open(Int(seat.rawValue))
        while session.seat(of: Int(seat.rawValue)) == nil { try await hear(connection, seat) }
    }

    private func host(
        _ connections: [TCPConnection], pace: Duration?, glimpses: Bool,
        watch: @HauntLoop (Moment) async throws -> Void
    ) async throws {
        let clock = SystemClock.shared
        var due = clock.now
        while over == nil, session.seconds < Self.patience {
            try Task.checkCancellation()
            session.tick()
            for seat in Seat.allCases {
                let bytes = session.takeOutgoing(for: Int(seat.rawValue))
                try await connections[Int(seat.rawValue)].write(bytes)
            }
            for seat in Seat.allCases {
                while !session.isAcknowledged(by: seat) { try await hear(connections[Int(seat.rawValue)], seat) }
            }
            try await watch(moment(withGlimpse: glimpses))
            guard let pace else { continue }
            // A late timer is made up for; a reader who took long is not hurried.
            due = max(due.advanced(by: pace), clock.now.advanced(by: .milliseconds(-50)))
            try await clock.sleep(until: due)
        }
    }

    private func hear(_ connection: TCPConnection, _ seat: Seat) async throws {
        guard let bytes = try await connection.read() else {
            throw Fault(description: "\(Self.names[Int(seat.rawValue)])'s link ended in the middle of the night")
        }
        try tally.up[Int(seat.rawValue)].count(bytes)
        session.receive(bytes, from: Int(seat.rawValue))
        if let end = session.takeEnds().first {
            throw Fault(description: "the Host closed \(Self.names[end.link])'s link: \(end.end)")
        }
    }

    private func moment(withGlimpse: Bool) -> Moment {
        let entries = session.takeStory()
        let roles = session.night.players.map(\.role)
        if roles.first != .unassigned { seer = roles.first == .seer ? .first : .second }
        for entry in entries { take(entry) }
        tally.losses = Seat.allCases.map { session.losses(of: $0) }
        return Moment(entries: entries, glimpse: withGlimpse ? glimpse() : nil, seer: seer)
    }

    private func take(_ entry: StoryEntry) {
        switch entry.event {
        case .nightOver(let result, let seconds): over = (result, seconds)
        case .candle(let left): candles = left
        case .refused:
            if let seat = seat(of: entry.audience) { tally.refused[Int(seat.rawValue)] += 1 }
        default: break
        }
    }

    private func seat(of audience: StoryEntry.Audience) -> Seat? {
        switch audience {
        case .seer: seer
        case .listener: seer?.other
        case .seat(let seat), .host(let seat): seat
        case .both: nil
        }
    }

    // MARK: - The bots

    private func playBot(_ seat: Seat, with host: Endpoint, _ limits: ConnectionLimits) async throws {
        let index = Int(seat.rawValue)
        let bot = BotPlayer(manner: manner, hello: Hello(name: Array(Self.names[index].utf8)))
        bots[index] = bot
        try await withConnection(to: host, limits: limits) { connection in
            bot.linkOpened()
            try await connection.write(bot.takeOutgoing())
            while let bytes = try await connection.read() {
                if keepsBytes { received[index] += bytes }
                try tally.down[index].count(bytes)
                try bot.receive(bytes)
                try await connection.write(bot.takeOutgoing())
            }
        }
    }

    private func glimpse() -> Glimpse? {
        guard let seer else { return nil }
        return Glimpse(
            seconds: session.seconds, seer: percepts(of: seer), listener: percepts(of: seer.other),
            revenant: shadow(seer))
    }

    private func percepts(of seat: Seat) -> [Percept] { bots[Int(seat.rawValue)]?.lastView?.gameplay?.percepts ?? [] }

    private func shadow(_ seer: Seat) -> Glimpse.Shadow? {
        guard let revenant = session.night.revenant else { return nil }
        let distance = { (seat: Seat) in
            self.session.night.players[seat].pose?.position.floor.distance(to: revenant.place)
        }
        return Glimpse.Shadow(mood: revenant.mood, toSeer: distance(seer), toListener: distance(seer.other))
    }
}
