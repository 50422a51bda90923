/// What is done to the picture of a node and of all that is inside it; its layout is not touched.
///
/// From inside out: the mask, the blur and the shadow, then scale and rotation, and at last opacity
/// and the way colours are mixed with those below.
package struct Effects: Hashable, Sendable {
  /// The line along the edge of a shape, which is a part of the shape itself.
  package var stroke: Stroke?
  package var mask: Mask?
  /// The standard deviation of the blur, in points.
  package var blur = 0.0
  /// The same of what lies behind the node, as far as its shape goes.
  package var backdropBlur = 0.0
  package var shadow: Shadow?
  package var scale: Scale?
  package var rotation: Rotation?
  /// Whether opacity and blend are those of one picture, and not of each shape in it.
  package var isCompositingGroup = false
  package var blend = BlendMode.normal

  package init() {}

  /// A line along the edge of a shape, half of it outside, as SwiftUI's `stroke`.
  package struct Stroke: Hashable, Sendable {
    package enum Cap: String, Hashable, Sendable, CaseIterable { case butt, round, square }
    package enum Join: String, Hashable, Sendable, CaseIterable { case miter, round, bevel }

    package var paint: Paint
    package var width = 1.0
    /// The part of the edge that has the line, as of SwiftUI's `trim`.
    package var from = 0.0
    package var to = 1.0
    package var cap = Cap.butt
    package var join = Join.miter
    /// The lengths of dashes and gaps, in turns; none for a whole line.
    package var dash: [Double] = []
    /// How far into the dashes the line begins.
    package var dashPhase = 0.0

    package init(paint: Paint) { self.paint = paint }
  }

  /// What decides how much of the node is seen: as much as is painted of a view.
  package struct Mask: Hashable, Sendable {
    package var alignment: Alignment
    package var view: Node

    package init(alignment: Alignment, view: Node) {
      self.alignment = alignment
      self.view = view
    }
  }

  package struct Shadow: Hashable, Sendable {
    package var color: Color
    /// The standard deviation of its blur, in points.
    package var radius: Double
    /// To the right and downwards, in either direction of reading.
    package var offset: Offset

    package init(color: Color, radius: Double, offset: Offset = .zero) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  package struct Scale: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var anchor: UnitPoint

    package init(x: Double, y: Double, anchor: UnitPoint = .center) {
      self.x = x
      self.y = y
      self.anchor = anchor
    }
  }

  package struct Rotation: Hashable, Sendable {
    /// In degrees clockwise, in either direction of reading.
    package var angle: Double
    package var anchor: UnitPoint

    package init(angle: Double, anchor: UnitPoint = .center) {
      self.angle = angle
      self.anchor = anchor
    }
  }
}

/// How colours are mixed with those below, by the names of SwiftUI's `BlendMode`.
package enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}
