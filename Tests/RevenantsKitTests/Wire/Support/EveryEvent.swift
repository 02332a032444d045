import RevenantsKit

/// One event of every kind and form, with the payload that it has on the wire.
enum EveryEvent {
    static let transform = Transform(
        right: Vector3(0, 0, -1), up: Vector3(0, 1, 0), front: Vector3(1, 0, 0), origin: Vector3(-1.985, 1.4, 0.25))

    static let samples: [(event: Event, type: String, payload: String?)] = [
        (
            .hello(
                Hello(
                    version: 1, roomCode: bytes("K7QX"), name: bytes("Mia | Zoë"), wish: .seer,
                    abilities: [.lidar, .ar, .vibration, .headphones], needs: [.deaf, .blind, .moreTime])),
            "hello", "1|K7QX|Mia%20%7C%20Zo%C3%AB|seer|lidar,ar,vibration,headphones|deaf,blind,more_time"
        ),
        (.hello(Hello(name: bytes("Ben"))), "hello", "1||Ben|unassigned||"),
        (.hello(Hello(version: 0, name: bytes("Mia's iPhone | 2"))), "hello", "Mia's iPhone | 2"),
        (.hello(Hello(version: 0, name: [])), "hello", nil),
        (.seat(SeatGrant(seat: .second, token: bytes("f00d-cafe"), lastReceived: 0)), "seat", "1|f00d-cafe|0"),
        (
            .resume(ResumeClaim(roomCode: bytes("K7QX"), token: bytes("f00d-cafe"), lastReceived: 4_294_967_295)),
            "resume", "K7QX|f00d-cafe|4294967295"
        ),
        (.room(bytes("v1;0,0;4000,0;4000,3000;0,3000")), "room", "v1;0,0;4000,0;4000,3000;0,3000"),
        (
            .lobby([
                LobbySeat(
                    seat: .first, name: bytes("Mia"), wish: .seer, isReady: true, isPresent: true, hasHand: false),
                LobbySeat(
                    seat: .second, name: bytes("🕯️"), wish: .unassigned, isReady: false, isPresent: false,
                    hasHand: true),
            ]), "lobby", "0|Mia|seer|1|1|0|1|%F0%9F%95%AF%EF%B8%8F|unassigned|0|0|1"
        ),
        (.lobby([]), "lobby", ""),
        (.ready(true), "ready", "1"),
        (.ready(false), "ready", "0"),
        (.startScanning(.scan), "start_scanning", "scan"),
        (.startScanning(.upload), "start_scanning", "upload"),
        (.startScanning(.sample), "start_scanning", "sample"),
        (.beginSeance(nil), "begin_seance", nil),
        (
            .beginSeance(FloorPlacement(point: FloorPoint(1.5, -2), yaw: 3.141593)), "begin_seance",
            "1.5|-2|3.141593"
        ),
        (.dollSpawn(Vector3(0.125, -0.75, 2), yaw: -1.570796), "doll_spawn", "0.125|-0.75|2|-1.570796"),
        (.dollTouched, "doll_touched", nil),
        (.roleAssignment(hostIs: .seer), "role_assignment", "host_is_seer"),
        (.roleAssignment(hostIs: .listener), "role_assignment", "host_is_listener"),
        (.letterSpawn(transform), "letter_spawn", "0,0,-1,0,0,1,0,0,1,0,0,0,-1.985,1.4,0.25,1"),
        (.letterCollected(2), "letter_collected", "2"),
        (.letterCollected(nil), "letter_collected", nil),
        (.missionRevealed, "mission_revealed", nil),
        (.seal1Spawn(Vector3(2.5, 1.4, -0.015), bend: -0.3), "seal1_spawn", "2.5,1.4,-0.015,-0.3"),
        (.emitterSpawn(Vector3(-1, 1.4, 0.333333)), "emitter_spawn", "-1|1.4|0.333333"),
        (.clueDigit(ring: 1, digits: []), "clue_digit", "1|"),
        (.clueDigit(ring: 3, digits: [0, 4, 7, 2]), "clue_digit", "3|0472"),
        (.codeEntered(ring: 2, digits: [9, 9, 0, 1]), "code_entered", "2|9901"),
        (.codeResult(ring: 2, isRight: false, triesLeft: 1), "code_result", "2|wrong|1"),
        (.codeResult(ring: 3, isRight: true, triesLeft: 3), "code_result", "3|right|3"),
        (.scare(seconds: 10, cause: .code), "scare", "10|code"),
        (.scare(seconds: 6, cause: .decoy), "scare", "6|decoy"),
        (.scare(seconds: 6, cause: .revenant), "scare", "6|revenant"),
        (.sealCollected(1), "seal_collected", "1"),
        (
            .glyphSpawn(tone: 2, transform, hertz: 349), "glyph_spawn",
            "2|0,0,-1,0,0,1,0,0,1,0,0,0,-1.985,1.4,0.25,1|349"
        ),
        (.dialOpen(tone: 1, low: 100, high: 1000), "dial_open", "1|100|1000"),
        (.dial(440.25), "dial", "440.25"),
        (.tune(87), "tune", "87"),
        (.pin(true), "pin", "1"),
        (.pin(false), "pin", "0"),
        (.frequencyMatched, "frequency_matched", nil),
        (.ritualBegin(Vector3(0, -0.5, 1)), "ritual_begin", "0|-0.5|1"),
        (.sealPlaced(2), "seal_placed", "2"),
        (.sensesRestored, "senses_restored", nil),
        (.escapeCountdown(seconds: 18.35, zone: FloorPoint(-1, 2), radius: 0.8), "escape_countdown", "18.35|-1|2|0.8"),
        (.revenant(FloorPoint(0.35, -0.7)), "revenant", "0.35|-0.7"),
        (.print(FloorPoint(0.35, -0.7), yaw: 0.5), "print", "0.35|-0.7|0.5"),
        (.candle(0), "candle", "0"),
        (.say(.here), "say", "1"),
        (.say(.left), "say", "2"),
        (.say(.right), "say", "3"),
        (.say(.wait), "say", "4"),
        (.say(.come), "say", "5"),
        (.say(.run), "say", "6"),
        (.say(.yes), "say", "7"),
        (.say(.no), "say", "8"),
        (.say(.digits([0, 4, 7, 2])), "say", "0|0472"),
        (.hint(12), "hint", "12"),
        (.nightOver(.escaped, seconds: 612.05), "night_over", "escaped|612.05"),
        (.nightOver(.claimed, seconds: 0.05), "night_over", "claimed|0.05"),
        (.nightOver(.abandoned, seconds: 120), "night_over", "abandoned|120"),
        (.pause(true), "pause", "1"),
        (.peerLost(.second, secondsLeft: 119.5), "peer_lost", "1|119.5"),
        (.peerBack(.first), "peer_back", "0"),
        (.refused(.codeEntered, .paused), "refused", "code_entered|paused"),
        (.refused(.letterCollected, .outOfReach), "refused", "letter_collected|out_of_reach"),
        (.refused(.missionRevealed, .wrongRole), "refused", "mission_revealed|wrong_role"),
        (.refused(.dollTouched, .notNow), "refused", "doll_touched|not_now"),
        (.refused(.codeEntered, .scare), "refused", "code_entered|scare"),
        (.refused(.other, .malformed), "refused", "other|malformed"),
        (
            .state(
                number: 300,
                events: [
                    NetworkEvent(eventType: bytes("doll_touched")),
                    NetworkEvent(eventType: bytes("code_result"), payload: bytes("2|wrong|1")),
                    NetworkEvent(eventType: bytes("lobby"), payload: []),
                ]), "state", "300|doll_touched|code_result=2%7Cwrong%7C1|lobby="
        ),
        (.state(number: 1, events: []), "state", "1"),
        (.ping(sequence: 7, seconds: 1_764_000_000.123456), "ping", "7|1764000000.123456"),
        (.pong(sequence: 7, seconds: 12.5), "pong", "7|12.5"),
        (.watch(WatchClaim(roomCode: bytes("K7QX"), token: bytes("h0st"))), "watch", "K7QX|h0st"),
        (
            .other(NetworkEvent(eventType: bytes("séance/2"), payload: bytes("a|b\n\"c\""))), "séance/2",
            "a|b\n\"c\""
        ),
    ]

    static func bytes(_ text: String) -> [UInt8] { [UInt8](text.utf8) }
}
