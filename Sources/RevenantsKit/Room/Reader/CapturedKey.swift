/// The keys of a RoomPlan export that the reader uses; all others are skipped unheld.
public enum CapturedKey: UInt8, Equatable, Sendable, CaseIterable {
    case walls, doors, windows, openings, floors, objects, sections, rooms
    case identifier, parentIdentifier, parent, category, isOpen, dimensions, transform, polygonCorners
    case curve, startAngle, endAngle, radius, center, value, unit, symbol, converter, coefficient, constant
    case x, y, z

    /// The key as it is written.
    public var name: StaticString {
        switch self {
        case .walls: "walls"
        case .doors: "doors"
        case .windows: "windows"
        case .openings: "openings"
        case .floors: "floors"
        case .objects: "objects"
        case .sections: "sections"
        case .rooms: "rooms"
        case .identifier: "identifier"
        case .parentIdentifier: "parentIdentifier"
        case .parent: "parent"
        case .category: "category"
        case .isOpen: "isOpen"
        case .dimensions: "dimensions"
        case .transform: "transform"
        case .polygonCorners: "polygonCorners"
        case .curve: "curve"
        case .startAngle: "startAngle"
        case .endAngle: "endAngle"
        case .radius: "radius"
        case .center: "center"
        case .value: "value"
        case .unit: "unit"
        case .symbol: "symbol"
        case .converter: "converter"
        case .coefficient: "coefficient"
        case .constant: "constant"
        case .x: "x"
        case .y: "y"
        case .z: "z"
        }
    }
}

/// A set of keys: the ones that an object has shown so far.
struct CapturedKeySet: Sendable {
    private var bits: UInt32 = 0

    /// Adds `key`; false when it was there already.
    mutating func insert(_ key: CapturedKey) -> Bool {
        let bit: UInt32 = 1 << UInt32(key.rawValue)
        defer { bits |= bit }
        return bits & bit == 0
    }

    /// Whether `key` is among them.
    func contains(_ key: CapturedKey) -> Bool {
        bits & 1 << UInt32(key.rawValue) != 0
    }
}
