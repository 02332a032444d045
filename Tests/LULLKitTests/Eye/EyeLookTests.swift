import LULLKit
import Testing

struct EyeLookTests {
    private func values(_ phase: EyeSession.Phase) -> [Double] {
        let look = EyeLook(phase)
        return [look.saturation, look.opacity, look.blur, look.vignette, look.grain]
    }

    @Test func theValuesArePinned() {
        #expect(values(.watching) == [0, 0.22, 4, 0.55, 0.03])
        #expect(values(.noticing) == [0, 0.50, 4, 0.32, 0.05])
        #expect(values(.awake) == [0, 0.80, 1.5, 0.15, 0.08])
    }

    @Test(arguments: EyeSession.Phase.allCases, [false, true])
    func theFeedIsNeverClean(_ phase: EyeSession.Phase, reducedMotion: Bool) {
        let look = EyeLook(phase, reducedMotion: reducedMotion)
        #expect(look.saturation == 0)
        #expect(look.opacity <= 0.8 && look.blur >= 1.5 && look.vignette >= 0.15 && look.grain >= 0.03)
        #expect(look.isStill == reducedMotion)
    }

    @Test(arguments: EyeSession.Phase.allCases)
    func aPictureShowsOnlyWhereACameraIsWanted(_ phase: EyeSession.Phase) {
        #expect((EyeLook(phase).opacity > 0) == [.watching, .noticing, .awake].contains(phase))
    }
}
