import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let completions = Verb(
    name: "completions",
    abstract: "Print a script that teaches a shell to complete skelsnap.",
    operands: Operands(
      name: "shell", help: "bash, zsh or fish.", form: .word(Shell.allCases.map(\.rawValue)),
      count: 1...1),
    examples: [
      Example(
        line: "skelsnap completions bash > ~/.local/share/bash-completion/completions/skelsnap",
        says: "For bash."),
      Example(line: "skelsnap completions zsh > ~/.zfunc/_skelsnap", says: "For zsh."),
      Example(
        line: "skelsnap completions fish > ~/.config/fish/completions/skelsnap.fish",
        says: "For fish."),
    ],
    run: { invocation throws(Stop) in
      guard let shell = invocation.operands.first.flatMap(Shell.init(rawValue:)) else {
        throw .usage("a shell is due")
      }
      try Console(invocation).data(shell.script(for: Command.verbs))
      return .clean
    })
}
