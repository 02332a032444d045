extension CapturedRoomParser {
    /// Reads a piece of furniture.
    mutating func object(into parts: inout CapturedParts) throws(RoomReadError) {
        let start = json.offset
        var name: JSONText?
        var size: Vector3?
        var transform: Transform?
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .category: name = try category().name
            case .dimensions: size = try dimensions()
            case .transform: transform = try self.transform()
            default: try json.skipValue()
            }
        }
        let extent = try required(size, .dimensions, ofObjectAt: start)
        let place = try required(transform, .transform, ofObjectAt: start)
        let index = parts.counts.objects
        parts.counts.objects += 1
        guard extent.min() >= WallShape.leastExtent else {
            parts.notes.append(.leftOut(.objects, index: index))
            return
        }
        let kind = name.flatMap { name in ObjectKind.allCases.first { json.isText(name, $0.name) } } ?? .unknown
        if kind == .unknown { parts.notes.append(.unknownObject(index: index)) }
        parts.objects.append(RoomObject(kind: kind, size: extent, transform: place))
    }
}

extension RoomObject {
    /// The box of `size` (local X, Y, Z) at `transform`; one that does not stand upright gets the upright box around it.
    fileprivate init(kind: ObjectKind, size: Vector3, transform: Transform) {
        let origin = transform.origin
        var facing = FloorPoint(0, 1)
        var extent = size
        if transform.up.y.magnitude >= 0.9 {
            facing = transform.front.floor / transform.front.floor.length
        } else {
            let (x, y, z) = (transform.right * size.x, transform.up * size.y, transform.front * size.z)
            extent = Vector3(
                x.x.magnitude + y.x.magnitude + z.x.magnitude, x.y.magnitude + y.y.magnitude + z.y.magnitude,
                x.z.magnitude + y.z.magnitude + z.z.magnitude)
        }
        self.init(
            kind: kind, center: origin.floor, front: facing, width: extent.x, depth: extent.z,
            bottom: origin.y - extent.y / 2, top: origin.y + extent.y / 2)
    }
}

extension ObjectKind {
    /// The category as RoomPlan writes it.
    public var name: StaticString {
        switch self {
        case .bathtub: "bathtub"
        case .bed: "bed"
        case .chair: "chair"
        case .dishwasher: "dishwasher"
        case .fireplace: "fireplace"
        case .oven: "oven"
        case .refrigerator: "refrigerator"
        case .sink: "sink"
        case .sofa: "sofa"
        case .stairs: "stairs"
        case .storage: "storage"
        case .stove: "stove"
        case .table: "table"
        case .television: "television"
        case .toilet: "toilet"
        case .washerDryer: "washerDryer"
        case .unknown: "unknown"
        }
    }
}
