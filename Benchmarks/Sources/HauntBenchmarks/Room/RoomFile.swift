import Foundation

/// A RoomPlan export as large as wanted: the rooms of a sample some times over, and noise for `coreModel`.
enum RoomFile {
    /// A file of `size` bytes, a little over 24,000 of them for each of `copies`. Real ones have up to 450,000, of which
    /// `coreModel` makes up 61 to 93 hundredths.
    static func bytes(copies: Int, size: Int) throws -> [UInt8] {
        let sample = URL(filePath: #filePath).appending(path: "../../../../../Examples/Rooms/several-rooms.json")
            .standardized
        guard var room = try JSONSerialization.jsonObject(with: Data(contentsOf: sample)) as? [String: Any] else {
            throw CocoaError(.fileReadCorruptFile)
        }
        for (key, value) in room where key != "floors" {
            if let elements = value as? [[String: Any]] {
                room[key] = repeatElement(elements, count: copies).flatMap { $0 }
            }
        }
        room["coreModel"] = ""
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        let rest = try JSONSerialization.data(withJSONObject: room, options: options).count
        var bits: UInt64 = 1
        var noise: [UInt8] = []
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        while noise.count < size - rest {
            // Knuth's linear congruence is noise enough.
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            noise.append(alphabet[Int(bits >> 58)])
        }
        room["coreModel"] = String(decoding: noise, as: UTF8.self)
        return [UInt8](try JSONSerialization.data(withJSONObject: room, options: options))
    }
}
