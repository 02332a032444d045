import CWasmRuntime

/// Memory for `length` bytes that the page fills.
@_expose(wasm, "haunt_allocate") @c(haunt_allocate)
func allocate(_ length: UInt32) -> UnsafeMutableRawPointer { .allocate(byteCount: Int(length), alignment: 16) }

/// Gives back what ``allocate(_:)`` gave.
@_expose(wasm, "haunt_free") @c(haunt_free)
func free(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }
