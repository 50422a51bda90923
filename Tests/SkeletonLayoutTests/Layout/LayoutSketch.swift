@testable import SkeletonModel
@testable import SkeletonLayout

/// A tree in one line of text, so that a layout rule fits in a row of a table.
///
/// `(h spacing=10 (b #a w=40) (s min=0) (b #b w=25% h=20))` is a row of two blocks and a spacer.
/// Kinds: h v z grid scroll use b circle lines text icon drawing divider spinner progress dots s.
/// An invalid sketch traps, because it is an error in a test.
enum Sketch {
  /// The frames of the named nodes, in reading order: `a 0 0 40 20, b 48 0 25 20`.
  static func frames(
    _ tree: String, width: Double = 100, height: Double? = 100,
    alignment: Alignment = Alignment(.leading, .top), direction: LayoutDirection = .ltr,
    scale: Int = 1
  ) -> String {
    let placed = place(
      tree, width: width, height: height, alignment: alignment, direction: direction,
      scale: scale)
    return named(placed.root).map { "\($0) \(text($1.frame))" }.joined(separator: ", ")
  }

  static func place(
    _ tree: String, width: Double = 100, height: Double? = 100,
    alignment: Alignment = Alignment(.leading, .top), direction: LayoutDirection = .ltr,
    scale: Int = 1
  ) -> PlacedScreen {
    place(
      node(tree), width: width, height: height, alignment: alignment, direction: direction,
      scale: scale)
  }

  static func place(
    _ root: Node, width: Double = 100, height: Double? = 100,
    alignment: Alignment = Alignment(.leading, .top), direction: LayoutDirection = .ltr,
    scale: Int = 1
  ) -> PlacedScreen {
    var variant = Variant()
    variant.scale = scale
    variant.direction = direction
    let screen = Screen(
      document: "sketch", title: "Sketch", state: .skeleton, variant: variant,
      canvas: Screen.Canvas(
        width: width, height: height, alignment: alignment, background: .clear),
      root: root, shimmer: nil, placeholder: .clear)
    return layout(screen, measure: monospaced)
  }

  static func node(_ tree: String) -> Node {
    var reader = Reader(tree)
    return reader.node()
  }

  static func text(_ frame: Frame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(\.threeDecimals).joined(separator: " ")
  }

  /// All nodes, in reading order.
  static func all(_ root: Placed) -> [Placed] {
    [root] + root.children.flatMap(all)
  }

  static func named(_ root: Placed) -> [(String, Placed)] {
    all(root).compactMap { placed in placed.node.path.map { ($0, placed) } }
  }

  /// Text whose letters are 10 points wide at 17 points, with baselines at three quarters of the leading.
  static func monospaced(
    _ words: StyledText, _ width: Double?, _ limit: Int?
  ) -> TextBlock {
    let (text, font) = (words.text, words.parts[0].font)
    let letter = font.size / 17 * 10
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, Double(last.count + 1 + word.count) * letter <= width ?? .infinity {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return TextBlock(
      lines: lines.prefix(limit ?? lines.count).map {
        TextLine(text: $0, width: Double($0.count) * letter, outline: Path())
      }, baseline: font.leading * 0.75)
  }
}

extension Sketch {
  /// Parses a node: its kind, its name and keys, its children.
  private struct Reader {
    private var words: ArraySlice<Substring>

    init(_ text: String) {
      var spaced = ""
      for character in text {
        if character == "(" || character == ")" {
          spaced += " \(character) "
        } else {
          spaced.append(character)
        }
      }
      words = spaced.split(whereSeparator: \.isWhitespace)[...]
    }

    mutating func node() -> Node {
      precondition(words.popFirst() == "(", "a node begins with a parenthesis")
      let kind = String(words.popFirst() ?? "")
      var keys = Keys()
      var name: String?
      var children: [Node] = []
      while let word = words.first, word != ")" {
        if word == "(" {
          children.append(node())
          continue
        }
        words.removeFirst()
        if word.first == "#" {
          name = String(word.dropFirst())
        } else {
          let sides = word.split(separator: "=", maxSplits: 1)
          keys.values[String(sides[0])] = String(sides[1])
        }
      }
      words.removeFirst()
      let content = keys.content(kind, children)
      return Node(
        path: name, kind: .block, position: TextPosition(file: "", line: 1, column: 1),
        box: keys.box, content: content)
    }
  }
}
