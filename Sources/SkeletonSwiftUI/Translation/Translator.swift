import SkeletonLanguage
import SkeletonModel

/// Turns what a view was recorded to be into a node as the language has it.
struct Translator {
  /// Its appearance is that of the part that is being drawn.
  var variant: Variant
  /// Of the canvas.
  let width: Double
  /// nil where it is as high as what is on it.
  let height: Double?
  let safeArea: Insets
  /// The version of iOS whose texts they are.
  let ios: SystemVersion
  /// Those of the version whose look it has.
  let measures: SystemMeasures
  /// Whether the theme around it says what the accent is.
  let hasOwnAccent: Bool
  /// Finds the colours of asset catalogues.
  let assets: AssetCatalogue
  let fonts: AppFonts
  /// Finds a place in the source, for messages that show its line.
  let source: (RecordedNode.SourcePlace) -> Spot
  /// Finds the property or function of a view that a place is in.
  let member: (Spot) -> String?
  /// Where the view is asked for: the place of what has none of its own.
  let spot: Spot
  /// What is drawn otherwise than SwiftUI would.
  private(set) var notes: [Diagnostic] = []
  /// Whether it is in rows of a list, where controls have their names before them.
  var isInList = false
  /// Whether it is above or below the rows of a list, where symbols are as wide as they are.
  var isBesideCard = false
  /// Whether it is what is chosen from a menu.
  var isInMenu = false
  /// What the row that contains a view leaves at its sides.
  var rowSides: (leading: Double, trailing: Double)?
  /// The kind of the stack around a view, along which its spacers grow; nil outside of one.
  var spacerStack: String?
  /// What is between the rows of the list around, and between its sections, where it says so.
  var listSpacing: (rows: Double, sections: Double?) = (0, nil)
  /// What a view says about the room round what scrolls in it, until a list has taken it.
  var listMargins: ListMargins?
  /// Whether a view says that it is read the other way.
  var isTurned = false
  /// Whether it stands in a bar, whose words are as high at every size of type.
  var isInBar = false
  /// Whether iOS would take letters of East Asia from its Japanese font: whoever reads one text of a
  /// screen in Japanese has set their device to it.
  private(set) var isJapanese = false
  /// Whether it is on a page of tabs, whose bar has the lower edge of the screen.
  var isInTabs = false
  /// Whether it is in a sheet, which has no safe area at its top.
  var isInSheet = false
  /// Whether what comes next stands right below a large title, near which lists begin.
  var isUnderLargeTitle = false
  /// Where guides are written that the stack around them goes by.
  var followedGuides: Set<RecordedNode.SourcePlace> = []
  /// Whether what comes next stands right below a bar with a small title or buttons alone.
  var isUnderSmallTitle = false
  /// Whether a bar of an app's own stands between that title and what comes next.
  var isUnderBar = false
  /// What has been found of the sizes of cells in grids, and of rows, by names of their own.
  let sizes: [String: Frame]
  /// How many grids there have been.
  var gridCount = 0
  /// How many rows have been measured.
  var rowCount = 0
  /// Whether a text that says nothing is as high as a line: where something is written, and beside
  /// cards.
  var keepsEmptyLines = false
  /// How many pages over bars of tabs.
  var pageCount = 0
  /// Whether this is to find which of several views fits.
  var isMeasuringFit = false
  /// How many bars whose title may not stand in the middle.
  var barCount = 0
  /// How many views were come to that scroll both ways.
  var bothWaysCount = 0
  /// The names that readers of geometry got, by the recorder's.
  private(set) var geometries: [String: String] = [:]

  init(
    _ variant: Variant, width: Double = 390, height: Double? = nil, safeArea: Insets = .zero,
    ios: SystemVersion = .usual, look: SystemVersion? = nil, hasOwnAccent: Bool = false,
    sizes: [String: Frame] = [:],
    assets: AssetCatalogue, fonts: AppFonts = AppFonts(in: []), spot: Spot,
    source: @escaping (RecordedNode.SourcePlace) -> Spot,
    member: @escaping (Spot) -> String? = { _ in nil }
  ) {
    self.variant = variant
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.ios = ios
    var measures = SystemMeasures.of(look ?? ios)
    // What lists leave at their sides, and how symbols are drawn, no app chooses.
    measures.list.wideFrom = SystemMeasures.of(ios).list.wideFrom
    measures.hasNewSymbols = SystemMeasures.of(ios).hasNewSymbols
    self.measures = measures
    self.hasOwnAccent = hasOwnAccent
    self.sizes = sizes
    self.assets = assets
    self.fonts = fonts
    self.source = source
    self.member = member
    self.spot = spot
  }

