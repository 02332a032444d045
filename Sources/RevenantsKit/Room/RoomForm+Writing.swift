/// The text of a room in the making; once something does not fit, there is none.
struct RoomFormWriter {
    private var line = ReportLine()
    private var isPossible = true
    private var isFirstNumber = true

    /// The text; nil when the room does not fit the form.
    var bytes: [UInt8]? {
        isPossible && line.bytes.count <= RoomForm.byteLimit ? line.bytes : nil
    }

    mutating func write(_ room: ScannedRoom) {
        line.add("room1;")
        begin("y")
        add(room.floorY)
        end()
        for corners in room.floors {
            begin("f")
            for corner in corners { add(corner) }
            end()
        }
        for wall in room.walls {
            begin("w")
            add(wall.start)
            add(wall.end)
            add(wall.bottom)
            add(wall.topAtStart)
            add(wall.topAtEnd)
            add(direction: wall.normal)
            add(wall.isPartition ? 1 : 0)
            end()
        }
        for gap in room.gaps {
            if gap.wall < -1 || gap.wall >= room.walls.count { isPossible = false }
            begin("g")
            add(Int(gap.kind.rawValue))
            add(gap.wall)
            add(gap.start)
            add(gap.end)
            add(gap.bottom)
            add(gap.top)
            end()
        }
        for object in room.objects {
            begin("o")
            add(Int(object.kind.rawValue))
            add(object.center)
            add(direction: object.front)
            add(object.width)
            add(object.depth)
            add(object.bottom)
            add(object.top)
            end()
        }
        line.add(".")
    }

    private mutating func begin(_ record: StaticString) {
        // A room of any size may be asked for: stop growing once it cannot fit.
        if line.bytes.count > RoomForm.byteLimit { isPossible = false }
        guard isPossible else { return }
        line.add(record)
        isFirstNumber = true
    }

    private mutating func end() {
        if isPossible { line.add(";") }
    }

    private mutating func add(_ number: Int) {
        guard isPossible else { return }
        if !isFirstNumber { line.add(",") }
        isFirstNumber = false
        line.add(number)
    }

    private mutating func add(_ metres: Float) {
        guard let millimetres = Millimetres(metres) else {
            isPossible = false
            return
        }
        add(Int(millimetres.count))
    }

    private mutating func add(_ point: FloorPoint) {
        add(point.x)
        add(point.y)
    }

    private mutating func add(direction vector: FloorPoint) {
        guard let direction = Direction(vector) else {
            isPossible = false
            return
        }
        add(Int(direction.step))
    }
}
