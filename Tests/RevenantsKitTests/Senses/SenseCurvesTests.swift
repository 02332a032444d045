import Testing

@testable import RevenantsKit

/// The tables of section 4, point by point, and the properties between the points.
@Suite struct SenseCurvesTests {
    @Test func lettersFadeFromOneMetreToTwoAndAHalf() {
        let table: [(Float, Float)] = [
            (0, 1), (0.5, 1), (1, 1), (1.375, 0.75), (1.75, 0.5), (2.125, 0.25), (2.5, 0), (3, 0), (.infinity, 0),
            (.nan, 0),
        ]
        for (distance, opacity) in table {
            #expect(Senses.letterOpacity(distance: distance) == opacity, "\(distance) m")
        }
    }

    @Test func pulsesGrowFromThreeMetresToTwentyCentimetres() {
        let table: [(Float, Haptic?)] = [
            (0, Haptic(intensity: 1, sharpness: 1, rate: 6, isFacing: true)),
            (0.2, Haptic(intensity: 1, sharpness: 1, rate: 5.329_778, isFacing: true)),
            (0.9, Haptic(intensity: 0.75, sharpness: 0.775, rate: 3.348, isFacing: true)),
            (1.6, Haptic(intensity: 0.5, sharpness: 0.55, rate: 1.932_444_5, isFacing: true)),
            (2.3, Haptic(intensity: 0.25, sharpness: 0.325, rate: 1.083_111_2, isFacing: true)),
            (3, nil), (3.1, nil), (.infinity, nil), (.nan, nil),
        ]
        for (distance, expected) in table {
            let haptic = Senses.haptic(distance: distance, isFacing: true)
            #expect((haptic == nil) == (expected == nil), "\(distance) m")
            if let haptic, let expected {
                #expect((haptic.intensity - expected.intensity).magnitude < 1e-6, "\(distance) m")
                #expect((haptic.sharpness - expected.sharpness).magnitude < 1e-6, "\(distance) m")
                #expect((haptic.rate - expected.rate).magnitude < 1e-5, "\(distance) m: \(haptic.rate)")
                #expect(haptic.isFacing)
            }
        }
        #expect(SenseTable.breadcrumb == 0.06)
    }

    @Test func soundsFallByInverseDistance() {
        let table: [(Float, Float)] = [
            (0, 0), (1, 0), (2, -6.0206), (3, -9.5424), (4, -12.0412), (10, -20), (100, -40), (.nan, 0),
        ]
        for (distance, level) in table {
            #expect((Senses.rolloff(distance: distance) - level).magnitude < 1e-3, "\(distance) m")
        }
    }

    @Test func heartsQuickenFromFiveMetresToOne() {
        let table: [(Float, Float)] = [
            (0, 140), (1, 140), (2, 117.5), (3, 95), (4, 72.5), (5, 50), (9, 50), (.infinity, 50), (.nan, 50),
        ]
        for (distance, rate) in table { #expect(Senses.heartRate(distance: distance) == rate, "\(distance) m") }
    }

    @Test func stepsComeWithSpeed() {
        let table: [(Float, Float)] = [
            (-1, 0), (0, 0), (0.099, 0), (0.1, 14.285_714), (0.42, 60), (0.7, 100), (1.26, 180), (5, 200),
            (.infinity, 200),
            (.nan, 0),
        ]
        for (speed, rate) in table {
            #expect((Senses.stepRate(speed: speed) - rate).magnitude < 1e-4, "\(speed) m/s")
        }
    }

    @Test func nearerIsNeverFainter() {
        var last: (opacity: Float, rolloff: Float, heart: Float, haptic: Haptic?) = (1, 0, 140, nil)
        last.haptic = Senses.haptic(distance: 0, isFacing: false)
        for step in 0...1_200 {
            let distance = Float(step) * 0.005
            let opacity = Senses.letterOpacity(distance: distance)
            let rolloff = Senses.rolloff(distance: distance)
            let heart = Senses.heartRate(distance: distance)
            let haptic = Senses.haptic(distance: distance, isFacing: false)
            #expect(opacity <= last.opacity && rolloff <= last.rolloff && heart <= last.heart, "\(distance) m")
            if let haptic {
                guard let before = last.haptic else {
                    Issue.record("a pulse at \(distance) m, but none nearer")
                    return
                }
                #expect(haptic.intensity <= before.intensity, "\(distance) m")
                #expect(haptic.sharpness <= before.sharpness, "\(distance) m")
                #expect(haptic.rate <= before.rate, "\(distance) m")
            }
            last = (opacity, rolloff, heart, haptic)
        }
        #expect(last.haptic == nil)
    }

    @Test func cosinesAreThoseOfTheAngles() {
        #expect((Maths.cos(SenseTable.halfFieldOfView) - SenseTable.cosineOfView).magnitude < 1e-7)
        #expect((Maths.cos(SenseTable.facing) - SenseTable.cosineOfFacing).magnitude < 1e-7)
        #expect(SenseTable.halfFieldOfView == 45 * Float.pi / 180 && SenseTable.facing == 15 * Float.pi / 180)
    }
}
