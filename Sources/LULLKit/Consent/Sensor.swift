/// What LULL may ever ask for. There is no case for photos, contacts, location or health: what is forbidden cannot be
/// named.
public enum Sensor: UInt8, Hashable, Sendable, CaseIterable {
    case camera
    case microphone
    case notifications
    case haptics
    case motion
}

extension Sensor {
    /// The sensor's name, as ledgers show and save it.
    public var name: Words {
        switch self {
        case .camera: Words("camera")
        case .microphone: Words("microphone")
        case .notifications: Words("notifications")
        case .haptics: Words("haptics")
        case .motion: Words("motion")
        }
    }

    /// What is shown before the system's own prompt: what the sensor is for, what is never done with it, and that it
    /// can be turned off.
    public var rationaleWords: Words {
        switch self {
        case .camera:
            Words(
                """
                The camera lets the eye look back at you. The picture is dimmed and blurred, shown only here, never \
                recorded and never sent. You can close the eye and turn the camera off at any moment.
                """)
        case .microphone:
            Words(
                """
                The microphone lets the room answer when you speak. Only loudness is measured; no sound is recorded \
                or sent. You can turn the microphone off at any moment.
                """)
        case .notifications:
            Words(
                """
                Notifications let LULL tell you of a sitting that you left open. They say nothing about you. You can \
                turn them off at any moment.
                """)
        case .haptics:
            Words(
                """
                Haptics let the device beat like a heart in your hand. They sense nothing and keep nothing. You can \
                turn them off at any moment.
                """)
        case .motion:
            Words(
                """
                Motion lets the picture lean when you move the device. It is used as it happens, never recorded and \
                never sent. You can turn it off at any moment.
                """)
        }
    }
}

#if !hasFeature(Embedded)
    extension Sensor {
        /// ``rationaleWords`` as a `String`.
        public var rationale: String { rationaleWords.string }
    }

    /// Saved by name, so that a saved ledger can be read by a person and outlives a reordered enum.
    extension Sensor: Codable {
        /// Reads a sensor's name.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let sensor = Sensor.allCases.first(where: { $0.name.string == name }) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\(name) is no sensor of LULL; there are only \(Sensor.allCases)")
            }
            self = sensor
        }

        /// Writes the sensor's name.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name.string)
        }
    }
#endif
