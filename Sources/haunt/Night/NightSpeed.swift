import ArgumentParser

/// How fast a night is played for those who watch.
enum NightSpeed: Equatable, Sendable, ExpressibleByArgument {
    /// As fast as its story can be read: what happens unseen passes quickly, and each line waits for the reader.
    case reading
    /// So many times real time.
    case times(Double)
    /// As fast as the two bots can think.
    case max

    init?(argument: String) {
        if argument == "max" {
            self = .max
            return
        }
        guard let times = Double(argument), times.isFinite, times >= 0.1, times <= 1000 else { return nil }
        self = .times(times)
    }

    /// The real time that a tick of 50 ms takes; `nil` when nobody waits.
    var tick: Duration? {
        switch self {
        case .reading: .seconds(0.05 / 8)
        case .times(let times): .seconds(0.05 / times)
        case .max: nil
        }
    }

    /// How long a line waits for its reader: ninety milliseconds a word, which is brisk reading.
    static func pause(after line: String) -> Duration { .milliseconds(90 * line.split(separator: " ").count) }
}
