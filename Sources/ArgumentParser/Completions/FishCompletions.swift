/// A completion script for fish: a function that finds the command, and one `complete` a name.
struct FishCompletions {
    private let root: CompletionTree.Node
    private let function: String

    init(_ root: CompletionTree.Node) {
        self.root = root
        function = "__" + root.path[0].shellIdentifier
    }

    var script: String {
        """
        # Completions of \(root.path[0]) for fish. Put this file in ~/.config/fish/completions.

        # Prints the command that the words before the cursor lead to, and how many arguments without a name follow.
        function \(function)_place
            set -l command '\(root.name)'
            set -l place 0
            set -l option ''
            set -l many 0
            set -l rest 0
            set -l words (commandline -opc)
            for word in $words[2..-1]
                if test -n "$option"
                    if test $many -eq 0
                        set option ''
                        continue
                    end
                    string match -q -- '-*' "$word"; or continue
                    set option ''
                    set many 0
                end
                if test $rest -eq 1
                    set place (math $place + 1)
                    continue
                end
                switch "$command|$word"
                    case '*|--'
                        set rest 1
        \(walk.joined(separator: "\n"))
                    case '*|-*'
                    case '*'
                        set place (math $place + 1)
                end
            end
            echo "$command|$place"
        end

        function \(function)_in
            string match -q -- "$argv[1]|*" (\(function)_place)
        end

        function \(function)_at
            string match -q -- "$argv[1]" (\(function)_place)
        end

        \(root.all.flatMap(completions).joined(separator: "\n"))

        """
    }

    private var walk: [String] {
        root.all.flatMap { node -> [String] in
            let children = node.children.map { child in
                """
                            case \(child.names.map { "\(node.name)|\($0)".shellQuoted }.joined(separator: " "))
                                set command \(child.name.shellQuoted)
                                set place 0
                """
            }
            let options = node.options.filter(\.isOption).map { option in
                """
                            case \(option.names.map { "\(node.name)|\($0.spelling)".shellQuoted }.joined(separator: " "))
                                set option "$word"
                                set many \(option.takesManyValues ? 1 : 0)
                """
            }
            return children + options
        }
    }

    private func completions(of node: CompletionTree.Node) -> [String] {
        let complete = "complete -c \(root.path[0])"
        let inNode = "-n \("\(function)_in \(node.name.shellQuoted)".fishQuoted)"
        func atPlace(_ place: String) -> String {
            "-n \("\(function)_at \("\(node.name)|\(place)".shellQuoted)".fishQuoted)"
        }
        var lines: [String] = []
        for child in node.children {
            for name in child.names {
                let place = "\(complete) -f \(atPlace("0")) -a \(name.fishQuoted)"
                lines.append(child.abstract.isEmpty ? place : "\(place) -d \(child.abstract.fishQuoted)")
            }
        }
        for option in node.options {
            var parts = [complete, inNode] + option.names.shortFirst.map(\.fishFlag)
            if option.isOption { parts += ["-r"] + offer(option, in: node) }
            if !option.help.abstract.isEmpty { parts += ["-d", option.help.abstract.fishQuoted] }
            lines.append(parts.joined(separator: " "))
        }
        for (place, argument) in node.positionals.enumerated() {
            let offer = offer(argument, in: node)
            guard !offer.isEmpty else { continue }
            lines.append(
                ([complete, atPlace(argument.isRepeating ? "*" : "\(place)")] + offer).joined(separator: " "))
        }
        return lines
    }

    /// The words of `complete` that offer what an argument can be; none to leave it to the shell.
    private func offer(_ argument: ArgumentDefinition, in node: CompletionTree.Node) -> [String] {
        switch argument.completion.form {
        case .default:
            return []
        case .list(let values):
            return ["-f", "-a", values.map(\.fishQuoted).joined(separator: " ").fishQuoted]
        case .file(let extensions) where extensions.isEmpty:
            return ["-F"]
        case .file(let extensions):
            let calls = extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")
            return ["-f", "-a", "(\(calls))".fishQuoted]
        case .directory:
            return ["-f", "-a", "(__fish_complete_directories)".fishQuoted]
        case .shellCommand(let command):
            return ["-f", "-a", "(\(command))".fishQuoted]
        case .custom, .customAt:
            let path = (node.subcommandPath + ["--", argument.completionName]).joined(separator: " ")
            let words = "(count (commandline -opc)) (commandline -ct) (commandline -opc) (commandline -ct)"
            return ["-f", "-a", "(command \(root.path[0]) ---completion \(path) \(words))".fishQuoted]
        }
    }
}

extension Name {
    fileprivate var fishFlag: String {
        switch dashes {
        case .two: "-l \(text)"
        case .one: "-o \(text)"
        case .short: "-s \(text)"
        }
    }
}

extension String {
    /// The text as one word for fish, which knows two escapes between single quotes.
    fileprivate var fishQuoted: String {
        "'" + replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
    }
}
