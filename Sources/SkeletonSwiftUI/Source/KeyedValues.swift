import SkeletonModel

/// Values that an app reads by key path, where the package that looks them up is not here:
/// `@Injected(\.store) var store`, of `extension Values { var store: Store { self[StoreKey.self] } }`.
///
/// What the values are, and where they come from, is the app's own. Only the type that it extends, the
/// wrapper and the protocol of the keys are the package's, and how the app uses them says what they do.
struct KeyedValues: Hashable {
  /// The type that the app extends.
  var type: String
  /// What stands before a value that is read.
  var wrappers: [String]
  var keys: [Key]

  /// A protocol of keys: `protocol StoreKey { static var currentValue: Value { get } }`.
  struct Key: Hashable {
    var name: String
    /// What each key has its value as.
    var member: String
    /// Whether all keys take another value.
    var isSet: Bool
  }

  /// Those that the files use, and do not declare.
  static func found(in app: SourceFolder) -> [KeyedValues] {
    let known = KnownNames(of: app)
    let types = Dictionary(grouping: lookups(in: app, known), by: \.type)
    return types.keys.sorted().compactMap { type in
      let found = types[type] ?? []
      let keys = keys(Set(found.flatMap(\.keys)), in: app, known)
      let wrappers = wrappers(of: Set(found.flatMap(\.values)), in: app).filter(known.isMissing)
      guard !keys.isEmpty, !wrappers.isEmpty else { return nil }
      return KeyedValues(type: type, wrappers: wrappers, keys: keys)
    }
  }

  /// Names that mean something here.
  private struct KnownNames {
    let own: Set<String>

    init(of app: SourceFolder) {
      own = Set(
        app.files.flatMap(\.declarations).filter {
          [.type, .protocolType, .alias].contains($0.kind)
        }.flatMap(\.names))
    }

    func isMissing(_ name: String) -> Bool {
      !own.contains(name) && !ModuleLibrary.publicTypes.contains(name)
    }
  }

  /// An extension whose values are looked up by types: `self[StoreKey.self]`.
  private struct Lookup {
    var type: String
    var values: [String]
    var keys: [String]
  }

  private static let lookup = Array(".self]".utf8)

  private static func lookups(in app: SourceFolder, _ known: KnownNames) -> [Lookup] {
    app.files.flatMap { file -> [Lookup] in
      let extensions = file.declarations.filter {
        $0.kind == .extension && $0.owner == nil && $0.words.contains("self")
          && known.isMissing($0.name)
      }
      guard !extensions.isEmpty, file.active.firstRange(of: lookup) != nil else { return [] }
      let parser = SwiftParser(file.active)
      return extensions.compactMap { declaration in
        let keys = parser.typesLookedUp(in: declaration.range)
        let values = declaration.members.filter { $0.kind == .variable }.flatMap(\.names)
        guard !keys.isEmpty, !values.isEmpty else { return nil }
        return Lookup(type: declaration.name, values: values, keys: keys)
      }
    }
  }

  /// Words before a key path that begins with one of the values.
  private static func wrappers(of values: Set<String>, in app: SourceFolder) -> [String] {
    var found: Set<String> = []
    for file in app.files {
      let bytes = file.active
      var index = 0
      while index + 3 < bytes.count {
        index += 1
        // `@Injected(\.store`
        guard bytes[index] == UInt8(ascii: "("), bytes[index + 1] == UInt8(ascii: "\\"),
          bytes[index + 2] == UInt8(ascii: ".")
        else { continue }
        let value = String(
          decoding: bytes[(index + 3)...].prefix(while: \.isOfName), as: UTF8.self)
        let word = bytes[..<index].reversed().prefix(while: \.isOfName)
        let start = index - word.count
        guard values.contains(value), !word.isEmpty, start > 0,
          bytes[start - 1] == UInt8(ascii: "@")
        else { continue }
        found.insert(String(decoding: word.reversed(), as: UTF8.self))
      }
    }
    return found.sorted()
  }

  /// Protocols that say of a type how it is compared, written or sent, and not what it is a key of.
  private static let plain: Set<String> = [
    "Sendable", "unchecked", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
    "Decodable", "Identifiable", "CaseIterable", "Error", "LocalizedError", "AnyObject", "Any",
    "CustomStringConvertible", "CustomDebugStringConvertible", "RawRepresentable", "NSObject",
    "String", "Int", "preconcurrency", "retroactive", "MainActor", "nonisolated",
  ]

