// The rows at the end of a column, of which a skeleton may have another number than the content.

extension Node {
  /// The rows that something ends with, which a `repeat` stands for; nil where it ends otherwise.
  package var lastRows: ArraySlice<Node>? {
    switch content {
    case .wrapped(let node): return node.lastRows
    case .scroll(let scroll) where scroll.axis == .vertical: return scroll.view.lastRows
    case .stack(let stack) where stack.axis == .vertical:
      guard let last = stack.children.last else { return nil }
      guard last.row != .none else { return last.lastRows }
      let first = stack.children.lastIndex { $0.row.isFirst } ?? 0
      return stack.children[first...]
    default: return nil
    }
  }

  /// Where the `repeat` is written that it ends with.
  package var lastRepeat: TextPosition? {
    if case .first(let position)? = lastRows?.first?.row { position } else { nil }
  }

  /// Whether it ends with rows that the content has not.
  package var hasAddedRows: Bool { lastRows?.last?.row == .added }

  /// Whether layout may give it, or what is in it, more rows.
  package var mayBeFilled: Bool {
    if case .scroll(let scroll) = content, scroll.isFilled, lastRows != nil { return true }
    return children.contains(where: \.mayBeFilled)
  }

  /// Whether its skeleton has a number of rows of its own.
  package var hasOwnRows: Bool {
    if case .scroll(let scroll) = content, scroll.isFilled { return true }
    return box.derivation?.rows != nil
  }

  /// Whether it says by itself how many rows it ends with.
  var saysItsRows: Bool {
    if box.derivation?.rows != nil { return true }
    switch content {
    case .wrapped(let node): return node.saysItsRows
    case .scroll(let scroll): return scroll.view.saysItsRows
    case .stack(let stack): return stack.children.last?.saysItsRows ?? false
    default: return false
    }
  }

  /// Has it end with so many rows: its own go on taking turns, or the last of them go.
  package mutating func repeatLastRows(_ count: Int) {
    switch content {
    case .wrapped, .scroll: content.changeChildren { $0.repeatLastRows(count) }
    case .stack(var stack):
      guard let rows = lastRows else { return }
      if stack.children.last?.row == Row.none {
        stack.children[stack.children.count - 1].repeatLastRows(count)
      } else {
        stack.children.removeLast(max(rows.count - count, 0))
        let period = rows.map(\.withoutPaths).period
        for number in rows.count..<max(count, rows.count) {
          let model = rows[rows.endIndex - period + (number - rows.count) % period]
          stack.children.append(model.asRow(number))
        }
      }
      content = .stack(stack)
    default: break
    }
  }

  /// A copy of a row that stands further down.
  ///
  /// - Parameter number: From 0. What has no name of its own says it behind its model's.
  private func asRow(_ number: Int) -> Node {
    var row = self
    row.row = .added
    guard isNamed, let path, let start = path.lastIndex(of: "[") else {
      row.changePaths { $0.prefix { $0 != "+" } + "+\(number)" }
      return row
    }
    let own = String(path[..<start]) + "[\(number)]"
    row.changePaths { $0.hasPrefix(path) ? own + String($0.dropFirst(path.count)) : $0 }
    return row
  }

  private var withoutPaths: Node {
    var node = self
    node.row = .none
    node.changePaths { _ in "" }
    return node
  }

  private mutating func changePaths(_ change: (String) -> String) {
    path = path.map(change)
    content.changeChildren { $0.changePaths(change) }
    if box.hasEffects { box.effects.mask?.view.changePaths(change) }
  }
}

extension Array where Element: Equatable {
  /// After how many the same begin again, as far as they go; all where none do.
  package var period: Int {
    (1..<Swift.max(count, 1)).first { self[$0...].elementsEqual(dropLast($0)) } ?? count
  }
}
