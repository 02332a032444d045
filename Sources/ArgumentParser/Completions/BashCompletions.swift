/// A completion script for bash, 3.2 and later.
///
/// One function walks the words before the cursor to find the command, the option whose value is next, and the place
/// among the arguments without a name; then one `case` a question offers what fits.
struct BashCompletions {
    private let root: CompletionTree.Node
    private let function: String

    init(_ root: CompletionTree.Node) {
        self.root = root
        function = "_" + root.path[0].shellIdentifier
    }

    var script: String {
        """
        # Completions of \(root.path[0]) for bash. Source this file, or put it in the folder of bash-completion.

        \(function)_words() {
            local IFS=$'\\n'
            COMPREPLY+=($(compgen -W "$1" -- "$cur"))
        }

        \(function)_files() {
            local IFS=$'\\n' extension
            compopt -o filenames 2>/dev/null
            COMPREPLY+=($(compgen -d -- "$cur"))
            for extension in "$@"; do
                COMPREPLY+=($(compgen -f -X "!*$extension" -- "$cur"))
            done
        }

        \(function)() {
            local cur="${COMP_WORDS[COMP_CWORD]}" command="\(root.name)" option="" many=0 place=0 rest=0 word i
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                word="${COMP_WORDS[i]}"
                if [[ -n $option ]]; then
                    # Bash splits --name=value into three words.
                    [[ $word == "=" ]] && continue
                    if ((!many)); then option="" && continue; fi
                    [[ $word != -* ]] && continue
                    option=""
                    many=0
                fi
                if ((rest)); then ((++place)) && continue; fi
                case "$command|$word" in
        \(indented(walk, by: 8))
                    *"|-"*) ;;
                    *) ((++place)) ;;
                esac
            done
            [[ $cur == "=" ]] && cur=""
            if [[ -n $option ]] && ! ((many)) || [[ -n $option && $cur != -* ]]; then
                case "$command|$option" in
        \(indented(optionValues, by: 8))
                    *) ;;
                esac
                return 0
            fi
            if ((!rest)) && [[ $cur == -* ]]; then
                case "$command" in
        \(indented(optionNames, by: 8))
                    *) ;;
                esac
            else
                case "$command|$place" in
        \(indented(arguments, by: 8))
                    *) ;;
                esac
            fi
            return 0
        }

        complete -o bashdefault -o default -F \(function) \(root.path[0])

        """
    }

    // MARK: Cases

    /// Where a word leads: into a subcommand, or to the value of an option.
    private var walk: [String] {
        var cases = [#"*"|--") rest=1 ;;"#]
        for node in root.all {
            for child in node.children {
                let patterns = child.names.map { "\"\(node.name)|\($0)\"" }.joined(separator: " | ")
                cases.append("\(patterns)) command=\"\(child.name)\" place=0 ;;")
            }
            for option in node.options where option.isOption {
                let many = option.takesManyValues ? " many=1" : ""
                cases.append("\(patterns(node, option))) option=\"$word\"\(many) ;;")
            }
        }
        return cases
    }

    private var optionValues: [String] {
        root.all.flatMap { node in
            node.options.filter(\.isOption).compactMap { option in
                offer(option, in: node).map { "\(patterns(node, option))) \($0) ;;" }
            }
        }
    }

    private var optionNames: [String] {
        root.all.compactMap { node in
            node.optionSpellings.isEmpty ? nil : "\"\(node.name)\") \(words(node.optionSpellings)) ;;"
        }
    }

    private var arguments: [String] {
        root.all.flatMap { node -> [String] in
            var cases: [String] = []
            if !node.children.isEmpty {
                cases.append("\"\(node.name)|0\") \(words(node.children.flatMap(\.names))) ;;")
            }
            for (place, argument) in node.positionals.enumerated() {
                guard let offer = offer(argument, in: node) else { continue }
                cases.append("\"\(node.name)|\(argument.isRepeating ? "\"*" : "\(place)\"")) \(offer) ;;")
            }
            if node.children.isEmpty && node.positionals.isEmpty && !node.optionSpellings.isEmpty {
                cases.append("\"\(node.name)|0\") \(words(node.optionSpellings)) ;;")
            }
            return cases
        }
    }

    private func patterns(_ node: CompletionTree.Node, _ option: ArgumentDefinition) -> String {
        option.names.map { "\"\(node.name)|\($0.spelling)\"" }.joined(separator: " | ")
    }

    // MARK: Offers

    /// The command that offers what an argument can be; nil to leave it to the shell.
    private func offer(_ argument: ArgumentDefinition, in node: CompletionTree.Node) -> String? {
        switch argument.completion.form {
        case .default:
            return nil
        case .list(let values):
            return words(values)
        case .file(let extensions):
            let patterns = extensions.isEmpty ? ["\"\""] : extensions.map { ".\($0)".shellQuoted }
            return "\(function)_files \(patterns.joined(separator: " "))"
        case .directory:
            return "\(function)_files"
        case .shellCommand(let command):
            return "\(function)_words \"$(\(command))\""
        case .custom, .customAt:
            let path = (node.subcommandPath + ["--", argument.completionName]).map(\.shellQuoted)
            let call = "\"${COMP_WORDS[0]}\" ---completion \(path.joined(separator: " "))"
            return "\(function)_words \"$(\(call) \"$COMP_CWORD\" \"$cur\" \"${COMP_WORDS[@]}\")\""
        }
    }

    private func words(_ words: [String]) -> String {
        "\(function)_words \(words.joined(separator: "\n").shellANSIQuoted)"
    }

    private func indented(_ lines: [String], by columns: Int) -> String {
        lines.map { String(repeating: " ", count: columns + 4) + $0 }.joined(separator: "\n")
    }
}
