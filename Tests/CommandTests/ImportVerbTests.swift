import Foundation
import Testing

/// `skelsnap import`: which files it writes, what it says, and that it replaces nothing.
struct ImportVerbTests {
  private static let loader = """
    export default () => (
      <ContentLoader width={40} height={20} speed={slow}>
        <rect x="4" y="4" width="32" height="12" rx="2" />
      </ContentLoader>
    )

    """

  private static let pair = """
    export const One = () => <ContentLoader width={1} height={1}><rect width="1" height="1"/></ContentLoader>
    export const Two = () => <ContentLoader width={2} height={1}><rect width="1" height="1"/></ContentLoader>

    """

  @Test func aLoaderBecomesADocumentThatRenders() throws {
    let scratch = try Scratch()
    try scratch.write(Self.loader, to: "src/Card.jsx")
    let outcome = try Skelsnap.run(["import", "src/Card.jsx"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Card.skel.yaml\n")
    #expect(
      outcome.error
        == "src/Card.jsx:2:41: warning: speed={slow}: is no number that can be used; taken as 1.2\n"
    )
    #expect(
      try scratch.text(of: "Card.skel.yaml").hasPrefix("# From Card.jsx, by skelsnap import.\n"))
    let rendered = try Skelsnap.run(
      ["render", "Card.skel.yaml", "-o", "card.png"], in: scratch.path)
    #expect(rendered.status == 0)
    let linted = try Skelsnap.run(["list", "Card.skel.yaml"], in: scratch.path)
    #expect(linted.status == 0)
  }

  @Test func nothingIsReplacedWithoutForce() throws {
    let scratch = try Scratch()
    try scratch.write(Self.pair, to: "pair.jsx")
    try scratch.write("mine", to: "Two.skel.yaml")
    let refused = try Skelsnap.run(["import", "pair.jsx"], in: scratch.path)
    #expect(refused.status == 2)
    #expect(refused.output == "")
    #expect(refused.error == "error: Two.skel.yaml is already there; '--force' replaces it\n")
    #expect(try scratch.text(of: "Two.skel.yaml") == "mine")
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/One.skel.yaml"))
    let forced = try Skelsnap.run(["import", "pair.jsx", "--force"], in: scratch.path)
    #expect(forced.status == 0)
    #expect(forced.output == "One.skel.yaml\nTwo.skel.yaml\n")
    #expect(try scratch.text(of: "Two.skel.yaml") != "mine")
  }

  @Test func aProjectIsNotReplacedByADocument() throws {
    let scratch = try Scratch()
    try scratch.write(Self.loader, to: "Card.jsx")
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    let outcome = try Skelsnap.run(
      ["import", "Card.jsx", "--force", "-o", "skelsnap.yaml"], in: scratch.path)
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("'skelsnap.yaml' is no name of a document, which ends in .skel.yaml"))
    #expect(try scratch.text(of: "skelsnap.yaml") == "skelsnap: 1\n")
  }

  @Test func documentsGoWhereTheyAreTold() throws {
    let scratch = try Scratch()
    try scratch.write(Self.loader, to: "Card.jsx")
    try scratch.write(Self.pair, to: "pair.jsx")
    let folder = try Skelsnap.run(
      ["import", "-q", "Card.jsx", "pair.jsx", "-o", "documents/own"], in: scratch.path)
    #expect(folder.status == 0)
    #expect(folder.error == "")
    #expect(
      folder.output
        == ["Card", "One", "Two"].map { "documents/own/\($0).skel.yaml\n" }.joined())
    let file = try Skelsnap.run(
      ["import", "-q", "Card.jsx", "-o", "a.skel.yaml"], in: scratch.path)
    #expect(file.output == "a.skel.yaml\n")
    let printed = try Skelsnap.run(["import", "-q", "Card.jsx", "-o", "-"], in: scratch.path)
    #expect(printed.status == 0)
    #expect(printed.output == (try scratch.text(of: "a.skel.yaml")))
    let many = try Skelsnap.run(["import", "-q", "pair.jsx", "-o", "-"], in: scratch.path)
    #expect(many.status == 2)
    #expect(many.error == "error: 2 documents need a folder, and '-' is none: -o FOLDER\n")
  }

  /// Nor is a link replaced that leads nowhere.
  @Test func aLinkIsNotReplaced() throws {
    let scratch = try Scratch()
    try scratch.write(Self.loader, to: "Card.jsx")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/Card.skel.yaml", withDestinationPath: "gone")
    let outcome = try Skelsnap.run(["import", "-q", "Card.jsx"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "error: Card.skel.yaml is already there; '--force' replaces it\n")
  }

  @Test func equalNamesAreToldApart() throws {
    let scratch = try Scratch()
    try scratch.write(Self.loader, to: "a/Card.jsx")
    try scratch.write(Self.loader, to: "b/card.jsx")
    let outcome = try Skelsnap.run(
      ["import", "-q", "a/Card.jsx", "b/card.jsx"], in: scratch.path)
    #expect(outcome.output == "Card.skel.yaml\ncard-2.skel.yaml\n")
  }

  @Test func aFileThatCannotBeReadStopsNoOther() throws {
    let scratch = try Scratch()
    try scratch.write(Self.loader, to: "Card.jsx")
    try scratch.write("<svg>", to: "broken.svg")
    let outcome = try Skelsnap.run(
      ["import", "-q", "broken.svg", "Card.jsx", "gone.svg"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.output == "Card.skel.yaml\n")
    #expect(outcome.error.hasPrefix("broken.svg:1:1: error: '<svg>' is not closed\n"))
    #expect(outcome.error.contains("gone.svg"))
  }

  @Test func theReportIsJSON() throws {
    let scratch = try Scratch()
    try scratch.write(Self.loader, to: "Card.jsx")
    let outcome = try Skelsnap.run(["import", "Card.jsx", "--json"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let documents = try #require(report["documents"] as? [[String: String]])
    #expect(documents == [["file": "Card.skel.yaml", "from": "Card.jsx"]])
    let notes = try #require(report["notes"] as? [[String: Any]])
    #expect(notes.count == 1)
    #expect(notes[0]["line"] as? Int == 2)
    #expect(notes[0]["column"] as? Int == 41)
    #expect(notes[0]["value"] as? String == "speed={slow}")
  }

  @Test(arguments: [
    (["import"], "missing argument '<file>'"),
    (["import", "a", "--json", "-o", "-"], "'--json' and '-o -' both need standard output"),
    (["import", "a", "-o", "a.skel.json"], "documents are written as YAML"),
    (["import", "a", "-o", "a.yml"], "documents are written as YAML"),
  ])
  func aWrongCommandLineIsRefused(words: [String], message: String) throws {
    let outcome = try Skelsnap.run(words)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message))
  }
}
