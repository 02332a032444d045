import HauntBots
import RevenantsKit

/// The Host's step and both players' senses, and whole nights.
enum NightBenchmarks {
    /// One step of the night with all that both players perceive in it, in a world where everything is there to be perceived.
    static var step: Subject {
        let night = RecordedNight(length: .full)
        let senses = Senses(room: night.room.room)
        let (seer, listener) = worlds(in: night.room, seed: night.seed)
        var percepts: [Percept] = []
        percepts.reserveCapacity(64)
        func perceive() {
            for (first, second) in night.poses {
                percepts.removeAll(keepingCapacity: true)
                senses.perceive(seer, from: first, velocity: Vector3(0.4, 0, 0.4), into: &percepts)
                senses.perceive(listener, from: second, velocity: Vector3(0.4, 0, 0.4), into: &percepts)
            }
        }
        return Subject(
            name: "night-step", unit: "steps",
            contenders: [
                .init(name: "step and both players' senses") {
                    _ = night.replay()
                    perceive()
                    return night.inputs.count
                },
                .init(name: "step alone") {
                    _ = night.replay()
                    return night.inputs.count
                },
                .init(name: "both players' senses alone") {
                    perceive()
                    return night.poses.count
                },
            ],
            goal: "goal: a step with both players' senses under 5 µs")
    }

    /// Whole nights: two bots, their screens, the wire and the Host, in one process without sockets.
    static var whole: Subject {
        let night = RecordedNight(length: .full)
        func play(_ length: NightLength) -> Int {
            _ = Rehearsal.play(in: night.room, seed: night.seed, length: length, manners: (.careful, .careful))
            return 1
        }
        return Subject(
            name: "whole-night", unit: "nights",
            contenders: [
                .init(name: "full, in process") { play(.full) },
                .init(name: "short, in process") { play(.short) },
            ],
            rounds: 5,
            goal: "goal: by haunt night at --speed max over sockets, a full night under 3 s, a short one under 1 s")
    }

    private static func worlds(in room: SurveyedRoom, seed: NightSeed) -> (seer: KnownWorld, listener: KnownWorld) {
        let fate = GameStateSeed.draw(seed: seed, room: room, length: .full)
        var seer = KnownWorld()
        seer.role = .seer
        seer.floorY = room.room.floorY
        seer.letter = fate.letters[0].transform
        seer.lock = fate.lock.transform.origin
        seer.trail = Footprints.trail(
            from: fate.doll.point, to: fate.lock.transform.origin, bend: fate.bend, on: room.floor)
        seer.glyph = Glyph(transform: fate.glyphs[0].transform, hertz: 440)
        seer.revenantPrints = seer.trail.map { FloorPlacement(point: $0.point, yaw: $0.yaw) }
        seer.pedestal = fate.ritualSite.at(height: room.room.floorY)
        seer.partner = Pose(position: fate.lock.stand.at(height: room.room.floorY + 1.4), yaw: 0)
        var listener = seer
        listener.role = .listener
        listener.whisper = fate.whispers[0].emitter
        listener.revenant = fate.doll.point
        listener.clarity = 50
        listener.partnerSpeed = 0.6
        return (seer, listener)
    }
}
