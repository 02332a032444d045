/// Runs all subjects, or those whose names start with one of the arguments.
@main
struct HauntBenchmarks {
    /// What can be measured. A subject's data is made only when its turn comes.
    private static var subjects: [(name: String, make: () -> Subject)] {
        [
            ("wire-frames", { WireFrames.subject }),
            ("wire-events", { WireEvents.subject }),
            ("wire-backlog", { WireBacklog.subject }),
            ("wire-gathering", { WireGathering.subject }),
            ("http-requests", { HTTPRequests.subject }),
            ("night-step", { NightBenchmarks.step }),
            ("whole-night", { NightBenchmarks.whole }),
            ("room-reading", { RoomReading.subject }),
            ("room-survey", { RoomReading.survey }),
        ]
    }

    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        if wanted.first == PeakMemory.argument, wanted.count == 3, let reader = PeakMemory.Reader(rawValue: wanted[2]) {
            return PeakMemory.print(reader, wanted[3])
        }
        for (name, make) in subjects where wanted.isEmpty || wanted.contains(where: { name.hasPrefix($0) }) {
            print(make().measure())
        }
    }
}
