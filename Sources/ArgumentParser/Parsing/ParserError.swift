/// What can be wrong with a command line, or what it asks for instead of a command.
enum ParserError: Error {
    case helpRequested(ArgumentVisibility)
    case versionRequested
    case completionScriptRequested(shell: String?)
    case completionAnswer(String)

    case invalidState(String)
    case unknownOption(Name)
    case missingValue(Name)
    case unexpectedValue(Name, String)
    case unexpectedArguments([String])
    case noValue(Key)
    case invalidValue(String, Name?, Key, reason: (any Error)?)
    case conflict(new: String, old: String)
    case validation(any Error)
    /// The error of a command line without a single word, which gets the whole help.
    indirect case noArguments(ParserError)
}

/// An error, and the commands that were found on the command line before it.
struct CommandError: Error {
    var commands: [any ParsableCommand.Type]
    var error: ParserError
}
