import SkeletonModel

/// One mark in one scene, as what an SVG element has of it.
struct SVGLook {
  /// What stays the same while an element moves.
  struct Kind: Hashable {
    var node: String
    var tag: String
    /// The commands of a path, without their numbers.
    var commands: [UInt8]
    var clips: [Mark.Shape]
    /// The stops over the base; nil for a plain colour.
    var stops: [GradientStop]?
    var isRadial: Bool
    /// What is written as it is in each scene that has it, and changes into nothing: layers, lines,
    /// and what is mixed with what is below.
    var whole: Mark?
  }

  /// What may change.
  struct Values: Hashable {
    /// x, y, width, height and rx of a rectangle, or all coordinates of a path, in points.
    var shape: [Double]
    var bounds: Frame
    /// red, green and blue, from 0 to 255.
    var color: [Double] = []
    var opacity = 1.0
    var gradient: Mark.Gradient?
  }

  var kind: Kind
  var values: Values
}

extension SVGLook.Values {
  /// How far all of it has moved since then; nil if its shape is another.
  func way(from other: SVGLook.Values) -> [Double]? {
    guard shape.count == other.shape.count, shape.count > 1 else {
      return shape == other.shape ? [0, 0] : nil
    }
    let way = [shape[0] - other.shape[0], shape[1] - other.shape[1]]
    for (place, number) in shape.enumerated() {
      guard abs(number - other.shape[place] - way[place % 2]) < 0.004 else { return nil }
    }
    return way
  }
}

extension SVGWriter {
  /// What a mark is in SVG; nil if there is nothing to fill.
  func look(_ mark: Mark) -> SVGLook? {
    guard !mark.isWhole else {
      return SVGLook(
        kind: SVGLook.Kind(
          node: mark.node, tag: "", commands: [], clips: [], stops: nil, isRadial: false,
          whole: mark), values: SVGLook.Values(shape: [], bounds: mark.shape.bounds))
    }
    var shape: [Double] = []
    var commands: [UInt8] = []
    var tag = "path"
    if case .rectangle(let frame, let given) = mark.shape,
      let radius = given.fitting(frame.extent).common
    {
      guard frame.width > 0, frame.height > 0 else { return nil }
      tag = "rect"
      shape = [frame.x, frame.y, frame.width, frame.height, radius]
    } else {
      guard let outline = mark.shape.outline else { return nil }
      for element in outline.elements {
        let (command, points): (UInt8, [Offset]) =
          switch element {
          case .move(let to): (UInt8(ascii: "M"), [to])
          case .line(let to): (UInt8(ascii: "L"), [to])
          case .cubic(let first, let second, let to): (UInt8(ascii: "C"), [first, second, to])
          case .close: (UInt8(ascii: "Z"), [])
          }
        commands.append(command)
        for point in points { shape += [point.x, point.y] }
      }
    }
    var look = SVGLook(
      kind: SVGLook.Kind(
        node: mark.node, tag: tag, commands: commands, clips: mark.clips, stops: nil,
        isRadial: false),
      values: SVGLook.Values(shape: shape.map { $0 / scale }, bounds: mark.shape.bounds))
    switch mark.paint {
    case .color(let color):
      look.values.color = [color.red, color.green, color.blue].map {
        (($0 > 0 ? min($0, 1) : 0) * 255)
      }
      look.values.opacity = color.alpha
    case .gradient(var gradient):
      look.values.opacity = gradient.opacity
      gradient.opacity = 1
      look.values.gradient = gradient
      look.kind.stops = gradient.stopsOverBase
      look.kind.isRadial = gradient.inner != nil
    case .layer, .picture: break
    }
    return look
  }
}

extension Mark {
  /// Whether it is more than an outline filled with one colour or gradient.
  fileprivate var isWhole: Bool {
    if blend != .normal || shape.line != nil { return true }
    switch paint {
    case .color: return false
    case .gradient(let gradient): return gradient.turn != nil || gradient.warp != nil
    case .layer, .picture: return true
    }
  }
}
