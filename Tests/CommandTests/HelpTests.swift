import Testing

@testable import skelsnap

struct HelpTests {
  static let verbs = Command.verbs.flatMap(\.names)

  @Test(arguments: [[], ["help"], ["-h"], ["--help"]])
  func overview(arguments: [String]) throws {
    let outcome = try Skelsnap.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.hasPrefix("OVERVIEW: "))
    let examples = outcome.output.split(separator: "\n").filter { $0.hasPrefix("  skelsnap ") }
    #expect(examples.count == 3)
  }

  @Test(arguments: verbs)
  func everyVerbHasHelpWithExamples(verb: String) throws {
    let help = try Skelsnap.run(["help", verb])
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE: skelsnap "))
    #expect(help.output.contains("\nEXAMPLES:\n  skelsnap "))
    let same = try Skelsnap.run([verb, "--help"])
    #expect(same.output == help.output)
  }

  @Test(arguments: Command.verbs.map(\.name))
  func helpFitsEightyColumns(name: String) throws {
    let verb = try #require(Command.verbs.first { $0.name == name })
    for line in Help.text(of: verb).split(separator: "\n") where !line.hasPrefix("  skelsnap ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  /// Without /proc, the arguments are not known: nothing that was asked for has been done.
  @Test func aCommandLineThatCannotBeReadIsNoSuccess() {
    #expect(Command.run(nil) == .failure)
  }

  @Test func versionNamesSkelsnapFirst() throws {
    let outcome = try Skelsnap.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output.prefixMatch(of: /skelsnap \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    (["rendr"], "unknown verb 'rendr'; did you mean 'render'?"),
    (["xyzzy"], "unknown verb 'xyzzy'\n"),
    (["help", "lst"], "unknown verb 'lst'; did you mean 'list'?"),
    (["a.skel.yaml"], "did you mean 'skelsnap render a.skel.yaml'?"),
    (["--verison"], "did you mean '--version'?"),
    (["render", "--phse", "1"], "unknown option '--phse'; did you mean '--phase'?"),
    (["render", "-output", "x"], "unknown option '-output'; did you mean '--output'?"),
    (["render", "-z"], "unknown option '-z'\n"),
    (["render", "a", "-o"], "missing value for '--output <path>'"),
    (["render", "a", "-ox"], "'-o' needs its value apart: -o x"),
    (["render", "a", "-o", "--all"], "missing value for '--output <path>'"),
    (["render", "--format", "jpg"], "Allowed are 'png', 'svg'"),
    (["render", "--format"], "allowed are 'png', 'svg'"),
    (["render", "--appearance", "lihgt"], "did you mean 'light'? Allowed are 'light', 'dark'"),
    (["render", "--appearance", "light,"], "invalid value '' for '--appearance <appearance>'"),
    (["render", "--phase", "1.5"], "it runs from 0 to 1"),
    (["render", "--phase", "-1"], "invalid value '-1' for '--phase <phase>'"),
    (["render", "--phase", "nan"], "expected a number"),
    (["render", "--phase", "0x1"], "expected a number"),
    (["render", "--scale", "5"], "it runs from 1 to 4"),
    (["render", "--scale=2.5"], "expected a whole number"),
    (["render", "--width", "0"], "expected a width"),
    (["render", "--width", "3x4x5"], "expected a width"),
    (["render", "--state", "skelton"], "did you mean 'skeleton'?"),
    (["render", "--all=yes"], "'--all' takes no value"),
    (["inspect"], "missing argument '<document>'"),
    (["inspect", "a", "b"], "unexpected argument 'b'"),
    (["completions"], "missing argument '<shell>'; allowed are 'bash', 'zsh', 'fish'"),
    (["completions", "fsih"], "did you mean 'fish'?"),
    (["schema", "nope"], "Allowed are 'document', 'theme', 'project'"),
  ])
  func mistake(arguments: [String], sentence: String) throws {
    let outcome = try Skelsnap.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("error: "))
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
    #expect(outcome.error.contains("\nUSAGE: skelsnap "))
  }
}
