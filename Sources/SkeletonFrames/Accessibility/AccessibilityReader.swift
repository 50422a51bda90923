import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// Reads a tree as a screen reader does: in the order of the tree, and by what its nodes say.
struct AccessibilityReader {
  /// What is read together: an element, or a group with what is in it.
  private var units: [(priority: Double, elements: [AccessibilityElement])] = []
  /// How many placeholders stand there instead of elements.
  private(set) var placeholders = 0
  /// Whether one busy element speaks for all that turns.
  private let isBusy: Bool
  /// Counts what is modal, and stacks of layers.
  private var modals = 0
  private var stacks = 0

  init(isBusy: Bool = false) { self.isBusy = isBusy }

  /// What is around a node.
  private struct Surroundings {
    var path = ""
    var hiding: AccessibilityElement.Hiding?
    /// What a `use` says of the component's root.
    var said: Accessibility?
    var traits: AccessibilityTraits = []
    var priority = 0.0
    var depth = 0
    var isInPlaceholder = false
    var layers: [AccessibilityElement.Layer] = []
    var modal = 0
    /// Whether something around it is as what is in it.
    var isPart = false
  }

  /// In reading order.
  var elements: [AccessibilityElement] {
    let isSorted = units.allSatisfy { $0.priority == units[0].priority }
    guard !isSorted else { return units.flatMap(\.elements) }
    let sorted = units.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }
    return sorted.flatMap(\.element.elements)
  }

  /// - Parameter others: finds the elements of a node that has others than its own; it is told whether
  ///   something around the node is as these are.
  mutating func read<Refusal>(
    _ root: Placed, others: (Placed, _ isPart: Bool) throws(Refusal) -> [AccessibilityElement]?
  ) throws(Refusal) {
    try read(root, Surroundings(), others)
  }

  mutating func read(_ root: Placed) { read(root) { _, _ in nil } }
}

extension AccessibilityReader {
  private mutating func read<Refusal>(
    _ placed: Placed, _ around: Surroundings,
    _ others: (Placed, Bool) throws(Refusal) -> [AccessibilityElement]?
  ) throws(Refusal) {
    let node = placed.node
    let box = node.box
    var inner = around
    inner.path = node.path ?? around.path
    // What is to appear by itself is there.
    if !placed.node.mayBeSeen(isReduced: false) { inner.hiding = inner.hiding ?? .transparent }
    let said = around.said?.laid(over: box.accessibility) ?? box.accessibility
    if said.isHidden { inner.hiding = inner.hiding ?? .accessibilityHidden }
    if inner.hiding != .transparent, let found = try others(placed, inner.isPart) {
      add(found.map { $0.hidden(inner.hiding) }, inner)
      return
    }
    let isPlaceholder = placed.isPlaceholder
    if isPlaceholder, inner.hiding != .transparent { placeholders += 1 }
    inner.isInPlaceholder =
      inner.isInPlaceholder || isPlaceholder || box.isShimmerGroup && placed.holdsPlaceholder
    if case .wrapped = node.content {
      inner.said = said
      for child in placed.children { try read(child, inner, others) }
      return
    }
    inner.said = nil
    inner.traits.formUnion(said.traits.subtracting(.isModal))
    inner.priority = said.sortPriority ?? inner.priority
    if said.traits.contains(.isModal) {
      modals += 1
      inner.modal = modals
    }
    if node.kind == .button {
      addButton(placed, said, inner)
    } else if !node.content.isContainer {
      addLeaf(placed, said, inner)
    } else if said.children == .combine || said.children == .ignore {
      try addCombined(placed, said, inner, others)
    } else if said.children == .contain || said.label != nil || said.value != nil {
      try addGroup(placed, said, inner, others)
    } else {
      try readChildren(of: placed, inner, others)
    }
  }

  private mutating func readChildren<Refusal>(
    of placed: Placed, _ around: Surroundings,
    _ others: (Placed, Bool) throws(Refusal) -> [AccessibilityElement]?
  ) throws(Refusal) {
    guard case .layers = placed.node.content else {
      for child in placed.children { try read(child, around, others) }
      return
    }
    stacks += 1
    let stack = stacks
    for (index, child) in placed.children.enumerated() {
      var layer = around
      layer.layers.append(.init(stack: stack, index: index))
      try read(child, layer, others)
    }
  }

  private mutating func add(_ element: AccessibilityElement, _ around: Surroundings) {
    add([element], around)
  }

  private mutating func add(_ elements: [AccessibilityElement], _ around: Surroundings) {
    if !elements.isEmpty { units.append((around.priority, elements)) }
  }

