import CUV

/// A `write` that waits for the peer.
struct WaitingWriter {
    var number: Int
    var continuation: Gate<Result<Void, TransportError>>
}

extension TCPConnection {
    /// The bytes that wait because the peer, or the way to it, is slower than this side.
    public var queuedBytes: Int { raw.map { uv_stream_get_write_queue_size(Handles.stream($0)) } ?? 0 }

    /// Sends bytes, in the order of the calls. Suspends while more than `limits.sendHighWater` bytes wait.
    ///
    /// When the task is cancelled while it waits the bytes stay queued: what is on its way is not taken back.
    public func write(_ bytes: [UInt8]) async throws(TransportError) {
        try queue(bytes)
        guard queuedBytes > limits.sendHighWater else { return }
        writerNumber += 1
        let number = writerNumber
        try await suspended {
            writers.append(WaitingWriter(number: number, continuation: $0))
        } cancel: { [self] in
            cancelWrite(number)
        }.get()
    }

    /// Ends what this side sends, after all that waits, and suspends until the system has taken it. The peer's bytes can
    /// still be read. A second call does nothing.
    public func finishWriting() async throws(TransportError) {
        guard let raw = try openForWriting(orEnded: true) else { return }
        outbound = .ended
        let request = UnsafeMutablePointer<uv_shutdown_t>.allocate(capacity: 1)
        let status = await suspended { continuation in
            finishing = continuation
            let status = uv_shutdown(request, Handles.stream(raw)) { request, status in
                let connection = Handles.owner(TCPConnection.self, of: request!.pointee.handle)
                request!.deallocate()
                connection.didFinish(status)
            }
            if status != 0 {
                request.deallocate()
                didFinish(status)
            }
        }
        // A peer that is gone already, or this side's own close, has nothing more to be told.
        guard status == 0 || status == UV_ENOTCONN.rawValue else {
            if case .failed(let error) = outbound { throw error }
            throw TransportError(status: status, action: "end the connection to", subject: "\(peer)")
        }
    }

    private func didFinish(_ status: Int32) {
        finishing?.open(status)
        finishing = nil
    }

    /// `nil` when this side has ended already and that is allowed.
    private func openForWriting(orEnded: Bool) throws(TransportError) -> UnsafeMutablePointer<uv_tcp_t>? {
        switch outbound {
        case .open: return raw
        case .failed(let error): throw error
        case .ended:
            if orEnded { return nil }
            throw TransportError(
                .ended, action: "write to", subject: "\(peer)", reason: "this side has ended what it sends")
        }
    }

    /// Gives bytes to the system at once where it takes them, and the rest to libuv's queue.
    private func queue(_ bytes: [UInt8]) throws(TransportError) {
        guard let raw = try openForWriting(orEnded: false), !bytes.isEmpty else { return }
        bytesSent += UInt64(bytes.count)
        let stream = Handles.stream(raw)
        let status = bytes.withUnsafeBytes { bytes -> Int32 in
            var taken = 0
            if uv_stream_get_write_queue_size(stream) == 0 {
                var buffer = WriteRequest.buffer(bytes)
                let status = uv_try_write(stream, &buffer, 1)
                if status < 0, status != UV_EAGAIN.rawValue { return status }
                taken = max(0, Int(status))
            }
            if taken == bytes.count { return 0 }
            return WriteRequest.queue(UnsafeRawBufferPointer(rebasing: bytes[taken...]), on: stream) {
                request, status in
                let connection = Handles.owner(TCPConnection.self, of: request!.pointee.handle)
                WriteRequest.free(request)
                connection.didWrite(status)
            }
        }
        noteMove()
        guard status == 0 else {
            let error = TransportError(status: status, action: "write to", subject: "\(peer)")
            fail(error)
            throw error
        }
    }

    private func didWrite(_ status: Int32) {
        guard raw != nil else { return }
        guard status == 0 else {
            return fail(TransportError(status: status, action: "write to", subject: "\(peer)"))
        }
        noteMove()
        guard !writers.isEmpty, queuedBytes <= limits.sendHighWater / 2 else { return }
        let ready = writers
        writers = []
        for writer in ready { writer.continuation.open(.success(())) }
    }

    private var cancelledWrite: TransportError {
        TransportError(.cancelled, action: "write to", subject: "\(peer)", reason: "the task was cancelled")
    }

    private func cancelWrite(_ number: Int) {
        guard let place = writers.firstIndex(where: { $0.number == number }) else { return }
        writers.remove(at: place).continuation.open(.failure(cancelledWrite))
    }
}
