/// Suspends until the continuation that `start` keeps is resumed.
///
/// `cancel` is called on the loop when the task is cancelled, also when it was cancelled before; it must resume the
/// continuation if that still waits, and may be called again later.
@HauntLoop
func suspended<Value: Sendable>(
    _ start: (CheckedContinuation<Value, Never>) -> Void, cancel: @escaping @HauntLoop () -> Void
) async -> Value {
    await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            start(continuation)
            if Task.isCancelled { cancel() }
        }
    } onCancel: {
        Task { @HauntLoop in cancel() }
    }
}
