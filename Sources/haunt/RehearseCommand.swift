import ArgumentParser
import HauntBots
import RevenantsKit

/// `haunt rehearse`: many whole nights of two bots in process, to see whether a room can be won.
struct RehearseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rehearse",
        abstract: "Play many nights of two bots in a room and count how they end.",
        discussion: """
            Each night is played whole, from the lobby on, with a seed of its own, without sockets and at full speed.
            """)

    @Option(help: "A RoomPlan export; without it, our living room.")
    var room: String?

    @Option(help: "How many nights.")
    var nights = 20

    @Option(help: "The first night's seed; each next one is one higher.")
    var seed: UInt64 = 1

    @Option(help: "How long a night is.")
    var length = LengthArgument.full

    @Option(help: "How the bots play.")
    var bots = MannerArgument.careful

    @Flag(help: "Print one JSON object a night, and a last one with the sums.")
    var json = false

    func validate() throws {
        guard (1...100_000).contains(nights) else {
            throw ValidationError("--nights takes a number from 1 to 100000, not \(nights).")
        }
        guard seed <= UInt64.max - UInt64(nights) else {
            throw ValidationError("--seed is too high for so many nights.")
        }
    }

    func run() throws {
        let surveyed = try NightRoom.load(room).surveyed
        var sums: [NightResult: Int] = [:]
        for number in seed..<seed + UInt64(nights) {
            let report = Rehearsal.play(
                in: surveyed, seed: NightSeed(number: number), length: length.value, manners: (bots.value, bots.value))
            if let result = report.result { sums[result, default: 0] += 1 }
            print(json ? object(report, number) : line(report, number))
        }
        let (escaped, claimed) = (sums[.escaped] ?? 0, sums[.claimed] ?? 0)
        print(
            json
                ? #"{"nights":\#(nights),"escaped":\#(escaped),"claimed":\#(claimed),"unfinished":\#(nights - escaped - claimed)}"#
                : "\(nights) nights: \(escaped) escaped, \(claimed) claimed, \(nights - escaped - claimed) unfinished")
    }

    private func line(_ report: Rehearsal.Report, _ number: UInt64) -> String {
        let minutes = Int(report.seconds) / 60
        let seconds = Int(report.seconds) % 60
        let time = "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
        return "seed \(number): \(word(report)) after \(time), \(report.candles) candles, \(report.refusals) refused"
    }

    private func object(_ report: Rehearsal.Report, _ number: UInt64) -> String {
        #"{"seed":\#(number),"result":"\#(word(report))","seconds":\#(report.seconds),"candles":\#(report.candles),"refused":\#(report.refusals)}"#
    }

    private func word(_ report: Rehearsal.Report) -> String {
        switch report.result {
        case .escaped: "escaped"
        case .claimed: "claimed"
        case .abandoned: "abandoned"
        case nil: "unfinished"
        }
    }
}

/// `full` or `short` on the command line.
enum LengthArgument: String, ExpressibleByArgument, CaseIterable {
    case full, short

    var value: NightLength { self == .full ? .full : .short }
}

/// `careful` or `reckless` on the command line.
enum MannerArgument: String, ExpressibleByArgument, CaseIterable {
    case careful, reckless

    var value: BotManner { self == .careful ? .careful : .reckless }
}
