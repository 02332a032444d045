import RevenantsKit
import Testing

@Suite struct PoseCodingTests {
    @Test func aPoseIsSevenLittleEndianFloats() throws {
        let pose = Pose(position: Vector3(1, -2, 0.5), orientation: SIMD4(0, 0.70710677, 0, 0.70710677))
        let frozen: [UInt8] = [
            2, 0, 0, 0, 28, 0x00, 0x00, 0x80, 0x3F, 0x00, 0x00, 0x00, 0xC0, 0x00, 0x00, 0x00, 0x3F, 0, 0, 0, 0,
            0xF3, 0x04, 0x35, 0x3F, 0, 0, 0, 0, 0xF3, 0x04, 0x35, 0x3F,
        ]
        #expect(pose.frame.wireBytes == frozen)
        #expect(Pose(wire: pose.frame.payload) == pose)
    }

    @Test func everyBitPatternComesThrough() throws {
        for seed in 0..<500 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            let bytes = dice.bytes(28)
            let pose = try #require(Pose(wire: bytes))
            #expect(pose.frame.payload == bytes, "seed \(seed)")
        }
    }

    @Test func onlyTwentyEightBytesAreAPose() {
        for count in 0...64 where count != 28 {
            let bytes = [UInt8](repeating: 0, count: count)
            #expect(Pose(wire: bytes) == nil)
        }
    }

    @Test func aWatcherFrameHasSeatPoseAndPercepts() throws {
        let percepts = PerceptSummary([
            Percept(entity: .doll, visible: Visible(position: .zero, yaw: 0, opacity: 1)),
            Percept(
                entity: .revenant,
                sound: Sound(azimuth: 0, level: -12, lowPass: 16_000, beatsPerMinute: 140),
                haptic: Haptic(intensity: 0.5, sharpness: 0.5, rate: 6, isFacing: true)),
        ])
        let frame = WatcherFrame(seat: .second, pose: Pose(position: .zero, yaw: 0), percepts: percepts)
        let frozen: [UInt8] =
            [3, 0, 0, 0, 38, 1] + [UInt8](repeating: 0, count: 24) + [0, 0, 0x80, 0x3F]
            + [1, 0, 0x80, 0, 0x80, 0, 128, 240, 140]
        #expect(frame.frame.wireBytes == frozen)
        #expect(WatcherFrame(wire: frame.frame.payload) == frame)
        #expect(
            percepts.sees(.doll) && !percepts.hears(.doll) && percepts.hears(.revenant) && percepts.feels(.revenant))

        let longer = frame.frame.payload + [1, 2, 3]
        #expect(WatcherFrame(wire: longer) == frame, "a later version's bytes are left")
        let shorter = [UInt8](frame.frame.payload.dropLast())
        #expect(WatcherFrame(wire: shorter) == nil)
        let nobody = [2] + frame.frame.payload.dropFirst()
        #expect(WatcherFrame(wire: nobody) == nil)
    }

    @Test func wildPerceptsAreHeldToAByte() {
        let wild = Haptic(intensity: .infinity, sharpness: .nan, rate: -.infinity, isFacing: false)
        let sound = Sound(azimuth: .nan, level: .nan, lowPass: .nan, doppler: .nan, beatsPerMinute: 1e30)
        let summary = PerceptSummary([Percept(entity: .partner, sound: sound, haptic: wild)])
        #expect(summary.intensity == 255 && summary.rate == 0 && summary.beats == 255)
    }
}
