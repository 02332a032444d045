import HauntBots
import HauntTransport
import RevenantsKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One run of `haunt night`, from the first line to the exit code.
struct NightRun: Sendable {
    var room: NightRoom
    var seed: UInt64
    var length: NightLength
    var manner: BotManner
    var speed: NightSpeed
    var isJSON: Bool
    var capture: NightCapture?
    var again: String

    private let output = NightOutput()

    /// How long a reader that takes nothing more may hold up the end that was asked for.
    private static let grace = Duration.seconds(3)

    init(
        room: NightRoom, seed: UInt64, length: NightLength, manner: BotManner, speed: NightSpeed, isJSON: Bool,
        capture: NightCapture?, again: String
    ) {
        self.room = room
        self.seed = seed
        self.length = length
        self.manner = manner
        self.speed = speed
        self.isJSON = isJSON
        self.capture = capture
        self.again = again
    }

    /// Plays, tells and captures. Returns the exit code.
    @HauntLoop
    func play() async throws -> Int32 {
        let night = Night(
            room: room.surveyed, seed: NightSeed(number: seed), options: NightOptions(length: length, source: .sample))
        let table = NightTable(
            night: night, seed: NightSeed(number: seed), manner: manner, keepsBytes: capture != nil)
        return try await withSignals { signals in
            let playing = Task { @HauntLoop in try await tell(table) }
            let listening = Task { @HauntLoop in
                guard let request = await signals.next() else { return nil as SignalWatch.Request? }
                playing.cancel()
                // Asked again, or nobody reads: then at once.
                SystemClock.shared.timer(after: Self.grace) { exit(request.exitCode) }
                Task { if let again = await signals.next() { exit(again.exitCode) } }
                return request
            }
            var hasReader = true
            do {
                try await playing.value
            } catch is NightOutput.Closed {
                // Whoever read the story has read enough.
                hasReader = false
            }
            listening.cancel()
            let request = await listening.value
            try capture?.write(table.received, seer: table.seer)
            if let request { return request.exitCode }
            return table.over == nil && hasReader ? 1 : 0
        }
    }

    @HauntLoop
    private func tell(_ table: NightTable) async throws {
        var teller: NightTeller =
            isJSON
            ? .json(NightJSON())
            : .story(
                NightStory(
                    page: StoryPage(
                        width: NightOutput.columns, hasColour: NightOutput.hasColour, names: NightTable.names),
                    names: NightTable.names, length: length))
        var waiting = teller.open(opening)
        do {
            try await table.play(pace: speed.tick, glimpses: !isJSON) { moment in
                waiting += teller.tell(moment)
                // Where nobody waits for a line, they go in batches.
                guard speed != .max || waiting.count >= 256 else { return }
                let lines = waiting
                waiting = []
                try await show(lines)
            }
        } catch is CancellationError {
        } catch let error as TransportError where error.code == .cancelled {
        }
        let ending = NightTeller.Ending(
            result: table.over?.result ?? .abandoned, isInterrupted: Task.isCancelled && table.over == nil,
            time: table.session.seconds,
            seconds: table.over?.seconds ?? Float(table.session.night.elapsed) * NightRules.tick,
            candles: table.candles, wire: table.tally, again: again)
        try await show(waiting + teller.end(ending))
    }

    /// Writes lines, one after the other where somebody reads along; those that are left at once when the end was asked for.
    @HauntLoop
    private func show(_ lines: [String]) async throws {
        let clock = SystemClock.shared
        var rest = lines[...]
        while speed == .reading, !Task.isCancelled, let line = rest.popFirst() {
            try await output.write([line])
            try? await clock.sleep(until: clock.now.advanced(by: NightSpeed.pause(after: line)))
        }
        try await output.write(Array(rest))
    }

    private var opening: NightTeller.Opening {
        NightTeller.Opening(
            seed: seed, length: length, manner: manner == .careful ? "careful" : "reckless", roomName: room.name,
            room: room.sentence)
    }
}

extension SignalWatch.Request {
    /// The exit code that shells give a program which that signal ended.
    fileprivate var exitCode: Int32 { self == .interrupt ? 130 : 143 }
}
