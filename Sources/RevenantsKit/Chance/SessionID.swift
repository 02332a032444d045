/// The 128 bits that name a session in the Host's own record.
public enum SessionID {
    /// Draws a session's name.
    public static func draw(from stream: inout ChanceStream) -> (UInt64, UInt64) {
        let low = stream.next()
        return (low, stream.next())
    }
}
