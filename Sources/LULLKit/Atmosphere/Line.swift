/// A line of narration.
public struct Line: Equatable, Sendable {
    /// What is read.
    public let words: Words
    /// In which register it is written.
    public let voice: Voice

    /// A line.
    public init(_ words: Words, _ voice: Voice) {
        self.words = words
        self.voice = voice
    }
}

#if !hasFeature(Embedded)
    extension Line {
        /// What is read, as a `String`.
        public var text: String { words.string }
    }
#endif

/// The registers of the narration. Each line is original, written for LULL in the manner of one of them.
public enum Voice: UInt8, Equatable, Sendable, CaseIterable {
    /// The office that asks, and lets go.
    case kafka
    /// Little, and then less.
    case beckett
    /// The lamp gutters.
    case poe
}

extension Voice {
    /// The register's name, as logs and pages spell it.
    public var name: Words {
        switch self {
        case .kafka: Words("kafka")
        case .beckett: Words("beckett")
        case .poe: Words("poe")
        }
    }
}
