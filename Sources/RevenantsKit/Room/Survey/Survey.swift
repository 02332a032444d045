/// Decides whether a scanned room can be played in (the seed's scan benchmark).
///
/// A room that passes holds its promise: for every seed `GameStateSeed.draw` finds all places, because the survey found beforehand, not by
/// luck but by looking everywhere, what can stand where.
public enum Survey {
    /// The least floor, in square metres.
    public static let leastFloor: Float = 4
    /// The least share of the floor's outline with walls.
    public static let leastCover: Float = 0.4
    /// The least share of wall area near a feature.
    public static let leastFeatures: Float = 0.1
    /// Rooms under this floor area get ``smallSpacing``, in square metres.
    public static let smallFloor: Float = 10
    /// The least path between two places that stand at the same time, in metres.
    public static let spacing: Float = 1.5
    /// The same in a small room.
    public static let smallSpacing: Float = 0.8
    /// The widest floor, in metres.
    public static let widest: Float = 80
    /// The most walls, gaps, objects and floor corners.
    public static let mostParts = 1_000

    /// Surveys a room; all further computing is on its ``ScannedRoom/quantised()`` form.
    public static func survey(_ room: ScannedRoom) -> Result<SurveyedRoom, SurveyRefusal> {
        guard room.isFinite else { return .failure(.notFinite) }
        let room = room.quantised()
        guard isOfHomeSize(room) else { return .failure(.tooLarge) }
        let area = floorArea(of: room)
        guard area >= leastFloor else { return .failure(.floorTooSmall(area: area)) }
        let cover = WallCheck.cover(of: room)
        guard cover >= leastCover else { return .failure(.wallsMissing(share: cover)) }
        let features = WallCheck.features(of: room)
        guard features >= leastFeatures else { return .failure(.featurelessWalls(share: features)) }

        let floor = WalkableFloor(room: room)
        let spacing = area < smallFloor ? smallSpacing : spacing
        switch Places.find(in: room, floor: floor, spacing: spacing) {
        case .success(let places):
            return .success(SurveyedRoom(room: room, floor: floor, floorArea: area, spacing: spacing, places: places))
        case .failure(let refusal): return .failure(refusal)
        }
    }

    /// The floor's area in square metres.
    public static func floorArea(of room: ScannedRoom) -> Float {
        room.floors.reduce(0) { $0 + Outline($1).area.magnitude }
    }

    private static func isOfHomeSize(_ room: ScannedRoom) -> Bool {
        let corners = room.floors.reduce(0) { $0 + $1.count }
        guard room.walls.count + room.gaps.count + room.objects.count + corners <= mostParts else { return false }
        guard let (low, high) = FloorRegion(polygons: room.floors).bounds else { return true }
        return high.x - low.x <= widest && high.y - low.y <= widest
    }
}
