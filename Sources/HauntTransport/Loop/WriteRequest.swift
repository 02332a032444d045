import CUV

/// A queued write: libuv's request and a copy of its bytes in one piece of memory.
@HauntLoop
enum WriteRequest {
    /// Queues bytes on a stream. `done` must `free` its request; it is not called when this returns an error.
    static func queue(
        _ bytes: UnsafeRawBufferPointer, on stream: UnsafeMutablePointer<uv_stream_t>, done: @escaping uv_write_cb
    ) -> Int32 {
        let header = MemoryLayout<uv_write_t>.stride
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: header + bytes.count, alignment: MemoryLayout<uv_write_t>.alignment)
        let copy = UnsafeMutableRawBufferPointer(rebasing: memory[header...])
        copy.copyMemory(from: bytes)
        let request = memory.baseAddress!.bindMemory(to: uv_write_t.self, capacity: 1)
        var buffer = buffer(UnsafeRawBufferPointer(copy))
        let status = uv_write(request, stream, &buffer, 1, done)
        if status != 0 { memory.deallocate() }
        return status
    }

    static func free(_ request: UnsafeMutablePointer<uv_write_t>?) {
        UnsafeMutableRawPointer(request)?.deallocate()
    }

    /// Bytes as libuv takes them. It only reads them; its lengths have 32 bits on some systems.
    static func buffer(_ bytes: UnsafeRawBufferPointer) -> uv_buf_t {
        let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return uv_buf_init(UnsafeMutablePointer(mutating: base), UInt32(clamping: bytes.count))
    }
}
