import CUV

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where a TCP connection ends: a host, in numbers or by name, and a port.
public struct Endpoint: Hashable, Sendable {
    /// An IPv4 or IPv6 address in numbers, or a name to be looked up.
    public var host: String
    /// The port; 0 when listening takes any free one.
    public var port: UInt16

    /// An end point.
    public init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// This machine alone.
    public static func loopback(port: UInt16 = 0) -> Endpoint { Endpoint(host: "127.0.0.1", port: port) }

    /// Every address of this machine.
    public static func anywhere(port: UInt16) -> Endpoint { Endpoint(host: "0.0.0.0", port: port) }
}

extension Endpoint: CustomStringConvertible {
    /// `host:port`, an IPv6 address in brackets.
    public var description: String { host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

/// A socket address in the system's form.
struct SocketAddress {
    private(set) var storage: sockaddr_storage

    /// The address of an end point given in numbers; `nil` when its host is a name.
    init?(numeric endpoint: Endpoint) {
        var storage = sockaddr_storage()
        let isAddress = withUnsafeMutablePointer(to: &storage) { storage in
            let raw = UnsafeMutableRawPointer(storage)
            let port = Int32(endpoint.port)
            return uv_ip4_addr(endpoint.host, port, raw.assumingMemoryBound(to: sockaddr_in.self)) == 0
                || uv_ip6_addr(endpoint.host, port, raw.assumingMemoryBound(to: sockaddr_in6.self)) == 0
        }
        guard isAddress else { return nil }
        self.storage = storage
    }

    /// A copy of an address that the system gave.
    init?(copying address: UnsafePointer<sockaddr>, port: UInt16) {
        var storage = sockaddr_storage()
        let raw = UnsafeRawPointer(address)
        let isKnown = withUnsafeMutablePointer(to: &storage) { storage in
            let copy = UnsafeMutableRawPointer(storage)
            switch Int32(address.pointee.sa_family) {
            case AF_INET:
                var v4 = raw.loadUnaligned(as: sockaddr_in.self)
                v4.sin_port = port.bigEndian
                copy.storeBytes(of: v4, as: sockaddr_in.self)
                return true
            case AF_INET6:
                var v6 = raw.loadUnaligned(as: sockaddr_in6.self)
                v6.sin6_port = port.bigEndian
                copy.storeBytes(of: v6, as: sockaddr_in6.self)
                return true
            default:
                return false
            }
        }
        guard isKnown else { return nil }
        self.storage = storage
    }

    /// The address that `fill` (`uv_tcp_getsockname` or `uv_tcp_getpeername`) writes.
    init?(fill: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<Int32>) -> Int32) {
        var storage = sockaddr_storage()
        var length = Int32(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { fill($0, &length) }
        }
        guard status == 0 else { return nil }
        self.storage = storage
    }

    /// Calls `body` with the address as the system's functions take it.
    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>) -> Result) -> Result {
        withUnsafePointer(to: storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0) }
        }
    }

    /// The address in numbers.
    var endpoint: Endpoint {
        withPointer { address in
            let raw = UnsafeRawPointer(address)
            return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
                name[0] = 0
                let port: UInt16
                if Int32(address.pointee.sa_family) == AF_INET6 {
                    let v6 = raw.assumingMemoryBound(to: sockaddr_in6.self)
                    uv_ip6_name(v6, name.baseAddress, name.count)
                    port = UInt16(bigEndian: v6.pointee.sin6_port)
                } else {
                    let v4 = raw.assumingMemoryBound(to: sockaddr_in.self)
                    uv_ip4_name(v4, name.baseAddress, name.count)
                    port = UInt16(bigEndian: v4.pointee.sin_port)
                }
                return Endpoint(host: String(cString: name.baseAddress!), port: port)
            }
        }
    }
}
