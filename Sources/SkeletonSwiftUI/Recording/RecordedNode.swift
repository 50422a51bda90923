import SkeletonLayout
import SkeletonModel

/// A view or a modifier as the module named SwiftUI has recorded it.
struct RecordedNode: Sendable {
  var kind: String
  /// Where it is written; nil if that is not known.
  var place: SourcePlace?
  var arguments: JSON
  /// Where arguments are said that come from elsewhere: from modifiers around it, or its shape.
  var places: [String: SourcePlace] = [:]
  var children: [RecordedNode]
  /// What lies behind, above or in front as a mask.
  var decoration: [RecordedNode]
  var header: [RecordedNode]
  var footer: [RecordedNode]
  /// What is drawn otherwise than its alignment says, in words.
  var realigned: String?
  /// What stands in the bars round it, by its place.
  private var bars: [String: [RecordedNode]] = [:]

  struct SourcePlace: Hashable, Sendable {
    var file: String
    var line: Int
  }
}

extension RecordedNode {
  /// nil if it is no node: the recording was made by another version.
  init?(_ json: JSON) {
    guard let kind = json["k"]?.text else { return nil }
    self.kind = kind
    place = json["at"]?.text.flatMap(SourcePlace.init)
    arguments = json["a"] ?? .object([])
    if case .object(let members)? = json["p"] {
      for member in members { places[member.key] = member.value.text.flatMap(SourcePlace.init) }
    }
    guard let children = Self.list(json["c"]), let decoration = Self.list(json["d"]),
      let header = Self.list(json["header"]), let footer = Self.list(json["footer"])
    else { return nil }
    self.children = children
    self.decoration = decoration
    self.header = header
    self.footer = footer
    for place in ["leading", "trailing", "principal", "bottom"] {
      guard let nodes = Self.list(json[place]) else { return nil }
      if !nodes.isEmpty { bars[place] = nodes }
    }
    realign()
  }

  /// At which edges it has what it holds reach round the safe area, not round the keyboard alone.
  var ignoredEdges: Set<String> {
    guard kind == "ignoresSafeArea", arguments.text("regions") != "keyboard" else { return [] }
    let edges = arguments["edges"]?.items?.compactMap(\.text)
    return edges.map { Set($0) } ?? ["top", "leading", "bottom", "trailing"]
  }

  /// Whether it has what it holds continue below the bars of a device.
  var ignoresBars: Bool { ignoredEdges.isSuperset(of: ["top", "bottom"]) }

  /// Whether bars of navigation or of tabs are in it.
  var holdsBars: Bool {
    ["navigation", "tabs"].contains(kind) || children.contains(where: \.holdsBars)
  }

  var leading: [RecordedNode] { bars["leading"] ?? [] }
  var trailing: [RecordedNode] { bars["trailing"] ?? [] }
  var principal: [RecordedNode] { bars["principal"] ?? [] }
  var bottom: [RecordedNode] { bars["bottom"] ?? [] }

  /// Whether a text of it is Japanese, of those that are in the language of whoever reads them.
  var isJapanese: Bool {
    arguments["verbatim"]?.isTrue != true && arguments.hasText(where: TextShaper.isJapanese)
      || [children, decoration, header, footer].contains { $0.contains(where: \.isJapanese) }
      || bars.values.contains { $0.contains(where: \.isJapanese) }
  }

  private static func list(_ json: JSON?) -> [RecordedNode]? {
    guard let items = json?.items else { return [] }
    let nodes = items.compactMap(RecordedNode.init)
    return nodes.count == items.count ? nodes : nil
  }
}

extension RecordedNode.SourcePlace {
  /// `Sources/Feed/Row.swift:12`
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return nil }
    self.init(file: String(text[..<colon]), line: line)
  }
}

extension JSON {
  var number: Double? {
    switch self {
    case .number(let number): number
    // JSON has no infinity of its own.
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    case .null, .bool, .string, .array, .object: nil
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var items: [JSON]? { if case .array(let items) = self { items } else { nil } }
  var isTrue: Bool { self == .bool(true) }

  /// Whether it is a text that is asked for, or has one in it.
  func hasText(where isWanted: (String) -> Bool) -> Bool {
    switch self {
    case .string(let text): isWanted(text)
    case .array(let items): items.contains { $0.hasText(where: isWanted) }
    case .object(let members): members.contains { $0.value.hasText(where: isWanted) }
    case .null, .bool, .number: false
    }
  }

  func number(_ key: String) -> Double? { self[key]?.number }
  func text(_ key: String) -> String? { self[key]?.text }
}
