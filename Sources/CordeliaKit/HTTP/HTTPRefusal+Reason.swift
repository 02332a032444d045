extension HTTPRefusal {
    /// What can be wrong with a request, and the section that says so.
    public enum Reason: UInt8, Error, Equatable, Sendable, CaseIterable {
        // The request line
        /// RFC 9112, 2.2: one empty line before a request is let pass, not two.
        case emptyLines
        /// RFC 9112, 2.2: a CR that no LF follows.
        case bareCarriageReturn
        /// RFC 9112, 2.2: an LF without its CR.
        case bareLineFeed
        /// RFC 9110, 9.1: a method is a token, and one space follows it.
        case method
        /// RFC 9112, 3: a method longer than any.
        case methodTooLong
        /// RFC 9112, 3.2: no target, a byte that no target has, or a broken escape.
        case target
        /// RFC 9112, 3.2: a form of target that is not the method's.
        case targetForm
        /// RFC 9110, 4.2: a scheme other than http and https, or a bad authority.
        case targetAuthority
        /// RFC 9110, 15.5.15 (414).
        case requestLineTooLong
        /// RFC 9112, 2.3: not "HTTP/" DIGIT "." DIGIT at the line's end.
        case version
        /// RFC 9110, 15.6.6 (505): a major version other than 1.
        case versionUnsupported

        // Fields
        /// RFC 9112, 2.2: white space before the first field.
        case leadingSpace
        /// RFC 9112, 5.2: obs-fold.
        case folded
        /// RFC 9112, 5.1: white space between a field's name and its colon.
        case spaceBeforeColon
        /// RFC 9110, 5.1: a field's name is a token, and a colon follows it.
        case fieldName
        /// RFC 9110, 5.5: NUL or another control byte.
        case fieldValue
        /// RFC 6585, 5 (431): the fields together.
        case fieldsTooLong
        /// RFC 6585, 5 (431): their number.
        case tooManyFields

        // Framing
        /// RFC 9112, 6.3: Content-Length beside Transfer-Encoding.
        case bothLengths
        /// RFC 9110, 8.6: Content-Length more than once, in fields or in a list.
        case repeatedContentLength
        /// RFC 9110, 8.6: not decimal digits only.
        case contentLength
        /// RFC 9110, 8.6: a number that no body can have.
        case contentLengthOverflow
        /// RFC 9112, 7: no list of codings.
        case transferCoding
        /// RFC 9112, 6.1 (501): a coding that is not understood here.
        case unknownTransferCoding
        /// RFC 9112, 6.3: chunked is not the last coding.
        case chunkedNotLast
        /// RFC 9112, 6.1: HTTP/1.0 knows no transfer codings.
        case transferCodingInOldVersion

        // Host and Expect
        /// RFC 9112, 3.2.
        case missingHost
        /// RFC 9112, 3.2.
        case repeatedHost
        /// RFC 9110, 7.2: no host, or none that a URI could have.
        case host
        /// RFC 9110, 10.1.1 (417).
        case expectation

        // The body
        /// RFC 9110, 15.5.14 (413).
        case bodyTooLong
        /// RFC 9112, 7.1: a chunk's size is hexadecimal digits.
        case chunkSize
        /// RFC 9112, 7.1: a size that no body can have.
        case chunkSizeOverflow
        /// RFC 9112, 7.1.1: not ";" name "=" value.
        case chunkExtension
        /// RFC 9112, 7.1.1: extensions without end.
        case chunkExtensionTooLong
        /// RFC 9112, 7.1: a chunk's data is not followed by CR LF.
        case chunkEnd

        // Time
        /// RFC 9110, 15.5.9 (408).
        case slowHead
        /// RFC 9110, 15.5.9 (408).
        case slowBody
    }
}

extension HTTPRefusal.Reason {
    /// The status code of the answer.
    public var status: HTTPStatus {
        switch self {
        case .methodTooLong, .unknownTransferCoding: .notImplemented
        case .requestLineTooLong: .uriTooLong
        case .versionUnsupported: .versionNotSupported
        case .fieldsTooLong, .tooManyFields: .headerFieldsTooLarge
        case .expectation: .expectationFailed
        case .bodyTooLong: .contentTooLarge
        case .slowHead, .slowBody: .requestTimeout
        default: .badRequest
        }
    }

    /// What is wrong, in one line of ASCII without quotes.
    public var text: StaticString {
        switch self {
        case .emptyLines: "more than one empty line before the request"
        case .bareCarriageReturn: "a CR without LF"
        case .bareLineFeed: "an LF without CR"
        case .method: "the request line does not start with a method and one space"
        case .methodTooLong: "the method is longer than any known here"
        case .target: "the target is empty, or has a byte or an escape that no target has"
        case .targetForm: "the target's form is not one of the method's"
        case .targetAuthority: "the target's scheme or authority cannot be used here"
        case .requestLineTooLong: "the request line is too long"
        case .version: "the request line does not end with a version such as HTTP/1.1"
        case .versionUnsupported: "only HTTP/1.1 and HTTP/1.0 are spoken here"
        case .leadingSpace: "white space before the first field"
        case .folded: "a field's value goes on in a second line"
        case .spaceBeforeColon: "white space before a field's colon"
        case .fieldName: "a field's name is not a token with a colon after it"
        case .fieldValue: "a control byte in a field's value"
        case .fieldsTooLong: "the fields are too long"
        case .tooManyFields: "there are too many fields"
        case .bothLengths: "both Content-Length and Transfer-Encoding"
        case .repeatedContentLength: "Content-Length more than once"
        case .contentLength: "Content-Length is not decimal digits"
        case .contentLengthOverflow: "Content-Length is too large a number"
        case .transferCoding: "Transfer-Encoding is not a list of codings"
        case .unknownTransferCoding: "a transfer coding other than chunked"
        case .chunkedNotLast: "chunked is not the last transfer coding, once"
        case .transferCodingInOldVersion: "Transfer-Encoding in HTTP/1.0"
        case .missingHost: "Host is missing"
        case .repeatedHost: "Host more than once"
        case .host: "Host is not a host with or without a port"
        case .expectation: "Expect asks for more than 100-continue"
        case .bodyTooLong: "the body is too long"
        case .chunkSize: "a chunk's size is not hexadecimal digits"
        case .chunkSizeOverflow: "a chunk's size is too large a number"
        case .chunkExtension: "a chunk's extension is not a name with or without a value"
        case .chunkExtensionTooLong: "the chunks' extensions are too long"
        case .chunkEnd: "a chunk is longer than its size"
        case .slowHead: "the request's head did not come in time"
        case .slowBody: "the request's body did not come in time"
        }
    }
}
