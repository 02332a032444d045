/// A command whose `run()` waits for others.
public protocol AsyncParsableCommand: ParsableCommand {
    /// Does what the command is for.
    mutating func run() async throws
}

extension AsyncParsableCommand {
    /// Reads a command from `arguments` and runs it; ends the process if either fails.
    public static func main(_ arguments: [String]?) async {
        do {
            var command = try parseAsRoot(arguments)
            if var asyncCommand = command as? any AsyncParsableCommand {
                try await asyncCommand.run()
            } else {
                try command.run()
            }
        } catch {
            exit(withError: error)
        }
    }

    /// Reads a command from the process's command line and runs it; ends the process if either fails.
    public static func main() async {
        await main(nil)
    }
}
