import CUV

/// The actor on whose one thread every socket, timer, signal and child program of this process lives.
///
/// State that is isolated to `@HauntLoop` needs no lock: its code runs only on the event loop's thread, between two
/// turns of libuv. Blocking work must leave it (call a `nonisolated` async function) and come back; a hop costs
/// around 10 µs, so cross once a batch and not once a frame.
@globalActor
public actor HauntLoop {
    /// The loop. Its thread starts at the first use and runs for as long as the process.
    public static let shared = HauntLoop()

    private let executor = LoopExecutor()

    private init() {}

    /// The libuv thread as a Swift executor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// How many sockets, timers, pipes, signals and child programs are open or still closing: 0 when nothing leaks.
    @HauntLoop public internal(set) static var openHandles = 0

    /// The libuv loop, for calls made on its thread.
    @HauntLoop static var raw: UnsafeMutablePointer<uv_loop_t> { shared.executor.loop }

    /// Runs a job of another executor in the loop's next round.
    static func enqueue(_ job: UnownedJob, on other: UnownedSerialExecutor) { shared.executor.enqueue(job, on: other) }

    /// What every read is read into before it is copied to its owner: one buffer for all, since a read's callback
    /// follows its allocation at once.
    @HauntLoop static let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
}
