import SkeletonLanguage
import SkeletonModel

extension SwiftUIGenerator {
  /// A node's content with what its box says, from inside out.
  func boxed(_ content: ViewCode, _ cluster: Cluster, _ around: Around?) -> ViewCode {
    var view = content
    let box = cluster.usual.box
    let fixes = box.fixedSize
    if !fixes.isEmpty {
      let both = fixes.contains(.horizontal) && fixes.contains(.vertical)
      view.add(
        both
          ? ".fixedSize()"
          : ".fixedSize(horizontal: \(fixes.contains(.horizontal)), vertical: \(fixes.contains(.vertical)))"
      )
    }
    pad(&view, cluster, "padding") { $0.padding }
    frame(&view, cluster, around)
    if box.clip { view.add([.text(".clipShape(")] + shape(cluster) + [.text(")")]) }
    if box.background != nil { ground(&view, cluster) }
    if let border = box.border {
      let width = number(cluster.values { $0.box.border?.width ?? 0 }, cluster, "border")
      let color = self.color(cluster.values { $0.box.border?.color ?? .clear }, cluster, "border")
      var edge = ViewCode(
        head: shape(cluster) + [.text(".strokeBorder(")] + color + [.text(", lineWidth: ")] + width
          + [.text(")")])
      if border.width == 0 { edge = ViewCode("EmptyView()") }
      view.add(".overlay", [.view(edge)])
    }
    if box.isShimmerGroup, sweep?.space == .group {
      view.add(".coordinateSpace(.named(Shimmer.space))")
    }
    if box.hasEffects { finish(&view, cluster) }
    if !cluster.isUniform(\.box.opacity) || box.opacity != 1 {
      view.add(
        [.text(".opacity(")] + number(cluster.values { $0.box.opacity }, cluster, "opacity")
          + [.text(")")])
    }
    if box.hasEffects, box.effects.blend != .normal {
      view.add(".blendMode(.\(box.effects.blend.rawValue))")
    }
    if !cluster.isUniform(\.box.offset) || box.offset != .zero {
      view.add(
        [.text(".offset(x: ")] + number(cluster.values { $0.box.offset.x }, cluster, "x")
          + [.text(", y: ")] + number(cluster.values { $0.box.offset.y }, cluster, "y")
          + [.text(")")])
    }
    if let position = box.position { stand(&view, at: position, cluster) }
    pad(&view, cluster, "margin") { $0.margin }
    if !box.ignoredSafeArea.isEmpty {
      let edges = EdgeSet.singles.filter { box.ignoredSafeArea.contains($0.edges) }.map {
        ".\($0.word)"
      }
      view.add(
        edges.count == EdgeSet.singles.count
          ? ".ignoresSafeArea()" : ".ignoresSafeArea(edges: [\(edges.joined(separator: ", "))])")
    }
    if box.ownSafeArea {
      warn(
        cluster.position,
        "a safe area of its own is not generated; what reaches round it reaches round the device's")
    }
    if box.scrolledTo != nil {
      warn(
        cluster.position,
        "that it is scrolled to is not generated")
    }
    if let priority = box.layoutPriority, priority != 0 {
      view.add(".layoutPriority(\(priority.shortestDecimal))")
    }
    if box.zIndex != 0 { view.add(".zIndex(\(box.zIndex.shortestDecimal))") }
    if cluster.usual.motion != nil {
      warn(cluster.position, "a motion of its own is not generated; it stands as it is written")
    }
    return view
  }

  private func pad(
    _ view: inout ViewCode, _ cluster: Cluster, _ key: String, _ insets: @escaping (Box) -> Insets
  ) {
    let all = cluster.values { insets($0.box) }
    guard all.contains(where: { $0.value != .zero }) else { return }
    func side(_ edge: String, _ length: @escaping (Insets) -> Double) {
      let values = all.map { ($0.sample, length($0.value)) }
      guard values.contains(where: { $0.1 != 0 }) else { return }
      let dot = edge.isEmpty ? "" : ".\(edge), "
      view.add(
        [.text(".padding(\(dot)")]
          + number(values.map { (sample: $0.0, value: $0.1) }, cluster, key)
          + [.text(")")])
    }
    let isEven = all.allSatisfy { _, insets in
      insets.leading == insets.trailing && insets.top == insets.bottom
        && insets.top == insets.leading
    }
    if isEven { return side("") { $0.top } }
    if all.allSatisfy({ $0.value.leading == $0.value.trailing }) {
      side("horizontal") { $0.leading }
    } else {
      side("leading") { $0.leading }
      side("trailing") { $0.trailing }
    }
    if all.allSatisfy({ $0.value.top == $0.value.bottom }) {
      side("vertical") { $0.top }
    } else {
      side("top") { $0.top }
      side("bottom") { $0.bottom }
    }
  }

