import Foundation
import Testing

@testable import skelsnap

struct CompletionsTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func theShellReadsItsScript(shell: String) throws {
    let script = try Skelsnap.run(["completions", shell])
    #expect(script.status == 0)
    for verb in Command.verbs { #expect(script.output.contains(verb.name)) }
    let places = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
    guard let program = places.first(where: FileManager.default.isExecutableFile) else { return }
    let scratch = try Scratch()
    try scratch.write(script.output, to: "script")
    let check = try Skelsnap.run(
      URL(fileURLWithPath: program), ["-n", scratch.path + "/script"])
    #expect(check.status == 0, "\(check.error)")
  }

  @Test(arguments: [
    (["skelsnap", "ren"], ["render"]),
    (["skelsnap", "render", "--appea"], ["--appearance"]),
    (["skelsnap", "render", "--appearance", "d"], ["dark"]),
    (["skelsnap", "render", "--type", "large,ax"], (1...5).map { "large,ax\($0)" }),
    (["skelsnap", "completions", ""], ["bash", "zsh", "fish"]),
    (["skelsnap", "render", "--appearance", "=", "d"], ["dark"]),
    (["skelsnap", "render", "--appearance", "="], ["light", "dark"]),
    (["skelsnap", "verify", ""], ["documents", "row.skel.yaml"]),
    (["skelsnap", "verify", "documents/"], ["documents/a.skel.json"]),
    (["skelsnap", "inspect", "r"], ["row.skel.yaml"]),
    (["skelsnap", "verify", "--project", ""], [".git", "documents", "goldens"]),
    (["skelsnap", "verify", "--artifacts", "g"], ["goldens"]),
    (["skelsnap", "verify", "--filter", ""], []),
    (["skelsnap", "verify", "--jobs", ""], []),
  ])
  func bashOffers(words: [String], offers: [String]) throws {
    let scratch = try Scratch()
    try scratch.write(Shell.bash.script(for: Command.verbs), to: "script")
    for name in [
      ".git/HEAD", "goldens/row/light/layout.txt", "documents/a.skel.json", "row.skel.yaml",
    ] {
      try scratch.write("", to: name)
    }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let command =
      "source ./script; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _skelsnap; "
      + "printf '%s\\n' \"${COMPREPLY[@]}\""
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", command], in: scratch.path)
    let found = outcome.output.split(separator: "\n").map(String.init)
    #expect(Set(found) == Set(offers) && found.count == offers.count, "\(found) \(outcome.error)")
  }
}
