/// What a shell offers for an argument's value.
public struct CompletionKind: Sendable {
    enum Form: Sendable {
        case `default`
        case list([String])
        case file(extensions: [String])
        case directory
        case shellCommand(String)
        case custom(@Sendable ([String]) -> [String])
        case customAt(@Sendable ([String], Int, String) -> [String])
    }

    let form: Form

    /// Nothing of its own: the shell decides.
    public static var `default`: CompletionKind { CompletionKind(form: .default) }

    /// These words.
    public static func list(_ words: [String]) -> CompletionKind { CompletionKind(form: .list(words)) }

    /// Files, only those with one of the extensions if any are given.
    public static func file(extensions: [String] = []) -> CompletionKind {
        CompletionKind(form: .file(extensions: extensions))
    }

    /// Folders.
    public static var directory: CompletionKind { CompletionKind(form: .directory) }

    /// The lines that a shell command prints.
    public static func shellCommand(_ command: String) -> CompletionKind {
        CompletionKind(form: .shellCommand(command))
    }

    /// What the program itself answers, given the words typed so far.
    @preconcurrency
    public static func custom(_ completion: @Sendable @escaping ([String]) -> [String]) -> CompletionKind {
        CompletionKind(form: .custom(completion))
    }

    /// What the program itself answers, given the words typed so far, the index of the one to complete and as much
    /// of it as stands before the cursor.
    @preconcurrency
    public static func custom(
        _ completion: @Sendable @escaping (_ words: [String], _ index: Int, _ prefix: String) -> [String]
    ) -> CompletionKind {
        CompletionKind(form: .customAt(completion))
    }
}
