import SkeletonGenerate
import SkeletonLanguage
import SkeletonModel
import Testing

struct JSXGeneratorTests {
  /// A loader that has nothing in it is one of the package's own.
  @Test(arguments: [("zstack: []", true), ("circle: 9", false)])
  func aLoaderWithoutShapesIsAWarning(_ skeleton: String, _ isWarned: Bool) throws {
    let code = try Self.code(skeleton)
    let message = "a loader without shapes"
    #expect(code.notes.contains { $0.message.contains(message) } == isWarned)
  }

  /// What is drawn later lies on the rest.
  @Test func theHighestIsDrawnLast() throws {
    let text = try Self.code("zstack: [{circle: {size: 9, zIndex: 1}}, {block: {width: 20}}]").text
    let circle = try #require(text.firstRange(of: "<circle"))
    let block = try #require(text.firstRange(of: "<rect"))
    #expect(block.lowerBound < circle.lowerBound, "\(text)")
  }

  private static func code(_ skeleton: String) throws -> GeneratedCode {
    let text = "skelsnap: 1\ncanvas: {width: 300, height: 20}\nskeleton: {\(skeleton)}\n"
    let document = try Document.read(
      file: "feed.skel.yaml", bytes: Array(text.utf8), name: "feed",
      themes: { _, _ in .refused("there are no themes here") })
    return try generateJSX(document, in: document.snapshots.defaultVariant)
  }
}
