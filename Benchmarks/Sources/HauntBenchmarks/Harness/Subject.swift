import CAllocationCount

/// Something that is measured: one or more ways to do the same work, run in turn so that they meet the same weather.
struct Subject {
    /// A way to do the work.
    struct Contender {
        /// What it is called in the table.
        var name: String
        /// Does the work once and returns how many units it did.
        var run: () -> Int
        /// How often it does the work for one figure, where one run is too short for the clock.
        var repeats = 1
    }

    var name: String
    /// What is counted: "frames".
    var unit: String
    /// The first is ours; the ratios are to it.
    var contenders: [Contender]
    var rounds = 9
    var clock = Clock.thread
    /// What is asked for, said under the table.
    var goal: String

    /// Runs every contender once to warm up and `rounds` times in turn; a table of medians.
    func measure() -> String {
        var units = contenders.map { $0.run() }
        var seconds = contenders.map { _ in [Double]() }
        var allocations = contenders.map { _ in 0.0 }
        for _ in 0..<rounds {
            for (index, contender) in contenders.enumerated() {
                allocation_count_start()
                let start = clock.seconds
                for _ in 0..<contender.repeats { units[index] = contender.run() }
                let duration = clock.seconds - start
                allocations[index] = Double(allocation_count()) / Double(contender.repeats)
                seconds[index].append(duration / Double(contender.repeats))
            }
        }
        var table = Table(columns: [name, "\(unit)/s", "time each", "fastest", "slowest", "allocations each", "ratio"])
        let ours = median(seconds[0]) / Double(units[0])
        for (index, contender) in contenders.enumerated() {
            let count = Double(units[index])
            let each = median(seconds[index]) / count
            table.add([
                contender.name, amount(1 / each), duration(each), duration((seconds[index].min() ?? 0) / count),
                duration((seconds[index].max() ?? 0) / count), fixed(allocations[index] / count, 4),
                "\(fixed(each / ours, 2)) ×",
            ])
        }
        return "\(table.text)\(goal)\n"
    }
}

/// The middle value.
func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.count % 2 == 1
        ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
}