  /// The protocols of the keys that are not here, with the one value that all which conform to it have.
  private static func keys(
    _ types: Set<String>, in app: SourceFolder, _ known: KnownNames
  ) -> [Key] {
    var values: [String: [StaticValue]] = [:]
    var conformers: [String: Set<String>] = [:]
    /// By protocol, what the declarations that say so have: a type may be a key of several.
    var beside: [String: [Set<String>]] = [:]
    for file in app.files {
      let declarations = file.declarations.filter {
        [.type, .extension].contains($0.kind) && $0.owner == nil && types.contains($0.name)
      }
      guard !declarations.isEmpty else { continue }
      let parser = SwiftParser(file.active)
      for declaration in declarations {
        let own = parser.staticValues(of: declaration)
        values[declaration.name, default: []] += own
        for name in declaration.inheritance where !plain.contains(name) && known.isMissing(name) {
          conformers[name, default: []].insert(declaration.name)
          beside[name, default: []].append(Set(own.map(\.name)))
        }
      }
    }
    return conformers.compactMap { name, types in
      let all = types.map { values[$0] ?? [] }
      let shared = Self.shared(all.map { Set($0.map(\.name)) })
      let nearest = shared.intersection(Self.shared(beside[name] ?? []))
      guard let member = (nearest.isEmpty ? shared : nearest).min(by: { rank($0) < rank($1) })
      else { return nil }
      return Key(
        name: name, member: member,
        isSet: all.joined().allSatisfy { $0.name != member || $0.isSet })
    }.sorted { (isTried($0.member) ? 1 : 0, $0.name) < (isTried($1.member) ? 1 : 0, $1.name) }
  }

  private static func shared(_ all: [Set<String>]) -> Set<String> {
    all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  /// What is meant for tests comes after all else.
  private static func isTried(_ member: String) -> Bool {
    ["test", "preview", "mock"].contains(where: member.hasPrefix)
  }

  private static func rank(_ member: String) -> (Int, Int, String) {
    (isTried(member) ? 1 : 0, member.lowercased().hasSuffix("value") ? 0 : 1, member)
  }

  struct StaticValue: Hashable {
    var name: String
    var isSet: Bool
  }
}

// MARK: - What stands in for the package

extension KeyedValues {
  /// As a package's declarations are; of what is written here none is this tool's own.
  fileprivate static let access = "public"

  /// A file as the package would have it.
  var file: SourceFolder.File {
    let place = "/skelsnap/Keyed/\(type).swift"
    return SourceFolder.File(path: place, location: place, bytes: Array(source.utf8))
  }

  private var source: String {
    """
    import SwiftUI

    \(keys.map(\.source).joined(separator: "\n"))
    \(KeyedValues.access) struct \(type) {
      nonisolated(unsafe) static var given: [ObjectIdentifier: Any] = [:]

      \(KeyedValues.access) init() {}

      \(KeyedValues.access) static subscript<_Value>(path: KeyPath<\(type), _Value>) -> _Value {
        get { \(type)()[keyPath: path] }
        set {
          guard let path = path as? WritableKeyPath<\(type), _Value> else { return }
          var values = \(type)()
          values[keyPath: path] = newValue
        }
      }
    \(keys.enumerated().map { $1.lookup(of: type, isFirst: $0 == 0) }.joined())}

    \(wrappers.map(wrapper).joined(separator: "\n"))
    """
  }

  private func wrapper(_ name: String) -> String {
    """
    @propertyWrapper \(KeyedValues.access) struct \(name)<_Value> {
      let path: KeyPath<\(type), _Value>

      \(KeyedValues.access) init(_ path: KeyPath<\(type), _Value>) { self.path = path }

      \(KeyedValues.access) var wrappedValue: _Value {
        get { \(type)[path] }
        nonmutating set { \(type)[path] = newValue }
      }
    }

    """
  }
}

extension KeyedValues.Key {
  fileprivate var source: String {
    """
    \(KeyedValues.access) protocol \(name) {
      associatedtype Value
      static var `\(member)`: Value { get\(isSet ? " set" : "") }
    }

    """
  }

  /// By a key; what the app has put there comes before what the key has.
  fileprivate func lookup(of type: String, isFirst: Bool) -> String {
    let hand =
      isSet ? "_Key.`\(member)` = newValue" : "\(type).given[ObjectIdentifier(key)] = newValue"
    let kept =
      isSet
      ? "_Key.`\(member)`"
      : "\(type).given[ObjectIdentifier(key)] as? _Key.Value ?? _Key.`\(member)`"
    return ["", "static "].map { mark in
      """

        \(isFirst ? "" : "@_disfavoredOverload ")\(KeyedValues.access) \(mark)subscript<_Key: \(name)>(key: _Key.Type) -> _Key.Value {
          get { \(kept) }
          set { \(hand) }
        }

      """
    }.joined()
  }
}

extension SwiftParser {
  /// `StoreKey` of `self[StoreKey.self]`.
  fileprivate func typesLookedUp(in range: Range<Int>) -> [String] {
    tokenRange(of: range).compactMap { index in
      guard ["self", "Self"].contains(word(index)), isMark(index + 1, "[") else { return nil }
      let end = after(index + 1) - 1
      guard end > index + 3, isMark(end, "]"), word(end - 1) == "self", isMark(end - 2, ".") else {
        return nil
      }
      return word(end - 3)
    }
  }

  fileprivate func staticValues(of declaration: SwiftDeclaration) -> [KeyedValues.StaticValue] {
    let members =
      declaration.kind == .extension ? declaration.members : members(of: declaration)
    return members.filter {
      $0.kind == .variable && !modifiers(of: $0).isDisjoint(with: ["static", "class"])
    }.flatMap { member in
      let code = code(of: member).map { tokenRange(of: $0).map(word) }
      let isSet = member.keyword == "var" && code?.contains("set") != false
      return member.names.map { KeyedValues.StaticValue(name: $0, isSet: isSet) }
    }
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") || self == UInt8(ascii: "_")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
