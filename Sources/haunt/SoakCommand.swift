import ArgumentParser
import Foundation
import RevenantsKit

/// `haunt soak`: the state hash after many ticks of nights by chance, to hold one machine against another.
struct SoakCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "soak",
        abstract: "Print the state hash after many ticks of nights by chance.",
        discussion:
            "The same seed and number of ticks give the same hash on every machine, in every build and in the browser.",
        shouldDisplay: false)

    @Option(help: "The seed.")
    var seed: UInt64 = 1

    @Option(help: "How many ticks of 50 ms.")
    var ticks: UInt32 = 1_000_000

    func run() throws {
        guard var soak = NightSoak(seed: seed) else {
            throw ValidationError("the living room in this build cannot be read")
        }
        soak.run(ticks: Int(ticks))
        let digits = String(soak.hash, radix: 16)
        print(String(repeating: "0", count: 16 - digits.count) + digits)
    }
}
