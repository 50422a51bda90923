/// What Xcode declares for a key that is written into a string catalogue by hand:
/// `LocalizedStringResource.feedTitle`, or a function of what its text leaves open.
struct StringSymbol: Hashable, Sendable {
  private let key: String
  private let table: String
  private let name: String
  private let parameters: [Parameter]

  private struct Parameter: Hashable, Sendable {
    var label: String?
    var type: String
    var isNumber: Bool { type == "Swift.Int" }
  }

  /// nil where nothing is declared for it.
  ///
  /// - Parameter text: What the catalogue has for it in the language that the app is developed in.
  init?(key: String, text: String, table: String) {
    name = SymbolName.camelCase(TextFormat(key).words)
    var parameters: [Int: Parameter] = [:]
    for (index, mark) in TextFormat(text).marks.enumerated() {
      guard let type = Self.type(of: mark.conversion) else { return nil }
      parameters[mark.position ?? index + 1] = Parameter(label: mark.name, type: type)
    }
    guard !name.isEmpty, !name.allSatisfy(\.isNumber),
      parameters.keys.allSatisfy({ 1...parameters.count ~= $0 })
    else { return nil }
    // What a resource has by itself, or no type may be called.
    let space = SymbolName.typeName(table)
    guard !["Any", "BundleDescription", "Protocol", "Self", "Type"].contains(space) else {
      return nil
    }
    self.key = key
    self.table = table
    self.parameters = parameters.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func type(of conversion: Character) -> String? {
    switch conversion {
    case "@": "Swift.String"
    case _ where "dDiuUxXoO".contains(conversion): "Swift.Int"
    case _ where "fFeEgGaA".contains(conversion): "Swift.Double"
    default: nil
    }
  }

  /// Source that declares those of them that are used.
  ///
  /// - Parameter members: What the app declares by itself, as `LocalizedStringResource.feedTitle`.
  static func source(
    of symbols: [StringSymbol], among words: Set<String>, besides members: Set<String>
  ) -> [String] {
    var known = members
    var lines: [String] = []
    for symbol in symbols where words.contains(symbol.name) {
      let space = symbol.space
      if let space {
        guard words.contains(space) else { continue }
        if known.insert("LocalizedStringResource.\(space)").inserted {
          lines.append("extension SwiftUI.LocalizedStringResource { enum \(space) {} }")
        }
      }
      let place = (["LocalizedStringResource"] + (space.map { [$0] } ?? [])).joined(separator: ".")
      guard known.insert("\(place).\(symbol.name)").inserted else { continue }
      lines.append("extension SwiftUI.\(place) { static \(symbol.declaration) }")
    }
    return lines + source(ofTool: symbols, among: words, besides: members)
  }

  /// The same as github.com/liamnichols/xcstrings-tool has it, which many apps had before Xcode did:
  /// `Text(.settings(.feedTitle))` for a key of `Settings.xcstrings`, and `String(settings: .feedTitle)`.
  private static func source(
    ofTool symbols: [StringSymbol], among words: Set<String>, besides members: Set<String>
  ) -> [String] {
    var known = members
    var lines: [String] = []
    // What a public function takes by default may name them.
    let open = "public"
    for symbol in symbols where words.contains(symbol.name) {
      let label = SymbolName.camelCase(symbol.table)
      let type = "String.\(SymbolName.typeName(symbol.table))"
      guard words.contains(label), !members.contains(type) else { continue }
      if known.insert(type).inserted {
        lines.append(
          """
          extension Swift.String {
            \(open) struct \(SymbolName.typeName(symbol.table)) { var resource: SwiftUI.LocalizedStringResource }
            \(open) init(\(label) key: \(type)) { self.init(localized: key.resource) }
          }
          extension SwiftUI.LocalizedStringResource {
            \(open) init(\(label) key: \(type)) { self = key.resource }
            \(open) static func `\(label)`(_ key: \(type)) -> Self { key.resource }
          }
          extension SwiftUI.LocalizedStringKey {
            \(open) init(\(label) key: \(type)) { self.init(String(localized: key.resource)) }
            \(open) static func `\(label)`(_ key: \(type)) -> Self { Self(\(label): key) }
          }
          extension SwiftUI.Text { \(open) init(\(label) key: \(type)) { self.init(key.resource) } }
          """)
      }
      guard known.insert("\(type).\(symbol.name)").inserted else { continue }
      lines.append("extension \(type) { \(open) static \(symbol.declaration(as: type)) }")
    }
    return lines
  }

  /// The type that has the symbols of any table but the app's own.
  private var space: String? { table == "Localizable" ? nil : SymbolName.typeName(table) }

  private var declaration: String { declaration(as: nil) }

  /// - Parameter holder: A type that holds the resource; nil for the resource itself.
  private func declaration(as holder: String?) -> String {
    let resource = "SwiftUI.LocalizedStringResource"
    let type = holder ?? resource
    let place = "_key: \(SymbolName.literal(key)), in: \(SymbolName.literal(table))"
    func made(_ arguments: String) -> String {
      let value = "\(resource)(\(arguments))"
      return holder == nil ? value : "\(type)(resource: \(value))"
    }
    if parameters.isEmpty { return "var `\(name)`: \(type) { \(made(place)) }" }
    // The tool tells numbers with a sign from others.
    let isAnyNumber = holder != nil
    let list = parameters.enumerated().map { index, one in
      let type = isAnyNumber && one.isNumber ? "some Swift.BinaryInteger" : one.type
      return "\(one.label.map { "`\($0)`" } ?? "_") value\(index): \(type)"
    }
    let values = parameters.enumerated().map { index, one in
      isAnyNumber && one.isNumber ? "\\(Swift.Int(clamping: value\(index)))" : "\\(value\(index))"
    }.joined()
    return "func `\(name)`(\(list.joined(separator: ", "))) -> \(type) "
      + "{ \(made("\(place), \"\(values)\"")) }"
  }
}
