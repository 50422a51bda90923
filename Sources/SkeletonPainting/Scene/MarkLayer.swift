import SkeletonModel

/// Marks that are painted apart, and then lie on those below as one picture.
package struct MarkLayer: Hashable, Sendable {
  package var marks: [Mark]
  /// Marks whose alpha says how much is seen of the others; nil if all of it.
  package var mask: [Mark]?
  /// The standard deviations of the blur across and down, in pixels.
  package var blur: Extent
  package var shadow: Shadow?
  /// Multiplies the resulting alpha.
  package var opacity: Double
  /// Whether it is opaque up to its edges, where there is less to blur from.
  package var fillsEdges = false
  /// Whether it shows again what lies below it.
  package var isBackdrop = false

  /// What the picture throws on what is below.
  package struct Shadow: Hashable, Sendable {
    package var color: Color
    /// The standard deviations of its blur across and down, in pixels.
    package var blur: Extent
    package var offset: Offset

    package init(color: Color, blur: Extent, offset: Offset) {
      self.color = color
      self.blur = blur
      self.offset = offset
    }
  }

  package init(
    marks: [Mark], mask: [Mark]? = nil, blur: Extent = .zero, shadow: Shadow? = nil,
    opacity: Double = 1
  ) {
    self.marks = marks
    self.mask = mask
    self.blur = blur
    self.shadow = shadow
    self.opacity = opacity
  }
}

extension MarkLayer {
  /// A blurred picture ends so many standard deviations from where it was sharp.
  package static let blurReach = 3.0

  /// Where something of the layer is seen, of what was painted in a frame.
  package func reach(of frame: Frame) -> Frame {
    let blurred = frame.isEmpty ? frame : frame.spread(by: blur)
    guard let shadow, !blurred.isEmpty else { return blurred }
    return blurred.union(blurred.moved(by: shadow.offset).spread(by: shadow.blur))
  }

  /// What has to be painted for all to be right that is seen in a frame.
  package func source(of frame: Frame) -> Frame {
    var needed = frame
    if let shadow {
      let back = Offset(x: -shadow.offset.x, y: -shadow.offset.y)
      needed = needed.union(frame.moved(by: back).spread(by: shadow.blur))
    }
    return needed.spread(by: blur)
  }

  func moved(by offset: Offset) -> MarkLayer {
    var layer = self
    layer.marks = marks.map { $0.moved(by: offset) }
    layer.mask = mask.map { $0.map { $0.moved(by: offset) } }
    return layer
  }
}

extension Frame {
  /// As far as a blur carries.
  fileprivate func spread(by blur: Extent) -> Frame {
    func distance(_ deviation: Double) -> Double {
      deviation > 0 ? (deviation * MarkLayer.blurReach + 2).rounded(.up) : 0
    }
    let (x, y) = (distance(blur.width), distance(blur.height))
    return Frame(
      x: self.x - x, y: self.y - y, width: width + 2 * x, height: height + 2 * y)
  }
}
