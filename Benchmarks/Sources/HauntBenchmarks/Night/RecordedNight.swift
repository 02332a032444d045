import HauntBots
import RevenantsKit

/// A whole night of two careful bots in our living room, written down tick by tick.
struct RecordedNight {
    let room: SurveyedRoom
    let seed: NightSeed
    let length: NightLength
    /// What the Host's night took in, a tick each: both poses, and what the players said.
    private(set) var inputs: [[NightInput]] = []
    /// Where both players stood.
    private(set) var poses: [(Pose, Pose)] = []

    init(length: NightLength, seed number: UInt64 = 7) {
        guard let scan = try? SampleRoom.livingRoom(), case .success(let room) = Survey.survey(scan) else {
            preconditionFailure("the sample room is not playable")
        }
        self.room = room
        self.length = length
        seed = NightSeed(number: number)
        var recorded: [[NightInput]] = []
        var places: [(Pose, Pose)] = []
        _ = Rehearsal.play(in: room, seed: seed, length: length, manners: (.careful, .careful)) { session, story in
            var tick: [NightInput] = []
            for seat in Seat.allCases {
                if let pose = session.night.players[seat].pose { tick.append(.pose(seat, pose)) }
            }
            for entry in story {
                guard case .host(let seat) = entry.audience else { continue }
                if case .hello(let hello) = entry.event {
                    tick.append(.joined(seat, hello))
                } else {
                    tick.append(.event(seat, entry.event))
                }
            }
            recorded.append(tick)
            if let first = session.night.players.first.pose, let second = session.night.players.second.pose {
                places.append((first, second))
            }
        }
        inputs = recorded
        poses = places
    }

    /// Plays the record on a fresh night. Returns the number of effects.
    func replay() -> Int {
        var night = Night(room: room, seed: seed, options: NightOptions(length: length))
        var effects: [NightEffect] = []
        var count = 0
        for tick in inputs {
            night.step(tick, into: &effects)
            count += effects.count
            effects.removeAll(keepingCapacity: true)
        }
        return count
    }
}
