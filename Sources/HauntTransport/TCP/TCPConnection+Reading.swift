import CUV

extension TCPConnection {
    /// The bytes that have arrived since the last call, at least one; `nil` when the peer has ended what it sends.
    ///
    /// Suspends while there are none. While nobody takes them at most `limits.receiveBuffer` bytes are held, then the
    /// peer has to wait. One task reads at a time; a second gets ``TransportError/Code/busy``.
    public func read() async throws(TransportError) -> [UInt8]? {
        if !received.isEmpty { return takeReceived() }
        switch inbound {
        case .ended: return nil
        case .failed(let error): throw error
        case .open: break
        }
        guard reader == nil else {
            throw TransportError(
                .busy, action: "read from", subject: "\(peer)", reason: "another task is reading",
                advice: "Let one task read and pass on what it gets")
        }
        readerNumber += 1
        let number = readerNumber
        return try await suspended {
            reader = $0
        } cancel: { [self] in
            cancelRead(number)
        }.get()
    }

    /// The bytes received that nobody has taken yet: at most `limits.receiveBuffer`.
    public var unreadBytes: Int { received.count }

    /// Reads from the socket, into the one shared buffer, until the peer has to wait.
    func startReading() {
        guard let raw, inbound == .open, !isReading, received.count < limits.receiveBuffer else { return }
        isReading = true
        let status = uv_read_start(
            Handles.stream(raw),
            { handle, _, buffer in
                let connection = Handles.owner(TCPConnection.self, of: handle)
                let room = connection.limits.receiveBuffer - connection.received.count
                let length = min(HauntLoop.readBuffer.count, max(room, 1))
                buffer!.pointee = uv_buf_init(
                    HauntLoop.readBuffer.baseAddress!.assumingMemoryBound(to: CChar.self), UInt32(length))
            },
            { handle, count, _ in Handles.owner(TCPConnection.self, of: handle).didRead(count) })
        if status != 0 { fail(TransportError(status: status, action: "read from", subject: "\(peer)")) }
    }

    func resumeReader(_ result: Result<[UInt8]?, TransportError>) {
        reader?.open(result)
        reader = nil
    }

    private func takeReceived() -> [UInt8] {
        let bytes = received
        received = []
        startReading()
        return bytes
    }

    private func didRead(_ count: Int) {
        if count == 0 { return }
        guard count > 0 else { return inboundEnded(Int32(count)) }
        noteMove()
        bytesReceived += UInt64(count)
        let bytes = UnsafeRawBufferPointer(rebasing: HauntLoop.readBuffer[..<count])
        if reader != nil { return resumeReader(.success([UInt8](bytes))) }
        received.append(contentsOf: bytes)
        if received.count >= limits.receiveBuffer, let raw {
            isReading = false
            uv_read_stop(Handles.stream(raw))
        }
    }

    private func inboundEnded(_ status: Int32) {
        if let raw { uv_read_stop(Handles.stream(raw)) }
        isReading = false
        if status == UV_EOF.rawValue {
            inbound = .ended
            resumeReader(.success(nil))
        } else {
            fail(TransportError(status: status, action: "read from", subject: "\(peer)"))
        }
    }

    private var cancelledRead: TransportError {
        TransportError(.cancelled, action: "read from", subject: "\(peer)", reason: "the task was cancelled")
    }

    private func cancelRead(_ number: Int) {
        if number == readerNumber { resumeReader(.failure(cancelledRead)) }
    }
}
