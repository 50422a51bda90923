import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// What a screen reader finds round the rows that arrive one by one, and where these stand in it.
struct LoadingOutline {
  /// Where a row is found.
  struct Slot: Sendable {
    var row: Int
    /// Its own tree in the content; nil above the others, where it looks like one of them.
    var placed: Placed?
    var templates: [Int: Placed] = [:]
    /// Why nothing of it is found.
    var hiding: AccessibilityElement.Hiding?
  }

  enum Piece {
    case part(LoadingElements.Part)
    case row(Slot)
  }

  /// What is found in one tree, in reading order.
  struct Tree {
    fileprivate(set) var pieces: [Piece] = []
    fileprivate(set) var isError = false
    /// Which pieces each row has.
    fileprivate(set) var places: [Int: [Int]] = [:]
    /// Whether all that is found round the rows is the same whatever these are.
    fileprivate(set) var isApart = true
  }

  let cast: LoadingCast
  /// From the bottom up.
  private(set) var trees: [Tree] = []
  /// The tree whose rows arrive one by one, and its layer.
  private(set) var content: (tree: Int, layer: LoadingFrame.Layer)?
  /// Whether that tree is as it was before.
  private(set) var keepsContent = false
  private(set) var focus: AccessibilityElement?
  /// What an error's focus does not go to; nil where there is no such error.
  private var skeleton: [AccessibilityElement]?

  /// - Parameter before: What was found before: where its rows stand in the same tree, this is not read
  ///   again.
  init(
    _ cast: LoadingCast, after before: LoadingOutline?, _ rows: StagedRows,
    _ screens: LoadingScreens, _ plan: LoadingPlan
  ) throws {
    self.cast = cast
    let items = plan.hasRows ? plan.lifecycle.items : nil
    let waits = cast.waits || cast.layers.contains { $0.tree == .skeleton && $0.stays }
    // A title stands in the skeleton, too; where the content stays below it, it is that one's.
    let hasContent = cast.layers.contains { $0.tree != .skeleton && $0.stays }
    for layer in cast.layers where layer.tree == .skeleton && layer.stays && !hasContent {
      add(try screens.elementsOfSkeleton(cast))
    }
    if waits, let words = plan.announcements.loading { add([.busy(words)]) }
    for layer in cast.layers where layer.tree != .skeleton {
      if let items, layer.tree == .content {
        content = (trees.count, layer)
        let known = before?.content(layer, as: cast)
        keepsContent = known != nil
        trees.append(try known ?? tree(layer, rows, of: items, screens))
      } else if layer.stays {
        var reader = AccessibilityReader()
        reader.read(try screens.root(ScreenState(layer), cast, layer.error))
        add(reader.elements, isError: layer.tree == .error)
      }
    }
    guard cast.layers.contains(where: { $0.tree == .error && $0.stays }) else { return }
    let known = screens.document.has(.skeleton) ? try screens.elementsOfSkeleton(cast) : []
    skeleton = known
    focus = AccessibilityElement.focus(
      in: trees.filter(\.isError).flatMap(\.pieces).flatMap(\.elements), after: known)
  }

  private mutating func add(_ elements: [AccessibilityElement], isError: Bool = false) {
    trees.append(Tree(pieces: [.part(.init(elements))], isError: isError))
  }

  /// Whether all that is found round the rows is the same whatever these are.
  var isApart: Bool { trees.allSatisfy(\.isApart) }

  var contentTree: Tree? { content.map { trees[$0.tree] } }

  private func content(_ layer: LoadingFrame.Layer, as cast: LoadingCast) -> Tree? {
    guard let content, content.layer == layer, trees[content.tree].isApart,
      self.cast.rows == cast.rows, self.cast.parameters == cast.parameters
    else { return nil }
    return trees[content.tree]
  }

