import RevenantsKit

extension WireDice {
    /// Any event, with numbers that the wire can say exactly.
    mutating func event() -> Event {
        let name = EventName.allCases[below(EventName.allCases.count)]
        switch name {
        case .hello: return .hello(hello())
        case .seat: return .seat(SeatGrant(seat: seat(), token: text(upTo: 9), lastReceived: number()))
        case .resume:
            return .resume(ResumeClaim(roomCode: text(upTo: 6), token: text(upTo: 9), lastReceived: number()))
        case .watch: return .watch(WatchClaim(roomCode: text(upTo: 6), token: text(upTo: 9)))
        case .room: return .room(text(upTo: 200))
        case .lobby: return .lobby((0..<below(3)).map { _ in lobbySeat() })
        case .ready: return .ready(chance(2))
        case .startScanning: return .startScanning(ScanSource.allCases[below(3)])
        case .beginSeance: return .beginSeance(chance(2) ? nil : FloorPlacement(point: point(), yaw: exactFloat()))
        case .roleAssignment: return .roleAssignment(hostIs: chance(2) ? .seer : .listener)
        case .letterCollected: return .letterCollected(chance(2) ? nil : below(4))
        case .dollTouched: return .dollTouched
        case .missionRevealed: return .missionRevealed
        case .frequencyMatched: return .frequencyMatched
        case .sensesRestored: return .sensesRestored
        case .clueDigit: return .clueDigit(ring: below(4), digits: digits(below(5)))
        case .codeEntered: return .codeEntered(ring: below(4), digits: digits(4))
        case .codeResult: return .codeResult(ring: below(4), isRight: chance(2), triesLeft: below(4))
        case .scare: return .scare(seconds: exactFloat(), cause: ScareCause.allCases[below(3)])
        case .sealCollected: return .sealCollected(below(3))
        case .sealPlaced: return .sealPlaced(below(3))
        case .candle: return .candle(below(4))
        case .hint: return .hint(below(99))
        case .tune: return .tune(below(101))
        case .dial: return .dial(exactFloat())
        case .pin: return .pin(chance(2))
        case .pause: return .pause(chance(2))
        case .say: return .say(phrase())
        case .nightOver: return .nightOver(NightResult.allCases[below(3)], seconds: exactFloat())
        case .peerLost: return .peerLost(seat(), secondsLeft: exactFloat())
        case .peerBack: return .peerBack(seat())
        case .refused:
            return .refused(EventName.allCases[below(EventName.allCases.count)], Refusal.allCases[below(6)])
        case .state: return .state(number: number(), events: (0..<below(5)).map { _ in networkEvent() })
        case .ping: return .ping(sequence: number(), seconds: Double(exactFloat()))
        case .pong: return .pong(sequence: number(), seconds: Double(exactFloat()))
        case .other: return .other(NetworkEvent(eventType: [UInt8(ascii: "?")] + text(upTo: 9), payload: payload()))
        default: return place(name)
        }
    }

    /// An event of the night that says where something is.
    private mutating func place(_ name: EventName) -> Event {
        switch name {
        case .dollSpawn: .dollSpawn(vector(), yaw: exactFloat())
        case .letterSpawn: .letterSpawn(transform())
        case .seal1Spawn: .seal1Spawn(vector(), bend: exactFloat())
        case .emitterSpawn: .emitterSpawn(vector())
        case .glyphSpawn: .glyphSpawn(tone: below(4), transform(), hertz: exactFloat())
        case .dialOpen: .dialOpen(tone: below(4), low: exactFloat(), high: exactFloat())
        case .ritualBegin: .ritualBegin(vector())
        case .escapeCountdown: .escapeCountdown(seconds: exactFloat(), zone: point(), radius: exactFloat())
        case .revenant: .revenant(point())
        default: .print(point(), yaw: exactFloat())
        }
    }

    /// An event of any type and payload, as a stranger might send it.
    mutating func networkEvent() -> NetworkEvent {
        NetworkEvent(eventType: text(upTo: 12), payload: payload())
    }

    mutating func pose() -> Pose {
        Pose(position: vector(), orientation: SIMD4(exactFloat(), exactFloat(), exactFloat(), exactFloat()))
    }

    mutating func seat() -> Seat { chance(2) ? .first : .second }

    private mutating func payload() -> [UInt8]? { chance(4) ? nil : text(upTo: 30) }
    private mutating func number() -> UInt32 { UInt32(truncatingIfNeeded: next()) >> UInt32(below(32)) }
    private mutating func vector() -> Vector3 { Vector3(exactFloat(), exactFloat(), exactFloat()) }
    private mutating func point() -> FloorPoint { FloorPoint(exactFloat(), exactFloat()) }
    private mutating func digits(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(below(10)) } }
    private mutating func phrase() -> Phrase {
        let words: [Phrase] = [.here, .left, .right, .wait, .come, .run, .yes, .no]
        let index = below(9)
        return index < 8 ? words[index] : .digits(digits(1 + below(4)))
    }

    private mutating func transform() -> Transform {
        Transform(right: vector(), up: vector(), front: vector(), origin: vector())
    }

    private mutating func hello() -> Hello {
        if chance(4) { return Hello(version: 0, name: text(upTo: 9).filter { $0 != UInt8(ascii: "|") }) }
        return Hello(
            version: 1 + below(3), roomCode: text(upTo: 6), name: text(upTo: 9),
            wish: PlayerRole.allCases[below(3)], abilities: Abilities(rawValue: UInt8(below(16))),
            needs: Needs(rawValue: UInt8(below(8))))
    }

    private mutating func lobbySeat() -> LobbySeat {
        LobbySeat(
            seat: seat(), name: text(upTo: 9), wish: PlayerRole.allCases[below(3)], isReady: chance(2),
            isPresent: chance(2), hasHand: chance(2))
    }
}
