import Foundation
import Testing

struct StreamsTests {
  @Test(arguments: [
    (["render", "nowhere.skel.yaml", "-o", "x.png"], "there is no such file or folder"),
    (["list"], "no documents (*.skel.yaml, *.skel.json) here"),
    (["list", "/dev/null"], "no regular file"),
    (["list", "--project", "nowhere"], "there is no such folder"),
  ])
  func failuresHaveStatusTwo(arguments: [String], sentence: String) throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(arguments, in: scratch.path)
    #expect(outcome.status == 2)
    #expect(!outcome.output.contains(sentence))
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }

  @Test func aClosedPipeIsNoFailure() throws {
    let command = "'\(Skelsnap.binary.path)' help render | head -n 1; echo ${PIPESTATUS[0]}"
    let outcome = try Skelsnap.run(URL(fileURLWithPath: "/bin/bash"), ["-c", command])
    #expect(outcome.output.hasSuffix("\n0\n"))
    #expect(outcome.error == "")
  }

  @Test func colourIsPrintedOnRequest() throws {
    let scratch = try Scratch()
    let always = try Skelsnap.run(["list", "--color", "always"], in: scratch.path)
    #expect(always.error.contains("\u{1b}["))
    let auto = try Skelsnap.run(["list"], in: scratch.path)
    #expect(!auto.error.contains("\u{1b}["))
  }

  @Test func documentsAreNamedFromTheProjectsRoot() throws {
    let scratch = try Scratch()
    try #expect(Skelsnap.run(["init", "app"], in: scratch.path).status == 0)
    let all = try Skelsnap.run(["list", "app"], in: scratch.path)
    #expect(all.status == 0)
    #expect(all.output.hasPrefix("feed/light/phase-0000.png\n"))
    let one = try Skelsnap.run(
      ["list", "--filter", "*0500", "app/documents/feed.skel.yaml"], in: scratch.path)
    #expect(one.output.hasPrefix("feed/light/phase-0500.png\n"))
    let inside = try Skelsnap.run(["list", "--json"], in: scratch.path + "/app/documents")
    #expect(inside.output.contains("\"version\": 1"))
    #expect(inside.output.contains("\"file\": \"feed.skel.yaml\""))
  }

  @Test func aRunWithoutCasesFails() throws {
    let scratch = try Scratch()
    try #expect(Skelsnap.run(["init"], in: scratch.path).status == 0)
    let outcome = try Skelsnap.run(["list", "--filter", "nothing-like-it"], in: scratch.path)
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    (["render", "--all", "-o", "x.png"], "need a folder"),
    (["render", "-o", "x.jpg"], "says no format"),
    (["render", "--all"], "-o FOLDER"),
    (["inspect", "documents", "--type", "large,ax3"], "one variant"),
  ])
  func impossibleRequestsAreUsageErrors(arguments: [String], sentence: String) throws {
    let scratch = try Scratch()
    try #expect(Skelsnap.run(["init"], in: scratch.path).status == 0)
    let outcome = try Skelsnap.run(arguments, in: scratch.path)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }
}

#if os(Linux)
  struct InterruptionTests {
    @Test func anInterruptedRunEndsWith130() throws {
      // The command blocks in the middle of its output, on a full pipe that nobody reads.
      let command = """
        mkfifo hole; exec 3<>hole
        timeout -k 1 2 head -c 65536 /dev/zero >&3
        timeout --preserve-status -k 1 -s INT 1 '\(Skelsnap.binary.path)' help render >hole
        """
      let scratch = try Scratch()
      let outcome = try Skelsnap.run(
        URL(fileURLWithPath: "/bin/bash"), ["-c", command], in: scratch.path)
      #expect(outcome.status == 130, "\(outcome.error)")
    }
  }
#endif
