/// The kinds of node that a document can contain, and those created for parts of them.
package enum Kind: String, Hashable, Sendable, CaseIterable {
  case vstack, hstack, zstack, grid, scroll, `repeat`, use, when, swiftui, block, circle, ellipse,
    lines,
    path,
    text, icon, button, divider, spinner, progress, dots, spacer
}

extension Kind {
  /// Whether a node of this kind represents something visible, rather than space or a container.
  package var isListed: Bool {
    switch self {
    case .spacer, .repeat, .use, .when, .swiftui: false
    case .vstack, .hstack, .zstack, .grid, .scroll, .block, .circle, .ellipse, .lines, .path,
      .text, .icon, .button, .divider, .spinner, .progress, .dots:
      true
    }
  }
}

/// A node of a screen: a box with content, with all values resolved.
package struct Node: Hashable, Sendable {
  /// The node's path in the document, made of ids: `row[0]/avatar`.
  ///
  /// nil for a node that the document does not contain as such: a button's label, or the box around
  /// a component.
  package var path: String?
  /// Whether the path ends with a name that the document gives, and not with a kind and a number.
  package var isNamed = false
  package var row = Row.none
  package var kind: Kind
  package var position: TextPosition
  package var box: Box
  package var content: Content
  /// The axes tested by the `when`s around this node. In a variant that differs on one of them, the
  /// node may not exist.
  package var choices: Set<ConditionAxis> = []
  /// What a tap on a button stands for.
  package var action: Action?
  private var more = More.nothing

  package init(
    path: String? = nil, kind: Kind, position: TextPosition, box: Box, content: Content,
    choices: Set<ConditionAxis> = [], action: Action? = nil
  ) {
    self.path = path
    self.kind = kind
    self.position = position
    self.box = box
    self.content = content
    self.choices = choices
    self.action = action
  }

  /// How it moves by itself; nil if it does not.
  package var motion: NodeMotion? {
    get { if case .more(let motion, _, _) = more { motion } else { nil } }
    set { more = More(newValue, standIns, places) }
  }

  /// How many things in the source of the view that it shows others stand in for, because they cannot
  /// be compiled here.
  package var standIns: Int {
    get { if case .more(_, let count, _) = more { count } else { 0 } }
    set { more = More(motion, newValue, places) }
  }

  /// Where the source of the view that it is of says the values of its keys, as far as that is not
  /// where the node itself is: the lines of modifiers.
  package var places: [String: TextPosition] {
    get { if case .more(_, _, let places) = more { places } else { [:] } }
    set { more = More(motion, standIns, newValue) }
  }

  /// Few nodes move by themselves, and nodes are copied often.
  private indirect enum More: Hashable, Sendable {
    case nothing
    case more(NodeMotion?, standIns: Int, places: [String: TextPosition])

    init(_ motion: NodeMotion?, _ standIns: Int, _ places: [String: TextPosition]) {
      self =
        motion == nil && standIns == 0 && places.isEmpty
        ? .nothing : .more(motion, standIns: standIns, places: places)
    }
  }

  /// Whether it is one of those that a `repeat` stands for, or one more for a skeleton.
  package enum Row: Hashable, Sendable {
    case none
    /// The one that it begins with, and where the `repeat` is written.
    indirect case first(TextPosition)
    case later
    case added

    package var isFirst: Bool { if case .first = self { true } else { false } }
  }

  package enum Action: String, Hashable, Sendable, CaseIterable { case retry, dismiss }

  package indirect enum Content: Hashable, Sendable {
    case stack(Stack)
    case layers(Alignment, [Node])
    case grid(Grid)
    case scroll(Scroll)
    /// The box that a `use` puts around its component, or a `swiftui` around its view.
    case wrapped(Node)
    case block(Block)
    case circle(size: Double?, fill: Paint)
    case lines(Lines)
    case drawing(Drawing)
    case text(Text)
    /// A bar in place of each line of a text, as SwiftUI's `.redacted(reason: .placeholder)` has.
    /// The last one may be shorter than its line.
    case redacted(Text, fill: Paint, lastBar: Double = 1)
    case divider(color: Color, thickness: Double)
    case spinner(size: Double, color: Color)
    case progress(Progress)
    case dots(Dots)
    case spacer(minLength: Double)
  }

  /// Children in a row or a column.
  package struct Stack: Hashable, Sendable {
    package var axis: Axis
    /// Only the component across the axis is used: `horizontal` in a column, `vertical` in a row.
    package var alignment: Alignment
    /// nil means 8, and 0 next to a spacer, or what the system keeps between such neighbours.
    package var spacing: Double?
    /// Whether neighbours in a column are as far apart as SwiftUI keeps them by what they are.
    package var isSpacedBySystem: Bool
    package var children: [Node]
    /// Lines between neighbours of a column.
    package var separator: Separator?

    package init(
      axis: Axis, alignment: Alignment, spacing: Double? = nil, isSpacedBySystem: Bool = false,
      separator: Separator? = nil, children: [Node]
    ) {
      self.isSpacedBySystem = isSpacedBySystem
      self.separator = separator
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
      self.children = children
    }
  }

  /// A line across a column, in the middle of the gap between two neighbours.
  package struct Separator: Hashable, Sendable {
    package var color: Color
    package var thickness: Double
    /// What it leaves free at its ends.
    package var leading: Double
    package var trailing: Double

    package init(color: Color, thickness: Double, leading: Double = 0, trailing: Double = 0) {
      self.color = color
      self.thickness = thickness
      self.leading = leading
      self.trailing = trailing
    }
  }

  package struct Grid: Hashable, Sendable {
    package enum Column: Hashable, Sendable {
      case flexible(minimum: Double, maximum: Double)
      case fixed(Double)
      case adaptive(minimum: Double, maximum: Double)
    }
    package var columns: [Column]
    package var spacing: Extent
    /// The alignment of a child that is smaller than its cell.
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

  package struct Scroll: Hashable, Sendable {
    package var axis: Axis
    package var contentMargins: Insets
    /// How far it is scrolled when it appears; a share is of all that it can be.
    package var start: Length
    /// Whether what lies outside of it is hidden.
    package var clips: Bool
    package var view: Node
    /// Whether the rows at its end go on until it is full.
    package var isFilled = false

    package init(
      axis: Axis, contentMargins: Insets, start: Length = .points(0), clips: Bool = true, view: Node
    ) {
      self.axis = axis
      self.contentMargins = contentMargins
      self.start = start
      self.clips = clips
      self.view = view
    }
  }

  /// A rectangle, or the ellipse in it.
  package struct Block: Hashable, Sendable {
    package var fill: Paint
    package var isEllipse: Bool

    package init(fill: Paint, isEllipse: Bool = false) {
      self.fill = fill
      self.isEllipse = isEllipse
    }
  }

  /// Bars that represent wrapped text.
  package struct Lines: Hashable, Sendable {
    /// How much of a line's box a bar takes that nothing is said of.
    package static let usualBarShare = 0.6

    /// One width for each line, first to last.
    package var widths: [Length]
    /// The height of the box of one line.
    package var lineHeight: Double
    /// How far the boxes of two lines are apart, from top to top.
    package var pitch: Double
    package var barHeight: Double
    /// That of the text they stand for, unless their lines have a height of their own.
    package var font: Font?
    package var alignment: HorizontalAlignment
    package var fill: Paint

    package init(
      widths: [Length], lineHeight: Double, pitch: Double? = nil, barHeight: Double,
      font: Font? = nil, alignment: HorizontalAlignment, fill: Paint
    ) {
      self.font = font
      self.widths = widths
      self.lineHeight = lineHeight
      self.pitch = pitch ?? lineHeight
      self.barHeight = barHeight
      self.alignment = alignment
      self.fill = fill
    }
  }

  /// A vector drawing, scaled to fit its frame and centred: a `path` or an `icon`.
  package struct Drawing: Hashable, Sendable {
    package var outline: Path
    package var viewBox: Frame
    /// The side of an icon's square; nil means that it fills the proposed size, as a block does.
    package var size: Double?
    package var fill: Paint
    /// The name of an icon.
    package var name: String?
    /// Where letters beside a symbol stand, as a share of its height from its top. A symbol is as
    /// wide as it is, where an icon has a square.
    package var baseline: Double?
    /// Whether it fills its frame out of proportion.
    package var stretches: Bool

    package init(
      outline: Path, viewBox: Frame, size: Double? = nil, fill: Paint, name: String? = nil,
      baseline: Double? = nil, stretches: Bool = false
    ) {
      self.stretches = stretches
      self.name = name
      self.baseline = baseline
      self.outline = outline
      self.viewBox = viewBox
      self.size = size
      self.fill = fill
    }

    /// The size of one that has its own.
    package var extent: Extent? {
      guard let size else { return nil }
      guard baseline != nil else { return Extent(width: size, height: size) }
      return Extent(width: size * viewBox.width / viewBox.height, height: size)
    }
  }

  package struct Text: Hashable, Sendable {
    /// Where a text that does not fit has its ellipsis.
    package enum Truncation: String, Hashable, Sendable, CaseIterable { case head, middle, tail }

    /// Lines that go with letters.
    package enum Rule: Hashable, Sendable { case under, through }

    /// A part of a text that is set and painted in a way of its own.
    package struct Run: Hashable, Sendable {
      package var words: StyledText.Part
      package var paint: Paint
      package var rules: [Rule]

      package init(_ words: StyledText.Part, paint: Paint, rules: [Rule] = []) {
        self.words = words
        self.paint = paint
        self.rules = rules
      }
    }

    package var value: String
    /// The parts that make up the value; none where all of it is set in one way.
    package var runs: [Run]
    package var font: Font
    package var color: Color
    package var alignment: HorizontalAlignment
    package var lineLimit: Int?
    /// What lies between its lines beyond what the font has for it.
    package var lineSpacing = 0.0
    package var rules: [Rule] = []
    /// Whether it is as high as its limit of lines, however few it has.
    package var reservesSpace: Bool
    /// How small it may become, as a share of its size, before it is cut.
    package var minimumScaleFactor: Double
    package var truncation: Truncation
    /// What its letters are painted with in place of the colour, if that is no plain one.
    package var light: Paint?

    package init(
      value: String, font: Font, color: Color, alignment: HorizontalAlignment,
      lineLimit: Int? = nil, reservesSpace: Bool = false, minimumScaleFactor: Double = 1,
      truncation: Truncation = .tail, light: Paint? = nil, runs: [Run] = []
    ) {
      self.runs = runs
      self.minimumScaleFactor = minimumScaleFactor
      self.truncation = truncation
      self.light = light
      self.value = value
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineLimit = lineLimit
      self.reservesSpace = reservesSpace
    }

    /// What its letters are painted with.
    package var paint: Paint { light ?? .color(color) }

    /// All of it in parts, of which it has one at least.
    package var parts: [Run] {
      runs.isEmpty
        ? [Run(StyledText.Part(value, font), paint: paint, rules: rules)] : runs
    }

    /// What it says, and in which fonts.
    package var words: StyledText {
      runs.isEmpty ? StyledText(value, font) : StyledText(runs.map(\.words))
    }
  }

  package struct Progress: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable { case linear, circular }
    /// From 0 to 1; nil if the progress is indeterminate.
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

  package struct Dots: Hashable, Sendable {
    package var count: Int
    package var size: Double
    package var spacing: Double
    package var color: Color
    /// The time for which each dot is the active one.
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
