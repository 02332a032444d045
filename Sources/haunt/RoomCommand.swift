import ArgumentParser
import PlanDrawing
import RevenantsKit

/// `haunt room`: what can be done with a scanned room before a night in it.
struct RoomCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "room",
        abstract: "Check whether a scanned room can be played in, and draw its floor plan.",
        subcommands: [Check.self, Draw.self])

    /// The survey's verdict in words or as JSON, and as an exit code.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say whether a RoomPlan export can be played in, and if not, why and what to do.",
            discussion: """
                Ends with 0 when the room can be played in, with 1 when it is refused, and with 2 when the file cannot be \
                read. With --json the answer is one object, also for a file that cannot be read.
                """)

        @Argument(help: "A RoomPlan export (JSON); standard input for -.", completion: .file())
        var file: String

        @Flag(help: "Print one JSON object.")
        var json = false

        func run() throws {
            let report = RoomReport(RoomFile(file).surveyed())
            if json {
                print(report.json)
            } else if case .unreadable = report.verdict {
                Files.complain(report.text)
            } else {
                print(report.text)
            }
            if report.exitCode != .success { throw report.exitCode }
        }
    }

    /// The floor plan as a picture.
    struct Draw: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Draw a room's floor plan as SVG or PNG.",
            discussion: """
                Shows walls, doors, windows, openings and furniture, where the letter may hang and the doll may lie, \
                and with --seed where everything is in that night. A room that is refused is drawn too, with the \
                reason. PNG is made by rsvg-convert. Ends with 2 when the file cannot be read.
                """)

        @Argument(help: "A RoomPlan export (JSON); standard input for -.", completion: .file())
        var file: String

        @Option(
            name: [.short, .long],
            help: ArgumentHelp(
                "The picture to write: plan.svg, plan.png, or - for SVG on standard output.", valueName: "file"),
            completion: .file(extensions: ["svg", "png"]))
        var output: String

        @Option(help: "Draw the places of the night with this seed.")
        var seed: UInt64?

        @Option(help: "How long that night is.")
        var length = LengthArgument.full

        @Option(help: ArgumentHelp("How many pixels of a PNG make one of the SVG.", valueName: "factor"))
        var zoom = 2.0

        private var isPNG: Bool { output.lowercased().hasSuffix(".png") }

        func validate() throws {
            guard output == "-" || isPNG || output.lowercased().hasSuffix(".svg") else {
                throw ValidationError("--output must end in .svg or .png, or be -, but is '\(output)'.")
            }
            guard (0.25...4).contains(zoom) else {
                throw ValidationError("--zoom must be from 0.25 to 4, but is \(zoom).")
            }
        }

        func run() async throws {
            let source = RoomFile(file)
            let svg: [UInt8]
            switch source.surveyed() {
            case .unreadable(let problem):
                Files.complain("\(problem.reason). \(problem.hint).")
                throw ExitCode(2)
            case .refused(let scan, let refusal):
                guard seed == nil else {
                    Files.complain("there is no night to draw, the room is refused: \(refusal)")
                    throw ExitCode.failure
                }
                svg = FloorPlan(scan.room, refused: refusal, title: source.title, counts: scan.counts).svg()
            case .accepted(let scan, let room):
                let plan = FloorPlan(room, title: source.title, counts: scan.counts)
                svg = plan.svg(
                    seed: seed.map {
                        GameStateSeed.draw(seed: NightSeed(number: $0), room: room, length: length.value)
                    })
            }
            try RoomPicture.write(isPNG ? await RoomPicture.png(svg, zoom: zoom) : svg, to: output)
        }
    }
}
