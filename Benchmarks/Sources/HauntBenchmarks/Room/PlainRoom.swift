import Foundation

/// A room read the plain way: a `Codable` mirror of the file, then the numbers that the night wants.
struct PlainRoom: Decodable {
    struct Surface: Decodable {
        var identifier: String
        var parentIdentifier: String?
        var category: [String: [String: Bool]]
        var dimensions: [Float]
        var transform: [Float]
        var polygonCorners: [[Float]]?
    }

    struct Object: Decodable {
        var category: [String: [String: Bool]]
        var dimensions: [Float]
        var transform: [Float]
    }

    var walls, doors, windows, openings, floors: [Surface]
    var objects: [Object]

    static func read(_ bytes: [UInt8]) throws -> PlainRoom {
        try JSONDecoder().decode(PlainRoom.self, from: Data(bytes))
    }
}
