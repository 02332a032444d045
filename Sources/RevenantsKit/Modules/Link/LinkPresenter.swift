/// Formats what every screen shows of the link.
struct LinkPresenter {
    /// The view state.
    func present(_ entity: LinkEntity) -> LinkViewState {
        var view = LinkViewState()
        view.state = entity.state
        view.isPaused = entity.isPaused
        view.partnerLostSecondsLeft = entity.partnerLostSecondsLeft
        view.lostSecondsLeft = entity.lostSecondsLeft
        view.roundTrip = entity.roundTrip
        view.banner = banner(entity)
        return view
    }

    private func banner(_ entity: LinkEntity) -> Line? {
        if entity.lostSecondsLeft != nil { return LinkLines.lost }
        if entity.isRoomUnreadable { return LinkLines.unreadableRoom }
        if entity.partnerLostSecondsLeft != nil { return LinkLines.partnerLost }
        return entity.isPaused ? LinkLines.paused : nil
    }
}
