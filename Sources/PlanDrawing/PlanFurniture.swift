import RevenantsKit

/// Draws furniture: its box, a chevron at its front, its name.
struct PlanFurniture {
    private let frame: PlanFrame
    private let floorY: Float
    /// The largest first, so that a sink lies on its cupboard.
    private let objects: [RoomObject]

    init(room: ScannedRoom, frame: PlanFrame) {
        self.frame = frame
        floorY = room.floorY
        objects = room.objects.enumerated()
            .sorted {
                let (one, other) = ($0.element.width * $0.element.depth, $1.element.width * $1.element.depth)
                return one > other || (one == other && $0.offset < $1.offset)
            }
            .map(\.element)
    }

    func drawBoxes(on canvas: inout SVGCanvas) {
        for object in objects {
            let corners = PlanFrame.corners(of: object).map(frame.place)
            // What hangs is drawn as an outline: there is floor, or other furniture, below.
            canvas.path(object.bottom - floorY > 0.9 ? "hung" : "box", SVGCanvas.outline(corners))
            drawFront(of: object, on: &canvas)
        }
    }

    /// A chevron inside the front edge, pointing the way the piece faces.
    private func drawFront(of object: RoomObject, on canvas: inout SVGCanvas) {
        let front = frame.direction(object.front)
        // On a thing as thin as a television it would only be a blot.
        guard front.length > 0, chevron(of: object) >= 3 else { return }
        let ahead = front * (1 / front.length)
        let side = Point(x: -ahead.y, y: ahead.x)
        let size = chevron(of: object)
        let tip = frame.place(object.center) + ahead * (object.depth / 2 * frame.scale - 3)
        canvas.path(
            "front",
            "M\(SVGCanvas.pair(tip - ahead * size + side * size))L\(SVGCanvas.pair(tip))"
                + "L\(SVGCanvas.pair(tip - ahead * size - side * size))")
    }

    private func chevron(of object: RoomObject) -> Float {
        min(7, 0.22 * min(object.depth, object.width) * frame.scale)
    }

    /// The square round a piece's chevron.
    private func chevronSquare(of object: RoomObject) -> (low: Point, high: Point) {
        let front = frame.direction(object.front)
        let size = chevron(of: object)
        let ahead = front * (1 / max(1e-3, front.length))
        let middle = frame.place(object.center) + ahead * (object.depth / 2 * frame.scale - 3 - size / 2)
        let half = Point(x: size * 0.8, y: size * 0.8)
        return (middle - half, middle + half)
    }

    func drawNames(on canvas: inout SVGCanvas) {
        var taken = objects.filter { chevron(of: $0) >= 3 }.map { chevronSquare(of: $0) }
        // The smallest first: it has the least room to give way.
        for object in objects.reversed() {
            let corners = PlanFrame.corners(of: object).map(frame.place)
            let wide = (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0)
            let high = (corners.map(\.y).max() ?? 0) - (corners.map(\.y).min() ?? 0)
            let name = PlanFurniture.name(of: object.kind)
            let isTurned = high > wide && wide < 0.6 * 12 * Float(name.count)
            let room = isTurned ? high : wide
            let size = max(8.5, min(12, room / (0.6 * Float(name.count))))
            let extent = 0.56 * size * Float(name.count)
            let half = isTurned ? Point(x: size / 2, y: extent / 2) : Point(x: extent / 2, y: size / 2)
            let middle = frame.place(object.center)
            let step = isTurned ? Point(x: size + 1, y: 0) : Point(x: 0, y: size + 1)
            let places = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2].map { middle + step * $0 }
            let free = places.first { place in
                !taken.contains {
                    place.x - half.x < $0.high.x && place.x + half.x > $0.low.x && place.y - half.y < $0.high.y
                        && place.y + half.y > $0.low.y
                }
            }
            let place = free ?? middle
            taken.append((place - half, place + half))
            let base =
                isTurned ? Point(x: place.x + size * 0.35, y: place.y) : Point(x: place.x, y: place.y + size * 0.35)
            canvas.label("name", base, name, size: size, turned: isTurned)
        }
    }

    /// What a person calls it.
    private static func name(of kind: ObjectKind) -> String {
        switch kind {
        case .washerDryer: "washer"
        case .refrigerator: "fridge"
        case .television: "TV"
        case .unknown: "object"
        default: "\(kind.name)"
        }
    }
}
