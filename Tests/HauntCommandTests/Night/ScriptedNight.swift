import RevenantsKit

@testable import haunt

/// A night written by hand, that has everything a night can have: what is told of it is frozen.
enum ScriptedNight {
    static let opening = NightTeller.Opening(
        seed: 42, length: .full, manner: "careful", roomName: "sample",
        room: "20 square metres of floor, four walls, one door and two pieces of furniture.")

    static let ending = NightTeller.Ending(
        result: .escaped, time: 300, seconds: 290.5, candles: 2, wire: tally,
        again: "haunt night --seed 42")

    static var tally: WireTally {
        var tally = WireTally()
        tally.refused = [0, 3]
        tally.losses[1].poses = 2
        return tally
    }

    /// The whole of it, tick by tick.
    static var moments: [NightTable.Moment] { gathering + letter + lock + frequency + ritual }

    /// A tick's entries; before the curse nobody has a role.
    static func moment(
        _ seconds: Double, seer: Seat? = .second, _ entries: [(StoryEntry.Audience, Event)], glimpse: Glimpse? = nil
    ) -> NightTable.Moment {
        NightTable.Moment(
            entries: entries.map { StoryEntry(seconds: seconds, event: $1, audience: $0) }, glimpse: glimpse,
            seer: seer)
    }

    private static func glimpse(
        _ seconds: Double, seer: [Percept] = [], listener: [Percept] = [], shadow: Glimpse.Shadow? = nil
    ) -> NightTable.Moment {
        moment(
            seconds, [],
            glimpse: Glimpse(seconds: seconds, seer: seer, listener: listener, revenant: shadow))
    }

    private static func heard(_ entity: Entity, azimuth: Float = 0, intensity: Float? = nil, beats: Float = 0)
        -> Percept
    {
        Percept(
            entity: entity, sound: Sound(azimuth: azimuth, level: -20, lowPass: 16_000, beatsPerMinute: beats),
            haptic: intensity.map { Haptic(intensity: $0, sharpness: $0, rate: 1, isFacing: false) })
    }

    private static func seen(_ entity: Entity, hertz: Float = 0) -> Percept {
        Percept(entity: entity, visible: Visible(position: Vector3(), yaw: 0, opacity: 1, hertz: hertz))
    }

    private static func lobby(_ hands: (Bool, Bool)) -> Event {
        .lobby(
            zip(Seat.allCases, [hands.0, hands.1]).map { seat, hasHand in
                LobbySeat(
                    seat: seat, name: Array(NightTable.names[Int(seat.rawValue)].utf8), wish: .unassigned,
                    isReady: true, isPresent: true, hasHand: hasHand)
            })
    }

    private static let place = Vector3(1, 1.4, -2.25)
    private static let onWall = Transform(origin: place, facing: FloorPoint(0, 1))

    private static var gathering: [NightTable.Moment] {
        [
            moment(
                0, seer: nil,
                [
                    (.host(from: .first), .hello(Hello(name: Array("Ines".utf8)))),
                    (.host(from: .second), .hello(Hello(name: Array("Tom".utf8)))),
                ]),
            moment(
                0.05, seer: nil,
                [
                    (.seat(.first), .room([1, 2, 3])), (.seat(.second), .room([1, 2, 3])),
                    (.both, lobby((false, false))),
                    (.host(from: .first), .ready(true)), (.host(from: .second), .ready(true)),
                ]),
            moment(
                0.1, seer: nil,
                [
                    (.both, .startScanning(.sample)),
                    (.seat(.first), .beginSeance(FloorPlacement(point: FloorPoint(0, 1), yaw: 0))),
                    (.both, .dollSpawn(Vector3(), yaw: 0.5)),
                ]),
            moment(3, seer: nil, [(.host(from: .second), .dollTouched), (.both, lobby((false, true)))]),
            moment(4, seer: nil, [(.host(from: .first), .dollTouched)]),
            moment(
                4.05,
                [
                    (.both, .dollTouched), (.listener, .roleAssignment(hostIs: .seer)),
                    (.seer, .roleAssignment(hostIs: .listener)),
                ]),
        ]
    }

    private static var letter: [NightTable.Moment] {
        var moments: [NightTable.Moment] = []
        for fragment in 1...3 {
            let at = Double(fragment) * 20
            moments += [
                moment(at, [(.listener, .letterSpawn(onWall))]),
                glimpse(at + 1, listener: [heard(.letter, azimuth: -1.2, intensity: 0.1)]),
                glimpse(at + 2, listener: [heard(.letter, azimuth: 0.1, intensity: 0.5)]),
                glimpse(at + 3, listener: [heard(.letter, azimuth: 3, intensity: 0.9)]),
                moment(at + 3, [(.host(from: .first), .say(.come))]),
                moment(at + 4, [(.seer, .letterSpawn(onWall))]),
                moment(at + 5, [(.both, .letterCollected(fragment))]),
            ]
        }
        return moments + [
            moment(65.05, [(.both, .missionRevealed)]),
            glimpse(66, listener: [heard(.revenant, azimuth: 2.9, beats: 60)], shadow: shadow(.asleep, 3, 3.5)),
        ]
    }

    private static func shadow(_ mood: Revenant.Mood, _ toSeer: Float, _ toListener: Float) -> Glimpse.Shadow {
        Glimpse.Shadow(mood: mood, toSeer: toSeer, toListener: toListener)
    }

