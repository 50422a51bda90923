extension Verb {
  static let completions = Verb(
    name: "completions",
    abstract: "Print a script that teaches a shell to complete skelsnap.",
    operands: Completions.shell,
    examples: [
      Example(
        line: "skelsnap completions bash > ~/.local/share/bash-completion/completions/skelsnap",
        says: "For bash."),
      Example(line: "skelsnap completions zsh > ~/.zfunc/_skelsnap", says: "For zsh."),
      Example(
        line: "skelsnap completions fish > ~/.config/fish/completions/skelsnap.fish",
        says: "For fish."),
    ],
    start: Completions.init)
}

struct Completions: VerbCall {
  static let shell = Operands<Shell>(
    name: "shell", help: "bash, zsh or fish.", form: .word, count: 1...1)

  let shells: [Shell]
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    shells = invocation[Self.shell]
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    for shell in shells { try console.data(file: shell.script(for: Command.verbs)) }
    return .clean
  }
}
