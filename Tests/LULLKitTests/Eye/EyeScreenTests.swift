import LULLKit
import Testing

struct EyeScreenTests {
    @Test func thePhaseAloneChoosesTheScreen() {
        #expect(
            EyeSession.Phase.allCases.map(EyeScreen.init)
                == [.consent, .consent, .ending, .eye, .eye, .eye, .ending])
    }

    @Test func aScreenBeforeTheLastCanBeClosed() {
        #expect(EyeScreen.allCases.filter(\.hasCloseControl) == [.consent, .eye])
    }

    @Test func theScreensSayWhatWasPromised() {
        #expect(EyeWords.allow.string == "Let it watch")
        #expect(EyeWords.decline.string == "Not tonight")
        #expect(EyeWords.close.string == "close the eye")
        #expect(EyeWords.promise.string == "Nothing is recorded, and nothing leaves this device.")
    }

    @Test func namesArePrintedAsTheyAreWritten() {
        for phase in EyeSession.Phase.allCases { #expect(phase.name.string == "\(phase)") }
        for voice in Voice.allCases { #expect(voice.name.string == "\(voice)") }
        for sensor in Sensor.allCases { #expect("\(sensor.name)" == "\(sensor)") }
        #expect(Words("night").count == 5 && Words("night") == Words("night") && Words("night") != Words("nighu"))
    }
}