  /// The tree of a whole view, whose nodes are named.
  ///
  /// - Parameter name: What the view is called by whoever names it, and need not be called again.
  mutating func tree(of recorded: RecordedNode, named name: String = "") -> Tree {
    isJapanese = variant.language?.tag.hasPrefix("ja") == true || recorded.isJapanese
    var root = Draft.only(drafts(recorded), as: "vstack", at: spot)
    if let sought = recorded.soughtNode, !root.isScrolledTo {
      note(
        self.spot(of: sought),
        "what scrolls is not scrolled to this: it is drawn where that begins")
    }
    let isPreview = root.id?.hasPrefix(SwiftDeclaration.Preview.prefix) == true
    if root.id == name || isPreview { root.id = nil }
    root.nameMembers(in: member(root.spot), member)
    var names = DraftNames()
    names.name(&root)
    geometries = names.geometries
    return root.tree
  }

  mutating func note(_ spot: Spot, _ message: String) {
    let diagnostic = Diagnostic(.warning, at: spot.position, message)
    if !notes.contains(diagnostic) { notes.append(diagnostic) }
  }

  /// What each of several views becomes of which one is drawn: nothing is said of the others.
  mutating func alternatives(_ nodes: [RecordedNode], drawn: Int) -> [[Draft]] {
    let before = notes
    var own = before
    let found = nodes.indices.map { index in
      notes = before
      let found = drafts(nodes[index])
      if index == drawn { own = notes }
      return found
    }
    notes = own
    return found
  }

  func spot(of node: RecordedNode) -> Spot {
    node.place.map(source) ?? spot
  }

  /// Where the values of a node's keys are said, as far as that is not where it is.
  func spots(of node: RecordedNode) -> [String: Spot] {
    var spots: [String: Spot] = [:]
    for (argument, place) in node.places {
      for key in Self.keys[argument] ?? [argument] { spots[key] = source(place) }
    }
    return spots
  }

  /// The keys that an argument gives, where they are called otherwise.
  private static let keys: [String: [String]] = [
    "style": ["color", "fill"], "fill": ["fill", "background"], "stroke": ["stroke", "border"],
    "text": ["value"], "shape": ["radius", "corners"], "font": ["font", "size", "relativeTo"],
    "scale": ["size"], "truncation": ["truncationMode"], "tint": ["tint", "color"],
  ]

  /// The nodes that a recorded one stands for: none, one, or several siblings.
  mutating func drafts(_ node: RecordedNode) -> [Draft] {
    var found = unscrolled(node)
    if let place = node.arguments["scrolledTo"], let first = found.first {
      found[0] = first.scrolled(to: place.items == nil ? .word("nearest") : point(place))
    }
    return found
  }

  private mutating func unscrolled(_ node: RecordedNode) -> [Draft] {
    for words in Unread.notes(on: node) { note(spot(of: node), words) }
    let around = spacerStack
    defer { spacerStack = around }
    switch node.kind {
    case "vstack", "hstack": spacerStack = node.kind
    case "label", "gridRow": spacerStack = "hstack"
    case "zstack", "grid", "vgrid", "hgrid", "list", "form", "scroll", "geometry": spacerStack = nil
    default: break
    }
    if let found = container(node) { return found }
    if let found = control(node) ?? leaf(node) {
      if !found.isEmpty {
        (isUnderLargeTitle, isUnderSmallTitle, isUnderBar) = (false, false, false)
      }
      return found
    }
    if let found = modified(node) { return found }
    note(
      spot(of: node),
      "'\(node.kind)' is recorded and cannot be drawn; its content stands alone")
    return drafts(node.children)
  }

  mutating func drafts(_ nodes: [RecordedNode]) -> [Draft] { nodes.flatMap { drafts($0) } }

