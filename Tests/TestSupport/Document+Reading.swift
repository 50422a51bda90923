import SkeletonLanguage
import SkeletonModel

extension Document {
  /// Reads a document from its text; it cannot refer to files.
  package static func reading(_ text: String, file: String = "test.skel.yaml") throws -> Document {
    try read(file: file, bytes: Array(text.utf8), name: "test") { path, _ in
      .refused("is not there")
    }
  }
}

extension Screen {
  /// A screen of a document's text, in one state and variant.
  package static func reading(
    _ text: String, _ state: ScreenState = .skeleton, change: (inout Variant) -> Void = { _ in }
  ) throws -> Screen {
    var variant = Variant()
    change(&variant)
    return try Document.reading(text).screen(state, in: variant)
  }

  /// Paths of all nodes in paint order.
  package var paths: [String] {
    func walk(_ node: Node) -> [String] {
      [node.path].compactMap(\.self) + node.children.flatMap(walk)
    }
    return walk(root)
  }
}

extension Node {
  /// The first node with this path: this node or one inside it.
  package func find(_ path: String) -> Node? {
    self.path == path ? self : children.lazy.compactMap { $0.find(path) }.first
  }
}