  /// The tree whose rows arrive one by one.
  private func tree(
    _ layer: LoadingFrame.Layer, _ rows: StagedRows, of items: String, _ screens: LoadingScreens
  ) throws -> Tree {
    var tree = Tree()
    let root = try screens.root(ScreenState(layer), cast, layer.error)
    var slots: [Slot] = []
    var reader = AccessibilityReader()
    try reader.read(root) { placed, isPart throws(any Error) in
      guard let row = placed.row(of: items), cast.rows.contains(row) else {
        // Of a tree that stands there for its rows alone, nothing else is.
        return layer.stays || placed.holdsRow(of: items) ? nil : []
      }
      let slot = Slot(row: row, placed: placed)
      if isPart {
        tree.isApart = false
        return try screens.elements(of: rows[row - cast.rows.lowerBound], in: slot, cast)
      }
      slots.append(slot)
      return [.standIn(for: placed, slots.count - 1)]
    }
    let templates = cast.rows.lowerBound < 0 ? root.rows(of: items) : [:]
    for row in cast.rows.prefix(while: { $0 < 0 }) {
      tree.add(Slot(row: row, templates: templates))
    }
    var between: [AccessibilityElement] = []
    for element in reader.elements {
      guard let index = element.slot else {
        between.append(element)
        continue
      }
      tree.add(between)
      between = []
      slots[index].hiding = element.hiding
      tree.add(slots[index])
    }
    tree.add(between)
    return tree
  }

  /// What is found where something lies in front of all else.
  ///
  /// - Parameter parts: Of all pieces.
  func behindModals(_ parts: [LoadingElements.Part]) -> LoadingElements {
    var elements: [AccessibilityElement] = []
    var errors: [Bool] = []
    var rest = parts[...]
    for tree in trees {
      // What is modal in one tree lies in front of all of the trees before it.
      let above = elements.reduce(0) { max($0, $1.modal) }
      for var element in rest.prefix(tree.pieces.count).flatMap(\.elements) {
        if element.modal > 0 { element.modal += above }
        elements.append(element)
        errors.append(tree.isError)
      }
      rest = rest.dropFirst(tree.pieces.count)
    }
    AccessibilityElement.hideBehindModals(&elements)
    let ofErrors = zip(elements, errors).filter { $0.hiding == nil && $1 }.map(\.0)
    return LoadingElements(
      parts: [.init(elements)],
      focus: skeleton.flatMap { AccessibilityElement.focus(in: ofErrors, after: $0) })
  }
}

extension LoadingOutline.Piece {
  /// Those of rows are not known.
  fileprivate var elements: [AccessibilityElement] {
    if case .part(let part) = self { part.elements } else { [] }
  }
}

extension LoadingOutline.Tree {
  /// Of rows, nothing yet.
  var parts: [LoadingElements.Part] {
    pieces.map { if case .part(let part) = $0 { part } else { .nothing } }
  }

  fileprivate mutating func add(_ slot: LoadingOutline.Slot) {
    places[slot.row, default: []].append(pieces.count)
    pieces.append(.row(slot))
  }

  fileprivate mutating func add(_ elements: [AccessibilityElement]) {
    if !elements.isEmpty { pieces.append(.part(.init(elements))) }
  }
}

extension AccessibilityElement {
  /// Keeps the place of the elements of a slot, while a tree is read without its rows.
  fileprivate static func standIn(for placed: Placed, _ slot: Int) -> Self {
    var element = Self(
      role: .group, path: "", frame: placed.frame, position: placed.node.position)
    element.slot = slot
    return element
  }
}

extension LoadingScreens {
  fileprivate func root(
    _ state: ScreenState, _ cast: LoadingCast, _ error: LoadingError? = nil
  ) throws -> Placed {
    try placed(LaidOutScreens.Key(state, cast.parameters, of: error)).root
  }

  fileprivate func elementsOfSkeleton(_ cast: LoadingCast) throws -> [AccessibilityElement] {
    var reader = AccessibilityReader(isBusy: true)
    reader.read(try root(.skeleton, cast))
    return reader.elements
  }

  func elements(
    of row: LoadingStage.Row, in slot: LoadingOutline.Slot, _ cast: LoadingCast
  ) throws -> [AccessibilityElement] {
    var reader = AccessibilityReader()
    switch row.outcome {
    case .content:
      if let tree = slot.placed ?? slot.templates[row.template] { reader.read(tree) }
    case .error:
      guard slot.placed != nil, let failure = row.failure else { return [] }
      reader.read(try root(.error(failure.name), cast, failure))
    case .skeleton, .empty, nil: break
    }
    return reader.elements.map { $0.hidden(slot.hiding) }
  }
}
