import CUV

/// One of a child program's three streams.
@HauntLoop
final class ChildPipe {
    /// What was read, at most `limit` bytes.
    private(set) var bytes: [UInt8] = []
    /// Whether the other end was closed.
    private(set) var hasEnded = false
    /// Called once, when more than `limit` bytes came.
    var whenOver: (@HauntLoop () -> Void)?

    private let limit: Int
    private let whenClosed: @HauntLoop () -> Void
    private let whenEnded: @HauntLoop () -> Void
    private var raw: UnsafeMutablePointer<uv_pipe_t>?

    init(limit: Int, whenClosed: @escaping @HauntLoop () -> Void, whenEnded: @escaping @HauntLoop () -> Void) {
        self.limit = limit
        self.whenClosed = whenClosed
        self.whenEnded = whenEnded
        let raw = Handles.make(uv_pipe_t.self, owner: self)
        self.raw = raw
        uv_pipe_init(HauntLoop.raw, raw, 0)
    }

    /// The stream to give to `uv_spawn`.
    var stream: UnsafeMutablePointer<uv_stream_t>? { raw.map { Handles.stream($0) } }

    func startReading() {
        guard let stream else { return }
        uv_read_start(
            stream,
            { _, _, buffer in
                let shared = HauntLoop.readBuffer
                buffer!.pointee = uv_buf_init(
                    shared.baseAddress!.assumingMemoryBound(to: CChar.self), UInt32(shared.count))
            },
            { stream, count, _ in Handles.owner(ChildPipe.self, of: stream).didRead(count) })
    }

    /// Sends all of `input` and then its end. A program that does not want it is not an error.
    func writeAndClose(_ input: [UInt8]) {
        guard let stream, !input.isEmpty else { return close() }
        let status = input.withUnsafeBytes { input in
            WriteRequest.queue(input, on: stream) { request, _ in
                let pipe = Handles.owner(ChildPipe.self, of: request!.pointee.handle)
                WriteRequest.free(request)
                pipe.close()
            }
        }
        if status != 0 { close() }
    }

    func close() {
        guard let raw else { return }
        self.raw = nil
        Handles.close(raw, whenClosed: whenClosed)
    }

    private func didRead(_ count: Int) {
        guard count >= 0 else {
            hasEnded = true
            if let stream { uv_read_stop(stream) }
            return whenEnded()
        }
        let taken = min(count, limit - bytes.count)
        bytes.append(contentsOf: HauntLoop.readBuffer[..<taken])
        if taken < count {
            whenOver?()
            whenOver = nil
        }
    }
}
