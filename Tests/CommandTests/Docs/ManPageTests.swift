import Foundation
import Testing

@testable import skelsnap

struct ManPageTests {
  @Test func theCommandPrintsIt() throws {
    let page = try Skelsnap.run(["help", "--man"])
    #expect(page.status == 0)
    #expect(page.output == ManPage.text(of: Command.verbs))
  }

  @Test func itHasEveryVerbFlagAndExample() {
    let page = ManPage.text(of: Command.verbs)
    for verb in Command.verbs {
      #expect(page.contains("\n.SS \(verb.names.joined(separator: ", "))\n"))
      for option in verb.allOptions {
        #expect(page.contains(ManPage.escaped(option.usage) + "\\fR"))
      }
      for example in verb.examples {
        #expect(page.contains("\n\(ManPage.escaped(example.line))\n"))
      }
    }
  }

  @Test(arguments: [
    ("--jobs 'a'", #"\-\-jobs \(aqa\(aq"#), (".PP", #"\&.PP"#), (#"\fB"#, #"\efB"#),
    ("'tis", #"\(aqtis"#), ("a.b", "a.b"), ("…", "..."), ("é", #"\[u00E9]"#),
    ("`~^", #"\(ga\(ti\(ha"#),
  ])
  func textIsNotInterpreted(text: String, page: String) {
    #expect(ManPage.escaped(text) == page)
  }

  /// What man(1) would complain of.
  @Test func groffHasNothingToSay() throws {
    let groff = "/usr/bin/groff"
    guard FileManager.default.isExecutableFile(atPath: groff) else { return }
    let scratch = try Scratch()
    try scratch.write(ManPage.text(of: Command.verbs), to: "skelsnap.1")
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: groff), ["-man", "-ww", "-z", "-Tutf8", scratch.path + "/skelsnap.1"])
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
  }
}
