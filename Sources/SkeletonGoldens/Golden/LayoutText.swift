import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// The screens of a variant as text: everything a scene is made from, one line for each node, in
/// paint order.
///
/// The text is a golden beside the pictures: it shows a move that is too small to change a pixel,
/// and a pull request shows it in points. Lines are indented by the depth of the node; fields are
/// separated by two spaces, and contain no two consecutive spaces.
package struct LayoutText: Hashable, Sendable {
  package private(set) var text: String

  /// - Parameters:
  ///   - screens: The states that are painted, laid out in one variant; at least one.
  ///   - fonts: Each font they use, with the digest of its file.
  package init(_ screens: [PlacedScreen], fonts: [String]) {
    text = "skelsnap layout 1\n"
    if let screen = screens.first?.screen {
      text += "document  \(Self.word(screen.document))\nvariant  \(screen.variant.slug)\n"
    }
    for font in fonts { text += "\(LayoutPage.fontMark)\(Self.word(font))\n" }
    for screen in screens { add(screen) }
  }

  private mutating func add(_ placed: PlacedScreen) {
    let screen = placed.screen
    text += "\n\(screen.state.name)\n"
    text += "canvas  width \(placed.extent.width.threeDecimals)"
    text += "  height \(placed.extent.height.threeDecimals)  scale \(screen.variant.scale)"
    text += "  background \(screen.canvas.background.digits)"
    let bars = screen.canvas.safeArea
    if bars != .zero {
      let edges = [bars.top, bars.leading, bars.bottom, bars.trailing]
      text += "  safeArea " + edges.map(\.threeDecimals).joined(separator: ",")
    }
    text += "\n"
    if screen.variant.motion == .full, let shimmer = screen.shimmer {
      text += "shimmer  \(shimmer.fields)\n"
    }
    Self.walk(placed) { traced in
      let indent = String(repeating: "  ", count: traced.depth)
      let node = traced.placed
      text += indent + "\(traced.path)  \(node.node.kind.rawValue)"
      text += node.fields(in: screen, moves: traced.moves) + "\n"
      for part in node.partLines {
        text += indent + "  \(traced.path)/\(part)\n"
      }
    }
  }

  /// A node that has a line.
  struct Traced {
    var path: String
    var placed: Placed
    /// How far its line is indented.
    var depth: Int
    /// Whether its group may shimmer.
    var moves: Bool
  }

  /// Visits the nodes that have lines, in their order.
  static func walk(_ screen: PlacedScreen, _ visit: (Traced) -> Void) {
    var names = Names()
    let stillGroups = screen.stillGroups
    var number = -1
    // Not recursive, because components may nest deeper than a thread's stack allows.
    var waiting = [(placed: screen.root, depth: 1, parent: "", group: Int?.none)]
    while let (node, depth, parent, outerGroup) = waiting.popLast() {
      number += 1
      let group = node.node.box.isShimmerGroup ? number : outerGroup
      var inner = (depth: depth, parent: parent)
      if node.leavesTrace {
        let path = names.unique(node.name(in: parent))
        let moves = !stillGroups.contains(group ?? number)
        visit(Traced(path: path, placed: node, depth: depth, moves: moves))
        inner = (depth + 1, path)
      }
      waiting += node.children.reversed().map { ($0, inner.depth, inner.parent, group) }
    }
  }

  /// Text in which nothing ends the line or looks like the end of a field.
  static func word(_ text: String) -> String {
    if isPlain(text) { return text }
    var word = ""
    var last: Unicode.Scalar = "x"
    for scalar in text.unicodeScalars {
      if isHidden(scalar) || (scalar == " " && last == " ") {
        word += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else if scalar == "\\" {
        word += "\\\\"
      } else {
        word.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return word
  }

  /// Whether it is ASCII with nothing to spell in another way, as nearly every name is.
  private static func isPlain(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "\\"),
        byte != UInt8(ascii: " ") || last != byte
      else { return false }
      last = byte
    }
    return true
  }

  /// Control characters, line separators, and marks that change the direction of the text after
  /// them.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// Makes names unique: the second node with the same name gets another one.
private struct Names {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}

extension Placed {
  /// Whether the node has a line.
  ///
  /// Space alone has none, nor has the box around a component without properties.
  var leavesTrace: Bool {
    let box = node.box
    if box.background != nil || box.border != nil || box.clip || box.opacity != 1
      || box.isShimmerGroup || box.hasEffects || node.motion != nil
    {
      return true
    }
    switch node.content {
    case .spacer: return false
    case .wrapped: return node.path != nil
    case .stack, .layers, .grid, .scroll, .block, .circle, .lines, .drawing, .text, .redacted,
      .divider, .spinner, .progress, .dots:
      return true
    }
  }

  fileprivate func name(in parent: String) -> String {
    if let path = node.path, !path.isEmpty { return LayoutText.word(path) }
    let kind = "(\(node.kind.rawValue))"
    return parent.isEmpty ? kind : parent + "/" + kind
  }
}