    private static var lock: [NightTable.Moment] {
        [
            moment(77, [(.seer, .seal1Spawn(place, bend: 0.1)), (.listener, .emitterSpawn(place))]),
            glimpse(
                78, seer: [seen(.footprint), seen(.lock)], listener: [heard(.whisper, azimuth: 1.5, intensity: 0.1)]),
            moment(80, [(.listener, .clueDigit(ring: 1, digits: [4]))]),
            moment(81, [(.listener, .clueDigit(ring: 1, digits: [4, 0, 7]))]),
            moment(82, [(.listener, .clueDigit(ring: 1, digits: [4, 0, 7, 7]))]),
            moment(83, [(.host(from: .first), .say(.digits([4, 0, 7, 7])))]),
            moment(84, [(.host(from: .second), .codeEntered(ring: 1, digits: [4, 0, 7, 1]))]),
            moment(84.05, [(.seer, .codeResult(ring: 1, isRight: false, triesLeft: 2))]),
            glimpse(84.05, shadow: shadow(.hunting, 3, 4)),
            moment(86, [(.host(from: .second), .codeEntered(ring: 1, digits: [4, 7, 7, 0]))]),
            moment(86.05, [(.seer, .codeResult(ring: 1, isRight: false, triesLeft: 1))]),
            glimpse(87, listener: [heard(.revenant, azimuth: -1, beats: 100)], shadow: shadow(.hunting, 2, 2.8)),
            moment(
                88,
                [
                    (.seer, .codeResult(ring: 1, isRight: false, triesLeft: 0)),
                    (.both, .scare(seconds: 10, cause: .code)),
                ]),
            moment(90, [(.seer, .refused(.codeEntered, .scare))]),
            glimpse(
                99, seer: [seen(.revenantPrint)], listener: [heard(.revenant, azimuth: 0, beats: 130)],
                shadow: shadow(.searching, 0.8, 1.4)),
            moment(100, [(.both, .candle(2)), (.both, .scare(seconds: 6, cause: .revenant))]),
            glimpse(100, shadow: shadow(.goingHome, 0.6, 1.4)),
            glimpse(110, listener: [heard(.revenant, azimuth: 0, beats: 55)], shadow: shadow(.asleep, 3, 3)),
            moment(112, [(.host(from: .second), .codeEntered(ring: 1, digits: [4, 0, 7, 7]))]),
            moment(112.05, [(.seer, .codeResult(ring: 1, isRight: true, triesLeft: 3))]),
            moment(113, [(.listener, .emitterSpawn(place)), (.listener, .clueDigit(ring: 2, digits: []))]),
            moment(
                120,
                [
                    (.listener, .clueDigit(ring: 2, digits: [1, 1, 1, 1])),
                    (.seer, .codeResult(ring: 2, isRight: true, triesLeft: 3)),
                ]),
            moment(
                130,
                [
                    (.listener, .emitterSpawn(place)), (.seer, .codeResult(ring: 3, isRight: true, triesLeft: 3)),
                    (.both, .sealCollected(1)),
                ]),
        ]
    }

    private static var frequency: [NightTable.Moment] {
        [
            moment(
                133,
                [
                    (.seer, .glyphSpawn(tone: 1, onWall, hertz: 392)),
                    (.listener, .dialOpen(tone: 1, low: 100, high: 1000)),
                ]),
            glimpse(140, seer: [seen(.glyph, hertz: 392)]),
            moment(141, [(.host(from: .second), .say(.digits([3, 9, 2])))]),
            moment(142, [(.seer, .pin(true)), (.host(from: .first), .dial(300)), (.listener, .tune(30))]),
            glimpse(144),
            moment(145, [(.listener, .tune(97))]),
            moment(146, [(.both, .frequencyMatched), (.seer, .pin(false))]),
            moment(
                150,
                [
                    (.seer, .glyphSpawn(tone: 2, onWall, hertz: 220)),
                    (.listener, .dialOpen(tone: 2, low: 100, high: 1000)),
                ]),
            moment(155, [(.both, .scare(seconds: 6, cause: .decoy)), (.seer, .pin(false))]),
            moment(160, [(.seer, .hint(13)), (.listener, .hint(17)), (.seer, .refused(.pin, .outOfReach))]),
            moment(165, [(.both, .frequencyMatched)]),
            moment(
                170,
                [
                    (.seer, .glyphSpawn(tone: 3, onWall, hertz: 698)),
                    (.listener, .dialOpen(tone: 3, low: 100, high: 1000)),
                ]),
            moment(175, [(.both, .frequencyMatched), (.both, .sealCollected(2))]),
        ]
    }

    private static var ritual: [NightTable.Moment] {
        [
            moment(
                178,
                [
                    (.both, .ritualBegin(place)), (.listener, .dialOpen(tone: 3, low: 100, high: 1000)),
                    (.listener, .tune(80)),
                ]),
            moment(180, [(.host(from: .first), .pause(true))]), moment(180.05, [(.both, .pause(true))]),
            moment(181, [(.host(from: .first), .pause(false))]), moment(181.05, [(.both, .pause(false))]),
            moment(190, [(.listener, .peerLost(.second, secondsLeft: 120))]),
            moment(195, [(.listener, .peerBack(.second))]),
            moment(200, [(.seer, .pin(true))]), moment(203, [(.both, .sealPlaced(1)), (.seer, .pin(false))]),
            moment(205, [(.seer, .pin(true))]),
            moment(
                208,
                [
                    (.both, .sealPlaced(2)), (.both, .sensesRestored),
                    (.both, .escapeCountdown(seconds: 14.5, zone: FloorPoint(2, -1), radius: 0.8)),
                ]),
            moment(
                209,
                [
                    (.host(from: .second), .say(.run)), (.host(from: .first), .say(.run)),
                    (.host(from: .second), .say(.run)),
                ]),
            moment(210, [(.host(from: .second), .say(.run)), (.host(from: .second), .say(.here))]),
            moment(212, [(.both, .nightOver(.escaped, seconds: 290.5))]),
        ]
    }
}