  // MARK: - Frames

  private func frame(_ view: inout ViewCode, _ cluster: Cluster, _ around: Around?) {
    let box = cluster.usual.box
    let alignment = Self.alignment(box.frameAlignment)
    var flexible: [[Piece]] = []
    for (name, length) in [
      ("minWidth", { (box: Box) in box.minWidth }), ("idealWidth", { $0.idealWidth }),
      ("maxWidth", { $0.maxWidth }), ("minHeight", { $0.minHeight }),
      ("idealHeight", { $0.idealHeight }), ("maxHeight", { $0.maxHeight }),
    ] {
      guard length(box) != nil else { continue }
      flexible.append([.text("\(name): ")] + points(cluster, name, length))
    }
    if !flexible.isEmpty {
      view.add(
        [.text(".frame(")] + Array(flexible.joined(separator: [.text(", ")]))
          + [.text(alignment + ")")])
    }
    if let ratio = box.aspectRatio {
      let value = expression(
        cluster.values { $0.box.aspectRatio?.ratio ?? 1 }, at: cluster.position, "aspectRatio"
      ) { [.text($0.shortestDecimal)] }
      view.add(
        [.text(".aspectRatio(")] + value + [.text(", contentMode: .\(ratio.mode.rawValue))")])
    }
    fixed(&view, cluster, around, alignment)
    if let relative = box.containerRelativeFrame {
      let count = expression(
        cluster.values { $0.box.containerRelativeFrame?.count ?? 1 }, at: cluster.position, "count"
      ) { [.text("\($0)")] }
      let span = expression(
        cluster.values { $0.box.containerRelativeFrame?.span ?? 1 }, at: cluster.position, "span"
      ) { [.text("\($0)")] }
      let spacing = number(
        cluster.values { $0.box.containerRelativeFrame?.spacing ?? 0 }, cluster, "spacing")
      view.add(
        [.text(".containerRelativeFrame(.\(relative.axis.rawValue), count: ")] + count
          + [.text(", span: ")] + span + [.text(", spacing: ")] + spacing
          + [.text(alignment + ")")])
    }
  }

  private func fixed(
    _ view: inout ViewCode, _ cluster: Cluster, _ around: Around?, _ alignment: String
  ) {
    let box = cluster.usual.box
    let growth = growthWord(cluster)
    if box.isPartOfRoom {
      let sides = [("width", box.width, growth), ("height", box.height, growth)].compactMap {
        side, length, growth -> [Piece]? in
        guard let length else { return nil }
        guard case .share(let share) = length else {
          return [.text("\(side): ")]
            + points(cluster, side) { side == "width" ? $0.width : $0.height } + (growth ?? [])
        }
        return [.text("\(side): ")]
          + part(share, of: side, growth: side == "width" ? growth : nil)
      }
      if !sides.isEmpty {
        view.add(
          [.text(".frame(")] + Array(sides.joined(separator: [.text(", ")]))
            + [.text(alignment + ")")])
      }
      return
    }
    if case .share(let share)? = box.width, share != 1 {
      shared(&view, cluster, around, share, growth)
      return
    }
    var parts: [[Piece]] = []
    var flexible: [[Piece]] = []
    switch box.width {
    case nil: break
    case .share: flexible.append([.text("maxWidth: .infinity")])
    case .points:
      let width = points(cluster, "width") { $0.width }
      if let growth {
        // No wider than there is room, because there text would wrap.
        let grown = width + growth
        flexible.append([.text("idealWidth: ")] + grown + [.text(", maxWidth: ")] + grown)
      } else {
        parts.append([.text("width: ")] + width)
      }
    }
    if box.height != nil {
      let height = points(cluster, "height") { $0.height } + (growth ?? [])
      parts.append([.text("height: ")] + height)
    }
    for group in [flexible, parts] where !group.isEmpty {
      view.add(
        [.text(".frame(")] + Array(group.joined(separator: [.text(", ")]))
          + [.text(alignment + ")")])
    }
  }

