import SkeletonModel

extension SwiftUIGenerator {
  // MARK: - Lines

  /// Bars in place of the lines of a text: side by side with its box, which has its height.
  func lines(_ lines: Node.Lines, _ cluster: Cluster) -> ViewCode {
    let count = Double(lines.widths.count)
    func values(_ value: @escaping (Node.Lines) -> Double) -> [(sample: Int, value: Double)] {
      cluster.values { node in
        if case .lines(let lines) = node.content { value(lines) } else { 0 }
      }
    }
    if case .color(let color) = lines.fill, color == .clear, cluster.isUniform(\.fill) {
      var view = ViewCode("Color.clear")
      let height = number(
        values { $0.lineHeight + $0.pitch * (count - 1) }, cluster, "height")
      view.add([.text(".frame(height: ")] + height + [.text(")")])
      return view
    }
    let line = number(values(\.lineHeight), cluster, "line")
    let bar = number(values(\.barHeight), cluster, "bar")
    let gaps = values { $0.pitch - $0.lineHeight }
    let side = lines.alignment == .leading ? "" : ", alignment: .\(lines.alignment.rawValue)"
    let piece = filled(shape(cluster), cluster) { $0.fill }
    if lines.widths.count == 1, case .share(1) = lines.widths[0] {
      var view = piece
      view.add([.text(".frame(height: ")] + bar + [.text(")")])
      view.add([.text(".frame(height: ")] + line + [.text(")")])
      return view
    }
    needs.insert(.textLines)
    let widths = lines.widths.map { length in
      switch length {
      case .points(let points): ".points(\(points.shortestDecimal))"
      case .share(let share): ".share(\(share.shortestDecimal))"
      }
    }
    let gap =
      gaps.contains { $0.value != 0 } ? [.text(", spacing: ")] + number(gaps, cluster, "gap") : []
    return ViewCode(
      head: [.text("TextLines(widths: [\(widths.joined(separator: ", "))], bar: ")] + bar
        + [.text(", line: ")] + line + gap + [.text("\(side))")],
      content: [.view(piece)])
  }

  var textLines: String {
    """
    /// Lines of a text that is still to come: a bar in the middle of the box of each.
    private struct TextLines<Bar: View>: View {
      enum Width { case points(CGFloat), share(CGFloat) }

      var widths: [Width]
      var bar: CGFloat
      var line: CGFloat
      var spacing: CGFloat = 0
      var alignment = HorizontalAlignment.leading
      @ViewBuilder var content: Bar

      var body: some View {
        GeometryReader { room in
          VStack(alignment: .leading, spacing: spacing) {
            ForEach(widths.indices, id: \\.self) { index in
              content
                .frame(width: width(of: widths[index], in: room.size.width), height: bar)
                .frame(
                  width: room.size.width, height: line,
                  alignment: Alignment(horizontal: alignment, vertical: .center))
            }
          }
        }
        .frame(height: line * CGFloat(widths.count) + spacing * CGFloat(widths.count - 1))
      }

      private func width(of width: Width, in room: CGFloat) -> CGFloat {
        switch width {
        case .points(let points): points
        case .share(let share): room * share
        }
      }
    }

    """
  }

  // MARK: - Drawings

  func drawing(_ drawing: Node.Drawing, _ cluster: Cluster) -> ViewCode {
    var drawing = drawing
    drawing.fill = .color(.clear)
    drawing.size = nil
    drawing.baseline = nil
    let name: String
    if let known = shapes.first(where: { $0.drawing == drawing }) {
      name = known.name
    } else {
      let word = (drawing.name ?? cluster.owner ?? "drawing").typeWord
      var unique = word.first?.isLetter == true ? word + "Shape" : "Shape\(word)"
      var number = 2
      while shapes.contains(where: { $0.name == unique }) {
        unique = "\(word)Shape\(number)"
        number += 1
      }
      name = unique
      shapes.append((name, drawing))
    }
    var view = filled([.text("\(name)()")], cluster) { $0.fill }
    guard case .drawing(let own) = cluster.usual.content, own.extent != nil else { return view }
    func side(_ value: @escaping (Extent) -> Double) -> [(sample: Int, value: Double)] {
      cluster.values { node in
        if case .drawing(let drawing) = node.content, let extent = drawing.extent {
          value(extent)
        } else {
          0
        }
      }
    }
    view.add(
      [.text(".frame(width: ")] + number(side(\.width), cluster, "width") + [.text(", height: ")]
        + number(side(\.height), cluster, "height") + [.text(")")])
    return view
  }

  static func declaration(of drawing: Node.Drawing, named name: String) -> String {
    func point(_ point: Offset) -> String {
      "CGPoint(x: \(point.x.shortestDecimal), y: \(point.y.shortestDecimal))"
    }
    func controls(_ first: String, _ second: String) -> String {
      let line = "control1: \(first), control2: \(second)"
      return line.count > 100 - 7 ? line.replacing("), c", with: "),\n      c") : line
    }
    let lines = drawing.outline.elements.map { element -> String in
      switch element {
      case .move(let to): "path.move(to: \(point(to)))"
      case .line(let to): "path.addLine(to: \(point(to)))"
      case .cubic(let first, let second, let to):
        "path.addCurve(\n      to: \(point(to)),\n      "
          + controls(point(first), point(second)) + ")"
      case .close: "path.closeSubpath()"
      }
    }
    let box = drawing.viewBox
    let (width, height) = (box.width.shortestDecimal, box.height.shortestDecimal)
    let scales =
      drawing.stretches
      ? "    let (x, y) = (rect.width / \(width), rect.height / \(height))\n"
      : "    let x = min(rect.width / \(width), rect.height / \(height))\n    let y = x\n"
    return """
      private struct \(name): Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
      \(scales)    return path.applying(
            CGAffineTransform(
              a: x, b: 0, c: 0, d: y,
              tx: rect.midX - \((box.x + box.width / 2).shortestDecimal) * x,
              ty: rect.midY - \((box.y + box.height / 2).shortestDecimal) * y))
        }
      }

      """
  }
}
