/// A surface's curve, an arc in the plane of its local X and Z.
struct CapturedArc {
    /// Angles in radians from local X toward local Z.
    var start, end: Double
    /// In metres.
    var radius: Double
    /// The middle of its circle; an export of iOS 16 has none.
    var center: SIMD2<Double>?
}

/// How an angle is measured: in radians unless something says otherwise.
private struct AngleUnit {
    var isDegrees = false
    /// Foundation's way to the base unit, which of angles is the degree.
    var coefficient: Double?
    var constant = 0.0

    func radians(_ value: Double) -> Double {
        if let coefficient { return (value * coefficient + constant) * (Double.pi / 180) }
        return isDegrees ? value * (Double.pi / 180) : value
    }
}

extension CapturedRoomParser {
    /// A curve, of which no real sample is known: plain numbers, or Foundation's `Measurement<UnitAngle>`. Nil when it is
    /// neither.
    mutating func curve() throws(RoomReadError) -> CapturedArc? {
        guard json.kind == .object else {
            try json.skipValue()
            return nil
        }
        var (start, end, radius): (Double?, Double?, Double?)
        var center: SIMD2<Double>?
        var isCenterUsable = true
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .startAngle: start = try angle()
            case .endAngle: end = try angle()
            case .radius: radius = try looseNumber()
            case .center where json.kind != .null:
                center = try planePoint()
                isCenterUsable = center != nil
            default: try json.skipValue()
            }
        }
        guard isCenterUsable, let start, let end, let radius else { return nil }
        return CapturedArc(start: start, end: end, radius: radius, center: center)
    }

    /// An angle in radians; nil when it cannot be understood.
    private mutating func angle() throws(RoomReadError) -> Double? {
        guard json.kind == .object else { return try looseNumber() }
        var value: Double?
        var unit = AngleUnit()
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .value: value = try looseNumber()
            case .unit: unit = try angleUnit()
            default: try json.skipValue()
            }
        }
        return value.map { unit.radians($0) }
    }

    /// An angle's unit: a name, or Foundation's object of `symbol` and `converter`.
    private mutating func angleUnit() throws(RoomReadError) -> AngleUnit {
        var unit = AngleUnit()
        guard json.kind == .object else {
            unit.isDegrees = try isDegreeSymbol()
            return unit
        }
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .symbol: unit.isDegrees = try isDegreeSymbol()
            case .converter where json.kind == .object: try converter(of: &unit)
            default: try json.skipValue()
            }
        }
        return unit
    }

    private mutating func converter(of unit: inout AngleUnit) throws(RoomReadError) {
        var seen = CapturedKeySet()
        try json.beginObject()
        while let key = try nextKey(&seen) {
            switch key {
            case .coefficient: unit.coefficient = try looseNumber()
            case .constant: unit.constant = try looseNumber() ?? 0
            default: try json.skipValue()
            }
        }
    }

    /// Whether a string names degrees.
    private mutating func isDegreeSymbol() throws(RoomReadError) -> Bool {
        guard json.kind == .string else {
            try json.skipValue()
            return false
        }
        let symbol = try json.string()
        return json.isScalar(symbol, "°") || json.isText(symbol, "deg") || json.isText(symbol, "degrees")
    }

    /// A number, or nil for a value of another kind.
    private mutating func looseNumber() throws(RoomReadError) -> Double? {
        guard json.kind == .number else {
            try json.skipValue()
            return nil
        }
        let number = try json.number()
        return Double(number.float(in: json.bytes))
    }

    /// Two numbers: an array of them, or an object of `x` and `y`; nil for anything else.
    private mutating func planePoint() throws(RoomReadError) -> SIMD2<Double>? {
        var values: [Double?] = []
        if json.kind == .array {
            try json.beginArray()
            while try json.nextElement() {
                let value = try looseNumber()
                if values.count < 3 { values.append(value) }
            }
        } else if json.kind == .object {
            values = [nil, nil]
            var seen = CapturedKeySet()
            try json.beginObject()
            while let key = try nextKey(&seen) {
                switch key {
                case .x: values[0] = try looseNumber()
                case .y: values[1] = try looseNumber()
                default: try json.skipValue()
                }
            }
        } else {
            try json.skipValue()
        }
        guard values.count == 2, let x = values[0], let y = values[1] else { return nil }
        return SIMD2(x, y)
    }
}
