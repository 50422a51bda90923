import SwiftUI

/// Marks and lines in a plot of some size.
@MainActor struct _ChartDrawing {
  struct Line {
    var part: _AxisPart
    var value: _ChartValue
    var edge: Edge
  }

  let marks: [_ChartMark]
  let x: _ChartScale
  let y: _ChartScale
  /// The styles of names, those that are in use.
  let legend: [(name: String, style: AnyShapeStyle)]
  var lines: [Line] = []
  /// Where stacked marks begin and end, by their number.
  private let stacks: [Int: (Double, Double)]
  /// What stands side by side at a place, in order.
  private let positions: [String]

  init(_ marks: [_ChartMark], _ look: _ChartLook) {
    let marks = marks.enumerated().sorted {
      ($0.element.zIndex ?? 0, $0.offset) < ($1.element.zIndex ?? 0, $1.offset)
    }.map(\.element)
    self.marks = marks
    stacks = Self.stacks(marks)
    var known: Set<String> = []
    positions = marks.compactMap(\.position).filter { known.insert($0).inserted }
    var sides: (x: [_ChartValue], y: [_ChartValue]) = ([], [])
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      // What is stacked reaches from end to end, and not as far as its value.
      let ends = stacks[index].map { [_ChartValue(number: $0.0), _ChartValue(number: $0.1)] }
      let isLevel = Self.isLevel(mark)
      sides.x += (isLevel ? ends : nil) ?? [mark.x, mark.xEnd].compactMap(\.self)
      sides.y += (isLevel ? nil : ends) ?? [mark.y, mark.yEnd].compactMap(\.self)
    }
    x = _ChartScale(sides.x, look.x.wish, isVertical: false)
    y = _ChartScale(sides.y, look.y.wish, isVertical: true)
    var seen: Set<String> = []
    let names = marks.compactMap(\.category).filter { seen.insert($0).inserted }
    let usual: [AnyShapeStyle] =
      look.range.isEmpty
      ? [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { AnyShapeStyle($0) }
      : look.range
    legend = names.enumerated().map { index, name in
      let said = look.styles.first { $0.name == name }?.style
      return (name, said ?? usual[index % usual.count])
    }
  }

  /// Whether a bar lies on its side.
  private static func isLevel(_ mark: _ChartMark) -> Bool {
    mark.kind == .bar && (mark.xEnd != nil || mark.y?.number == nil && mark.x?.number != nil)
  }

  private static func stacks(_ marks: [_ChartMark]) -> [Int: (Double, Double)] {
    var found: [Int: (Double, Double)] = [:]
    var heights: [String: Double] = [:]
    var keys: [Int: String] = [:]
    for (index, mark) in marks.enumerated() {
      guard mark.kind == .bar || mark.kind == .area, mark.xEnd == nil, mark.yEnd == nil,
        mark.stacking != .unstacked
      else { continue }
      let level = isLevel(mark)
      let (length, place) = level ? (mark.x, mark.y) : (mark.y, mark.x)
      guard let size = length?.number else { continue }
      // Areas of one series are one area, and none stands on another's point.
      let key =
        "\(mark.kind)/\(place?.number ?? 0)/\(place?.name ?? "")/\(mark.position ?? "")/\(size < 0)"
      let start = heights[key] ?? 0
      found[index] = (start, start + size)
      heights[key] = start + size
      keys[index] = key
    }
    // Beside all that stands on the same place.
    for (index, key) in keys {
      guard let (start, end) = found[index], let whole = heights[key], whole != 0 else { continue }
      switch marks[index].stacking {
      case .normalized: found[index] = (start / abs(whole), end / abs(whole))
      case .center: found[index] = (start - whole / 2, end - whole / 2)
      case .standard, .unstacked: break
      }
    }
    return found
  }

  func style(of mark: _ChartMark) -> AnyShapeStyle {
    if let style = mark.style { return style }
    if let name = mark.category, let entry = legend.first(where: { $0.name == name }) {
      return entry.style
    }
    return AnyShapeStyle(mark.kind == .rule ? Color.primary : Color.blue)
  }

