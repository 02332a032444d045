import RevenantsKit

/// The night as JSON, one event a line. A pure value: the same entries give the same lines.
///
/// Before the curse nobody has a role. What is told until then is held back and printed with the role that the player turns
/// out to have, so that `to` always names one of `seer`, `listener`, `both` and `host`.
struct NightJSON: Equatable, Sendable {
    private var seer: Seat?
    private var held: [StoryEntry] = []

    /// The line that says which night it is.
    func open(_ opening: NightTeller.Opening) -> [String] {
        var line = EventLine(0, "night", to: "host")
        line.add("seed", opening.seed)
        line.add("length", opening.length.word)
        line.add("bots", opening.manner)
        line.add("room", opening.roomName)
        return [line.text]
    }

    /// The lines of a tick. The night's end has a line of its own.
    mutating func tell(_ moment: NightTable.Moment) -> [String] {
        var lines: [String] = []
        if seer == nil, let seer = moment.seer {
            self.seer = seer
            lines = held.map { Self.line($0, seer) }
            held = []
        }
        for entry in moment.entries {
            if case .nightOver = entry.event { continue }
            if seer == nil { held.append(entry) } else { lines.append(Self.line(entry, seer)) }
        }
        return lines
    }

    /// The last lines: what the wire carried, and how it ended.
    mutating func end(_ ending: NightTeller.Ending) -> [String] {
        // A night that ended before the curse had no roles; its seats are told as both.
        let left = held.map { Self.line($0, nil) }
        held = []
        let ways = ending.wire.down + ending.wire.up
        var carried = EventLine(ending.time, "wire", to: "host")
        carried.add("frames", ways.reduce(0) { $0 + $1.allFrames })
        carried.add("bytes", ways.reduce(0) { $0 + $1.bytes })
        carried.add("refused", ending.wire.refused.reduce(0, +))
        carried.add("dropped", ending.wire.dropped.reduce(0) { $0 + $1.count })
        var over = EventLine(ending.time, "night_over", to: "both")
        over.add("result", ending.result.word)
        over.add("seconds", ending.seconds)
        return left + [carried.text, over.text]
    }

    private static func line(_ entry: StoryEntry, _ seer: Seat?) -> String {
        let role = { (seat: Seat) in
            guard let seer else { return "both" }
            return seat == seer ? "seer" : "listener"
        }
        var from: String?
        let to: String
        switch entry.audience {
        case .seer: to = "seer"
        case .listener: to = "listener"
        case .both: to = "both"
        case .seat(let seat): to = role(seat)
        case .host(let seat):
            to = "host"
            from = role(seat)
        }
        var line = EventLine(entry.seconds, "\(entry.event.name.wireName)", to: to)
        if let from { line.add("from", from) }
        line.add(entry.event)
        return line.text
    }
}

extension EventLine {
    /// The fields of an event.
    fileprivate mutating func add(_ event: Event) {
        switch event {
        case .hello(let hello): add("name", String(decoding: hello.name, as: UTF8.self))
        case .room(let form): add("bytes", form.count)
        case .lobby(let seats): add("seats", json: "[" + seats.map(Self.seat).joined(separator: ",") + "]")
        case .ready(let isReady): add("ready", isReady)
        case .startScanning(let source): add("source", source.word)
        case .beginSeance(let placement?):
            add(placement.point)
            add("yaw", placement.yaw)
        case .roleAssignment(let hostIs): add("role", hostIs == .listener ? "seer" : "listener")
        case .letterCollected(let held?): add("fragments", held)
        case .sealCollected(let pieces), .sealPlaced(let pieces): add("pieces", pieces)
        case .candle(let left): add("left", left)
        case .tune(let clarity): add("clarity", clarity)
        case .dial(let hertz): add("hertz", hertz)
        case .pin(let isHeld): add("held", isHeld)
        case .pause(let isPaused): add("paused", isPaused)
        case .say(let phrase): add(phrase)
        case .hint(let number): add("line", number)
        case .scare(let seconds, let cause):
            add("seconds", seconds)
            add("cause", cause.word)
        case .peerLost(let seat, let seconds):
            add("seat", seat.rawValue)
            add("seconds", seconds)
        case .peerBack(let seat): add("seat", seat.rawValue)
        case .refused(let name, let reason):
            add("refused", name.wireName)
            add("reason", reason.word)
        case .nightOver(let result, let seconds):
            add("result", result.word)
            add("seconds", seconds)
        default: place(event)
        }
    }

    /// The events that say where something is, and those of the lock and the dial.
    private mutating func place(_ event: Event) {
        switch event {
        case .dollSpawn(let place, let yaw):
            add(place)
            add("yaw", yaw)
        case .letterSpawn(let transform): add(transform.origin)
        case .seal1Spawn(let place, let bend):
            add(place)
            add("bend", bend)
        case .emitterSpawn(let place), .ritualBegin(let place): add(place)
        case .clueDigit(let ring, let digits), .codeEntered(let ring, let digits):
            add("ring", ring)
            add("digits", Telling.written(digits))
        case .codeResult(let ring, let isRight, let tries):
            add("ring", ring)
            add("right", isRight)
            add("tries", tries)
        case .glyphSpawn(let tone, let transform, let hertz):
            add("tone", tone)
            add(transform.origin)
            add("hertz", hertz)
        case .dialOpen(let tone, let low, let high):
            add("tone", tone)
            add("low", low)
            add("high", high)
        case .escapeCountdown(let seconds, let zone, let radius):
            add("seconds", seconds)
            add(zone)
            add("radius", radius)
        case .revenant(let place): add(place)
        case .print(let place, let yaw):
            add(place)
            add("yaw", yaw)
        default: break
        }
    }

    private mutating func add(_ place: Vector3) {
        add("x", place.x)
        add("y", place.y)
        add("z", place.z)
    }

    /// A point of the floor plan: its second coordinate is the room's z.
    private mutating func add(_ point: FloorPoint) {
        add("x", point.x)
        add("z", point.y)
    }

    private mutating func add(_ phrase: Phrase) {
        if case .digits(let digits) = phrase {
            add("digits", Telling.written(digits))
        } else {
            add("phrase", phrase.word)
        }
    }

    private static func seat(_ seat: LobbySeat) -> String {
        "{\"seat\":\(seat.seat.rawValue),\"name\":\(quoted(String(decoding: seat.name, as: UTF8.self)))"
            + ",\"ready\":\(seat.isReady),\"present\":\(seat.isPresent),\"hand\":\(seat.hasHand)}"
    }
}

extension NightLength {
    /// The length as `--length` takes it.
    var word: String { self == .full ? "full" : "short" }
}

extension Phrase {
    /// The phrase as a word; the wire has numbers for them.
    fileprivate var word: StaticString {
        switch self {
        case .here: "here"
        case .left: "left"
        case .right: "right"
        case .wait: "wait"
        case .come: "come"
        case .run: "run"
        case .yes: "yes"
        case .no: "no"
        case .digits: "digits"
        }
    }
}
