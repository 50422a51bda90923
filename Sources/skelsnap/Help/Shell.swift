/// A shell, and the completion script for it.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  func script(for verbs: [Verb]) -> String {
    switch self {
    case .bash: Self.bash(verbs)
    case .zsh: Self.zsh(verbs)
    case .fish: Self.fish(verbs)
    }
  }

  /// The text in quotes, so that no shell interprets it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension Shell {
  private static func bash(_ verbs: [Verb]) -> String {
    let names = verbs.flatMap(\.names) + ["help", "--help", "--version"]
    var text = """
      # bash completion for skelsnap, made by 'skelsnap completions bash'

      # Documents, and the folders they may be in: none of goldens, and none that is hidden.
      _skelsnap_documents() {
        local path name
        while IFS= read -r path; do
          name="${path##*/}"
          if [[ -d "$path" ]]; then
            [[ "$name" == .* || "$name" == goldens || "$name" == node_modules ]] || \
              COMPREPLY+=("$path")
          elif [[ "$name" == *.skel.yaml || "$name" == *.skel.json ]]; then
            COMPREPLY+=("$path")
          fi
        done < <(compgen -f -- "$1")
        compopt -o filenames 2>/dev/null
      }

      _skelsnap_folders() {
        local path
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -d -- "$1")
        compopt -o filenames 2>/dev/null
      }

      _skelsnap() {
        local word="${COMP_WORDS[COMP_CWORD]}"
        local before="${COMP_WORDS[COMP_CWORD - 1]}"
        local head=""
        COMPREPLY=()
        # '--flag=value' is three words to bash.
        if [[ "$word" == "=" ]]; then
          word=""
        elif [[ "$before" == "=" && $COMP_CWORD -gt 1 ]]; then
          before="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        # Where nothing is offered, file names would be wrong.
        compopt +o default 2>/dev/null
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
          help)
            COMPREPLY=($(compgen -W "\(verbs.flatMap(\.names).joined(separator: " "))" -- "$word"))
            ;;

      """
    for verb in verbs {
      text += "    \(verb.names.joined(separator: "|")))\n      case \"$before\" in\n"
      for option in verb.allOptions {
        guard let parameter = option.parameter else { continue }
        let flags = "--\(option.name)" + (option.short.map { "|-\($0)" } ?? "")
        text += "        \(flags))\n"
        if parameter.repetition == .list {
          text += "          [[ \"$word\" == *,* ]] && head=\"${word%,*},\"\n"
        }
        text +=
          bash(parameter.offer, head: "-P \"$head\" ", word: "${word##*,}")
          .map { "          \($0)\n" } ?? ""
        text += "          return\n          ;;\n"
      }
      text += "      esac\n      if [[ \"$word\" == -* ]]; then\n"
      let flags = verb.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      text += "        COMPREPLY=($(compgen -W \"\(flags)\" -- \"$word\"))\n"
      if let offer = verb.operands?.offer, let line = bash(offer) {
        text += "      else\n        \(line)\n"
      }
      text += "      fi\n      ;;\n"
    }
    return text + "  esac\n}\n\ncomplete -o default -F _skelsnap skelsnap\n"
  }

  /// The line that offers something; nil if it offers nothing.
  private static func bash(
    _ offer: Offer, head: String = "", word: String = "$word"
  ) -> String? {
    switch offer {
    case .nothing: nil
    case .words(let words):
      "COMPREPLY=($(compgen \(head)-W \"\(words.joined(separator: " "))\" -- \"\(word)\"))"
    // bash completes file names by itself.
    case .files: "compopt -o default 2>/dev/null"
    case .folders: "_skelsnap_folders \"$word\""
    case .documents: "_skelsnap_documents \"$word\""
    }
  }
}

