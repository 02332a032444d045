import CUV

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One run of a ``ChildProgram``, from `uv_spawn` to the last handle closed.
@HauntLoop
final class RunningProgram {
    private let program: ChildProgram
    private let clock: any LoopClock
    private var process: UnsafeMutablePointer<uv_process_t>?
    private var pid: Int32 = 0
    private var input: ChildPipe?
    private var output: ChildPipe?
    private var errorOutput: ChildPipe?
    private var ending: ChildProgram.Ending?
    /// Why this side ended the program, if it did.
    private var failure: TransportError?
    private var timer: LoopTimer?
    private var openHandles = 0
    private var continuation: Gate<Void>?

    /// How long after the program's end somebody outside its group may hold its output open.
    private static let lastWords = Duration.seconds(1)

    init(_ program: ChildProgram, clock: any LoopClock) {
        self.program = program
        self.clock = clock
    }

    func run() async throws(TransportError) -> ChildProgram.Output {
        await suspended {
            continuation = $0
            start()
        } cancel: { [self] in
            end(program.error(.cancelled, "the task was cancelled"))
        }
        if let failure { throw failure }
        return ChildProgram.Output(
            ending: ending ?? .exited(0), output: output?.bytes ?? [], errorOutput: errorOutput?.bytes ?? [])
    }

    // MARK: - Start

    private func start() {
        let input = pipe(limit: 0)
        let output = pipe(limit: program.outputLimit)
        output.whenOver = { [unowned self] in
            end(
                program.error(
                    .outputTooLarge, "it wrote more than \(program.outputLimit) bytes",
                    advice: "Ask it for less, or raise the limit"))
        }
        let errorOutput = pipe(limit: program.errorOutputLimit)
        (self.input, self.output, self.errorOutput) = (input, output, errorOutput)
        let process = Handles.make(uv_process_t.self, owner: self)
        self.process = process
        openHandles += 1
        let status = spawn(process, [input, output, errorOutput])
        guard status == 0 else { return failToStart(status) }
        pid = process.pointee.pid
        timer = clock.timer(after: program.deadline) { [unowned self] in
            end(
                program.error(
                    .deadline, "it did not end within \(program.deadline) and was ended",
                    advice: "Give it less to do, or more time"))
        }
        output.startReading()
        errorOutput.startReading()
        input.writeAndClose(program.input)
    }

    private func pipe(limit: Int) -> ChildPipe {
        openHandles += 1
        return ChildPipe(limit: limit) { [unowned self] in
            handleClosed()
        } whenEnded: { [unowned self] in
            closeIfOver()
        }
    }

    private func spawn(_ process: UnsafeMutablePointer<uv_process_t>, _ pipes: [ChildPipe]) -> Int32 {
        var arguments = CStrings([program.name] + program.arguments)
        var environment = program.environment.map { CStrings($0) }
        defer {
            arguments.free()
            environment?.free()
        }
        // Seen from the child: it reads the first and writes the others.
        let directions = [UV_READABLE_PIPE, UV_WRITABLE_PIPE, UV_WRITABLE_PIPE]
        var stdio = zip(pipes, directions).map { pipe, direction in
            var end = uv_stdio_container_t()
            end.flags = uv_stdio_flags(rawValue: UV_CREATE_PIPE.rawValue | direction.rawValue)
            end.data.stream = pipe.stream
            return end
        }
        return stdio.withUnsafeMutableBufferPointer { stdio in
            var options = uv_process_options_t()
            options.file = UnsafePointer(arguments.pointers[0])
            options.args = arguments.list
            options.env = environment?.list
            options.flags = UInt32(UV_PROCESS_DETACHED.rawValue)
            options.stdio_count = Int32(stdio.count)
            options.stdio = stdio.baseAddress
            options.exit_cb = { process, code, signal in
                Handles.owner(RunningProgram.self, of: process).didExit(code, signal)
            }
            return uv_spawn(HauntLoop.raw, process, &options)
        }
    }

    private func failToStart(_ status: Int32) {
        failure =
            status == UV_ENOENT.rawValue
            ? program.missing : TransportError(status: status, action: "run", subject: program.name)
        closeAll()
    }

    // MARK: - End

    /// Ends the program and all that it started; `error` is what the caller hears.
    private func end(_ error: TransportError) {
        guard continuation != nil, failure == nil, process != nil else { return }
        failure = error
        killGroup()
        if ending != nil { closeAll() }
    }

    /// The session's first process leads its group, so the group's number is its own.
    private func killGroup() {
        if pid > 0 { kill(-pid, SIGKILL) }
    }

    private func didExit(_ code: Int64, _ signal: Int32) {
        ending = signal == 0 ? .exited(Int32(truncatingIfNeeded: code)) : .signalled(signal)
        timer?.cancel()
        // Its own children go with it, also those that came after the first signal.
        killGroup()
        pid = 0
        if failure != nil { return closeAll() }
        timer = clock.timer(after: Self.lastWords) { [unowned self] in closeAll() }
        closeIfOver()
    }

    /// Over when the program has ended and both its outputs have.
    private func closeIfOver() {
        if ending != nil, output?.hasEnded == true, errorOutput?.hasEnded == true { closeAll() }
    }

    private func closeAll() {
        timer?.cancel()
        timer = nil
        for pipe in [input, output, errorOutput] { pipe?.close() }
        guard let process else { return }
        self.process = nil
        Handles.close(process) { [self] in handleClosed() }
    }

    private func handleClosed() {
        openHandles -= 1
        guard openHandles == 0 else { return }
        continuation?.open(())
        continuation = nil
    }
}

/// Strings as C takes them: zero-terminated, in a list that ends with a null.
private struct CStrings {
    private(set) var pointers: [UnsafeMutablePointer<CChar>?]
    let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
        list = .allocate(capacity: pointers.count)
        list.initialize(from: pointers, count: pointers.count)
    }

    mutating func free() {
        for pointer in pointers { Self.free(pointer) }
        list.deallocate()
    }

    private static func free(_ pointer: UnsafeMutablePointer<CChar>?) {
        #if canImport(Darwin)
            Darwin.free(pointer)
        #else
            Glibc.free(pointer)
        #endif
    }
}
