/// Where one task waits on the loop until somebody opens.
///
/// Swift resumes a continuation by way of the global pool: two threads are woken, which costs around 20 µs. A gate is an actor
/// whose executor keeps the one job that wants in until the gate opens; then the task goes on in the loop's next round, on
/// the same thread, in less than one.
///
/// Like ``LoopExecutor`` it is part of the C boundary: its state is unsafe by itself, and touched on the loop's thread only.
actor Gate<Value: Sendable>: SerialExecutor {
    private nonisolated(unsafe) var value: Value?
    private nonisolated(unsafe) var held: UnownedJob?

    /// A gate that is shut.
    init() {}

    nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

    /// Suspends until the gate is open.
    @inline(never)
    func pass() -> Value {
        guard let value else { fatalError("A gate let somebody through before it was opened.") }
        return value
    }

    /// Opens, once: whoever waits, or comes later, passes with `value`.
    @HauntLoop
    func open(_ value: Value) {
        precondition(self.value == nil, "A gate was opened twice.")
        self.value = value
        guard let job = held else { return }
        held = nil
        HauntLoop.enqueue(job, on: asUnownedSerialExecutor())
    }

    nonisolated func enqueue(_ job: consuming ExecutorJob) {
        HauntLoop.shared.preconditionIsolated()
        let job = UnownedJob(job)
        if value == nil { held = job } else { HauntLoop.enqueue(job, on: asUnownedSerialExecutor()) }
    }

    nonisolated func checkIsolated() { HauntLoop.shared.preconditionIsolated() }
}

/// Suspends until the gate that `start` keeps is opened.
///
/// `cancel` is called on the loop when the task is cancelled, also when it was cancelled before; it must open the gate if that
/// is still shut, and may be called again later.
@HauntLoop
func suspended<Value: Sendable>(
    _ start: (Gate<Value>) -> Void, cancel: @escaping @HauntLoop () -> Void
) async -> Value {
    let gate = Gate<Value>()
    return await withTaskCancellationHandler {
        start(gate)
        if Task.isCancelled { cancel() }
        return await gate.pass()
    } onCancel: {
        Task { @HauntLoop in cancel() }
    }
}

/// As ``suspended(_:cancel:)``, for a wait that is short and that nobody cancels.
@HauntLoop
func suspended<Value: Sendable>(_ start: (Gate<Value>) -> Void) async -> Value {
    let gate = Gate<Value>()
    start(gate)
    return await gate.pass()
}