extension Shell {
  private static func zsh(_ verbs: [Verb]) -> String {
    var text = "#compdef skelsnap\n# made by 'skelsnap completions zsh'\n\n_skelsnap() {\n"
    text += "  local -a verbs\n  verbs=(\n"
    for verb in verbs {
      for name in verb.names { text += "    \(quoted("\(name):\(verb.abstract)"))\n" }
    }
    text += "    'help:Show help of a verb.'\n  )\n"
    text += "  if (( CURRENT == 2 )); then\n    _describe verb verbs\n    return\n  fi\n"
    text += "  shift words\n  (( CURRENT-- ))\n  case \"$words[1]\" in\n"
    text += "    help) _describe verb verbs ;;\n"
    for verb in verbs {
      text += "    \(verb.names.joined(separator: "|")))\n      _arguments -S"
      for option in verb.allOptions { text += " \\\n        " + zsh(option) }
      if let operands = verb.operands {
        let action = zsh(operands.offer, name: operands.name, isList: false)
        let place = operands.count.upperBound > 1 ? "*" : "1"
        text += " \\\n        " + quoted("\(place):\(operands.name):\(action)")
      }
      text += "\n      ;;\n"
    }
    return text + """
        esac
      }

      if [[ "$funcstack[1]" == _skelsnap ]]; then
        _skelsnap "$@"
      else
        compdef _skelsnap skelsnap
      fi

      """
  }

  private static func zsh(_ option: any AnyOption) -> String {
    var help = ""
    for character in option.help {
      if "[]:\\".contains(character) { help += "\\" }
      help.append(character)
    }
    var rest = "[\(help)]"
    if let parameter = option.parameter {
      let isList = parameter.repetition == .list
      let action = zsh(parameter.offer, name: parameter.name, isList: isList)
      rest += ":\(parameter.name):\(action)"
    }
    let repeats = option.parameter.map { $0.repetition != .last } ?? false
    guard let short = option.short else {
      return quoted((repeats ? "*" : "") + "--\(option.name)" + rest)
    }
    return "'(-\(short) --\(option.name))'{-\(short),--\(option.name)}" + quoted(rest)
  }

  private static func zsh(_ offer: Offer, name: String, isList: Bool) -> String {
    switch offer {
    case .files: return "_files"
    case .folders: return "_files -/"
    case .documents: return #"_files -g "*.skel.(yaml|json)" -F "(goldens node_modules)""#
    case .nothing: return " "
    case .words(let words):
      let words = words.joined(separator: " ")
      return isList ? "_values -s , \(name) \(words)" : "(\(words))"
    }
  }
}

extension Shell {
  private static func fish(_ verbs: [Verb]) -> String {
    var text = """
      # fish completion for skelsnap, made by 'skelsnap completions fish'

      # Documents, and the folders they may be in: none of goldens, and none that is hidden.
      function __skelsnap_documents
        for path in (commandline -ct)*
          if test -d $path
            contains -- (basename $path) goldens node_modules; or echo $path/
          else if string match -qr '\\.skel\\.(yaml|json)$' -- $path
            echo $path
          end
        end
      end


      """
    func add(_ condition: String, _ rest: String) {
      text += "complete -c skelsnap -n \(quoted(condition)) \(rest)\n"
    }
    for verb in verbs {
      for name in verb.names {
        add("__fish_use_subcommand", "-f -a \(name) -d \(quoted(verb.abstract))")
      }
    }
    add("__fish_use_subcommand", "-f -a help -d 'Show help of a verb.'")
    add("__fish_use_subcommand", "-f -l version -d 'Show versions.'")
    let names = verbs.flatMap(\.names).joined(separator: " ")
    add("__fish_seen_subcommand_from help", "-f -a \(quoted(names))")
    for verb in verbs {
      let condition = "__fish_seen_subcommand_from " + verb.names.joined(separator: " ")
      for option in verb.allOptions {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = fish(option.parameter)
        add(condition, "-l \(option.name)\(short)\(value) -d \(quoted(option.help))")
      }
      switch verb.operands?.offer {
      case .words(let words): add(condition, "-f -a \(quoted(words.joined(separator: " ")))")
      case .documents: add(condition, "-f -a '(__skelsnap_documents)'")
      case .folders: add(condition, "-f -a '(__fish_complete_directories)'")
      case .files, .nothing, nil: break
      }
    }
    return text
  }

  private static func fish(_ parameter: OptionParameter?) -> String {
    guard let parameter else { return " -f" }
    switch parameter.offer {
    case .files: return " -r -F"
    case .folders: return " -x -a '(__fish_complete_directories)'"
    case .documents: return " -x -a '(__skelsnap_documents)'"
    case .nothing: return " -x"
    case .words(let words):
      let words = words.joined(separator: " ")
      return " -x -a "
        + quoted(parameter.repetition == .list ? "(__fish_append , \(words))" : words)
    }
  }
}
