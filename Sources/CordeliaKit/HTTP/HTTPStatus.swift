/// A three-digit status code (RFC 9110, 15).
public struct HTTPStatus: Equatable, Hashable, Sendable {
    /// The code: 100 to 999 in an answer that can be written.
    public var code: UInt16

    /// The status with a code.
    public init(_ code: UInt16) {
        self.code = code
    }

    /// 200
    public static var ok: HTTPStatus { HTTPStatus(200) }
    /// 204
    public static var noContent: HTTPStatus { HTTPStatus(204) }
    /// 304
    public static var notModified: HTTPStatus { HTTPStatus(304) }
    /// 400
    public static var badRequest: HTTPStatus { HTTPStatus(400) }
    /// 401
    public static var unauthorized: HTTPStatus { HTTPStatus(401) }
    /// 403
    public static var forbidden: HTTPStatus { HTTPStatus(403) }
    /// 404
    public static var notFound: HTTPStatus { HTTPStatus(404) }
    /// 405
    public static var methodNotAllowed: HTTPStatus { HTTPStatus(405) }
    /// 408
    public static var requestTimeout: HTTPStatus { HTTPStatus(408) }
    /// 409
    public static var conflict: HTTPStatus { HTTPStatus(409) }
    /// 413
    public static var contentTooLarge: HTTPStatus { HTTPStatus(413) }
    /// 414
    public static var uriTooLong: HTTPStatus { HTTPStatus(414) }
    /// 417
    public static var expectationFailed: HTTPStatus { HTTPStatus(417) }
    /// 429
    public static var tooManyRequests: HTTPStatus { HTTPStatus(429) }
    /// 431
    public static var headerFieldsTooLarge: HTTPStatus { HTTPStatus(431) }
    /// 500
    public static var internalServerError: HTTPStatus { HTTPStatus(500) }
    /// 501
    public static var notImplemented: HTTPStatus { HTTPStatus(501) }
    /// 503
    public static var serviceUnavailable: HTTPStatus { HTTPStatus(503) }
    /// 504
    public static var gatewayTimeout: HTTPStatus { HTTPStatus(504) }
    /// 505
    public static var versionNotSupported: HTTPStatus { HTTPStatus(505) }

    /// The phrase that the code is written with; empty, as RFC 9112, 4 allows, for one that has none here.
    public var phrase: StaticString {
        switch code {
        case 100: "Continue"
        case 101: "Switching Protocols"
        case 200: "OK"
        case 201: "Created"
        case 202: "Accepted"
        case 204: "No Content"
        case 205: "Reset Content"
        case 206: "Partial Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 303: "See Other"
        case 304: "Not Modified"
        case 307: "Temporary Redirect"
        case 308: "Permanent Redirect"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 410: "Gone"
        case 411: "Length Required"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 416: "Range Not Satisfiable"
        case 417: "Expectation Failed"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 426: "Upgrade Required"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        case 505: "HTTP Version Not Supported"
        default: ""
        }
    }

    /// Whether an answer with this code never has content, nor a field that says how long it is (RFC 9110, 8.6).
    var hasNoContent: Bool { code < 200 || code == 204 || code == 304 }
}
