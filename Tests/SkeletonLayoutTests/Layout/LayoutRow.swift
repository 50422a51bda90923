import Testing

/// A layout rule, and the expected frames of a sketch's named nodes.
struct LayoutRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let tree: String
  let width: Double
  let height: Double?
  let frames: String

  init(
    _ rule: String, _ tree: String, in width: Double, _ height: Double?, _ frames: String
  ) {
    testDescription = rule
    self.tree = tree
    self.width = width
    self.height = height
    self.frames = frames
  }

  init(_ rule: String, _ tree: String, _ frames: String) {
    self.init(rule, tree, in: 100, 100, frames)
  }

  func check() {
    #expect(Sketch.frames(tree, width: width, height: height) == frames)
  }
}
