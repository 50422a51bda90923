/// A length that can depend on the size proposed to the container.
package enum Length: Hashable, Sendable {
  case points(Double)
  /// A share of the size proposed to the container, less the container's padding: 0.6 for `60%`.
  case share(Double)
}

/// The modifiers that every node can have, in the order in which they apply, from inside out.
package struct Box: Hashable, Sendable {
  /// nil means 0, or the priority of the wrapped view.
  package var layoutPriority: Double?
  package var isShimmerGroup = false
  private var said = Said.nothing
  private var standing = Standing.inPlace
  private var finish = Finish.plain

  package var fixedSize: AxisSet = []
  package var padding = Insets.zero
  package var minWidth: Length?
  package var idealWidth: Length?
  /// `.points(.infinity)` is `fill`.
  package var maxWidth: Length?
  package var minHeight: Length?
  package var idealHeight: Length?
  package var maxHeight: Length?
  package var aspectRatio: AspectRatio?
  package var width: Length?
  package var height: Length?
  /// The factor by which text grows from type size `large` to the current one, for a node that
  /// represents text or is sized relative to it; nil if the node does not grow.
  ///
  /// Width and height are multiplied by it, and the width becomes a maximum.
  package var growth: Double?
  package var containerRelativeFrame: RelativeFrame?
  /// The alignment of the content in the fixed and in the flexible frame.
  package var frameAlignment = Alignment.center
  package var background: Paint?
  package var radius = Rounding.none
  package var corners = CornerStyle.continuous
  package var border: Border?
  package var clip = false
  package var opacity = 1.0
  package var offset = Offset.zero
  package var margin = Insets.zero
  /// What it becomes in a skeleton that is derived from it; nil where its kind says so.
  package var derivation: Derivation?

  package init() {}

  /// What it says to a screen reader.
  package var accessibility: Accessibility {
    get { if case .something(let said) = said { said } else { Accessibility() } }
    set { said = newValue == Accessibility() ? .nothing : .something(newValue) }
  }

  /// Where it stands in the room it is given; nil where its container puts it.
  package var position: Position? {
    get { place.position }
    set { place.position = newValue }
  }

  /// Of what is in the same container, the highest is painted last.
  package var zIndex: Double {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }

  /// At which edges it reaches round the safe area, where it touches them.
  package var ignoredSafeArea: EdgeSet {
    get { place.ignoredSafeArea }
    set { place.ignoredSafeArea = newValue }
  }

  /// Whether its frame is the safe area for what is inside, as below a bar.
  package var ownSafeArea: Bool {
    get { place.ownSafeArea }
    set { place.ownSafeArea = newValue }
  }

  /// Where the nearest scroll view round it has it when that appears; nil where it does not matter.
  package var scrolledTo: ScrollTarget? {
    get { place.scrolledTo }
    set { place.scrolledTo = newValue }
  }

  private var place: Place {
    get { if case .elsewhere(let place) = standing { place } else { Place() } }
    set { standing = newValue == Place() ? .inPlace : .elsewhere(newValue) }
  }

  /// What is done to its picture.
  package var effects: Effects {
    get { if case .changed(let effects) = finish { effects } else { Effects() } }
    set { finish = newValue == Effects() ? .plain : .changed(newValue) }
  }

  /// Whether anything is done to its picture.
  package var hasEffects: Bool { if case .changed = finish { true } else { false } }

  /// Few nodes are changed once they are painted, and boxes are copied often.
  private indirect enum Finish: Hashable, Sendable {
    case plain
    case changed(Effects)
  }

  /// Few nodes have a place of their own, beside or before others, and boxes are copied often.
  private indirect enum Standing: Hashable, Sendable {
    case inPlace
    case elsewhere(Place)
  }

  private struct Place: Hashable, Sendable {
    var position: Position?
    var zIndex = 0.0
    var ignoredSafeArea: EdgeSet = []
    var ownSafeArea = false
    var scrolledTo: ScrollTarget?
  }

  package enum ScrollTarget: Hashable, Sendable {
    /// No further than it takes to see all of it.
    case nearest
    /// This point of it is at the same point of the viewport.
    case at(UnitPoint)
  }

  /// Few nodes say anything, and boxes are copied often.
  private indirect enum Said: Hashable, Sendable {
    case nothing
    case something(Accessibility)
  }

  /// A point of the room that a node is given, and the point of the node that stands there.
  ///
  /// As with SwiftUI's `position(x:y:)`, the node takes all of that room.
  package struct Position: Hashable, Sendable {
    /// Shares are of the room.
    package var x: Length
    package var y: Length
    package var anchor: UnitPoint

    package init(x: Length, y: Length, anchor: UnitPoint = .center) {
      self.x = x
      self.y = y
      self.anchor = anchor
    }
  }

  /// Width divided by height.
  package struct AspectRatio: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable { case fit, fill }
    package var ratio: Double
    package var mode: Mode

    package init(ratio: Double, mode: Mode) {
      self.ratio = ratio
      self.mode = mode
    }
  }

  /// A share of the viewport of the nearest scroll view, as in SwiftUI's `containerRelativeFrame`.
  package struct RelativeFrame: Hashable, Sendable {
    package var count: Int
    package var span: Int
    package var spacing: Double
    package var axis: Axis

    package init(count: Int, span: Int, spacing: Double, axis: Axis) {
      self.count = count
      self.span = span
      self.spacing = spacing
      self.axis = axis
    }
  }

  /// A line drawn inside the edge of the frame.
  package struct Border: Hashable, Sendable {
    package var color: Color
    package var width: Double

    package init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }
}
