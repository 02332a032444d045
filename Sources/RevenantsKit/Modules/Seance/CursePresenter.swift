/// Formats the curse's transition.
struct CursePresenter {
    /// The view state; `sounds` are those that began in this tick.
    func present(_ entity: CurseEntity, sounds: [SoundName]) -> CurseViewState {
        CurseViewState(progress: entity.progress, line: SeanceLines.curse, sounds: sounds)
    }
}