  private func element(
    _ role: AccessibilityElement.Role, _ placed: Placed, _ said: Accessibility,
    _ around: Surroundings
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      role: role, path: around.path, frame: placed.frame,
      position: placed.node.position)
    element.label = said.label ?? ""
    element.value = said.value
    element.traits = around.traits
    element.hiding = around.hiding
    element.depth = around.depth
    element.isInPlaceholder = around.isInPlaceholder
    element.layers = around.layers
    element.modal = around.modal
    return element
  }

  /// Its label is the text in it; or what is said of it, which an icon alone needs.
  private mutating func addButton(
    _ placed: Placed, _ said: Accessibility, _ around: Surroundings
  ) {
    var button = element(.button, placed, said, around)
    button.actions = placed.node.action.map { [$0] } ?? []
    for part in placed.children {
      switch part.node.content {
      case .text(let text) where said.label == nil && !text.value.isEmpty:
        button.label += (button.label.isEmpty ? "" : ", ") + text.value
      case .drawing(let drawing): button.icons += drawing.name.map { [$0] } ?? []
      default: break
      }
    }
    add(button, around)
  }

  private mutating func addLeaf(_ placed: Placed, _ said: Accessibility, _ around: Surroundings) {
    var leaf = element(.image, placed, said, around)
    switch placed.node.content {
    case .text(let text):
      leaf.role = .text
      leaf.label = said.label ?? text.value
      guard !leaf.label.isEmpty else { return }
    case .spinner, .dots: leaf.role = .inProgress
    case .progress(let progress):
      leaf.role = progress.value == nil ? .inProgress : .progress
      leaf.value = said.value ?? progress.value.map { "\(($0 * 100).threeDecimals)%" }
    case .drawing(let drawing) where placed.node.kind == .icon:
      leaf.icons = drawing.name.map { [$0] } ?? []
      if said.label == nil, said.value == nil, leaf.traits.isEmpty {
        leaf.hiding = leaf.hiding ?? .decoration
      }
    case .block, .circle, .lines, .drawing, .redacted, .divider:
      // A shape is nothing to a screen reader until it says something.
      guard said.label != nil || said.value != nil || !said.traits.isEmpty else { return }
    case .spacer, .stack, .layers, .grid, .scroll, .wrapped: return
    }
    if leaf.role == .inProgress, leaf.label.isEmpty, isBusy { leaf.hiding = leaf.hiding ?? .busy }
    add(leaf, around)
  }

  private mutating func addCombined<Refusal>(
    _ placed: Placed, _ said: Accessibility, _ around: Surroundings,
    _ others: (Placed, Bool) throws(Refusal) -> [AccessibilityElement]?
  ) throws(Refusal) {
    var inside = AccessibilityReader(isBusy: isBusy)
    var inner = around
    inner.hiding = nil
    inner.isInPlaceholder = false
    inner.isPart = true
    try inside.readChildren(of: placed, inner, others)
    placeholders += around.hiding == .transparent ? 0 : inside.placeholders
    let isSilent = said.children == .ignore
    let parts = isSilent ? [] : inside.elements.filter { $0.hiding == nil }
    guard !parts.isEmpty || said.label != nil || isSilent else { return }
    var whole = element(.combined, placed, said, around)
    if said.label == nil {
      whole.label = parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if said.value == nil {
      let values = parts.compactMap(\.value)
      whole.value = values.isEmpty ? nil : values.joined(separator: ", ")
    }
    whole.icons = parts.flatMap(\.icons)
    whole.actions = parts.flatMap(\.actions)
    for part in parts { whole.traits.formUnion(part.traits) }
    let roles = Set(parts.map(\.role))
    if roles == [.text] {
      whole.role = .text
    } else if roles.contains(.button) {
      if parts.count(where: { $0.role == .button }) == 1 { whole.role = .button }
    } else if roles.contains(.progress) {
      whole.role = .progress
    } else if roles.contains(.inProgress) {
      whole.role = .inProgress
    }
    whole.isInPlaceholder = around.isInPlaceholder || parts.contains(where: \.isInPlaceholder)
    add(whole, around)
  }

  private mutating func addGroup<Refusal>(
    _ placed: Placed, _ said: Accessibility, _ around: Surroundings,
    _ others: (Placed, Bool) throws(Refusal) -> [AccessibilityElement]?
  ) throws(Refusal) {
    var inside = AccessibilityReader(isBusy: isBusy)
    inside.modals = modals
    inside.stacks = stacks
    var inner = around
    inner.priority = 0
    let hasName = said.label != nil || said.value != nil
    if hasName {
      inner.depth += 1
      inner.isPart = true
    }
    try inside.readChildren(of: placed, inner, others)
    modals = inside.modals
    stacks = inside.stacks
    placeholders += inside.placeholders
    let elements = inside.elements
    if !hasName {
      add(elements, around)
    } else {
      // A group of shapes is a picture of something.
      let isGroup = elements.contains { $0.hiding == nil }
      add([element(isGroup ? .group : .image, placed, said, around)] + elements, around)
    }
  }
}

extension AccessibilityElement {
  func hidden(_ hiding: Hiding?) -> AccessibilityElement {
    var element = self
    element.hiding = hiding ?? element.hiding
    return element
  }
}

extension Node.Content {
  fileprivate var isContainer: Bool {
    switch self {
    case .stack, .layers, .grid, .scroll, .wrapped: true
    case .block, .circle, .lines, .drawing, .text, .redacted, .divider, .spinner, .progress, .dots,
      .spacer:
      false
    }
  }
}

extension Placed {
  /// Whether it is painted with the shimmer.
  fileprivate var isPlaceholder: Bool {
    if let background = node.box.background, background.isShimmer { return true }
    if node.box.effects.stroke?.paint.isShimmer == true { return true }
    return switch node.content {
    case .block(let block): block.fill.isShimmer
    case .circle(_, let fill): fill.isShimmer
    case .lines(let lines): lines.fill.isShimmer
    case .drawing(let drawing): drawing.fill.isShimmer
    case .redacted(_, let fill, _): fill.isShimmer
    case .stack, .layers, .grid, .scroll, .wrapped, .text, .divider, .spinner, .progress, .dots,
      .spacer:
      false
    }
  }

  /// Whether it, or anything in it that can be seen, is.
  fileprivate var holdsPlaceholder: Bool {
    node.box.opacity > 0 && (isPlaceholder || children.contains(where: \.holdsPlaceholder))
  }
}

extension Paint {
  fileprivate var isShimmer: Bool { if case .shimmer = self { true } else { false } }
}
