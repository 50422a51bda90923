/// The kinds of node a document can name, and the parts they make of themselves.
package enum Kind: String, Hashable, Sendable, CaseIterable {
  case vstack, hstack, zstack, grid, scroll, `repeat`, use, when, block, circle, lines, path, text,
    icon, button, divider, spinner, progress, dots, spacer
}

extension Kind {
  /// Whether a node of this kind stands for something on the screen, rather than for room or for
  /// other nodes.
  package var isListed: Bool {
    switch self {
    case .spacer, .repeat, .use, .when: false
    case .vstack, .hstack, .zstack, .grid, .scroll, .block, .circle, .lines, .path, .text, .icon,
      .button, .divider, .spinner, .progress, .dots:
      true
    }
  }
}

/// A piece of a screen: a box with something in it, all its values resolved.
package struct Node: Sendable {
  /// Its place in the document by names: `row[0]/avatar`.
  ///
  /// nil for what a document does not name as a node of its own: a button's label, the box round
  /// a component.
  package var path: String?
  package var kind: Kind
  package var position: TextPosition
  package var box: Box
  package var content: Content
  /// The axes a `when` around it asks about: in another variant it may not be there.
  package var choices: Set<ConditionAxis> = []

  package init(
    path: String? = nil, kind: Kind, position: TextPosition, box: Box, content: Content,
    choices: Set<ConditionAxis> = []
  ) {
    self.path = path
    self.kind = kind
    self.position = position
    self.box = box
    self.content = content
    self.choices = choices
  }

  package indirect enum Content: Sendable {
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
  package struct Stack: Sendable {
    package var axis: Axis
    /// Used across the axis: `horizontal` of a column, `vertical` of a row.
    package var alignment: Alignment
    /// nil: 8, but nothing beside a spacer.
    package var spacing: Double?
    package var children: [Node]

    package init(axis: Axis, alignment: Alignment, spacing: Double? = nil, children: [Node]) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
      self.children = children
    }
  }

  package struct Grid: Sendable {
    package enum Column: Hashable, Sendable {
      case flexible(minimum: Double, maximum: Double)
      case fixed(Double)
      case adaptive(minimum: Double, maximum: Double)
    }
    package var columns: [Column]
    package var spacing: Extent
    /// Where a child narrower or lower than its cell stands.
    package var alignment: HorizontalAlignment
    package var children: [Node]

    package init(
      columns: [Column], spacing: Extent, alignment: HorizontalAlignment, children: [Node]
    ) {
      self.columns = columns
      self.spacing = spacing
      self.alignment = alignment
      self.children = children
    }
  }

  package struct Scroll: Sendable {
    package var axis: Axis
    package var contentMargins: Insets
    package var view: Node

    package init(axis: Axis, contentMargins: Insets, view: Node) {
      self.axis = axis
      self.contentMargins = contentMargins
      self.view = view
    }
  }

  /// The rectangle.
  package struct Block: Sendable {
    package var fill: Paint

    package init(fill: Paint) {
      self.fill = fill
    }
  }

  /// Bars that stand for wrapped text.
  package struct Lines: Sendable {
    /// One for each line, first to last.
    package var widths: [Length]
    package var lineHeight: Double
    package var barHeight: Double
    package var alignment: HorizontalAlignment
    package var fill: Paint

    package init(
      widths: [Length], lineHeight: Double, barHeight: Double, alignment: HorizontalAlignment,
      fill: Paint
    ) {
      self.widths = widths
      self.lineHeight = lineHeight
      self.barHeight = barHeight
      self.alignment = alignment
      self.fill = fill
    }
  }

  /// A vector drawing fitted into its frame and centred: a `path` or an `icon`.
  package struct Drawing: Sendable {
    package var outline: Path
    package var viewBox: Frame
    /// The square an icon takes; nil: the proposed room, as a block.
    package var size: Double?
    package var fill: Paint

    package init(outline: Path, viewBox: Frame, size: Double? = nil, fill: Paint) {
      self.outline = outline
      self.viewBox = viewBox
      self.size = size
      self.fill = fill
    }
  }

  package struct Text: Sendable {
    package var value: String
    package var font: Font
    package var color: Color
    package var alignment: HorizontalAlignment
    package var lineLimit: Int?

    package init(
      value: String, font: Font, color: Color, alignment: HorizontalAlignment, lineLimit: Int? = nil
    ) {
      self.value = value
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineLimit = lineLimit
    }
  }

  package struct Progress: Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable { case linear, circular }
    /// From 0 to 1; nil: nobody knows.
    package var value: Double?
    package var style: Style
    package var size: Double
    package var lineWidth: Double
    package var tint: Paint
    package var track: Paint

    package init(
      value: Double? = nil, style: Style, size: Double, lineWidth: Double, tint: Paint, track: Paint
    ) {
      self.value = value
      self.style = style
      self.size = size
      self.lineWidth = lineWidth
      self.tint = tint
      self.track = track
    }
  }

  package struct Dots: Sendable {
    package var count: Int
    package var size: Double
    package var spacing: Double
    package var color: Color
    /// How long each dot is the active one.
    package var step: Microseconds

    package init(count: Int, size: Double, spacing: Double, color: Color, step: Microseconds) {
      self.count = count
      self.size = size
      self.spacing = spacing
      self.color = color
      self.step = step
    }
  }
}