  /// A part of the width of what is around it, which only a reader of geometry knows.
  private func shared(
    _ view: inout ViewCode, _ cluster: Cluster, _ around: Around?, _ share: Double,
    _ growth: [Piece]?
  ) {
    let box = cluster.usual.box
    guard around?.axis != .horizontal, case .points? = box.height else {
      warn(
        cluster.position,
        "a part of the width is generated for what has a height of its own in a column; this is as "
          + "wide as in the document's own canvas")
      let width = share * samples.document.canvasWidth
      view.add(".frame(width: \(width.shortestDecimal))")
      return
    }
    let height = points(cluster, "height") { $0.height } + (growth ?? [])
    let inner = Self.alignment(box.frameAlignment)
    view.add(
      [.text(".frame(width: ")] + part(share, of: "width", growth: growth)
        + [.text(", height: ")] + height + [.text("\(inner))")])
    let side = around?.alignment.horizontal ?? .center
    view.add(
      [.text(".frame(width: room.size.width, height: ")] + height
        + [.text(side == .center ? ")" : ", alignment: .\(side.rawValue))")])
    var reader = Self.reader(of: view)
    reader.add([.text(".frame(height: ")] + height + [.text(")")])
    view = reader
  }

  /// A view that is told how much room there is.
  private static func reader(of view: ViewCode) -> ViewCode {
    var reader = ViewCode(head: [.text("GeometryReader")], content: [.view(view)])
    reader.parameter = "room"
    return reader
  }

  /// A share of a side of the room. What grows is no longer than that, because there text would wrap.
  private func part(_ share: Double, of side: String, growth: [Piece]? = nil) -> [Piece] {
    let all = "room.size.\(side)"
    let part = share == 1 ? all : "\(all) * \(share.shortestDecimal)"
    guard let growth, !growth.isEmpty else { return [.text(part)] }
    return [.text("min(\(part)")] + growth + [.text(", \(all))")]
  }

  /// A length in points; a share of what nobody knows is one of the document's canvas.
  private func points(
    _ cluster: Cluster, _ key: String, _ length: @escaping (Box) -> Length?
  ) -> [Piece] {
    let values = cluster.values { node -> Double in
      switch length(node.box) {
      case .points(let points)?: return points
      case .share(let share)?:
        if share == 1, key == "maxWidth" || key == "maxHeight" { return .infinity }
        self.warn(
          cluster.position,
          "'\(key)' in percent is generated as points of the document's own canvas")
        return share * self.samples.document.canvasWidth
      case nil: return 0
      }
    }
    return number(values, cluster, key)
  }

  // MARK: - Shapes and paints

  /// The outline of a node's frame.
  func shape(_ cluster: Cluster) -> [Piece] {
    let style =
      cluster.usual.box.corners == .circular ? ", style: .circular" : ""
    switch cluster.usual.box.radius {
    case .capsule: return [.text("Capsule()")]
    case .elliptic(let corners):
      if let size = corners.evenSize, cluster.isUniform(\.box.radius) {
        return [.text("RoundedRectangle(cornerSize: CGSize(\(size)), style: .circular)")]
      }
      if corners.isWhole, cluster.isUniform(\.box.radius) { return [.text("Ellipse()")] }
      warn(
        cluster.position,
        "corners that are different parts of ellipses, or in percent, are generated as round ones")
      let radius = number(
        cluster.values { node in
          node.box.radius.radii(in: Extent(width: 1000, height: 1000)).topLeading
        }, cluster, "radius")
      return [.text("RoundedRectangle(cornerRadius: ")] + radius + [.text(", style: .circular)")]
    case .corners(let usual):
      func radius(_ corner: @escaping (CornerRadii) -> Double) -> [(sample: Int, value: Double)] {
        cluster.values { node in
          if case .corners(let radii) = node.box.radius { corner(radii) } else { 0 }
        }
      }
      let isEven = cluster.members.allSatisfy { _, node in
        guard case .corners(let radii) = node.box.radius else { return false }
        return radii == CornerRadii(all: radii.topLeading)
      }
      if isEven, usual == .zero, cluster.isUniform(\.box.radius) { return [.text("Rectangle()")] }
      if isEven {
        return [.text("RoundedRectangle(cornerRadius: ")]
          + number(radius { $0.topLeading }, cluster, "radius") + [.text("\(style))")]
      }
      let corners: [(String, (CornerRadii) -> Double)] = [
        ("topLeadingRadius", { $0.topLeading }), ("bottomLeadingRadius", { $0.bottomLeading }),
        ("bottomTrailingRadius", { $0.bottomTrailing }), ("topTrailingRadius", { $0.topTrailing }),
      ]
      let arguments = corners.compactMap { name, corner -> [Piece]? in
        let values = radius(corner)
        guard values.contains(where: { $0.value != 0 }) else { return nil }
        return [.text("\(name): ")] + number(values, cluster, name)
      }
      return [.text("UnevenRoundedRectangle(")]
        + Array(arguments.joined(separator: [.text(", ")])) + [.text("\(style))")]
    }
  }

