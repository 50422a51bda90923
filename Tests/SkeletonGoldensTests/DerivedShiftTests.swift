import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing

/// Nothing moves from a derived skeleton to the content.
struct DerivedShiftTests {
  static let documents = [
    "examples/agora/comment-sheet", "examples/agora/following", "examples/agora/posts",
    "examples/agora/profile-posts", "examples/agora/recommended", "examples/baolife/overlays",
    "examples/baolife/pieces", "examples/baolife/reconnecting",
    "examples/buzzbox/conversation-list", "examples/buzzbox/inbox",
    "examples/buzzbox/message-thread",
    "examples/nuvie/saving",
  ]

  static let variants: [Variant] = [TypeSize.xSmall, .large, .ax3].flatMap { type in
    [LayoutDirection.ltr, .rtl].flatMap { direction in
      [nil, CanvasSize(width: 700, height: 500)].map { width in
        var variant = Variant()
        (variant.type, variant.direction, variant.width) = (type, direction, width)
        return variant
      }
    }
  }

  @Test("all stands where it stood", arguments: documents)
  func stays(document: String) throws {
    let document = try Document.reading(Repository.read(document + ".skel.yaml"))
    for variant in Self.variants {
      let content = try document.screen(.content, in: variant)
      var skeleton = content
      skeleton.root = content.root.skeleton(scale: variant.scale)
      let frames = try [content, skeleton].map { try place($0, shaper: TextShaper()).root.frames }
      try #require(frames[0].count > 1)
      #expect(frames[0] == frames[1], "\(variant.type) \(variant.direction)")
      #expect(skeleton.root != content.root)
    }
  }
}

extension Placed {
  /// Without the rows that only a skeleton has: what ends with them is as high as it is without.
  fileprivate var frames: [Frame] {
    var frame = frame
    if node.lastRows != nil { frame.height = 0 }
    return [frame] + children.filter { $0.node.row != .added }.flatMap(\.frames)
  }
}
