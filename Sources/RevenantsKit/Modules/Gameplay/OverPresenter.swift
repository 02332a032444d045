/// Formats the end of the night.
struct OverPresenter {
    /// The view state; `sounds` are those that began in this tick.
    func present(_ entity: OverEntity, sounds: [SoundName]) -> OverViewState {
        OverViewState(
            result: entity.result, seconds: entity.seconds, title: OverLines.title(entity.result),
            line: OverLines.line(entity.result), sounds: sounds)
    }
}
