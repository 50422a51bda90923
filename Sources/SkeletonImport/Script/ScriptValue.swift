import SkeletonModel

/// What an expression of a loader comes to.
enum ScriptValue {
  case undefined
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list(ScriptList)
  case object(ScriptObject)
  case function(ScriptFunction)
  /// A function or an object of the language's own, of React's or of a library: `Math`, `useState`.
  case native(String)
  case element(ScriptElement)
  /// What only the running program knows, as it is written.
  case unknown(String)
}

final class ScriptList {
  var items: [ScriptValue]
  /// More items than any loader has; the rest is left out.
  static let most = 10_000

  init(_ items: [ScriptValue]) { self.items = Array(items.prefix(Self.most)) }
}

final class ScriptObject {
  private(set) var keys: [String] = []
  private var members: [String: ScriptValue] = [:]
  /// Whether it has more that is not known: the properties that a caller passes.
  let isOpen: Bool

  init(isOpen: Bool = false) { self.isOpen = isOpen }

  subscript(key: String) -> ScriptValue? {
    get { members[key] }
    set {
      if members[key] == nil, newValue != nil { keys.append(key) }
      members[key] = newValue
    }
  }
}

final class ScriptFunction {
  let code: Expression.Function
  let scope: ScriptScope
  let isClass: Bool

  init(_ code: Expression.Function, _ scope: ScriptScope, isClass: Bool = false) {
    self.code = code
    self.scope = scope
    self.isClass = isClass
  }
}

final class ScriptScope {
  private var values: [String: ScriptValue] = [:]
  private let parent: ScriptScope?
  private let depth: Int

  init(in parent: ScriptScope? = nil) {
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
  }

  func declare(_ name: String, _ value: ScriptValue) { values[name] = value }

  func value(of name: String) -> ScriptValue? {
    var scope: ScriptScope? = self
    while let here = scope {
      if let value = here.values[name] { return value }
      scope = here.parent
    }
    return nil
  }

  func assign(_ name: String, _ value: ScriptValue) {
    var scope: ScriptScope? = self
    while let here = scope {
      if here.values[name] != nil {
        here.values[name] = value
        return
      }
      scope = here.parent
    }
    values[name] = value
  }
}

/// An element of JSX whose attributes are worked out.
final class ScriptElement {
  enum Kind {
    case fragment
    /// An element of SVG or HTML, or of react-native.
    case plain(String)
    /// react-content-loader's own.
    case loader
    /// One of the five loaders it brings.
    case preset(LoaderPreset)
    case component(ScriptFunction, String)
    /// What is defined somewhere else.
    case foreign(String)
  }

  struct Attribute {
    var name: String
    var value: ScriptValue
    var range: Range<Int>
  }

  let kind: Kind
  let attributes: [Attribute]
  let children: [ScriptValue]
  let range: Range<Int>

  init(_ kind: Kind, _ attributes: [Attribute], _ children: [ScriptValue], _ range: Range<Int>) {
    self.kind = kind
    self.attributes = attributes
    self.children = children
    self.range = range
  }
}

extension ScriptValue {
  var isTrue: Bool {
    switch self {
    case .undefined, .null: false
    case .flag(let flag): flag
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): !text.isEmpty
    case .list, .object, .function, .native, .element: true
    // What is not known is taken as missing, as what a caller need not pass.
    case .unknown: false
    }
  }

  var isMissing: Bool {
    switch self {
    case .undefined, .null: true
    default: false
    }
  }

  /// nil where it is not known.
  var number: Double? {
    switch self {
    case .undefined: .nan
    case .null: 0
    case .flag(let flag): flag ? 1 : 0
    case .number(let number): number
    case .text(let text): Self.number(text)
    case .list(let list): list.items.isEmpty ? 0 : .nan
    case .object, .function, .native, .element: .nan
    case .unknown: nil
    }
  }

  static func number(_ text: String) -> Double {
    let bare = text.trimmed
    if bare.isEmpty { return 0 }
    guard bare.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return .nan }
    return plainNumber(bare) ?? .nan
  }

  /// nil where it is not known.
  var text: String? {
    switch self {
    case .undefined: "undefined"
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(number)
    case .text(let text): text
    case .list(let list): Self.joined(list, ",")
    case .object, .element: "[object Object]"
    case .function, .native, .unknown: nil
    }
  }

  /// Longer than any text of a loader.
  static let longestText = 100_000

  /// A list as a text; of a list inside it nothing, because it may be the same one. nil if it is too
  /// long.
  static func joined(_ list: ScriptList, _ separator: String) -> String? {
    guard list.items.count <= 1000 else { return nil }
    var text = ""
    for (index, item) in list.items.enumerated() {
      if index > 0 { text += separator }
      if case .list = item { continue }
      if !item.isMissing { text += item.text ?? "" }
      guard text.utf8.count < longestText else { return nil }
    }
    return text
  }

  static func text(_ number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "NaN" : number > 0 ? "Infinity" : "-Infinity"
    }
    return number.shortestDecimal
  }

  var kindName: String {
    switch self {
    case .undefined, .unknown: "undefined"
    case .null, .list, .object, .element: "object"
    case .flag: "boolean"
    case .number: "number"
    case .text: "string"
    case .function, .native: "function"
    }
  }
}

/// A number as SVG and JavaScript write it, `.5` and `5.` besides what Swift reads.
func plainNumber(_ text: String) -> Double? {
  var digits = Substring(text)
  var sign = 1.0
  if digits.first == "-" || digits.first == "+" {
    sign = digits.first == "-" ? -1 : 1
    digits = digits.dropFirst()
  }
  guard let first = digits.first, first.isASCII, first.isNumber || first == ".",
    digits.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) })
  else { return nil }
  var spelt = String(digits)
  if spelt.hasPrefix(".") { spelt = "0" + spelt }
  if spelt.hasSuffix(".") { spelt += "0" }
  guard let value = Double(spelt.replacing(".e", with: ".0e").replacing(".E", with: ".0E")),
    value.isFinite
  else { return nil }
  return sign * value
}

extension StringProtocol {
  /// Without the space round it.
  var trimmed: String {
    var rest = Substring(self)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest.drop(while: \.isWhitespace))
  }
}
