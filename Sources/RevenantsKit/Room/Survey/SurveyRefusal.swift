/// What the night needs a place for.
public enum PlaceKind: UInt8, Equatable, Sendable, CaseIterable {
    case doll, letter, lock, whisper, glyph, ritual, zone

    /// What it is called in a report.
    public var name: StaticString {
        switch self {
        case .doll: "doll"
        case .letter: "letter"
        case .lock: "lock"
        case .whisper: "whisper"
        case .glyph: "glowing number"
        case .ritual: "ritual site"
        case .zone: "safe zone"
        }
    }
}

/// Why a room cannot be played in, and what to do.
public enum SurveyRefusal: Error, Equatable, Sendable {
    /// A number of the scan is not finite, or beyond ±4,096 m.
    case notFinite
    /// More walls, gaps, objects and floor corners than ``Survey/mostParts``, or a floor over ``Survey/widest`` across.
    case tooLarge
    /// The floor's area in square metres, under ``Survey/leastFloor``.
    case floorTooSmall(area: Float)
    /// The share of the floor's outline along which walls stand, under ``Survey/leastCover``.
    case wallsMissing(share: Float)
    /// The share of wall area near a door, window, opening or object, under ``Survey/leastFeatures``.
    case featurelessWalls(share: Float)
    /// There is no place for this, with all that must hold of it.
    case noPlace(PlaceKind)

    /// What is wrong, as one line of ASCII text.
    public var reason: [UInt8] {
        var line = ReportLine()
        switch self {
        case .notFinite: line.add("the scan holds a number that is not finite or not of this world")
        case .tooLarge: line.add("the scan is larger than a home")
        case .floorTooSmall(let area):
            line.add("the floor measures ")
            line.add(hundredths: area)
            line.add(" square metres, and at least 4 are needed")
        case .wallsMissing(let share):
            line.add("walls stand along ")
            line.add(percent: share)
            line.add(" of the floor's outline, and at least 40 % are needed")
        case .featurelessWalls(let share):
            line.add(percent: share)
            line.add(
                " of the walls lie near a door, window, opening or piece of furniture, and at least 10 % are needed")
        case .noPlace(let kind):
            line.add("there is no place for the ")
            line.add(kind.name)
        }
        return line.bytes
    }

    /// What to do about it.
    public var hint: StaticString {
        switch self {
        case .notFinite: "export the room again; this file is damaged"
        case .tooLarge: "scan one room or one flat"
        case .floorTooSmall: "scan a larger room, or walk all the way round this one"
        case .wallsMissing: "scan again and follow every wall from corner to corner"
        case .featurelessWalls: "scan textured areas: doors, windows, pictures, furniture along the walls"
        case .noPlace(let kind):
            switch kind {
            case .doll: "clear a piece of floor a person can stand on"
            case .letter, .lock, .glyph:
                "clear a stretch of wall at eye height, and the floor before it, away from doors and windows"
            case .whisper: "clear more floor, so that two people can stand some steps apart"
            case .ritual, .zone: "clear a piece of floor on which two people can stand side by side"
            }
        }
    }
}

#if !hasFeature(Embedded)
    extension SurveyRefusal: CustomStringConvertible {
        /// The reason and what to do.
        public var description: String {
            "\(String(decoding: reason, as: UTF8.self)): \(hint)"
        }
    }
#endif

extension ReportLine {
    /// A number to two decimals, rounded down; "over 1000" where it is more.
    mutating func add(hundredths number: Float) {
        guard number < 1_000 else { return add("over 1000") }
        let count = Int((max(0, number) * 100).rounded(.down))
        add(count / 100)
        add(".")
        add(count / 10 % 10)
        add(count % 10)
    }

    /// A share as a whole percentage, rounded down.
    mutating func add(percent share: Float) {
        add(Int((max(0, min(1, share)) * 100).rounded(.down)))
        add(" %")
    }
}
