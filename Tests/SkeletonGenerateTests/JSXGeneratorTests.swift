import SkeletonGenerate
import SkeletonLanguage
import SkeletonModel
import Testing

struct JSXGeneratorTests {
  /// A loader that has nothing in it is one of the package's own.
  @Test(arguments: [("zstack: []", true), ("circle: 9", false)])
  func aLoaderWithoutShapesIsAWarning(_ skeleton: String, _ isWarned: Bool) throws {
    let text = "skelsnap: 1\ncanvas: {width: 300, height: 20}\nskeleton: {\(skeleton)}\n"
    let document = try Document.read(
      file: "feed.skel.yaml", bytes: Array(text.utf8), name: "feed",
      themes: { _, _ in .refused("there are no themes here") })
    let code = try generateJSX(document, in: document.snapshots.defaultVariant)
    let message = "a loader without shapes"
    #expect(code.notes.contains { $0.message.contains(message) } == isWarned)
  }
}
