import CordeliaKit
import Testing

/// Bytes that are refused, and the section that says so.
struct Refused: Sendable, CustomTestStringConvertible {
    var section: String
    var text: String
    var reason: HTTPRefusal.Reason
    var status: UInt16
    var closes: Bool

    init(
        _ section: String, _ text: String, _ status: UInt16, _ reason: HTTPRefusal.Reason, closes: Bool = true
    ) {
        (self.section, self.text, self.status, self.reason, self.closes) = (section, text, status, reason, closes)
    }

    /// A request whose fields, Host apart, are `fields`.
    static func fields(
        _ section: String, _ fields: String, _ status: UInt16, _ reason: HTTPRefusal.Reason, closes: Bool = true
    ) -> Refused {
        Refused(section, "POST /a HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n", status, reason, closes: closes)
    }

    /// A request whose target is `target`.
    static func target(
        _ section: String, _ target: String, _ reason: HTTPRefusal.Reason, method: String = "GET"
    ) -> Refused {
        Refused(section, "\(method) \(target) HTTP/1.1\r\nHost: a\r\n\r\n", 400, reason)
    }

    /// A request whose Host is `host`.
    static func host(_ section: String, _ host: String) -> Refused {
        Refused(section, "GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n", 400, .host)
    }

    /// A request whose chunked body is `body`.
    static func chunks(
        _ section: String, _ body: String, _ status: UInt16, _ reason: HTTPRefusal.Reason
    ) -> Refused {
        Refused(
            section, "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(body)", status, reason)
    }

    var testDescription: String { "\(section): \(text.prefix(160).debugDescription)" }
}
