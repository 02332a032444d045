public import RevenantsKit

/// A whole night of two bots in one process, without sockets: how a room is tried before anybody plays in it.
public enum Rehearsal {
    /// How a rehearsed night went.
    public struct Report: Equatable, Sendable {
        /// How it ended; `nil` when it was still going at the limit.
        public var result: NightResult?
        /// Game time from the curse to the end, in seconds.
        public var seconds: Float
        /// Candles that burned at the end.
        public var candles: Int
        /// The furthest part that was reached.
        public var part: NightPart?
        /// Claims that the Host refused.
        public var refusals: Int
    }

    /// Plays a night in `room` with all its chance from `seed`, for at most `limit` seconds of game time.
    public static func play(
        in room: SurveyedRoom, seed: NightSeed, length: NightLength, manners: (BotManner, BotManner),
        needs: (Needs, Needs) = ([], []), limit: Float = 3600, watch: (HostSession, [StoryEntry]) -> Void = { _, _ in }
    ) -> Report {
        let night = Night(room: room, seed: seed, options: NightOptions(length: length))
        var session = HostSession(night: night, tokenSeed: seed)
        session.pingsEveryTick = true
        let bots = [
            BotPlayer(manner: manners.0, hello: Hello(name: Array("Ada".utf8), needs: needs.0)),
            BotPlayer(manner: manners.1, hello: Hello(name: Array("Ben".utf8), needs: needs.1)),
        ]
        for (link, bot) in bots.enumerated() {
            session.open(link)
            bot.linkOpened()
        }
        var report = Report(result: nil, seconds: 0, candles: 3, part: nil, refusals: 0)
        for _ in 0..<Int(limit) * NightRules.ticksPerSecond {
            for (link, bot) in bots.enumerated() {
                session.receive(bot.takeOutgoing(), from: link)
            }
            session.tick()
            for (link, bot) in bots.enumerated() {
                // The kit is on both ends of this wire: bytes that cannot be read are a fault of the kit.
                do { try bot.receive(session.takeOutgoing(for: link)) } catch { return report }
            }
            let story = session.takeStory()
            watch(session, story)
            take(story, session.night, into: &report)
            if report.result != nil { break }
        }
        return report
    }

    private static func take(_ story: [StoryEntry], _ night: Night, into report: inout Report) {
        if let part = night.phase.part { report.part = part }
        if night.phase.isCursed { report.candles = night.candles }
        for entry in story {
            switch entry.event {
            case .nightOver(let result, let seconds):
                report.result = result
                report.seconds = seconds
            case .refused: report.refusals += 1
            case .candle(let left): report.candles = left
            default: break
            }
        }
    }
}
