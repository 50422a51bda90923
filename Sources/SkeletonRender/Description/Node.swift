/// The kinds of node a document can name, and the parts they make of themselves.
public enum Kind: String, Hashable, Sendable, CaseIterable {
  case vstack, hstack, zstack, grid, scroll, `repeat`, use, when, block, circle, lines, path, text,
    icon, button, divider, spinner, progress, dots, spacer
}

extension Kind {
  /// Whether a node of this kind stands for something on the screen, rather than for room or for
  /// other nodes.
  var isListed: Bool {
    switch self {
    case .spacer, .repeat, .use, .when: false
    case .vstack, .hstack, .zstack, .grid, .scroll, .block, .circle, .lines, .path, .text, .icon,
      .button, .divider, .spinner, .progress, .dots:
      true
    }
  }
}

/// A piece of a screen: a box with something in it, all its values resolved.
public struct Node: Sendable {
  /// Its place in the document by names: `row[0]/avatar`.
  ///
  /// nil for what a document does not name as a node of its own: a button's label, the box round
  /// a component.
  public var path: String?
  public var kind: Kind
  public var position: TextPosition
  public var box: Box
  public var content: Content
  /// The axes a `when` around it asks about: in another variant it may not be there.
  var choices: Set<ConditionAxis> = []

  public indirect enum Content: Sendable {
    case stack(Stack)
    case layers(Alignment, [Node])
    case grid(Grid)
    case scroll(Scroll)
    /// The box that a `use` puts round its component.
    case wrapped(Node)
    case block(Block)
    case circle(size: Double?, fill: Paint)
    case lines(Lines)
    case drawing(Drawing)
    case text(Text)
    case divider(color: Color, thickness: Double)
    case spinner(size: Double, color: Color)
    case progress(Progress)
    case dots(Dots)
    case spacer(minLength: Double)
  }

  /// Children in a row or a column.
  public struct Stack: Sendable {
    public var axis: Axis
    /// Used across the axis: `horizontal` of a column, `vertical` of a row.
    public var alignment: Alignment
    /// nil: 8, but nothing beside a spacer.
    public var spacing: Double?
    public var children: [Node]
  }

  public struct Grid: Sendable {
    public enum Column: Hashable, Sendable {
      case flexible(minimum: Double, maximum: Double)
      case fixed(Double)
      case adaptive(minimum: Double, maximum: Double)
    }
    public var columns: [Column]
    public var spacing: Extent
    /// Where a child narrower or lower than its cell stands.
    public var alignment: HorizontalAlignment
    public var children: [Node]
  }

  public struct Scroll: Sendable {
    public var axis: Axis
    public var contentMargins: Insets
    public var view: Node
  }

  /// The rectangle.
  public struct Block: Sendable {
    public var fill: Paint
  }

  /// Bars that stand for wrapped text.
  public struct Lines: Sendable {
    /// One for each line, first to last.
    public var widths: [Length]
    public var lineHeight: Double
    public var barHeight: Double
    public var alignment: HorizontalAlignment
    public var fill: Paint
  }

  /// A vector drawing fitted into its frame and centred: a `path` or an `icon`.
  public struct Drawing: Sendable {
    public var outline: Path
    public var viewBox: Frame
    /// The square an icon takes; nil: the proposed room, as a block.
    public var size: Double?
    public var fill: Paint
  }

  public struct Text: Sendable {
    public var value: String
    public var font: Font
    public var color: Color
    public var alignment: HorizontalAlignment
    public var lineLimit: Int?
  }

  public struct Progress: Sendable {
    public enum Style: String, Hashable, Sendable, CaseIterable { case linear, circular }
    /// From 0 to 1; nil: nobody knows.
    public var value: Double?
    public var style: Style
    public var size: Double
    public var lineWidth: Double
    public var tint: Paint
    public var track: Paint
  }

  public struct Dots: Sendable {
    public var count: Int
    public var size: Double
    public var spacing: Double
    public var color: Color
    /// How long each dot is the active one.
    public var step: Microseconds
  }
}
