import Foundation
import Testing

struct InitTests {
  private let files = ["skelsnap.yaml", "documents/feed.skel.yaml", ".gitattributes", ".gitignore"]

  @Test func aProjectBeginsWithFourFiles() throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(["init"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == files.map { $0 + "\n" }.joined())
    #expect(try scratch.text(of: ".gitignore") == ".skelsnap/\n")
    #expect(try scratch.text(of: ".gitattributes").hasPrefix("*.png binary\n"))
    #expect(try scratch.text(of: "skelsnap.yaml").hasPrefix("skelsnap: 1\n"))
  }

  @Test func existingFilesAreKept() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "new/skelsnap.yaml")
    try scratch.write("*.o\n", to: "new/.gitignore")
    let outcome = try Skelsnap.run(["init", "new"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == "new/documents/feed.skel.yaml\nnew/.gitattributes\n")
    #expect(outcome.error.contains("kept new/skelsnap.yaml, which is already there"))
    #expect(outcome.error.contains("    .skelsnap/\n"))
    #expect(try scratch.text(of: "new/skelsnap.yaml") == "mine")
  }

  @Test func quietPrintsNoMessages() throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(["init", "--quiet"], in: scratch.path)
    #expect(outcome.error == "")
  }

  @Test func aFileInTheWayIsAFailure() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "taken")
    let outcome = try Skelsnap.run(["init", "taken"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("a folder is due here"))
  }
}
