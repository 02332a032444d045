/// A completion script for zsh: one function a command, on the shell's own `_arguments`.
struct ZshCompletions {
    private let root: CompletionTree.Node

    init(_ root: CompletionTree.Node) {
        self.root = root
    }

    var script: String {
        """
        #compdef \(root.path[0])
        # Completions of \(root.path[0]) for zsh. Put this file in a folder of $fpath under the name _\(root.path[0]).

        \(root.all.map(function).joined(separator: "\n\n"))

        # Autoloaded by the completion system, the file is the body of the function and has to call it.
        if [[ ${funcstack[1]} == \(name(of: root)) ]]; then
            \(name(of: root)) "$@"
        else
            compdef \(name(of: root)) \(root.path[0])
        fi

        """
    }

    private func name(of node: CompletionTree.Node) -> String {
        "_" + node.path.map(\.shellIdentifier).joined(separator: "_")
    }

    private func function(for node: CompletionTree.Node) -> String {
        var specifications = node.options.map { option($0, in: node) }
        for argument in node.positionals {
            let place = argument.isRepeating ? "*" : argument.isOptional ? ":" : ""
            specifications.append("\(place):\(argument.valueName):\(action(argument, in: node))".shellQuoted)
        }
        if !node.children.isEmpty {
            specifications += ["': :->command'", "'*:: :->arguments'"]
        }
        let lines = (["_arguments -s -S -C"] + specifications).joined(separator: " \\\n        ")
        // The line as typed, for completions that the program computes: subcommands see only their own part of it.
        let isRoot = node.path.count == 1
        let typed = isRoot ? "    local -a typed=(\"${words[@]}\")\n    local -i typed_index=$((CURRENT - 1))\n" : ""
        return """
            \(name(of: node))() {
            \(typed)    local curcontext="$curcontext" state state_descr line
                typeset -A opt_args
                \(lines) && return 0
            \(node.children.isEmpty ? "    return 1" : dispatch(node))
            }
            """
    }

    /// Offers the subcommands, or goes on in the one that was named.
    private func dispatch(_ node: CompletionTree.Node) -> String {
        let descriptions = node.children.flatMap { child in
            child.names.map { "\($0.replacing(":", with: #"\:"#)):\(child.abstract)".shellQuoted }
        }
        let cases = node.children.map { child in
            "                \(child.names.joined(separator: " | "))) \(name(of: child)) ;;"
        }
        return """
                case "$state" in
                    command)
                        local -a commands=(
            \(descriptions.map { "                " + $0 }.joined(separator: "\n"))
                        )
                        _describe -t commands subcommand commands
                        ;;
                    arguments)
                        case "${words[1]}" in
            \(cases.joined(separator: "\n"))
                        esac
                        ;;
                esac
            """
    }

    private func option(_ option: ArgumentDefinition, in node: CompletionTree.Node) -> String {
        let names = option.names.shortFirst.map(\.spelling)
        // An option hides the other names of what it sets: its own, and those of flags that set the same.
        let rivals = node.options.filter { $0.key == option.key && !$0.key.name.isEmpty }.flatMap(\.names.shortFirst)
        let hidden = (rivals.isEmpty ? names : rivals.map(\.spelling)).joined(separator: " ")
        let exclusion = option.isRepeating ? "'*'" : "'(\(hidden))'"
        let help = option.help.abstract.isEmpty ? "" : "[\(option.help.abstract.zshDescription)]"
        let many = option.takesManyValues ? ":*-*" : ""
        let value = option.isOption ? ":\(option.valueName):\(action(option, in: node))" : ""
        let specification = help + many + value
        let quoted = specification.isEmpty ? "" : specification.shellQuoted
        return names.count == 1
            ? exclusion + names[0] + quoted
            : exclusion + "{" + names.joined(separator: ",") + "}" + quoted
    }

    /// What zsh does to offer an argument's values.
    private func action(_ argument: ArgumentDefinition, in node: CompletionTree.Node) -> String {
        switch argument.completion.form {
        case .default:
            return ""
        case .list(let values):
            return "(\(values.map(\.zshWord).joined(separator: " ")))"
        case .file(let extensions) where extensions.isEmpty:
            return "_files"
        case .file(let extensions):
            return "_files -g \"*.(\(extensions.joined(separator: "|")))\""
        case .directory:
            return "_files -/"
        case .shellCommand(let command):
            return "{local -a found; found=(\"${(@f)$(\(command))}\"); compadd -a found}"
        case .custom, .customAt:
            let path = (node.subcommandPath + ["--", argument.completionName]).joined(separator: " ")
            let call = "\"${typed[1]}\" ---completion \(path) $typed_index \"$PREFIX\" \"${typed[@]}\""
            return "{local -a found; found=(\"${(@f)$(\(call))}\"); compadd -a found}"
        }
    }
}

extension String {
    /// The text inside the brackets of an option's description.
    fileprivate var zshDescription: String {
        reduce(into: "") { $0 += "[]\\".contains($1) ? "\\\($1)" : String($1) }
    }

    /// One word in a list of values.
    fileprivate var zshWord: String {
        reduce(into: "") { $0 += " ()\\:'\"".contains($1) ? "\\\($1)" : String($1) }
    }
}
