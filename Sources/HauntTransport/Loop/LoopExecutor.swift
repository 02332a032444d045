import CUV

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs Swift's jobs on the one thread that runs libuv.
///
/// This is the C boundary: the only type with unsafe state shared between threads. `waiting` is guarded by `mutex`;
/// everything else is written once, before the thread runs, or touched by that thread alone. The lock is libuv's,
/// because `Synchronization.Mutex` needs macOS 15 and this package runs from macOS 14.
final class LoopExecutor: SerialExecutor {
    nonisolated(unsafe) let loop: UnsafeMutablePointer<uv_loop_t>

    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<uv_mutex_t>
    private nonisolated(unsafe) let wake: UnsafeMutablePointer<uv_async_t>
    private nonisolated(unsafe) let beforePoll: UnsafeMutablePointer<uv_prepare_t>
    private nonisolated(unsafe) let afterPoll: UnsafeMutablePointer<uv_check_t>
    private nonisolated(unsafe) let started: UnsafeMutablePointer<uv_sem_t>
    private nonisolated(unsafe) let thread: UnsafeMutablePointer<uv_thread_t>
    private nonisolated(unsafe) var waiting: [QueuedJob] = []
    private nonisolated(unsafe) var running: [QueuedJob] = []

    /// A job and the executor that it believes to run on: this one, or a gate's.
    private struct QueuedJob {
        let job: UnownedJob
        let executor: UnownedSerialExecutor
    }

    /// How often jobs that make new jobs are followed before sockets get their turn.
    private static let roundsInOneTurn = 64

    init() {
        loop = .allocate(capacity: 1)
        mutex = .allocate(capacity: 1)
        wake = .allocate(capacity: 1)
        beforePoll = .allocate(capacity: 1)
        afterPoll = .allocate(capacity: 1)
        started = .allocate(capacity: 1)
        thread = .allocate(capacity: 1)
        // A peer that went away must be an error of `write`, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let me = Unmanaged.passRetained(self).toOpaque()
        must(uv_loop_init(loop), "make an event loop")
        must(uv_mutex_init(mutex), "make a lock")
        must(uv_sem_init(started, 0), "make a semaphore")
        must(uv_async_init(loop, wake) { _ in }, "make a waker")
        must(uv_prepare_init(loop, beforePoll), "make a prepare handle")
        must(uv_check_init(loop, afterPoll), "make a check handle")
        beforePoll.pointee.data = me
        afterPoll.pointee.data = me
        // Jobs made on the loop's own thread run before the next poll: only other threads need the waker's system call.
        must(uv_prepare_start(beforePoll) { LoopExecutor.from($0!.pointee.data).runJobs() }, "start a prepare handle")
        must(uv_check_start(afterPoll) { LoopExecutor.from($0!.pointee.data).runJobs() }, "start a check handle")
        var options = uv_thread_options_t()
        options.flags = UInt32(UV_THREAD_HAS_STACK_SIZE.rawValue)
        options.stack_size = 4 << 20
        must(uv_thread_create_ex(thread, &options, { LoopExecutor.from($0).run() }, me), "start the loop's thread")
        uv_sem_wait(started)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        enqueue(UnownedJob(job), on: asUnownedSerialExecutor())
    }

    /// Runs a job in the next round, on the loop's thread.
    func enqueue(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        uv_mutex_lock(mutex)
        let wasEmpty = waiting.isEmpty
        waiting.append(QueuedJob(job: job, executor: executor))
        uv_mutex_unlock(mutex)
        if wasEmpty, !isOnLoop { uv_async_send(wake) }
    }

    func checkIsolated() {
        precondition(isOnLoop, "Not on the event loop's thread. Call this from @HauntLoop.")
    }

    func isIsolatingCurrentContext() -> Bool? { isOnLoop }

    private var isOnLoop: Bool {
        var current = uv_thread_self()
        return uv_thread_equal(&current, thread) != 0
    }

    private func run() {
        thread.pointee = uv_thread_self()
        uv_sem_post(started)
        uv_run(loop, UV_RUN_DEFAULT)
    }

    private func runJobs() {
        for _ in 0..<Self.roundsInOneTurn {
            uv_mutex_lock(mutex)
            swap(&waiting, &running)
            uv_mutex_unlock(mutex)
            if running.isEmpty { return }
            for queued in running { queued.job.runSynchronously(on: queued.executor) }
            running.removeAll(keepingCapacity: true)
        }
        uv_async_send(wake)
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> LoopExecutor {
        Unmanaged<LoopExecutor>.fromOpaque(data!).takeUnretainedValue()
    }
}

/// Without a loop there is no program: say why and stop.
private func must(_ status: Int32, _ what: StaticString) {
    guard status == 0 else { fatalError("Cannot \(what): \(String(cString: uv_strerror(status)))") }
}
