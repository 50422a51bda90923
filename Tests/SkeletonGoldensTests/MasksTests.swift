import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

struct MasksTests {
  /// The errors of a document with these masks.
  private func complaints(_ masks: [String], project: Project? = nil) throws -> [String] {
    let text = """
      skelsnap: 1
      skeleton:
        vstack:
          id: card
          children:
            - circle: 20
            - when: {if: {type: accessibility}, then: {block: {id: tall, height: 40}}}
            - repeat: {count: 2, id: row, view: {block: {id: bar, height: 8}}}
      content: {block: {id: photo, height: 40}}
      snapshots:
        type: [large, ax3]
        scale: [1, 2]
        masks: \(masks.isEmpty ? "[]" : "")
      \(masks.map { "    - \($0)" }.joined(separator: "\n"))
      """
    do {
      _ = try Document.reading(text)
      return []
    } catch let error as DescriptionError {
      return error.diagnostics.map(\.description)
    }
  }

  @Test(arguments: ["card", "card/circle[0]", "card/tall", "card/row[1]", "photo"])
  func aNodeOfSomePictureMayBeMasked(path: String) throws {
    #expect(try complaints([path]) == [])
  }

  @Test func aMaskOfNoNodeIsComplainedAboutWhereItStands() throws {
    #expect(
      try complaints(["card", "card/tal", "elsewhere"]) == [
        "test.skel.yaml:15:7: error: there is no node 'card/tal'; did you mean 'card/tall'?",
        "test.skel.yaml:16:7: error: there is no node 'elsewhere'; 'skelsnap inspect' lists them",
      ])
  }

  @Test func aProjectsMaskMayBeMeantForAnotherDocument() throws {
    func none(_ path: String, _ referrer: String) -> ThemeSource { .refused("is not there") }
    let project = try Project.read(
      file: "skelsnap.yaml", bytes: Array("skelsnap: 1\nsnapshots: {masks: [time]}\n".utf8),
      root: "/p", themes: none)
    let document = try Document.read(
      file: "a.skel.yaml", bytes: Array("skelsnap: 1\nskeleton: spinner\n".utf8), name: "a",
      project: project, themes: none)
    #expect(document.snapshots.masks == ["time"])
  }
}
