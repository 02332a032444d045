import ArgumentParser
import Testing
import TestSupport

/// The scripts, driven in the shells they are for.
@Suite struct CompletionTests {
    /// What bash offers for the last of `words`, by the function that the script registers.
    private func bash(_ words: [String], directory: String = Repository.root) throws -> [String] {
        let driver = """
            inn() { printf '%s\\n' "$*"; }
            COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1))
            function=$(complete -p inn)
            function=${function#*-F }
            ${function% inn}
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let script = Inn.completionScript(for: .bash) + driver
        let output = try ChildProgram.run(
            "bash", ["--norc", "--noprofile", "-c", script, "bash"] + words, directory: directory)
        #expect(output.status == 0 && output.errorText == "")
        return output.text.split(separator: "\n").map(String.init).sorted()
    }

    @Test(arguments: [
        ("inn ", "book cellar help reserve stay"),
        ("inn c", "cellar"),
        ("inn -", "--help --version -h"),
        ("inn stay --b", "--bell"),
        ("inn stay --no", "--no-bell"),
        ("inn stay --size ", "large middle small"),
        ("inn stay --size = m", "middle"),
        ("inn stay --size =", "large middle small"),
        ("inn stay Ann Bo --ve", "--verbose --version"),
        ("inn stay -- --ve", ""),
        ("inn reserve --key", "--key-number"),
        ("inn book --with Ann --l", "--letters"),
        ("inn book --with Ann Bo", ""),
        ("inn cellar ", "open"),
        ("inn cellar open ", "--help --pace --version -f -h"),
        ("inn help ", "book cellar reserve stay"),
        ("inn help cellar ", "open"),
        ("inn help -", ""),
    ])
    func bashOffersWhatFits(line: String, offers: String) throws {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        #expect(try bash(words).joined(separator: " ") == offers)
    }

    @Test func bashOffersFilesOfTheRightKindAndFolders() throws {
        let offers = try bash(["inn", "stay", "--room", ""])
        #expect(offers.contains("Sources"))
        #expect(!offers.contains("Package.swift"))
        #expect(try bash(["inn", "stay", "-r", "Sources/Arg"]) == ["Sources/ArgumentParser"])
    }

    @Test func bashAsksTheProgramForItsOwnCompletions() throws {
        // The stand-in for `inn` repeats the words that it is called with.
        let call = "---completion book -- --letters 3  inn book --letters "
        #expect(try bash(["inn", "book", "--letters", ""]) == [call])
        #expect(try bash(["inn", "book", "--letters", "---"]).first?.hasPrefix("---completion book") == true)
        #expect(try bash(["inn", "book", "--letters", "x"]) == [])
    }

    @Test func theProgramAnswersForItsOwnCompletions() {
        let line = ["---completion", "book", "--", "--letters", "3", "a", "inn", "book", "--letters", "a"]
        #expect(Says(Inn.self, line) == Says(text: "book 3 a", code: 0))
        #expect(Says(Inn.self, ["---completion", "book", "--", "--with", "1", ""]).code == 64)
        #expect(Says(Inn.self, ["---completion"]).code == 64)
    }

    @Test(arguments: [CompletionShell.bash, .zsh, .fish])
    func everyShellAcceptsItsScript(shell: CompletionShell) throws {
        let script = Inn.completionScript(for: shell)
        #expect(Says("--generate-completion-script \(shell.rawValue)") == Says(text: script, code: 0))
        #expect(Says("stay --generate-completion-script=\(shell.rawValue)") == Says(text: script, code: 0))
        // Only bash is everywhere; the others check their script where they are installed.
        guard try ChildProgram.exists(shell.rawValue) else { return }
        let output = try ChildProgram.run(shell.rawValue, ["-n"], input: Array(script.utf8))
        #expect(output.status == 0 && output.errorText == "")
    }

    @Test func zshDescribesEveryArgument() {
        let script = Inn.completionScript(for: .zsh)
        #expect(script.hasPrefix("#compdef inn\n"))
        let lines = script.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in [
            #"'(-r --room)'{-r,--room}'[The room to read.]:room:_files -g "*.(json)"' \"#,
            #"'(--size)'--size'[How large the room is.]:size:(small middle large)' \"#,
            #"'(--bell --no-bell)'--no-bell'[Whether the bell rings.]' \"#,
            #"'*'{-v,--verbose}'[Say more; say it twice for still more.]' \"#,
            #"'*:guests:' && return 0"#,
            #"'reserve:Books a room.'"#,
            #"book | reserve) _inn_book ;;"#,
        ] {
            #expect(lines.contains { $0 == line })
        }
    }

    @Test(arguments: [
        ("inn ", ["book", "cellar", "help", "reserve", "stay"]),
        ("inn stay --size ", ["large", "middle", "small"]),
        ("inn stay --no", ["--no-bell"]),
        ("inn book --with Ann --l", ["--letters"]),
        ("inn help cellar ", ["open"]),
    ])
    func fishOffersWhatFits(line: String, offers: [String]) throws {
        let script = Inn.completionScript(for: .fish)
        for offer in offers where !offer.hasPrefix("-") {
            #expect(script.contains(offer))
        }
        guard try ChildProgram.exists("fish") else { return }
        let output = try ChildProgram.run("fish", ["--no-config", "-c", "\(script)\ncomplete -C '\(line)'"])
        let words = output.text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
        #expect(words == offers)
    }

    @Test func anUnknownShellIsRefused() {
        let message = """
            Error: Can't generate completion scripts for 'csh'.
            Please use --generate-completion-script=<shell> with one of:
                zsh bash fish
            Usage: inn <subcommand>
              See 'inn --help' for more information.
            """
        #expect(Says("--generate-completion-script csh") == Says(text: message, code: 64))
    }
}
