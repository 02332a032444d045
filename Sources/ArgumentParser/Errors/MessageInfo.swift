/// What is printed for an error, and the code with which the process ends.
enum MessageInfo {
    case clean(String)
    case usage(message: String, help: String, usage: String)
    case failure(message: String, ExitCode)

    init(error: any Error, type: any ParsableArguments.Type, columns: Int? = nil) {
        switch error {
        case let error as CommandError:
            self.init(error.error, commands: error.commands, columns: columns)
        case let error as ParserError:
            self.init(error, commands: [type.asCommand], columns: columns)
        default:
            self.init(thrown: error, commands: [type.asCommand], columns: columns)
        }
    }

    private init(_ error: ParserError, commands: [any ParsableCommand.Type], columns: Int?) {
        switch error {
        case .helpRequested(let visibility):
            self = .clean(HelpText(commands, visibility: visibility).rendered(columns: columns))
        case .versionRequested:
            self = .clean(commands.last { !$0.configuration.version.isEmpty }?.configuration.version ?? "")
        case .completionScriptRequested(let shell):
            self.init(completionScriptFor: shell, commands: commands)
        case .completionAnswer(let text):
            self = .clean(text)
        case .validation(let error):
            self.init(thrown: error, commands: commands, columns: columns)
        case .noArguments(let error):
            let help = "\n" + HelpText([commands[0]], visibility: .default).rendered(columns: columns)
            self = .parsing(error, commands, usage: help)
        default:
            self = .parsing(error, commands, usage: Self.usage(of: commands))
        }
    }

    /// An error of the program's own.
    private init(thrown error: any Error, commands: [any ParsableCommand.Type], columns: Int?) {
        switch error {
        case let error as ValidationError:
            self = .usage(message: error.message, help: "", usage: Self.usage(of: commands))
        case let exit as CleanExit:
            switch exit.reason {
            case .message(let text):
                self = .clean(text)
            case .help(let command):
                let path = command.map { commands[0].path(to: $0) } ?? commands
                self = .clean(HelpText(path, visibility: .default).rendered(columns: columns))
            }
        case let code as ExitCode:
            self = .failure(message: "", code)
        default:
            self = .failure(message: String(describing: error), .failure)
        }
    }

    private init(completionScriptFor name: String?, commands: [any ParsableCommand.Type]) {
        if let shell = name.map({ CompletionShell(rawValue: $0) }) ?? CompletionShell.autodetected() {
            self = .clean(CompletionTree(commands[0]).script(for: shell))
            return
        }
        let names = CompletionShell.allCases.map(\.rawValue).joined(separator: " ")
        let problem = name.map { "Can't generate completion scripts for '\($0)'." }
        let message = """
            \(problem ?? "Can't autodetect a supported shell.")
            Please use --generate-completion-script=<shell> with one of:
                \(names)
            """
        self = .usage(message: message, help: "", usage: Self.usage(of: commands))
    }

    private static func parsing(
        _ error: ParserError, _ commands: [any ParsableCommand.Type], usage: String
    ) -> MessageInfo {
        let texts = ErrorTexts(commands: commands)
        return .usage(message: texts.message(of: error), help: texts.help(for: error), usage: usage)
    }

    private static func usage(of commands: [any ParsableCommand.Type]) -> String {
        let usage = HelpText(commands, visibility: .default).usageMessage
        guard let help = commands.helpNames(.default).preferred else { return usage }
        return [usage, "  See '\(commands.names) \(help.spelling)' for more information."]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    var message: String {
        switch self {
        case .clean(let text), .usage(let text, _, _), .failure(let text, _): text
        }
    }

    var fullText: String {
        switch self {
        case .clean(let text):
            return text
        case .usage(let message, let help, let usage):
            return (message.isEmpty ? "" : "Error: \(message)\n") + (help.isEmpty ? "" : "Help:  \(help)\n") + usage
        case .failure(let message, _):
            return message.isEmpty ? "" : "Error: \(message)"
        }
    }

    var isClean: Bool {
        if case .clean = self { true } else { false }
    }

    var exitCode: ExitCode {
        switch self {
        case .clean: .success
        case .usage: .validationFailure
        case .failure(_, let code): code
        }
    }
}
