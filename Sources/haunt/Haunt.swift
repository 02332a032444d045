import ArgumentParser

/// The root command.
@main
struct Haunt: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "haunt",
        abstract: "Two players, one real room, split senses.",
        version: "0.1.0",
        subcommands: [
            EyeCommand.self, NightCommand.self, RehearseCommand.self, RoomCommand.self, SoakCommand.self,
            WireCommand.self,
        ])
}
