import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// Frames side by side, with labels: variants down, phases or instants across.
///
/// A sheet is a scene like any other, so the same marks become pixels, SVG and PDF. Frames keep
/// whole pixels, so each is on the sheet just as it is by itself.
package struct ContactSheet: Sendable {
  package struct Row: Sendable {
    package var label: String
    package var cells: [Cell]

    package init(label: String, cells: [Cell]) {
      self.label = label
      self.cells = cells
    }
  }

  package struct Cell: Sendable {
    package var label: String
    package var scene: Scene
    /// What is drawn over the scene, which has room for it.
    package var overlay: Overlay?

    package init(label: String, scene: Scene, under overlay: Overlay? = nil) {
      self.label = label
      self.scene = scene
      self.overlay = overlay
    }
  }

  /// A line of text on the sheet, in pixels.
  package struct Label: Hashable, Sendable {
    package var text: String
    /// Where it begins.
    package var baseline: Offset
    package var width: Double
    /// Of its font.
    package var size: Double
  }

  package private(set) var scene: Scene
  /// What is drawn over the frames.
  package private(set) var overlay: [Mark] = []
  /// All that is on the sheet, for formats without layers.
  package var flat: Scene {
    var all = scene
    all.marks += overlay
    return all
  }
  /// What the sheet says, for formats that keep text as text.
  package private(set) var labels: [Label] = []

  /// - Parameter rows: Whose scenes all have this scale.
  package init(title: String, _ rows: [Row], scale: Int, measure: TextMeasure) {
    scene = Scene(width: 0, height: 0, scale: scale, ground: .paper, marks: [])
    let unit = Double(scale)
    var y = Paper.margin * unit
    let titleEnd = write(
      title, Paper.title, x: Paper.margin * unit, y: y, Paper.ink, measure)
    var right = titleEnd
    y += (Paper.title.leading + Paper.gap) * unit
    for row in rows {
      right = max(
        right,
        write(row.label, Paper.heading, x: Paper.margin * unit, y: y, Paper.ink, measure))
      y += (Paper.heading.leading + Paper.gap / 2) * unit
      var x = Paper.margin * unit
      var height = 0
      for cell in row.cells {
        let end = write(cell.label, Paper.caption, x: x, y: y, Paper.pale, measure)
        let top = y + (Paper.caption.leading + Paper.gap / 4) * unit
        place(cell, at: Offset(x: x, y: top))
        x = max(x + Double(cell.scene.width), end) + Paper.gap * unit
        height = max(height, cell.scene.height)
      }
      right = max(right, x - Paper.gap * unit)
      y += (Paper.caption.leading + Paper.gap / 4) * unit + Double(height) + 2 * Paper.gap * unit
    }
    scene.width = Int((right + Paper.margin * unit).rounded(.up))
    scene.height = Int((y - 2 * Paper.gap * unit + Paper.margin * unit).rounded(.up))
  }

  /// Distances and letters, in points.
  private enum Paper {
    static let margin = 24.0
    static let gap = 16.0
    static let title = Font(family: "Inter", weight: .bold, size: 20, leading: 28)
    static let heading = Font(family: "Inter", weight: .semibold, size: 13, leading: 18)
    static let caption = Font(family: "Inter", weight: .regular, size: 11, leading: 14)
    static let ink = Color(red: 0.11, green: 0.11, blue: 0.12)
    static let pale = Color(red: 0.36, green: 0.36, blue: 0.39)
  }

  /// Writes a line whose box begins at a place in pixels; returns where it ends.
  private mutating func write(
    _ text: String, _ font: Font, x: Double, y: Double, _ color: Color, _ measure: TextMeasure
  ) -> Double {
    guard !text.isEmpty else { return x }
    let unit = Double(scene.scale)
    let block = measure(StyledText(printable(text), font), nil, 1)
    guard let line = block.lines.first else { return x }
    let baseline = Offset(x: x, y: y + block.baseline * unit)
    scene.marks.append(
      Mark(
        node: "", shape: .path(line.outline.map { $0 * unit + baseline }), paint: .color(color),
        clips: []))
    labels.append(
      Label(
        text: line.text, baseline: baseline, width: line.width * unit, size: font.size * unit))
    return x + line.width * unit
  }

  private mutating func place(_ cell: Cell, at corner: Offset) {
    scene.place(cell.scene, at: corner)
    guard let drawn = cell.overlay else { return }
    overlay += drawn.marks.map { $0.moved(by: corner) }
    labels += drawn.labels.map { label in
      var label = label
      label.baseline = label.baseline + corner
      return label
    }
  }
}
