import SkeletonLanguage
import SkeletonModel

// Grids whose columns are as wide as their widest cell. How wide that is, only a layout can tell: cells
// have names by which their sizes are asked for, as readers of geometry have.
extension Translator {
  /// What the names of cells begin with, which the recorder does not know.
  static let cellPrefix = "cell "

  private enum ColumnWidth {
    /// As wide as its widest cell.
    case fixed(Double)
    /// What the others leave.
    case flexible
  }

  private struct Cell {
    var draft: Draft
    var name: String
    /// The first of its columns, and how many it has.
    var column, columns: Int
    var isFlexible: Bool
  }

  mutating func table(_ node: RecordedNode, _ spot: Spot) -> Draft {
    gridCount += 1
    let grid = "\(Self.cellPrefix)\(gridCount) "
    let alignment = node.arguments.text("alignment") ?? "center"
    let spacing = max(node.arguments.number("horizontalSpacing") ?? 8, 0).bounded
    var alignments: [Int: String] = [:]
    // Rows of cells, or a view that is as wide as all of them.
    var rows: [(cells: [Cell], alignment: String, whole: [Draft])] = []
    for child in node.children.flatMap({ $0.views(through: ["forEach", "item", "empty"]) }) {
      guard let row = child.gridRow else {
        rows.append(([], "", drafts(child)))
        continue
      }
      var cells: [Cell] = []
      var column = 0
      for recorded in row.children.flatMap({ $0.views(through: ["forEach", "item", "empty"]) }) {
        let said = recorded.gridCell
        let columns = said.columns
        if alignments[column] == nil { alignments[column] = said.alignment }
        for draft in drafts(recorded) {
          cells.append(
            Cell(
              draft: draft, name: "\(grid)\(rows.count) \(column)", column: column,
              columns: columns, isFlexible: draft.fillsWidth))
          column += columns
        }
      }
      let own = row.arguments.text("alignment") ?? alignment.verticalPart
      rows.append((cells, own, []))
    }
    let widths = columnWidths(rows.flatMap(\.cells), spacing)
    var column = Draft("vstack", at: spot)
    if let vertical = node.arguments.number("verticalSpacing") {
      column.set("spacing", .number(vertical.bounded))
    } else {
      column.set("spacing", .word("system"))
    }
    column.set("alignment", .word("leading"))
    column.children = rows.flatMap { row -> [Draft] in
      guard !row.cells.isEmpty else { return row.whole }
      var line = Draft("hstack", at: spot)
      line.set("spacing", .number(spacing))
      if row.alignment != "center" { line.set("alignment", .word(row.alignment)) }
      line.children = row.cells.map { cell in
        framed(
          cell, widths, spacing, alignments[cell.column] ?? alignment.horizontalPart, spot)
      }
      return [line]
    }
    return column
  }

  /// How wide each column is that has been measured.
  private func columnWidths(_ cells: [Cell], _ spacing: Double) -> [Int: ColumnWidth] {
    var widths: [Int: ColumnWidth] = [:]
    for cell in cells where cell.columns == 1 {
      let width = sizes[cell.name].map { ($0.width * 100).rounded(.up) / 100 }
      switch (widths[cell.column], width) {
      case (.flexible, _): break
      case _ where cell.isFlexible: widths[cell.column] = .flexible
      case (.fixed(let known), let width?): widths[cell.column] = .fixed(max(known, width))
      case (nil, let width?): widths[cell.column] = .fixed(width)
      case (_, nil): break
      }
    }
    return widths
  }

  /// How wide a cell of these columns is; nil where one of them was not measured.
  private func width(
    of cell: Cell, _ widths: [Int: ColumnWidth], _ spacing: Double
  ) -> ColumnWidth? {
    var sum = spacing * Double(cell.columns - 1)
    var isFlexible = cell.isFlexible
    var isKnown = true
    for column in cell.column..<cell.column + cell.columns {
      switch widths[column] {
      case .fixed(let width): sum += width
      case .flexible: isFlexible = true
      case nil: isKnown = false
      }
    }
    return isFlexible ? .flexible : isKnown ? .fixed(sum) : nil
  }

  /// A cell in the place that its columns have for it.
  private func framed(
    _ cell: Cell, _ widths: [Int: ColumnWidth], _ spacing: Double, _ alignment: String, _ spot: Spot
  ) -> Draft {
    var inner = Draft("zstack", at: spot)
    inner.children = [cell.draft]
    inner.geometry = cell.name
    var outer = Draft("zstack", at: spot)
    outer.children = [inner]
    if alignment != "center" { outer.set("frameAlignment", .word(alignment)) }
    switch width(of: cell, widths, spacing) {
    case .flexible?:
      outer.set("maxWidth", .word("fill"))
      outer.reach(.flexibleFrame)
    case .fixed(let width)?:
      outer.set("width", .number(width.bounded))
      outer.reach(.frame)
    case nil: break
    }
    return outer
  }
}

extension Draft {
  /// Whether it is as wide as it may be.
  fileprivate var fillsWidth: Bool {
    if has("width", "fixedSize") { return false }
    if self["maxWidth"]?.start == .word("fill") { return true }
    switch kind {
    case "block", "path", "ellipse", "divider", "scroll": return true
    case "zstack", "vstack": return children.contains(where: \.fillsWidth)
    case "hstack":
      return children.contains { $0.kind == "spacer" || $0.fillsWidth }
    default: return false
    }
  }
}

extension RecordedNode {
  /// What its modifiers say of its place in a grid.
  fileprivate var gridCell: (columns: Int, alignment: String?) {
    var found: (columns: Int, alignment: String?) = (1, nil)
    var content = self
    for _ in 0..<32 {
      if content.kind == "gridCell" {
        if let count = content.arguments.number("columns") {
          found.columns = Int(count.within(1...100))
        }
        found.alignment = found.alignment ?? content.arguments.text("alignment")
      }
      let isModifier = !["vstack", "hstack", "zstack", "grid"].contains(content.kind)
      guard isModifier, content.children.count == 1 else { break }
      content = content.children[0]
    }
    return found
  }

  /// The row of a grid that it is, perhaps in a view of an app's own.
  fileprivate var gridRow: RecordedNode? {
    if kind == "gridRow" { return self }
    return kind == "view" && children.count == 1 ? children[0].gridRow : nil
  }
}

extension String {
  /// `top` of `topLeading`.
  fileprivate var verticalPart: String {
    hasPrefix("top") ? "top" : hasPrefix("bottom") ? "bottom" : "center"
  }
}
