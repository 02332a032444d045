import RevenantsKit

/// Where on the page the room lies: turned so that its longest walls run along the page, and as large as fits.
struct PlanFrame {
    /// The largest plan, in pixels.
    private static let most = Point(x: 980, y: 760)
    /// Pixels a metre at most, so that a small room does not look like a large one.
    private static let mostScale: Float = 130

    /// Pixels a metre.
    let scale: Float
    /// The plan's size in pixels.
    let size: Point
    /// Where the plan's upper left corner lies on the page.
    let corner: Point
    private let cosine: Float
    private let sine: Float
    private let low: FloorPoint

    /// `nil` when there is nothing that could be drawn.
    init?(_ room: ScannedRoom, corner: Point) {
        let points = PlanFrame.points(of: room)
        guard !points.isEmpty, points.allSatisfy({ $0.x.magnitude < 10_000 && $0.y.magnitude < 10_000 }) else {
            return nil
        }
        var yaw = PlanFrame.tilt(of: room)
        var bounds = PlanFrame.bounds(of: points, yaw: yaw)
        if bounds.high.y - bounds.low.y > 1.1 * (bounds.high.x - bounds.low.x) {
            yaw += Float.pi / 2
            bounds = PlanFrame.bounds(of: points, yaw: yaw)
        }
        let width = max(0.5, bounds.high.x - bounds.low.x)
        let height = max(0.5, bounds.high.y - bounds.low.y)
        scale = min(PlanFrame.mostScale, PlanFrame.most.x / width, PlanFrame.most.y / height)
        size = Point(x: width * scale, y: height * scale)
        self.corner = corner
        cosine = Maths.cos(yaw)
        sine = Maths.sin(yaw)
        low = bounds.low
    }

    /// The place on the page of a point of the room.
    func place(_ point: FloorPoint) -> Point {
        let turned = PlanFrame.turn(point, cosine, sine)
        return Point(x: corner.x + (turned.x - low.x) * scale, y: corner.y + (turned.y - low.y) * scale)
    }

    /// A direction of the room on the page, in pixels a metre.
    func direction(_ vector: FloorPoint) -> Point {
        let turned = PlanFrame.turn(vector, cosine, sine)
        return Point(x: turned.x * scale, y: turned.y * scale)
    }

    /// What turns a group drawn in the room's metres into the page's pixels.
    var matrix: String {
        let origin = place(FloorPoint())
        func exact(_ value: Float) -> String { "\((value * 10_000).rounded(.toNearestOrEven) / 10_000)" }
        return
            "matrix(\([cosine * scale, sine * scale, -sine * scale, cosine * scale].map(exact).joined(separator: " "))"
            + " \(exact(origin.x)) \(exact(origin.y)))"
    }

    private static func points(of room: ScannedRoom) -> [FloorPoint] {
        var points = room.floors.flatMap { $0 } + room.walls.flatMap { [$0.start, $0.end] }
        for object in room.objects { points += corners(of: object) }
        return points
    }

    /// The corners of a piece of furniture, from its front left round to its front right.
    static func corners(of object: RoomObject) -> [FloorPoint] {
        let front = object.front * (object.depth / 2)
        let side = FloorPoint(object.front.y, -object.front.x) * (object.width / 2)
        return [
            object.center - side + front, object.center - side - front, object.center + side - front,
            object.center + side + front,
        ]
    }

    /// The turn that brings the walls, longest first in weight, parallel to the page's edges.
    private static func tilt(of room: ScannedRoom) -> Float {
        var sum = FloorPoint()
        for wall in room.walls {
            let along = wall.end - wall.start
            let length = along.length
            guard length > 0.01, length < 10_000 else { continue }
            // The angle four times over, so that walls at right angles agree.
            let u = along / length
            let double = FloorPoint(u.x * u.x - u.y * u.y, 2 * u.x * u.y)
            sum += FloorPoint(double.x * double.x - double.y * double.y, 2 * double.x * double.y) * length
        }
        return sum == FloorPoint() ? 0 : -Maths.atan2(sum.y, sum.x) / 4
    }

    private static func bounds(of points: [FloorPoint], yaw: Float) -> (low: FloorPoint, high: FloorPoint) {
        let (cosine, sine) = (Maths.cos(yaw), Maths.sin(yaw))
        var low = turn(points[0], cosine, sine)
        var high = low
        for point in points {
            let turned = turn(point, cosine, sine)
            low = FloorPoint(min(low.x, turned.x), min(low.y, turned.y))
            high = FloorPoint(max(high.x, turned.x), max(high.y, turned.y))
        }
        return (low, high)
    }

    private static func turn(_ point: FloorPoint, _ cosine: Float, _ sine: Float) -> FloorPoint {
        FloorPoint(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
    }
}
