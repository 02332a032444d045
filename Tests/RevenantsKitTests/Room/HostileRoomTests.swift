@testable import RevenantsKit
import Testing

/// Files that are no room: each gives an error at the right place, and none traps.
struct HostileRoomTests {
    /// A small room with one of everything.
    static let small: JSONTree = {
        var plan = FlatPlan()
        plan.coreModelBytes = 48
        plan.walls = [
            FlatPlan.Wall(
                FlatPlan.Point(0, 0), FlatPlan.Point(4, 0), height: 2, heightAtEnd: 3,
                gaps: [.door(at: 0.2, isOpen: true), .window(at: 1.5), .opening(at: 3, width: 0.9)])
        ]
        plan.walls[0].arc = (-150, -30)
        plan.floors = [FlatPlan.Floor(corners: [FlatPlan.Point(0, 0), FlatPlan.Point(4, 0), FlatPlan.Point(4, 3)])]
        plan.sections = [FlatPlan.Section(label: "bedroom", at: FlatPlan.Point(1, 1))]
        plan.put("table", at: 1, 1, size: (1, 0.7, 1), ["TableType": "coffee"])
        return plan.capturedRoom
    }()

    private func refusal(_ text: String) -> RoomReadError? { refusal(Array(text.utf8)) }

    private func refusal(_ bytes: [UInt8]) -> RoomReadError? {
        do throws(RoomReadError) {
            _ = try CapturedRoomReader.read(bytes)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Cut and broken files

    @Test(arguments: [
        (small.compact, 1), (small.withPlainEnumerations.withNamedComponents.compact, 3), (small.pretty, 7),
    ])
    func aFileCutAnywhereEndsTooEarly(text: String, step: Int) throws {
        let bytes = Array(text.utf8)
        #expect(refusal(bytes) == nil)
        for length in stride(from: 0, to: bytes.count, by: step) {
            let error = try #require(refusal(Array(bytes[..<length])), "cut at \(length)")
            #expect(error.offset == length, "cut at \(length): \(error)")
            #expect(error.found == .endOfFile || error.found == .nothing, "cut at \(length): \(error)")
        }
    }

    @Test func aChangedByteNeverTraps() {
        var chance = SplitMix(7)
        let bytes = Array(Self.small.compact.utf8)
        for _ in 0..<1500 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &chance) {
                let place = Int.random(in: 0..<changed.count, using: &chance)
                switch Int.random(in: 0..<4, using: &chance) {
                case 0: changed[place] = UInt8.random(in: 0...255, using: &chance)
                case 1: changed.remove(at: place)
                case 2: changed.insert(bytes.randomElement(using: &chance) ?? 0, at: place)
                default: changed[place] = Array("{}[],:\"\\0123456789.eE+-".utf8).randomElement(using: &chance) ?? 0
                }
            }
            if let error = refusal(changed) { #expect(error.offset <= changed.count) }
        }
    }

    // MARK: Wrong values

    /// Every value of the file replaced by one of each other kind: an error that names its place, or a room.
    @Test func aWrongKindOfValueIsFoundAtItsPlace() throws {
        let marks: [(text: String, kind: RoomReadError.Finding)] = [
            ("{\"mark\":0}", .object), ("[\"mark\"]", .array), ("\"mark\"", .string), ("90210", .number),
            ("true", .boolean), ("null", .null),
        ]
        // What is skipped, or may be left out, takes any value or null; what a key asks for else is named here.
        let expected: [String: RoomReadError.Expectation] = [
            "walls": .array, "doors": .array, "windows": .array, "openings": .array, "floors": .array,
            "objects": .array,
            "sections": .array, "identifier": .string, "parentIdentifier": .string, "category": .object,
            "isOpen": .boolean, "dimensions": .array, "transform": .array, "polygonCorners": .array,
        ]
        let optional: Set = [
            "doors", "windows", "openings", "floors", "objects", "sections", "parentIdentifier", "polygonCorners",
        ]
        var count = 0
        for path in Self.small.paths {
            guard case .key(let name)? = path.last, let expectation = expected[name] else { continue }
            for mark in marks {
                let tree = Self.small.replacing(path[...], with: .raw(mark.text))
                let text = Array(tree.compact.utf8)
                let error = refusal(text)
                if mark.kind == .null, optional.contains(name) { continue }
                if name == "category", mark.kind == .string || mark.kind == .object { continue }
                // An array is looked into, an object for a vector too.
                if expectation.isFinding(mark.kind) || name == "dimensions" && mark.kind == .object { continue }
                if case .key("sections")? = path.first, path.count > 1 { continue }
                let isObjectCategory = path.first == .key("objects") && name == "identifier"
                if isObjectCategory || path.first == .key("objects") && name == "parentIdentifier" { continue }
                let found = try #require(error, "\(path) \(mark.text)")
                #expect(found.path == path.map(\.step), "\(path) \(mark.text): \(found)")
                #expect(found.expected == expectation, "\(path) \(mark.text): \(found)")
                #expect(found.found == mark.kind, "\(path) \(mark.text): \(found)")
                #expect(text[found.offset...].starts(with: mark.text.utf8), "\(path) \(mark.text): \(found)")
                count += 1
            }
        }
        #expect(count > 100)
    }

    /// Every number of a size, transform or corner replaced by what no room has.
    @Test func aWrongNumberIsFoundAtItsPlace() throws {
        let wrong = ["1e999", "-1e999", "1000.001", "-2e3", "1e39", "123456789012345678901234567890"]
        var count = 0
        for path in Self.small.paths {
            guard case .index? = path.last else { continue }
            guard
                path.contains(.key("dimensions")) || path.contains(.key("transform"))
                    || path.contains(.key("polygonCorners")),
                case .number? = Self.small.value(at: path[...])
            else { continue }
            for number in wrong {
                let text = Array(Self.small.replacing(path[...], with: .raw(number)).compact.utf8)
                let error = try #require(refusal(text), "\(path) \(number)")
                #expect(error.path == path.map(\.step) && error.expected == .coordinate && error.found == .other)
                #expect(text[error.offset...].starts(with: number.utf8), "\(path) \(number): \(error)")
            }
            let text = Array(Self.small.replacing(path[...], with: .raw("\"1\"")).compact.utf8)
            let error = try #require(refusal(text), "\(path)")
            #expect(error.path == path.map(\.step) && error.expected == .number && error.found == .string)
            count += 1
        }
        #expect(count > 100)
    }

    @Test(arguments: [
        (#"{"walls":[],"walls":[]}"#, 12, RoomReadError.Expectation.singleKey(.walls)),
        (#"{"walls":[],"w\u0061lls":[]}"#, 12, .singleKey(.walls)),
        (#"{"doors":[]}"#, 0, .requiredKey(.walls)), (#" {}"#, 1, .requiredKey(.walls)),
        (#"{"rooms":[{}]}"#, 10, .requiredKey(.walls)),
        (#"{"walls":[{"transform":[]}]}"#, 24, .numbers(16)),
        (#"{"walls":[{"transform":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0]}]}"#, 53, .numbers(16)),
        (#"{"walls":[{"transform":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1,0]}]}"#, 56, .numbers(16)),
        (#"{"walls":[{"transform":[[1,0,0]]}]}"#, 30, .numbers(4)),
        (#"{"walls":[{"transform":[[1,0,0,0],0,[1,0,0,0]]}]}"#, 36, .number),
        // Scaled, mirrored, with zeros only, and neither by columns nor by rows.
        (#"{"walls":[{"transform":[2,0,0,0,0,2,0,0,0,0,2,0,0,0,0,1]}]}"#, 23, .rigidTransform),
        (#"{"walls":[{"transform":[-1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}]}"#, 23, .rigidTransform),
        (#"{"walls":[{"transform":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}]}"#, 23, .rigidTransform),
        (#"{"walls":[{"transform":[1,0,0,5,0,1,0,0,0,0,1,0,5,0,0,1]}]}"#, 23, .rigidTransform),
        (#"{"walls":[{"dimensions":[1,1]}]}"#, 28, .numbers(3)),
        (#"{"walls":[{"dimensions":[1,1,1,1]}]}"#, 31, .numbers(3)),
        (#"{"walls":[{"dimensions":[1,-1,0]}]}"#, 24, .length),
        (#"{"walls":[{"dimensions":{"x":1,"y":2}}]}"#, 24, .requiredKey(.z)),
        (#"{"walls":[{"dimensions":{"x":1,"y":2,"y":3}}]}"#, 37, .singleKey(.y)),
        (#"{"walls":[{}]}"#, 10, .requiredKey(.dimensions)),
        (#"{"walls":[{"dimensions":[1,1,0]}]}"#, 10, .requiredKey(.transform)),
        (#"{"walls":[],"objects":[{"category":"bed"}]}"#, 23, .requiredKey(.dimensions)),
    ])
    func errorsSayWhere(text: String, offset: Int, expected: RoomReadError.Expectation) throws {
        let error = try #require(refusal(text))
        #expect(error.offset == offset && error.expected == expected, "\(error)")
    }

    // MARK: Huge files

    @Test func nestingHasALimit() throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            func nested(_ depth: Int) -> String {
                let (start, end) = (String(repeating: open, count: depth), String(repeating: close, count: depth))
                return "{\"walls\":[],\"deep\":\(start)0\(end)}"
            }
            #expect(refusal(nested(JSONReader.depthLimit - 1)) == nil)
            let error = try #require(refusal(nested(100_000)))
            #expect(error.expected == .depth(JSONReader.depthLimit) && error.path.count <= JSONReader.depthLimit)
        }
    }

    @Test(arguments: ["walls", "doors", "windows", "openings", "objects", "floors", "sections"])
    func arraysHaveALimit(key: String) throws {
        // A floor lies, all else stands.
        let axes = key == "floors" ? "1,0,0,0,0,0,-1,0,0,1,0,0" : "1,0,0,0,0,1,0,0,0,0,1,0"
        let surface = "{\"dimensions\":[1,1,1],\"transform\":[\(axes),0,0,0,1]}"
        func text(_ count: Int) -> String {
            let list = Array(repeating: surface, count: count).joined(separator: ",")
            return key == "walls" ? "{\"walls\":[\(list)]}" : "{\"walls\":[],\"\(key)\":[\(list)]}"
        }
        let limit = key == "floors" ? CapturedRoomReader.elementLimit / 4 : CapturedRoomReader.elementLimit
        let tooMany = text(limit + 1)
        let error = try #require(refusal(tooMany))
        #expect(error.expected == .atMost(CapturedRoomReader.elementLimit) && error.found == .another)
        #expect(error.path == [.key(Array(key.utf8)), .index(limit)])
        // As many as that are read, and quickly enough for a test.
        if key != "walls" { #expect(refusal(text(limit)) == nil) }
    }

    @Test func cornersHaveALimit() throws {
        let corners = Array(repeating: "[0,0,0]", count: CapturedRoomReader.elementLimit + 1).joined(separator: ",")
        let error = try #require(refusal("{\"walls\":[],\"floors\":[{\"polygonCorners\":[\(corners)]}]}"))
        #expect(error.expected == .atMost(CapturedRoomReader.elementLimit))
    }

    @Test func errorsAreWordedForAPerson() throws {
        let texts = [
            #"{"walls":[{"transform":[1,0,"#:
                "byte 28, walls[0].transform[2]: expected a number, found the end of the file",
            #"{"walls":[{"category":7"#: "byte 22, walls[0].category: expected an object, found a number",
            #"{"walls":[],"doors":[{"dimensions":[1e9"#:
                "byte 36, doors[0].dimensions[0]: expected a number from -1000 to 1000 (metres), found something else",
            "": "byte 0: expected an object, found the end of the file",
            #"{"walls":tru"#: "byte 9, walls: expected an array, found true or false",
            #"{"walls":[]}{"#: "byte 12: expected the end of the file, found '{'",
            "{\"walls\":[],\"\u{1}": "byte 13: expected text without control characters, found byte 0x01",
        ]
        for (text, expected) in texts {
            let error = try #require(refusal(text))
            #expect(error.description == expected)
        }
    }
}

extension RoomReadError.Expectation {
    /// Whether `finding` is the kind of value that is expected.
    fileprivate func isFinding(_ finding: RoomReadError.Finding) -> Bool {
        switch (self, finding) {
        case (.array, .array), (.object, .object), (.string, .string), (.boolean, .boolean): true
        default: false
        }
    }
}
