import CUV

/// The rule for the memory of libuv's handles: it lives from `make` until the callback of `close` has run, and as long
/// as it does, so does its owner.
@HauntLoop
enum Handles {
    /// What a handle's `data` points to.
    private final class Tie {
        let owner: AnyObject
        var whenClosed: (@HauntLoop () -> Void)?

        init(owner: AnyObject) { self.owner = owner }
    }

    /// Memory for a handle that keeps `owner` alive. Follow it by its `uv_…_init`.
    static func make<Raw>(_ type: Raw.Type, owner: AnyObject) -> UnsafeMutablePointer<Raw> {
        let raw = UnsafeMutablePointer<Raw>.allocate(capacity: 1)
        handle(raw).pointee.data = Unmanaged.passRetained(Tie(owner: owner)).toOpaque()
        HauntLoop.openHandles += 1
        return raw
    }

    /// Gives back a handle whose `uv_…_init` failed: libuv does not know it.
    static func discard<Raw>(_ raw: UnsafeMutablePointer<Raw>) {
        release(handle(raw))
    }

    /// Closes a handle, and says when libuv has let go of it.
    static func close<Raw>(_ raw: UnsafeMutablePointer<Raw>, whenClosed: (@HauntLoop () -> Void)? = nil) {
        tie(of: handle(raw)).whenClosed = whenClosed
        uv_close(handle(raw)) { handle in Handles.release(handle!) }
    }

    /// The owner of a handle, in a callback. `type` must be the owner's own class.
    static func owner<Owner: AnyObject, Raw>(_ type: Owner.Type, of raw: UnsafeMutablePointer<Raw>?) -> Owner {
        unsafeDowncast(tie(of: handle(raw!)).owner, to: type)
    }

    /// The part that all handles begin with.
    static func handle<Raw>(_ raw: UnsafeMutablePointer<Raw>) -> UnsafeMutablePointer<uv_handle_t> {
        UnsafeMutableRawPointer(raw).assumingMemoryBound(to: uv_handle_t.self)
    }

    /// The part that sockets and pipes begin with.
    static func stream<Raw>(_ raw: UnsafeMutablePointer<Raw>) -> UnsafeMutablePointer<uv_stream_t> {
        UnsafeMutableRawPointer(raw).assumingMemoryBound(to: uv_stream_t.self)
    }

    private static func tie(of handle: UnsafeMutablePointer<uv_handle_t>) -> Tie {
        Unmanaged<Tie>.fromOpaque(handle.pointee.data).takeUnretainedValue()
    }

    private static func release(_ handle: UnsafeMutablePointer<uv_handle_t>) {
        let tie = Unmanaged<Tie>.fromOpaque(handle.pointee.data).takeRetainedValue()
        UnsafeMutableRawPointer(handle).deallocate()
        HauntLoop.openHandles -= 1
        tie.whenClosed?()
    }
}
