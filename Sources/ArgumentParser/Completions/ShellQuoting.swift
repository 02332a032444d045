extension String {
    /// The text as one word for a shell: `it's` as `'it'\''s'`.
    var shellQuoted: String {
        "'" + replacing("'", with: #"'\''"#) + "'"
    }

    /// The text as one word for bash and zsh, with its line breaks written as `\n`.
    var shellANSIQuoted: String {
        "$'" + replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#).replacing("\n", with: #"\n"#) + "'"
    }

    /// The text as part of a function's name.
    var shellIdentifier: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// The text with every `old` replaced, without Foundation.
    func replacing(_ old: Character, with new: String) -> String {
        reduce(into: "") { $0 += $1 == old ? new : String($1) }
    }
}
