extension RequestHead {
    /// The head that a scanner has read to its end, of HTTP/1.1 where a version above is asked for; the framing is what RFC 9112,
    /// 6.3 makes of the fields.
    init(_ scanner: HeadScanner, parts: RequestTarget, fields: [HTTPField]) throws(HTTPRefusal.Reason) {
        let meaning = scanner.meaning
        method = scanner.method
        minorVersion = scanner.minorVersion
        methodPlace = scanner.methodName
        targetPlace = scanner.targetPlace
        self.parts = parts
        hostPlace = parts.authority ?? meaning.host
        self.fields = fields
        body = try Self.body(meaning, minorVersion: scanner.minorVersion)
        keepsAlive = !meaning.asksToClose && (scanner.minorVersion > 0 || meaning.asksToKeep)
        expectsContinue = meaning.expectsContinue && scanner.minorVersion > 0 && body != .none
        asksToUpgrade = meaning.asksToUpgrade && meaning.namesUpgrade && scanner.minorVersion > 0
        start = 0
        count = scanner.at
        gathered = []
    }

    private static func body(
        _ meaning: FieldMeaning, minorVersion: UInt8
    ) throws(HTTPRefusal.Reason) -> Body {
        guard meaning.hasCodings else {
            guard let length = meaning.contentLength, length > 0 else { return .none }
            return .length(length)
        }
        if meaning.contentLength != nil { throw .bothLengths }
        if minorVersion == 0 { throw .transferCodingInOldVersion }
        if !meaning.endsChunked { throw .chunkedNotLast }
        if meaning.hasOtherCoding { throw .unknownTransferCoding }
        return .chunked
    }
}
