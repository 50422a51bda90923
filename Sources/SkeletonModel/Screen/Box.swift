/// A length that may depend on the room proposed to the container.
package enum Length: Hashable, Sendable {
  case points(Double)
  /// A share of the container's proposal, its padding off: 0.6 for `60%`.
  case share(Double)
}

/// What may be said of every node, in the order in which it is applied, from inside out.
package struct Box: Sendable {
  /// nil: 0, or that of the view inside.
  package var layoutPriority: Double?
  package var accessibilityLabel: String?
  package var isShimmerGroup = false

  package var fixedSize: Set<Axis> = []
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
  /// How much larger the text is than at `large` that this stands for or beside; nil: it does not
  /// grow.
  ///
  /// Width and height are multiplied by it, and the width becomes a ceiling.
  package var growth: Double?
  package var containerRelativeFrame: RelativeFrame?
  /// Where content sits in either frame.
  package var frameAlignment = Alignment.center
  package var background: Paint?
  package var radius = Rounding.none
  package var border: Border?
  package var clip = false
  package var opacity = 1.0
  package var offset = Offset.zero
  package var margin = Insets.zero

  package init() {}

  /// Width over height.
  package struct AspectRatio: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable { case fit, fill }
    package var ratio: Double
    package var mode: Mode

    package init(ratio: Double, mode: Mode) {
      self.ratio = ratio
      self.mode = mode
    }
  }

  /// A share of the nearest scroll's viewport, as SwiftUI's `containerRelativeFrame` has it.
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

  /// A line drawn just inside the frame.
  package struct Border: Hashable, Sendable {
    package var color: Color
    package var width: Double

    package init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }
}