  /// A shape in a paint of the node's.
  func filled(
    _ outline: [Piece], _ cluster: Cluster, _ paint: @escaping (Node) -> Paint
  ) -> ViewCode {
    var view = ViewCode(head: outline)
    switch paint(cluster.usual) {
    case .shimmer: view.add(shimmering(cluster, paint))
    case .color, .gradient, .picture:
      view.add([.text(".fill(")] + style(cluster, paint) + [.text(")")])
    }
    return view
  }

  private func style(_ cluster: Cluster, _ paint: @escaping (Node) -> Paint) -> [Piece] {
    switch paint(cluster.usual) {
    case .color:
      return color(
        cluster.values { node in
          if case .color(let color) = paint(node) { color } else { .clear }
        }, cluster, "fill")
    case .gradient(let stops, let line):
      let written = stops.indices.map { index -> [Piece] in
        let color = self.color(
          cluster.values { node in
            guard case .gradient(let stops, _) = paint(node), index < stops.count else {
              return .clear
            }
            return stops[index].color
          }, cluster, "stop")
        return [.text(".init(color: ")] + color
          + [.text(", location: \(stops[index].location.shortestDecimal))")]
      }
      return [.text("\(Self.name(of: line))(stops: [")]
        + Array(written.joined(separator: [.text(", ")])) + [.text("], \(ends(line, cluster)))")]
    case .shimmer: return [.text("Color.clear")]
    case .picture(let picture):
      warn(
        cluster.usual.position,
        "the picture '\(picture.file.name)' is generated as a grey area")
      return [.text("Color.gray.opacity(0.2)")]
    }
  }

  private static func name(of line: GradientLine) -> String {
    switch line {
    case .angle, .between: "LinearGradient"
    case .round: "RadialGradient"
    case .turn: "AngularGradient"
    }
  }

  static func word(_ point: UnitPoint) -> String {
    let words: [(Double, Double, String)] = [
      (0, 0, ".topLeading"), (0.5, 0, ".top"), (1, 0, ".topTrailing"), (0, 0.5, ".leading"),
      (0.5, 0.5, ".center"), (1, 0.5, ".trailing"), (0, 1, ".bottomLeading"), (0.5, 1, ".bottom"),
      (1, 1, ".bottomTrailing"),
    ]
    return words.first { $0.0 == point.x && $0.1 == point.y }?.2
      ?? "UnitPoint(x: \(point.x.shortestDecimal), y: \(point.y.shortestDecimal))"
  }

  private func ends(_ line: GradientLine, _ cluster: Cluster) -> String {
    switch line {
    case .between(let start, let end):
      return "startPoint: \(Self.word(start)), endPoint: \(Self.word(end))"
    case .angle(let angle):
      let ends: [Double: (String, String)] = [
        0: (".leading", ".trailing"), 90: (".top", ".bottom"), 180: (".trailing", ".leading"),
        270: (".bottom", ".top"),
      ]
      if let (start, end) = ends[angle] { return "startPoint: \(start), endPoint: \(end)" }
      warn(
        cluster.position,
        "a gradient at \(angle.shortestDecimal) degrees is generated from corner to corner")
      return angle < 90 || angle > 270 && angle < 360
        ? "startPoint: .topLeading, endPoint: .bottomTrailing"
        : "startPoint: .topTrailing, endPoint: .bottomLeading"
    case .round(let center, let from, let to):
      func length(_ length: Length) -> String {
        switch length {
        case .points(let points): return points.shortestDecimal
        case .share(let share):
          warn(cluster.position, "a radius in percent is generated as one of 100 points")
          return (share * 100).shortestDecimal
        }
      }
      return "center: \(Self.word(center)), startRadius: \(length(from)), endRadius: \(length(to))"
    case .turn(let center, let from, let to):
      return "center: \(Self.word(center)), startAngle: .degrees(\(from.shortestDecimal)), "
        + "endAngle: .degrees(\(to.shortestDecimal))"
    }
  }

  private func ground(_ view: inout ViewCode, _ cluster: Cluster) {
    let paint: (Node) -> Paint = { $0.box.background ?? .color(.clear) }
    let outline = shape(cluster)
    guard case .shimmer? = cluster.usual.box.background else {
      let isPlain = outline == [.text("Rectangle()")]
      view.add(
        [.text(".background(")] + style(cluster, paint)
          + (isPlain ? [] : [.text(", in: ")] + outline) + [.text(")")])
      return
    }
    view.add(".background", [.view(filled(outline, cluster, paint))])
  }

