import LULLKit

/// What a player can do in a sitting, as scripts and typed answers spell it.
enum EyeDeed: Equatable, Sendable {
    /// The question is asked.
    case begin
    /// "Let it watch", and the system's own prompt agrees.
    case yes
    /// "Not tonight".
    case no
    /// "Let it watch", but the system's own prompt says no.
    case blocked
    /// The eye is closed.
    case close
    /// The panic switch: the same as ``close``, from anywhere.
    case panic
    /// The camera's grant is revoked in the ledger.
    case revoke
}

extension EyeDeed {
    /// What leaving means, and that nobody answers any more: at the question a no, and before the eye a close.
    static func end(at screen: EyeScreen) -> EyeDeed {
        screen == .consent ? .no : .close
    }

    /// What a line typed at a screen means; `nil` if it means nothing there.
    init?(typed line: String, at screen: EyeScreen) {
        switch (screen, line.filter { !$0.isNewline }.lowercased()) {
        case (.consent, "yes"), (.consent, "y"), (.consent, "1"), (.consent, "let it watch"): self = .yes
        case (.consent, "no"), (.consent, "n"), (.consent, "2"), (.consent, "not tonight"): self = .no
        case (_, "close"), (_, "q"), (_, "quit"), (_, "close the eye"): self = .end(at: screen)
        case (.eye, ""): self = .close
        case (_, "panic"): self = .panic
        case (.eye, "revoke"): self = .revoke
        default: return nil
        }
    }
}
