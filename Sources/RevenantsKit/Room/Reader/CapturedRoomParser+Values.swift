/// The values that walls, doors, windows, openings, floors and objects are made of.
extension CapturedRoomParser {
    /// Lengths and places beyond this, in metres, are no room's.
    static var reach: Float { 1000 }

    /// A number within ±1,000 m.
    mutating func coordinate() throws(RoomReadError) -> Float {
        json.skipSpace()
        let number = try json.number()
        let value = number.float(in: json.bytes)
        guard value.magnitude <= Self.reach else { throw json.error(.coordinate, found: .other, at: number.start) }
        return value
    }

    /// Three numbers: an array of them, or an object of `x`, `y` and `z`.
    mutating func vector() throws(RoomReadError) -> Vector3 {
        guard json.kind == .object else {
            let values = try numbers(3)
            return Vector3(values[0], values[1], values[2])
        }
        let start = json.offset
        var (x, y, z): (Float?, Float?, Float?)
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .x: x = try coordinate()
            case .y: y = try coordinate()
            case .z: z = try coordinate()
            default: try json.skipValue()
            }
        }
        return Vector3(
            try required(x, .x, ofObjectAt: start), try required(y, .y, ofObjectAt: start),
            try required(z, .z, ofObjectAt: start))
    }

    /// Three lengths of 0 or more.
    mutating func dimensions() throws(RoomReadError) -> Vector3 {
        let start = json.offset
        let size = try vector()
        guard size.min() >= 0 else { throw json.error(.length, found: .other, at: start) }
        return size
    }

    /// An array of exactly `count` numbers.
    private mutating func numbers(_ count: Int) throws(RoomReadError) -> [Float] {
        var values: [Float] = []
        values.reserveCapacity(count)
        try json.beginArray()
        while true {
            json.skipSpace()
            let place = json.offset
            guard try json.nextElement() else {
                if values.count == count { return values }
                throw json.error(.numbers(count), found: .count(values.count), at: place)
            }
            guard values.count < count else { throw json.error(.numbers(count), found: .another) }
            values.append(try coordinate())
        }
    }

    /// A rigid transform: 16 numbers or four arrays of four, column after column.
    ///
    /// Some programs write row after row. The zeros of the bottom row tell which it is; where the place is the origin and both
    /// would do, it is taken as RoomPlan's own.
    mutating func transform() throws(RoomReadError) -> Transform {
        let start = json.offset
        var m: [Float] = []
        m.reserveCapacity(16)
        try json.beginArray()
        while true {
            json.skipSpace()
            let place = json.offset
            guard try json.nextElement() else {
                if m.count == 16 { break }
                throw json.error(.numbers(16), found: .count(m.count), at: place)
            }
            guard m.count < 16 else { throw json.error(.numbers(16), found: .another) }
            if json.kind == .array {
                guard m.count % 4 == 0 else { throw json.error(.number, found: .array) }
                m += try numbers(4)
            } else {
                m.append(try coordinate())
            }
        }
        if !Self.isZero(m[3], m[7], m[11]), Self.isZero(m[12], m[13], m[14]) {
            m = (0..<16).map { m[$0 % 4 * 4 + $0 / 4] }
        }
        let transform = Transform(
            right: Vector3(m[0], m[1], m[2]), up: Vector3(m[4], m[5], m[6]), front: Vector3(m[8], m[9], m[10]),
            origin: Vector3(m[12], m[13], m[14]))
        guard Self.isZero(m[3], m[7], m[11]), (m[15] - 1).magnitude < 0.001, transform.isRotation else {
            throw json.error(.rigidTransform, found: .other, at: start)
        }
        return transform
    }

    private static func isZero(_ a: Float, _ b: Float, _ c: Float) -> Bool {
        max(a.magnitude, b.magnitude, c.magnitude) < 0.001
    }

    /// A surface's or object's name: a string or, of a one-key object, the key; and whether it is an open door.
    mutating func category() throws(RoomReadError) -> (name: JSONText?, isOpen: Bool) {
        if json.kind == .string { return (try json.string(), false) }
        var name: JSONText?
        var isOpen = false
        try json.beginObject()
        while let key = try json.nextKey() {
            if name == nil { name = key }
            guard json.kind == .object else {
                try json.skipValue()
                continue
            }
            var seen = CapturedKeySet()
            try json.beginObject()
            while let detail = try nextKey(&seen) {
                if detail == .isOpen {
                    isOpen = try json.boolean()
                } else {
                    try json.skipValue()
                }
            }
        }
        return (name, isOpen)
    }

    /// A surface's identifier, of 36 letters in RoomPlan's own files. One of more than 64 is none, so that comparing all with
    /// all takes no longer than a glance.
    mutating func identifier() throws(RoomReadError) -> JSONText? {
        let text = try json.string()
        return text.end - text.start <= 64 ? text : nil
    }

    /// An identifier, or nil for null.
    mutating func optionalIdentifier() throws(RoomReadError) -> JSONText? {
        try json.takeNull() ? nil : try identifier()
    }

    /// `value`, or the error that `key` is missing from the object that began at `start`.
    func required<Value>(
        _ value: Value?, _ key: CapturedKey, ofObjectAt start: Int
    ) throws(RoomReadError) -> Value {
        guard let value else { throw json.error(.requiredKey(key), found: .nothing, at: start) }
        return value
    }
}

extension Transform {
    /// Whether the axes are orthonormal and right-handed, to a hundredth.
    fileprivate var isRotation: Bool {
        let cross = Vector3(
            right.y * up.z - right.z * up.y, right.z * up.x - right.x * up.z, right.x * up.y - right.y * up.x)
        return (right.length - 1).magnitude < 0.01 && (up.length - 1).magnitude < 0.01
            && right.dot(up).magnitude < 0.01 && (cross - front).length < 0.03
    }
}