  // MARK: - Effects

  private func finish(_ view: inout ViewCode, _ cluster: Cluster) {
    let effects = cluster.usual.box.effects
    if effects.stroke != nil {
      warn(cluster.position, "a line along the edge of a shape is not generated; it is left out")
    }
    if let mask = effects.mask {
      let masks = Cluster(
        members: cluster.members.compactMap { sample, node in
          node.box.effects.mask.map { (sample, $0.view) }
        })
      view.add(
        ".mask" + (mask.alignment == .center ? "" : "(alignment: \(Self.word(mask.alignment)))"),
        statements([masks], in: masks.samples, around: Around(axis: nil, alignment: .center)))
    }
    if effects.blur != 0 { view.add(".blur(radius: \(effects.blur.shortestDecimal))") }
    if effects.backdropBlur != 0 {
      warn(
        cluster.position,
        "what lies behind is not generated blurred; SwiftUI has materials for that")
    }
    if let shadow = effects.shadow {
      let color = self.color(
        cluster.values { $0.box.effects.shadow?.color ?? .clear }, cluster, "shadow")
      view.add(
        [.text(".shadow(color: ")] + color
          + [
            .text(
              ", radius: \(shadow.radius.shortestDecimal), x: \(shadow.offset.x.shortestDecimal), "
                + "y: \(shadow.offset.y.shortestDecimal))")
          ])
    }
    if let scale = effects.scale {
      view.add(
        ".scaleEffect(x: \(scale.x.shortestDecimal), y: \(scale.y.shortestDecimal), "
          + "anchor: \(Self.word(scale.anchor)))")
    }
    if let rotation = effects.rotation {
      view.add(
        ".rotationEffect(.degrees(\(rotation.angle.shortestDecimal)), "
          + "anchor: \(Self.word(rotation.anchor)))")
    }
    if effects.isCompositingGroup { view.add(".compositingGroup()") }
  }

  private func stand(_ view: inout ViewCode, at position: Box.Position, _ cluster: Cluster) {
    let anchor = Self.word(position.anchor)
    if anchor != ".center" {
      guard anchor.hasPrefix("."), cluster.members.allSatisfy({ $0.node.hasSizeOfItsOwn }) else {
        warn(
          cluster.position,
          "a position of another point than the middle is generated for what has a size of its own, "
            + "and for the middles of its sides and its corners; it stands in the middle")
        view.add(".frame(maxWidth: .infinity, maxHeight: .infinity)")
        return
      }
      // It hangs by its point from where that stands.
      view.add(".frame(width: 0, height: 0, alignment: \(anchor))")
    }
    func coordinate(
      _ name: String, _ side: String, _ length: @escaping (Box.Position) -> Length
    ) -> [Piece] {
      if case .share(let share) = length(position) { return part(share, of: side) }
      let values = cluster.values { node -> Double in
        guard let position = node.box.position, case .points(let points) = length(position) else {
          return 0
        }
        return points
      }
      return number(values, cluster, name)
    }
    view.add(
      [.text(".position(x: ")] + coordinate("x", "width") { $0.x } + [.text(", y: ")]
        + coordinate("y", "height") { $0.y } + [.text(")")])
    if cluster.usual.box.isPartOfRoom { view = Self.reader(of: view) }
  }
}

extension Box {
  /// Whether it is placed by coordinates, and any of its lengths is a share of the room that it has.
  fileprivate var isPartOfRoom: Bool {
    guard let position else { return false }
    return [position.x, position.y, width, height].contains { length in
      if case .share? = length { true } else { false }
    }
  }
}

extension Node {
  /// Whether it is as large wherever it stands.
  fileprivate var hasSizeOfItsOwn: Bool {
    switch content {
    case .circle(let size?, _): size > 0
    case .drawing(let drawing) where drawing.size != nil: true
    case .lines: box.width != nil
    default: box.width != nil && box.height != nil
    }
  }
}

extension EllipticCorners {
  /// Those of SwiftUI's `cornerSize`; nil if there are others.
  fileprivate var evenSize: String? {
    guard areAlike, case .points(let x) = topLeading.x, case .points(let y) = topLeading.y else {
      return nil
    }
    return "width: \(x.shortestDecimal), height: \(y.shortestDecimal)"
  }

  /// Whether what they round is an ellipse.
  fileprivate var isWhole: Bool {
    [topLeading, topTrailing, bottomLeading, bottomTrailing].allSatisfy {
      $0 == CornerAxes(x: .share(0.5), y: .share(0.5))
    }
  }
}