  /// What a container has of one view, and whether it lies on the others. No modifier asks so: what it lays
  /// on a view would be below that.
  mutating func inOrder(_ node: RecordedNode) -> [Draft] {
    let found = drafts(node)
    let zIndex = node.zIndex.bounded
    guard zIndex != 0 else { return found }
    return found.map { draft in
      guard draft.kind != "spacer", draft.kind != "repeat" else { return draft }
      var draft = draft
      draft.set("zIndex", .number(zIndex))
      return draft
    }
  }

  /// A node with the values that its arguments come to, at both ends where they move.
  ///
  /// What moves and what does not is found by comparing: a value may be made of several.
  mutating func values(
    _ node: RecordedNode, _ make: (inout Translator, JSON) -> [(String, Draft.Written)]
  ) -> [(String, Moving<Draft.Written>)] {
    switch node.arguments.ends {
    case .still(let arguments):
      return make(&self, arguments).map { ($0.0, .still($0.1)) }
    case .moving(let from, let to, let timing):
      let start = make(&self, from)
      let end = make(&self, to)
      let keys = (start.map(\.0) + end.map(\.0)).withoutRepeats
      func ends(_ key: String) -> (first: Draft.Written?, last: Draft.Written?) {
        (start.first { $0.0 == key }?.1, end.first { $0.0 == key }?.1)
      }
      guard
        keys.map(ends).allSatisfy({ first, last in
          guard let first, let last else { return true }
          return first.isOfForm(of: last)
        })
      else {
        note(
          spot(of: node),
          "an outline, a gradient or corners cannot be drawn on the way to ones of another form; "
            + "they stand at the end of it")
        return end.map { ($0.0, .still($0.1)) }
      }
      return keys.compactMap { key in
        let (first, last) = ends(key)
        // What is there at one end only stands as it is there.
        guard let first, let last else { return (first ?? last).map { (key, .still($0)) } }
        return (key, first == last ? .still(first) : .moving(from: first, to: last, timing))
      }
    }
  }
}

/// Gives drafts names that are unique among what shares a path.
struct DraftNames {
  private var taken: Set<String> = []
  /// The last that was added to a name, so that none is tried again.
  private var numbers: [String: Int] = [:]
  private(set) var geometries: [String: String] = [:]

  /// - Parameter path: Of the nearest named draft around it.
  mutating func name(_ draft: inout Draft, in path: String = "") {
    if let geometry = draft.geometry {
      // A shape that is drawn in a size keeps the name of its view.
      let isCell = geometry.hasPrefix(Translator.cellPrefix)
      draft.id = draft.kind == "path" ? draft.id ?? "shape" : isCell ? "cell" : "geometry"
      naming(&draft, path)
      geometries[geometry] = "\(path)/\(draft.id ?? "")"
    } else {
      naming(&draft, path)
    }
    let inner = draft.id.map { "\(path)/\($0)" } ?? path
    // Each of a repeat's views is an instance of its own, whose names begin anew.
    for index in draft.children.indices {
      let place = draft.kind == "repeat" ? "\(inner)[\(index)]" : inner
      name(&draft.children[index], in: place)
    }
    // What masks a node is no step of a path.
    for index in draft.mask.indices { name(&draft.mask[index], in: inner) }
  }

  private mutating func naming(_ draft: inout Draft, _ path: String) {
    guard let id = draft.id else { return }
    let key = "\(path)/\(id)"
    var number = numbers[key] ?? 1
    var name = number == 1 ? id : "\(id)-\(number)"
    while !taken.insert("\(path)/\(name)").inserted {
      number += 1
      name = "\(id)-\(number)"
    }
    numbers[key] = number
    draft.id = name
  }
}

extension RecordedNode {
  /// The first that a scroll view is to show.
  fileprivate var soughtNode: RecordedNode? {
    arguments["scrolledTo"] != nil ? self : children.lazy.compactMap(\.soughtNode).first
  }
}

extension Draft {
  /// Whether it or anything in it is what a scroll view is to show.
  fileprivate var isScrolledTo: Bool {
    has("scrolledTo") || children.contains(where: \.isScrolledTo)
  }
}
