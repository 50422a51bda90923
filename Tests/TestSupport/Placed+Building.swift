import SkeletonLayout
import SkeletonModel

// Small placed trees, built without layout.

extension Frame {
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Color {
  package static let crimson = Color(red: 1, green: 0, blue: 0)
  package static let azure = Color(red: 0, green: 0, blue: 1)
  package static let white = Color(red: 1, green: 1, blue: 1)
  package static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
}

extension Placed {
  package init(
    _ path: String?, _ kind: Kind, _ content: Node.Content, _ frame: Frame,
    padding: Double = 0, parts: [Part] = [], children: [Placed] = [],
    box change: (inout Box) -> Void = { _ in }
  ) {
    var box = Box()
    change(&box)
    let position = TextPosition(file: "test", line: 1, column: 1)
    self.init(
      node: Node(path: path, kind: kind, position: position, box: box, content: content),
      frame: frame,
      content: Frame(
        frame.x + padding, frame.y + padding, frame.width - 2 * padding,
        frame.height - 2 * padding),
      parts: parts, children: children)
  }

  package static func block(
    _ path: String?, _ frame: Frame, _ fill: Paint = .color(.gray), padding: Double = 0,
    box: (inout Box) -> Void = { _ in }
  ) -> Placed {
    Placed(
      path, .block, .block(Node.Block(fill: fill)), frame, padding: padding, box: box)
  }

  package static func layers(
    _ path: String?, _ frame: Frame, _ children: [Placed],
    box: (inout Box) -> Void = { _ in }
  ) -> Placed {
    Placed(path, .zstack, .layers(.center, []), frame, children: children, box: box)
  }

  package static func block(
    _ frame: Frame, _ fill: Paint = .color(.gray), padding: Double = 0,
    box: (inout Box) -> Void = { _ in }
  ) -> Placed {
    block("block", frame, fill, padding: padding, box: box)
  }

  package static func layers(
    _ frame: Frame, _ children: [Placed], box: (inout Box) -> Void = { _ in }
  ) -> Placed {
    layers("layers", frame, children, box: box)
  }

  package static func scroll(
    _ frame: Frame, _ child: Placed, padding: Double = 0, clips: Bool = true,
    box: (inout Box) -> Void = { _ in }
  ) -> Placed {
    Placed(
      "scroll", .scroll,
      .scroll(Node.Scroll(axis: .vertical, contentMargins: .zero, clips: clips, view: child.node)),
      frame,
      padding: padding, children: [child], box: box)
  }

  package static func progress(
    _ frame: Frame, _ value: Double?, _ style: Node.Progress.Style = .linear,
    lineWidth: Double = 4, tint: Paint = .color(.azure)
  ) -> Placed {
    Placed(
      "progress", .progress,
      .progress(
        Node.Progress(
          value: value, style: style, size: 20, lineWidth: lineWidth, tint: tint,
          track: .color(.gray))),
      frame)
  }

  package static func dots(_ frames: [Frame]) -> Placed {
    Placed(
      "dots", .dots,
      .dots(Node.Dots(count: frames.count, size: 8, spacing: 8, color: .azure, step: 300_000)),
      Frame(0, 0, 100, 100), parts: frames.map(Part.dot))
  }

  package static func spinner(_ frame: Frame) -> Placed {
    Placed("spinner", .spinner, .spinner(size: frame.width, color: .gray), frame)
  }
}

extension PlacedScreen {
  package init(
    _ root: Placed, width: Double = 100, height: Double = 100, shimmer: Shimmer? = nil,
    variant change: (inout Variant) -> Void = { _ in }
  ) {
    var variant = Variant()
    change(&variant)
    self.init(
      screen: Screen(
        document: "test", title: "test", state: .skeleton, variant: variant,
        canvas: Screen.Canvas(width: width, height: height, background: .white),
        root: root.node, shimmer: shimmer, placeholder: .crimson),
      extent: Extent(width: width, height: height), root: root)
  }
}

extension Shimmer {
  package static func sweep(
    width: Length = .share(1), angle: Double = 0, space: Space = .leaf, reverses: Bool = false,
    followsLayout: Bool = true, duration: Microseconds = 1_500_000, rest: Microseconds = 0,
    easing: Easing = .linear, stops: [Color] = [.gray, .white, .gray], base: Color = .clear
  ) -> Shimmer {
    Shimmer(
      movement: .sweep(
        Sweep(
          width: width, angle: angle, space: space, reverses: reverses,
          followsLayout: followsLayout)),
      stops: spread(stops), base: base, duration: duration, rest: rest, easing: easing)
  }

  package static func pulse(
    _ stops: [Color], base: Color = .clear, duration: Microseconds = 1_500_000,
    rest: Microseconds = 0, easing: Easing = .linear
  ) -> Shimmer {
    Shimmer(
      movement: .pulse, stops: spread(stops), base: base, duration: duration, rest: rest,
      easing: easing)
  }

  private static func spread(_ colors: [Color]) -> [GradientStop] {
    colors.enumerated().map { index, color in
      GradientStop(color: color, location: Double(index) / Double(colors.count - 1))
    }
  }
}

extension Path {
  /// The end points of the outline's elements, without control points.
  package var corners: [Offset] {
    elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .cubic(_, _, let to): to
      case .close: nil
      }
    }
  }

  /// The winding number of the outline around a point, clockwise; curves are approximated by 16
  /// chords.
  package func winding(around place: Offset) -> Int {
    var turns = 0
    var first = Offset.zero
    var here = Offset.zero
    func go(to next: Offset) {
      if (here.y <= place.y) != (next.y <= place.y) {
        let x = here.x + (place.y - here.y) / (next.y - here.y) * (next.x - here.x)
        if x > place.x { turns += next.y > here.y ? 1 : -1 }
      }
      here = next
    }
    for element in elements {
      switch element {
      case .move(let to):
        go(to: first)
        first = to
        here = to
      case .line(let to): go(to: to)
      case .cubic(let one, let two, let to):
        let from = here
        for step in 1...16 {
          let t = Double(step) / 16
          let r = 1 - t
          go(
            to: from * (r * r * r) + one * (3 * r * r * t) + two * (3 * r * t * t)
              + to * (t * t * t))
        }
      case .close: go(to: first)
      }
    }
    go(to: first)
    return turns
  }
}

package func isClose(_ a: Double, _ b: Double, within distance: Double = 1e-9) -> Bool {
  abs(a - b) <= distance
}