  func view(in size: CGSize) -> some View {
    ZStack(alignment: .topLeading) {
      if size.width > 0, size.height > 0 {
        ForEach(Array(lines.enumerated()), id: \.offset) { drawn($0.element, size) }
        ForEach(Array(groups.enumerated()), id: \.offset) { drawn($0.element, size) }
        ForEach(Array(annotated.enumerated()), id: \.offset) { note in
          annotation(note.element.0, note.element.1, size)
        }
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  private var annotated: [(Int, _ChartMark.Annotation)] {
    marks.indices.flatMap { index in marks[index].annotations.map { (index, $0) } }
  }

  /// Marks that are drawn as one: the points of a line or of an area, all sectors.
  private var groups: [[Int]] {
    var found: [[Int]] = []
    var places: [String: Int] = [:]
    for (index, mark) in marks.enumerated() {
      guard [.line, .area, .sector].contains(mark.kind) else {
        found.append([index])
        continue
      }
      let series = mark.kind == .sector ? "" : mark.series ?? mark.category ?? ""
      let key = "\(mark.kind)/\(series)"
      if let place = places[key] {
        found[place].append(index)
      } else {
        places[key] = found.count
        found.append([index])
      }
    }
    return found
  }

  // MARK: Lines beside

  @ViewBuilder private func drawn(_ line: Line, _ size: CGSize) -> some View {
    let isUpright = line.edge == .top || line.edge == .bottom
    let scale = isUpright ? x : y
    if let along = scale.place(line.value, isUpright ? size.width : size.height),
      scale.names.isEmpty
    {
      let isTick = line.part.kind == .tick
      let length = line.part.length ?? _ChartPlan.tick
      let across = isUpright ? size.height : size.width
      let (from, to): (CGFloat, CGFloat) =
        switch line.edge {
        case _ where !isTick: (0, across)
        case .top, .leading: (-length, 0)
        case .bottom, .trailing: (across, across + length)
        }
      let usual = StrokeStyle(lineWidth: 0.5, dash: isUpright && !isTick ? [2, 2] : [])
      Path { path in
        path.move(to: isUpright ? CGPoint(x: along, y: from) : CGPoint(x: from, y: along))
        path.addLine(to: isUpright ? CGPoint(x: along, y: to) : CGPoint(x: to, y: along))
      }
      .stroke(line.part.style ?? AnyShapeStyle(.tertiary), style: line.part.stroke ?? usual)
    }
  }

  // MARK: Marks

  @ViewBuilder private func drawn(_ group: [Int], _ size: CGSize) -> some View {
    let mark = marks[group[0]]
    switch mark.kind {
    case .line, .area: curve(group, size)
    case .sector: sectors(group, size)
    case .point: symbol(group[0], size)
    case .bar, .rectangle:
      if let frame = frame(of: group[0], size) {
        let radius = min(mark.cornerRadius ?? 0, min(frame.width, frame.height) / 2)
        RoundedRectangle(cornerRadius: radius).fill(style(of: mark))
          .opacity(mark.opacity).frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX + mark.offset.width, y: frame.minY + mark.offset.height)
      }
    case .rule:
      if let frame = frame(of: group[0], size) {
        Path { path in
          path.move(to: frame.origin)
          path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        }
        .stroke(style(of: mark), style: mark.line ?? StrokeStyle(lineWidth: 1))
        .opacity(mark.opacity).offset(mark.offset)
      }
    }
  }

  @ViewBuilder private func curve(_ group: [Int], _ size: CGSize) -> some View {
    let mark = marks[group[0]]
    let points = group.compactMap { point(of: $0, size) }
    let method = mark.method ?? .linear
    let path = Path { path in
      method.draw(points, in: &path)
      guard mark.kind == .area, !points.isEmpty else { return }
      let floor = group.compactMap { base(of: $0, size) }
      method.draw(floor.reversed(), in: &path, isBegun: true)
      path.closeSubpath()
    }
    // A gradient lies over what is drawn, not over the plot.
    let box = path.boundingRect
    let inner = path.offsetBy(dx: -box.minX, dy: -box.minY)
    ZStack(alignment: .topLeading) {
      if mark.kind == .area {
        inner.fill(style(of: mark))
      } else {
        inner.stroke(style(of: mark), style: mark.line ?? StrokeStyle(lineWidth: 2))
      }
    }
    .frame(width: box.width, height: box.height)
    .opacity(mark.opacity).offset(x: box.minX + mark.offset.width, y: box.minY + mark.offset.height)
    ForEach(group.filter { marks[$0].kind == .line && marks[$0].isMarked }, id: \.self) {
      symbol($0, size)
    }
  }

  @ViewBuilder private func symbol(_ index: Int, _ size: CGSize) -> some View {
    let mark = marks[index]
    if let point = point(of: index, size) {
      let usual = mark.kind == .point ? CGSize(width: 8, height: 8) : CGSize(width: 6, height: 6)
      let room = mark.symbolSize ?? usual
      ZStack {
        if let symbol = mark.symbol, symbol.isMade {
          symbol.view.fixedSize()
        } else {
          (mark.symbol?.view ?? AnyView(Circle())).foregroundStyle(style(of: mark))
            .frame(width: room.width, height: room.height)
        }
      }
      .opacity(mark.opacity)
      .frame(width: 0, height: 0)
      .offset(x: point.x + mark.offset.width, y: point.y + mark.offset.height)
    }
  }

  private func sectors(_ group: [Int], _ size: CGSize) -> some View {
    let whole = group.compactMap { marks[$0].y?.number }.reduce(0, +)
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let most = min(size.width, size.height) / 2
    var before = 0.0
    let starts = group.map { index in
      defer { before += marks[index].y?.number ?? 0 }
      return before
    }
    return ForEach(Array(group.enumerated()), id: \.offset) { number, index in
      let mark = marks[index]
      let outer = mark.outerRadius.length(of: most, usual: 1)
      let inner =
        mark.innerRadius.kind == .automatic
        ? 0 : mark.innerRadius.length(of: most, usual: 0)
      let (from, to) = (starts[number], starts[number] + (mark.y?.number ?? 0))
      let share = whole > 0 ? (to - from) / whole : 0
      // A slice that is narrower than what is left out on its sides is nothing.
      let inset = min(outer > 0 ? Double(mark.angularInset / outer) : 0, share * .pi)
      let turn = { (part: Double) in
        Angle(radians: (whole > 0 ? part / whole : 0) * 2 * .pi - .pi / 2)
      }
      Path { path in
        guard share > 0 else { return }
        path.addArc(
          center: center, radius: outer, startAngle: turn(from) + Angle(radians: inset),
          endAngle: turn(to) - Angle(radians: inset), clockwise: false)
        if inner > 0 {
          path.addArc(
            center: center, radius: inner, startAngle: turn(to) - Angle(radians: inset),
            endAngle: turn(from) + Angle(radians: inset), clockwise: true)
        } else {
          path.addLine(to: center)
        }
        path.closeSubpath()
      }
      .fill(style(of: mark)).opacity(mark.opacity)
    }
  }

  // MARK: Places

  private func point(of index: Int, _ size: CGSize) -> CGPoint? {
    let mark = marks[index]
    guard let along = mark.x.flatMap({ x.place($0, size.width) }) else { return nil }
    if let stack = stacks[index] {
      return CGPoint(x: along, y: y.place(stack.1, size.height))
    }
    guard let end = mark.yEnd ?? mark.y, let height = y.place(end, size.height) else { return nil }
    return CGPoint(x: along, y: height)
  }

  private func base(of index: Int, _ size: CGSize) -> CGPoint? {
    let mark = marks[index]
    guard let along = mark.x.flatMap({ x.place($0, size.width) }) else { return nil }
    if mark.yEnd != nil {
      return mark.y.flatMap { y.place($0, size.height) }.map { CGPoint(x: along, y: $0) }
    }
    let start = stacks[index]?.0 ?? 0
    return CGPoint(
      x: along, y: start == 0 ? y.base(size.height) : y.place(start, size.height))
  }

  /// From one place to another along a side, whichever comes first.
  private func span(
    _ first: _ChartValue?, _ last: _ChartValue?, _ stack: (Double, Double)?,
    _ room: MarkDimension, _ position: (Int, Int), _ scale: _ChartScale, _ length: CGFloat
  ) -> (CGFloat, CGFloat)? {
    if let stack {
      let start = stack.0 == 0 ? scale.base(length) : scale.place(stack.0, length)
      return (start, scale.place(stack.1, length))
    }
    guard let first else { return (0, length) }
    if let last {
      guard let one = scale.place(first, length), let two = scale.place(last, length) else {
        return nil
      }
      return (one, two)
    }
    guard let middle = scale.place(first, length) else { return nil }
    var band = scale.band(length)
    if scale.names.isEmpty {
      let isSpan = first.end != nil
      band =
        isSpan
        ? abs(scale.place(first.end ?? 0, length) - scale.place(first.number ?? 0, length)) : 16
    }
    let width = room.length(of: band, usual: scale.names.isEmpty ? 0.8 : 0.65)
    let part = width / CGFloat(position.1)
    let start = middle - width / 2 + part * CGFloat(position.0)
    return (start, start + part)
  }

  private func frame(of index: Int, _ size: CGSize) -> CGRect? {
    let mark = marks[index]
    let level = Self.isLevel(mark)
    let stack = stacks[index]
    let names = positions
    let position = (
      mark.position.flatMap { names.firstIndex(of: $0) } ?? 0,
      max(mark.position == nil ? 1 : names.count, 1)
    )
    let isRule = mark.kind == .rule
    let thin = MarkDimension.fixed(0)
    guard
      let across = span(
        mark.x, mark.xEnd, level ? stack : nil, isRule ? thin : mark.width,
        level ? (0, 1) : position, x, size.width),
      let along = span(
        mark.y, mark.yEnd, level ? nil : stack, isRule ? thin : mark.height,
        level ? position : (0, 1), y, size.height)
    else { return nil }
    return CGRect(
      x: min(across.0, across.1), y: min(along.0, along.1), width: abs(across.1 - across.0),
      height: abs(along.1 - along.0))
  }

  // MARK: Words at marks

  @ViewBuilder private func annotation(
    _ index: Int, _ note: _ChartMark.Annotation, _ size: CGSize
  ) -> some View {
    let mark = marks[index]
    if let box = box(of: index, size) {
      let position = note.position == .automatic ? .top : note.position
      let (across, along): (CGFloat, CGFloat) =
        switch position {
        case .automatic, .overlay: (0, 0)
        case .top: (0, -1)
        case .bottom: (0, 1)
        case .leading: (-1, 0)
        case .trailing: (1, 0)
        case .topLeading: (-1, -1)
        case .topTrailing: (1, -1)
        case .bottomLeading: (-1, 1)
        case .bottomTrailing: (1, 1)
        }
      let gap = note.spacing ?? 4
      let place = CGPoint(
        x: box.midX + (box.width / 2 + (along == 0 ? gap : 0)) * across,
        y: box.midY + (box.height / 2 + gap) * along)
      // A corner of nothing, in which the words stand by their own edge.
      let alignment = Alignment(
        horizontal: across < 0 ? .trailing : across > 0 ? .leading : .center,
        vertical: along < 0 ? .bottom : along > 0 ? .top : .center)
      note.content.fixedSize().frame(width: 0, height: 0, alignment: alignment)
        .offset(x: place.x + mark.offset.width, y: place.y + mark.offset.height)
    }
  }

  private func box(of index: Int, _ size: CGSize) -> CGRect? {
    let mark = marks[index]
    switch mark.kind {
    case .bar, .rectangle, .rule: return frame(of: index, size)
    case .sector: return CGRect(origin: .zero, size: size)
    case .area, .line, .point:
      guard let point = point(of: index, size) else { return nil }
      let room = mark.kind == .point ? mark.symbolSize ?? CGSize(width: 8, height: 8) : .zero
      return CGRect(
        x: point.x - room.width / 2, y: point.y - room.height / 2, width: room.width,
        height: room.height)
    }
  }
}
