import RevenantsKit
import Testing

/// Curved walls: no real file is known, so that every way of writing one that is imaginable is read, and all others fall
/// back to the chord.
struct CurveTests {
    /// The bay of the sample: radius √3 m, over a chord of 3 m.
    static let radius = 3 / Float(3).squareRoot()

    private func read(curve: String, parsing plan: FlatPlan = SampleFlats.curvedWall) throws -> CapturedScan {
        let tree = plan.capturedRoom.mapped { value in
            guard let old = value["curve"], old != .null else { return value }
            var value = value
            value["curve"] = .raw(curve)
            return value
        }
        return try CapturedRoomReader.read(Array(tree.compact.utf8))
    }

    private func measurement(_ value: String, symbol: String, converter: String? = nil) -> String {
        #"{"unit":{"symbol":"\#(symbol)"\#(converter.map { #","converter":\#($0)"# } ?? "")},"value":\#(value)}"#
    }

    private func curve(_ start: String, _ end: String, rest: String) -> String {
        #"{"startAngle":\#(start),"endAngle":\#(end),\#(rest)}"#
    }

    private let rest = #""radius":1.7320508,"center":[0,0.8660254]"#

    @Test func everyWayOfWritingAnArcIsTheSameArc() throws {
        let (start, end) = ("-2.6179938", "-0.5235988")
        let ways = [
            curve(start, end, rest: rest),
            curve(start, end, rest: #""radius":1.7320508,"center":{"x":0,"y":0.8660254}"#),
            // iOS 16 has no center.
            curve(start, end, rest: #""radius":1.7320508"#),
            curve(start, end, rest: #""radius":1.7320508,"center":null"#),
            curve(measurement(start, symbol: "rad"), measurement(end, symbol: "rad"), rest: rest),
            curve(
                measurement(start, symbol: "rad", converter: #"{"coefficient":57.29577951308232,"constant":0}"#),
                measurement(end, symbol: "rad", converter: #"{"constant":0,"coefficient":57.29577951308232}"#),
                rest: rest),
            curve(measurement("-150", symbol: "°"), measurement("-30", symbol: "\\u00b0"), rest: rest),
            curve(measurement("-150", symbol: "deg"), #"{"unit":"degrees","value":-30}"#, rest: rest),
            curve(
                measurement("-150", symbol: "°", converter: #"{"coefficient":1,"constant":0}"#),
                measurement("-30", symbol: "°", converter: #"{"coefficient":1}"#), rest: rest),
            curve(measurement("-0.4166666667", symbol: "rev", converter: #"{"coefficient":360}"#), end, rest: rest),
            // From the other end, and once more around.
            curve(end, start, rest: rest), curve("3.6651914", "5.7595865", rest: rest),
        ]
        let original = try CapturedRoomReader.read(Array(SampleFlats.curvedWall.capturedRoom.compact.utf8))
        #expect(original.notes == [])
        for way in ways {
            let scan = try read(curve: way)
            #expect(scan.notes == [], "\(way)")
            #expect(scan.room.quantisedRoughly == original.room.quantisedRoughly, "\(way)")
        }
    }

    @Test func theChordsFollowTheArc() throws {
        let scan = try read(curve: curve("-2.6179938", "-0.5235988", rest: rest))
        let plan = SampleFlats.curvedWall
        let pieces = scan.room.walls[1...].prefix { $0 != scan.room.walls.dropFirst(scan.room.walls.count - 4).first }
        #expect(scan.counts.walls == 6)
        #expect(pieces.count == scan.room.walls.count - 5 && pieces.count >= 4)
        // Ends on the circle, middles within 2 cm of it, each piece where the one before ends, all facing the middle.
        let (x, z) = plan.roomPoint(FlatPlan.Point(2.6, Double(Self.radius) / 2))
        let middle = FloorPoint(Float(x), Float(z))
        for piece in pieces {
            #expect(abs(piece.start.distance(to: middle) - Self.radius) < 1e-4)
            #expect(abs(piece.end.distance(to: middle) - Self.radius) < 1e-4)
            let half = (piece.start + piece.end) / 2
            #expect(Self.radius - half.distance(to: middle) <= 0.0201)
            #expect(piece.normal.dot(middle - half) > 0.99 * half.distance(to: middle))
            #expect(!piece.isPartition)
        }
        for (one, next) in zip(pieces, pieces.dropFirst()) { #expect(one.end == next.start) }
        #expect(scan.room.walls[0].end.distance(to: scan.room.walls[1].start) < 1e-4)
    }

    @Test func aWindowInABayIsInItsPieces() throws {
        let scan = try read(curve: curve("-2.6179938", "-0.5235988", rest: rest))
        let windows = scan.room.gaps.filter { $0.kind == .window }
        #expect(scan.counts.windows == 2 && windows.count > 2)
        var width: Float = 0
        for window in windows {
            let wall = scan.room.walls[window.wall]
            for point in [window.start, window.end] {
                let along = (wall.end - wall.start) / wall.width
                let place = (point - wall.start).dot(along)
                #expect(place > -1e-4 && place < wall.width + 1e-4)
                #expect((point - wall.start - along * place).length < 1e-4)
            }
            width += window.start.distance(to: window.end)
        }
        // 1.6 m of the chord are 1.66 m of the arc; the other window has 1.3 m.
        #expect(width > 2.95 && width < 2.97)
    }

    @Test(arguments: [
        "true", "[]", #""round""#, "{}", #"{"radius":1.7}"#, #"{"startAngle":-150,"endAngle":-30,"radius":1.7320508}"#,
        #"{"startAngle":"a","endAngle":-0.5,"radius":1.7320508}"#,
        #"{"startAngle":-2.6179938,"endAngle":-0.5235988,"radius":-1}"#,
        #"{"startAngle":-2.6179938,"endAngle":-0.5235988,"radius":1e300}"#,
        #"{"startAngle":-2.6179938,"endAngle":-0.5235988,"radius":1.7320508,"center":[0,1e30]}"#,
        #"{"startAngle":-2.6179938,"endAngle":-0.5235988,"radius":1.7320508,"center":[0]}"#,
        #"{"startAngle":-2.6179938,"endAngle":-0.5235988,"radius":1.7320508,"center":"none"}"#,
        #"{"startAngle":-2.6179938,"endAngle":-0.5235988,"radius":5}"#,
        #"{"startAngle":0,"endAngle":0,"radius":1.5}"#, #"{"startAngle":1e999,"endAngle":-1e999,"radius":1e999}"#,
    ])
    func whatCannotBeFollowedIsTheChord(curve: String) throws {
        let scan = try read(curve: curve)
        #expect(scan.notes == [.curveAsChord(wall: 1)])
        #expect(scan.room.walls.count == 6)
        let bay = scan.room.walls[1]
        #expect(abs(bay.width - 3) < 1e-4)
        #expect(scan.room.gaps.count == 3)
    }
}

extension ScannedRoom {
    /// Whole centimetres: different ways of writing an angle differ in its last digits.
    fileprivate var quantisedRoughly: [Int] {
        let points = walls.flatMap { [$0.start, $0.end] } + gaps.flatMap { [$0.start, $0.end] }
        return points.flatMap { [Int(($0.x * 100).rounded()), Int(($0.y * 100).rounded())] } + gaps.map { $0.wall }
    }
}
