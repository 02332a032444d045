import CUV

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Endpoint {
    /// The addresses of the host in the order in which they should be tried. A name is looked up off the loop.
    @HauntLoop
    func addresses() async throws(TransportError) -> [SocketAddress] {
        if let numeric = SocketAddress(numeric: self) { return [numeric] }
        // The system's look-up would cut the name at a zero byte and find somebody else.
        guard !host.isEmpty, !host.utf8.contains(0) else {
            throw TransportError(
                .invalid, action: "look up", subject: "\"\(host)\"", reason: "not a host",
                advice: "Give a name or an address, such as 127.0.0.1")
        }
        let lookup = Lookup(port: port)
        let status = await suspended { lookup.start(host, $0) }
        guard status == 0 else { throw TransportError(status: status, action: "look up", subject: host) }
        return lookup.found
    }
}

/// One `uv_getaddrinfo`.
@HauntLoop
private final class Lookup {
    private(set) var found: [SocketAddress] = []
    private let port: UInt16
    private let request = UnsafeMutablePointer<uv_getaddrinfo_t>.allocate(capacity: 1)
    private var continuation: Gate<Int32>?

    init(port: UInt16) { self.port = port }

    func start(_ host: String, _ continuation: Gate<Int32>) {
        self.continuation = continuation
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = numericSocketType
        request.pointee.data = Unmanaged.passRetained(self).toOpaque()
        let status = uv_getaddrinfo(
            HauntLoop.raw, request,
            { request, status, list in
                let lookup = Unmanaged<Lookup>.fromOpaque(request!.pointee.data).takeUnretainedValue()
                lookup.finish(status, list)
            }, host, nil, &hints)
        if status != 0 { finish(status, nil) }
    }

    private func finish(_ status: Int32, _ list: UnsafeMutablePointer<addrinfo>?) {
        var next = list
        while let entry = next {
            if let address = entry.pointee.ai_addr, let copy = SocketAddress(copying: address, port: port) {
                found.append(copy)
            }
            next = entry.pointee.ai_next
        }
        uv_freeaddrinfo(list)
        let status = status == 0 && found.isEmpty ? UV_EAI_NODATA.rawValue : status
        continuation?.open(status)
        continuation = nil
        let me = Unmanaged<Lookup>.fromOpaque(request.pointee.data)
        request.deallocate()
        me.release()
    }

    #if canImport(Darwin)
        private var numericSocketType: Int32 { SOCK_STREAM }
    #else
        private var numericSocketType: Int32 { Int32(SOCK_STREAM.rawValue) }
    #endif
}
