import LULLKit
import Testing

struct SensorTests {
    @Test func whatIsForbiddenCannotBeNamed() {
        #expect(
            Sensor.allCases.map(\.name.string) == ["camera", "microphone", "notifications", "haptics", "motion"])
    }

    @Test(arguments: Sensor.allCases)
    func aRationaleSaysWhatForAndThatItCanBeTurnedOff(_ sensor: Sensor) {
        let text = sensor.rationale
        #expect(text.contains(" off at any moment."))
        #expect(text.contains(" lets ") || text.contains(" let "))
        #expect(text.lowercased().hasPrefix(sensor.name.string.prefix(5)) || text.hasPrefix("The \(sensor.name)"))
        #expect(Array(text.utf8) == sensor.rationaleWords.utf8)
    }

    @Test func aSensorThatRecordsNothingSaysSo() {
        #expect(Sensor.camera.rationale.contains("never recorded and never sent"))
        #expect(Sensor.microphone.rationale.contains("no sound is recorded or sent"))
    }
}
