import SkeletonModel
import SkeletonSystem

/// The classes that Xcode makes of an app's CoreData models, as files of source.
enum ManagedModel {
  private static let ending = ".xcdatamodel/contents"
  /// What an entity is of that has no class of its own.
  fileprivate static let base = "NSManagedObject"

  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - files: All below it, by their paths in it.
  ///   - shown: A path as messages have it.
  static func files(
    in folder: String, among files: [String], shown: (String) -> String
  ) -> [SourceFolder.File] {
    let models = files.filter { path in
      path.hasSuffix(ending)
        && !path.split(separator: "/").contains { SourceFolder.isLeftOut($0) }
    }
    // Of several versions the one that its folder names; else the last.
    let versions = Dictionary(grouping: models) { FilePath.parent(of: FilePath.parent(of: $0)) }
    return versions.sorted { $0.key.precedes($1.key) }.compactMap { place, paths in
      let current = currentVersion(of: FilePath.joined(folder, place))
      let chosen = paths.sorted { $0.precedes($1) }.last
      let path = paths.first { FilePath.name(of: FilePath.parent(of: $0)) == current } ?? chosen
      return path.flatMap { file(FilePath.joined(folder, $0), shown: shown) }
    }
  }

  private static func file(_ path: String, shown: (String) -> String) -> SourceFolder.File? {
    guard let bytes = try? Files.read(path, limit: 5_000_000) else { return nil }
    let source = source(of: String(decoding: bytes, as: UTF8.self))
    guard !source.isEmpty else { return nil }
    return SourceFolder.File(path: shown(path), location: path, bytes: Array(source.utf8))
  }

  private static func currentVersion(of model: String) -> String? {
    guard let bytes = try? Files.read(FilePath.joined(model, ".xccurrentversion"), limit: 100_000)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let key = text.firstRange(of: "_XCCurrentVersionName</key>"),
      let start = text[key.upperBound...].firstRange(of: "<string>"),
      let end = text[start.upperBound...].firstRange(of: "</string>")
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// The classes of a model, and what Xcode adds to those that the app declares itself.
  static func source(of model: String) -> String {
    var entities: [Entity] = []
    for tag in tags(of: model) {
      switch tag.name {
      case "entity":
        entities.append(Entity(tag))
      case "attribute", "relationship":
        guard !entities.isEmpty else { continue }
        entities[entities.count - 1].members.append(tag)
      default:
        break
      }
    }
    let classes = Dictionary(entities.map { ($0.name, $0.type) }) { first, _ in first }
    let lines = entities.flatMap { $0.source(among: classes) }
    return lines.isEmpty ? "" : (["import CoreData"] + lines).joined(separator: "\n") + "\n"
  }

  fileprivate struct Tag {
    var name: String
    var attributes: [String: String]
  }

  /// The elements of a file that Xcode has written, without what closes them.
  private static func tags(of text: String) -> [Tag] {
    text.split(separator: "<").compactMap { part in
      guard let end = part.firstIndex(of: ">") else { return nil }
      var rest = part[..<end]
      let name = rest.prefix { $0.isLetter }
      guard !name.isEmpty else { return nil }
      rest = rest.dropFirst(name.count)
      var attributes: [String: String] = [:]
      while let equals = rest.firstRange(of: "=\"") {
        let key = rest[..<equals.lowerBound].filter { !$0.isWhitespace }
        let value = rest[equals.upperBound...].prefix { $0 != "\"" }
        attributes[String(key)] = String(value)
        rest = rest[value.endIndex...].dropFirst()
      }
      return Tag(name: String(name), attributes: attributes)
    }
  }

  fileprivate struct Entity {
    let name: String
    let type: String
    private let parent: String?
    private let making: String?
    var members: [Tag] = []

    init(_ tag: Tag) {
      name = tag.attributes["name"] ?? ""
      // Of a module: `.Bird`, `App.Bird`.
      let named = tag.attributes["representedClassName"]?.split(separator: ".").last
      type = named.map(String.init) ?? ManagedModel.base
      parent = tag.attributes["parentEntity"]
      making = tag.attributes["codeGenerationType"]
    }

    /// - Parameter classes: By the names of the entities.
    func source(among classes: [String: String]) -> [String] {
      let isClass = making == "class"
      guard isClass || making == "category", isName(type), isName(name), type != ManagedModel.base
      else { return [] }
      let base = parent.flatMap { classes[$0] } ?? ManagedModel.base
      // Who derives from another entity has this from it.
      let identity = base == ManagedModel.base ? "Identifiable" : ""
      let head =
        isClass
        ? "public class \(type): \(base)\(identity.isEmpty ? "" : ", ")\(identity) {"
        : "extension \(type)\(identity.isEmpty ? "" : ": ")\(identity) {"
      let request =
        "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> "
        + "{ NSFetchRequest<\(type)>(entityName: \"\(name)\") }"
      return [head, request] + members.flatMap { member($0, classes) } + ["}"]
    }

    private func member(_ tag: Tag, _ classes: [String: String]) -> [String] {
      guard let name = tag.attributes["name"], isName(name) else { return [] }
      func property(_ type: String) -> String { "  @NSManaged public var `\(name)`: \(type)" }
      if tag.name == "attribute" {
        return ManagedModel.type(of: tag.attributes).map { [property($0)] } ?? []
      }
      guard let other = tag.attributes["destinationEntity"].flatMap({ classes[$0] }), isName(other)
      else { return [] }
      guard tag.attributes["toMany"] == "YES" else { return [property(other + "?")] }
      let set = tag.attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
      let capital = SymbolName.capitalized(name)
      let inOrder = [
        "insertInto\(capital)(_ value: \(other), at index: Int)",
        "removeFrom\(capital)(at index: Int)",
      ]
      let changes = ["addTo", "removeFrom"].flatMap { verb in
        [("value", other), ("values", set)].map { word, type in
          "\(verb)\(capital)(_ \(word): \(type))"
        }
      }
      return [property(set + "?")]
        + (changes + (set == "NSOrderedSet" ? inOrder : [])).map {
          "  @NSManaged public func \($0)"
        }
    }

    private func isName(_ text: String) -> Bool {
      text.first.map { $0.isLetter || $0 == "_" } == true
        && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// What Swift has for an attribute; nil where it has no code.
  fileprivate static func type(of attribute: [String: String]) -> String? {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    func number(_ scalar: String) -> String { isScalar ? scalar : "NSNumber?" }
    switch attribute["attributeType"] ?? "" {
    case "String": return "String?"
    case "Integer 16": return number("Int16")
    case "Integer 32": return number("Int32")
    case "Integer 64": return number("Int64")
    case "Double": return number("Double")
    case "Float": return number("Float")
    case "Boolean": return number("Bool")
    case "Decimal": return "NSDecimalNumber?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Transformable":
      let type = attribute["customClassName"] ?? "NSObject"
      return type.allSatisfy { $0.isLetter || $0.isNumber || "_.[]: ".contains($0) }
        ? type + "?" : nil
    default: return nil
    }
  }
}
