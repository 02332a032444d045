/// A kind 3 frame: where one player is and what it perceives, for a host screen. Players never get it.
///
/// The payload is the seat (1 byte), the pose (28 bytes) and a ``PerceptSummary`` (9 bytes); a later version may add to the
/// summary, up to the limit of 64 bytes, and readers leave what they do not know.
public struct WatcherFrame: Equatable, Sendable {
    /// Whose pose it is.
    public var seat: Seat
    /// Where the player is.
    public var pose: Pose
    /// What the player perceives there.
    public var percepts: PerceptSummary

    /// A frame from its parts.
    public init(seat: Seat, pose: Pose, percepts: PerceptSummary) {
        self.seat = seat
        self.pose = pose
        self.percepts = percepts
    }

    /// Reads a kind 3 payload; `nil` when it is too short or names no seat.
    public init?(wire bytes: Span<UInt8>) {
        guard bytes.count >= 1 + Pose.wireSize + PerceptSummary.wireSize, let seat = Seat(rawValue: bytes[0]) else {
            return nil
        }
        self.seat = seat
        pose = Pose(wire: bytes, from: 1)
        percepts = PerceptSummary(wire: bytes, from: 1 + Pose.wireSize)
    }

    /// Reads a kind 3 payload; `nil` when it is too short or names no seat.
    public init?(wire bytes: [UInt8]) {
        self.init(wire: bytes.span)
    }

    /// The payload as a frame.
    public var frame: Frame {
        var payload: [UInt8] = [seat.rawValue]
        pose.append(to: &payload)
        percepts.append(to: &payload)
        return Frame(kind: .watcher, payload: payload)
    }
}
