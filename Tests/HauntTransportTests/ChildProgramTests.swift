import HauntTransport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct ChildProgramTests {
    private func shell(_ script: String, _ change: (inout ChildProgram) -> Void = { _ in }) -> ChildProgram {
        var program = ChildProgram("/bin/sh", ["-c", script])
        change(&program)
        return program
    }

    @Test func inputOutputAndExitCodeComeBack() async throws {
        let input = [UInt8](repeating: 0x61, count: 1_000_000)
        let output = try await shell("cat; echo oops >&2; exit 3") { $0.input = input }.run()
        #expect(output == ChildProgram.Output(ending: .exited(3), output: input, errorOutput: Array("oops\n".utf8)))
    }

    @Test func argumentsAndEnvironmentArriveAsGiven() async throws {
        let program = ChildProgram(
            "/bin/sh", ["-c", #"printf '%s|' "$WORD" "$@""#, "name", "a b", "", "ü*"], environment: ["WORD=x y"])
        #expect(try await program.run().output == Array("x y|a b||ü*|".utf8))
    }

    @Test func aProgramThatDoesNotReadItsInputIsNoError() async throws {
        let output = try await shell("exit 0") { $0.input = [UInt8](repeating: 0, count: 10_000_000) }.run()
        #expect(output.ending == .exited(0))
    }

    @Test func aSignalIsToldAsOne() async throws {
        #expect(try await shell("kill -TERM $$").run().ending == .signalled(SIGTERM))
    }

    @Test func aMissingProgramNamesItsPackage() async throws {
        let program = ChildProgram(
            "haunt-has-no-such-program", provider: .init(debian: "librsvg2-bin", homebrew: "librsvg"))
        let error = await #expect(throws: TransportError.self) { try await program.run() }
        #expect(
            error?.description
                == "cannot run haunt-has-no-such-program: it is not installed. "
                + "Install it: apt install librsvg2-bin (Debian), brew install librsvg (Homebrew)")
    }

    @Test func argumentsWithAZeroByteAreRefused() async throws {
        let error = await #expect(throws: TransportError.self) { try await ChildProgram("true", ["a\0b"]).run() }
        #expect(error?.code == .invalid)
    }

    @Test @HauntLoop func theDeadlineEndsTheWholeGroup() async throws {
        let clock = ManualClock()
        let witness = try Witness()
        let program = shell("sleep 600 >'\(witness.path)' & echo here >'\(witness.path)'; wait") {
            $0.deadline = .seconds(5)
        }
        let running = Task { @HauntLoop in try await program.run(clock: clock) }
        await clock.untilTimersWait(1)
        #expect(witness.waitForWords())
        clock.advance(by: .seconds(5))
        let error = await #expect(throws: TransportError.self) { try await running.value }
        #expect(error?.code == .deadline)
        #expect(witness.waitForTheEnd())
    }

    @Test func nothingThatTheProgramStartedSurvivesIt() async throws {
        let witness = try Witness()
        let output = try await shell("sleep 600 >'\(witness.path)' & echo done >'\(witness.path)'").run()
        #expect(output.ending == .exited(0))
        #expect(witness.waitForWords())
        #expect(witness.waitForTheEnd())
    }

    @Test func outputBeyondTheLimitEndsTheProgram() async throws {
        let program = shell("yes & yes") { $0.outputLimit = 100_000 }
        let error = await #expect(throws: TransportError.self) { try await program.run() }
        #expect(error?.code == .outputTooLarge)
        let exact = shell("head -c 100000 /dev/zero") { $0.outputLimit = 100_000 }
        #expect(try await exact.run().output.count == 100_000)
    }

    @Test func errorOutputIsCutAtItsLimit() async throws {
        let program = shell("head -c 300000 /dev/zero >&2; echo done") { $0.errorOutputLimit = 1000 }
        let output = try await program.run()
        #expect(output.errorOutput.count == 1000)
        #expect(output.output == Array("done\n".utf8))
    }

    @Test func cancellationEndsIt() async throws {
        let program = shell("sleep 600 & sleep 600")
        let running = Task { try await program.run() }
        running.cancel()
        let error = await #expect(throws: TransportError.self) { try await running.value }
        #expect(error?.code == .cancelled)
    }
}

/// A named pipe that a child's children hold open: its end is the proof that the last of them is gone.
private final class Witness {
    let path: String
    private let descriptor: Int32

    init() throws {
        var template = Array("/tmp/haunt-witness-XXXXXX\0".utf8CString)
        try #require(mkdtemp(&template) != nil)
        path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        descriptor = open(path, O_RDONLY | O_NONBLOCK)
        try #require(descriptor >= 0)
    }

    deinit {
        close(descriptor)
        unlink(path)
        rmdir(String(path.dropLast("/pipe".count)))
    }

    func waitForWords() -> Bool { wait(for: POLLIN) && readSome() > 0 }

    func waitForTheEnd() -> Bool {
        while wait(for: POLLHUP | POLLIN) {
            if readSome() == 0 { return true }
        }
        return false
    }

    private func wait(for events: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return poll(&request, 1, 20_000) == 1
    }

    private func readSome() -> Int {
        var bytes = [UInt8](repeating: 0, count: 100)
        return read(descriptor, &bytes, bytes.count)
    }
}
