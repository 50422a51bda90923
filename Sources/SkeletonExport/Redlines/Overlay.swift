import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// What is drawn over a scene for a reader, and is no part of it: formats of vectors have it as a
/// layer of its own.
package struct Overlay: Sendable {
  package let marks: [Mark]
  /// Its words, for formats that keep text as text.
  package let labels: [ContactSheet.Label]
  /// What it needs beside the scene, in whole pixels.
  fileprivate let left: Int
  fileprivate let right: Int
  fileprivate let bottom: Int

  /// - Parameter scale: Pixels for each point.
  package init(_ redlines: Redlines, scale: Int, measure: TextMeasure) {
    let unit = Double(scale)
    func pixels(_ points: Double) -> Int { Int((points * unit).rounded(.up)) }
    left = pixels(redlines.room.leading)
    right = pixels(redlines.room.trailing)
    bottom = pixels(redlines.room.bottom)
    let corner = Offset(x: Double(left), y: 0)
    var marks = redlines.strokes.map { $0.mark(scale: unit).moved(by: corner) }
    var labels: [ContactSheet.Label] = []
    for word in redlines.words {
      if word.hasPlate {
        marks.append(word.plate(scale: unit).moved(by: corner))
      }
      let block = measure(
        StyledText(word.text, Redlines.Pen.font(isBold: word.isBold)), nil, 1)
      guard let line = block.lines.first else { continue }
      let baseline =
        Offset(x: word.frame.x + Redlines.Pen.margin, y: word.frame.y + block.baseline) * unit
        + corner
      marks.append(
        Mark(
          node: "", shape: .path(line.outline.map { $0 * unit + baseline }),
          paint: .color(word.hasPlate ? .white : word.ink.color), clips: []))
      labels.append(
        ContactSheet.Label(
          text: line.text, baseline: baseline, width: line.width * unit,
          size: Redlines.Pen.size * unit))
    }
    self.marks = marks
    self.labels = labels
  }
}

extension Scene {
  /// The scene on paper that has room for what is drawn over it, without that.
  package func onPaper(for overlay: Overlay) -> Scene {
    var paper = Scene(
      width: width + overlay.left + overlay.right, height: height + overlay.bottom, scale: scale,
      ground: .paper, marks: [])
    paper.place(self, at: Offset(x: Double(overlay.left), y: 0))
    return paper
  }

  /// Places a scene on this one; what leaves its frame is not seen.
  mutating func place(_ frame: Scene, at corner: Offset) {
    let area = Frame(
      x: corner.x, y: corner.y, width: Double(frame.width), height: Double(frame.height))
    let isOpaque = frame.ground.alpha == 1
    if frame.marks.contains(where: {
      $0.blend.changesWhatIsBelow || !isOpaque && $0.blend != .normal
    }) {
      // Its colours are not mixed with those of the paper.
      marks.append(frame.asMark.moved(by: corner))
      return
    }
    if frame.ground.alpha > 0 {
      marks.append(
        Mark(
          node: "", shape: .rectangle(area, .zero), paint: .color(frame.ground), clips: []))
    }
    for mark in frame.marks {
      var moved = mark.moved(by: corner)
      let seen = moved.seenBounds
      if seen.x < area.x || seen.y < area.y || seen.maxX > area.maxX || seen.maxY > area.maxY {
        moved.clips.insert(.rectangle(area, .zero), at: 0)
      }
      marks.append(moved)
    }
  }
}

extension Scene {
  /// All of the picture, with its ground, as one mark.
  private var asMark: Mark {
    let area = Mark.Shape.rectangle(
      Frame(x: 0, y: 0, width: Double(width), height: Double(height)), .zero)
    let ground = Mark(node: "", shape: area, paint: .color(self.ground), clips: [])
    return Mark(
      node: "", shape: area, paint: .layer(MarkLayer(marks: [ground] + marks)), clips: [])
  }
}

extension Color {
  fileprivate static let white = Color(red: 1, green: 1, blue: 1)
  /// What frames are shown on.
  static let paper = Color(red: 0.93, green: 0.93, blue: 0.94)
}

extension Redlines.Ink {
  /// Seen on black, on white and on paper alike.
  var color: Color {
    switch self {
    case .node: Color(red: 0.08, green: 0.4, blue: 0.75)
    case .distance: Color(red: 0.76, green: 0.09, blue: 0.36)
    case .text: Color(red: 0.11, green: 0.11, blue: 0.12)
    }
  }
}

extension Redlines.Word {
  fileprivate func plate(scale: Double) -> Mark {
    let (x, y) = ((frame.x * scale).rounded(), (frame.y * scale).rounded())
    let area = Frame(
      x: x, y: y, width: (frame.maxX * scale).rounded() - x,
      height: (frame.maxY * scale).rounded() - y)
    return Mark(node: "", shape: .rectangle(area, .zero), paint: .color(ink.color), clips: [])
  }
}

extension Redlines.Stroke {
  /// The line, one pixel wide, or two where pixels are small.
  fileprivate func mark(scale: Double) -> Mark {
    let width = max((scale * 0.75).rounded(), 1)
    let color = ink.color.opacity(isFaint ? 0.45 : 1)
    let (start, end) = (self.start * scale, self.end * scale)
    let shape: Mark.Shape
    if start.x == end.x || start.y == end.y {
      let (x, y) = (min(start.x, end.x).rounded(), min(start.y, end.y).rounded())
      let across = Frame(
        x: x, y: y, width: max(max(start.x, end.x).rounded() - x, width),
        height: max(max(start.y, end.y).rounded() - y, width))
      shape = .rectangle(across, .zero)
    } else {
      let way = end - start
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let side = Offset(x: -way.y, y: way.x) * (width / 2 / length)
      shape = .path(
        Path([
          .move(start + side), .line(end + side), .line(end - side), .line(start - side), .close,
        ]))
    }
    return Mark(node: "", shape: shape, paint: .color(color), clips: [])
  }
}
