import ArgumentParser
import Foundation
import HauntBots
import RevenantsKit

/// `haunt rehearse`: many whole nights of two bots, in process, as fast as the machine can.
struct RehearseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rehearse",
        abstract: "Play many nights of two bots in a room and count how they end.",
        discussion:
            "Each night is played whole, from the lobby on, with a seed of its own, without sockets and at full speed.")

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

    @Flag(help: "Print each event of each night.")
    var verbose = false

    func run() throws {
        let survey = Survey.survey(try scannedRoom())
        guard case .success(let room) = survey else {
            print("refused: \(survey)")
            throw ExitCode(1)
        }
        var escaped = 0
        var claimed = 0
        for number in seed..<seed + UInt64(nights) {
            let report = Rehearsal.play(
                in: room, seed: NightSeed(number: number), length: length.value,
                manners: (bots.value, bots.value), limit: 400
            ) { session, story in
                if verbose {
                    for entry in story { print(entry.seconds, entry.audience, entry.event) }
                    let n = session.night
                    if Int(session.seconds * 20) % 40 == 0 {
                        print("@", session.seconds, n.phase, n.seat(of: .seer) as Any, "S", n.seat(of: .seer).flatMap { n.players[$0].pose.map { ($0.position.x, $0.position.z, $0.yaw) } } as Any, "L", n.seat(of: .listener).flatMap { n.players[$0].pose.map { ($0.position.x, $0.position.z, $0.yaw) } } as Any, "letter", n.letter?.transform.origin as Any, n.letter?.stand as Any, "lock", n.fate?.lock as Any, n.fate?.whispers as Any)
                    }
                }
            }
            if report.result == .escaped { escaped += 1 }
            if report.result == .claimed { claimed += 1 }
            print(
                number, report.result.map { "\($0)" } ?? "unfinished at \(report.part as Any)", report.seconds,
                "candles", report.candles, "refusals", report.refusals)
        }
        print("escaped \(escaped) claimed \(claimed) of \(nights)")
    }

    private func scannedRoom() throws -> ScannedRoom {
        guard let room else { return try SampleRoom.livingRoom() }
        let data = try Data(contentsOf: URL(fileURLWithPath: room))
        return try CapturedRoomReader.read([UInt8](data)).room
    }
}

enum LengthArgument: String, ExpressibleByArgument, CaseIterable {
    case full, short
    var value: NightLength { self == .full ? .full : .short }
}

enum MannerArgument: String, ExpressibleByArgument, CaseIterable {
    case careful, reckless
    var value: BotManner { self == .careful ? .careful : .reckless }
}
