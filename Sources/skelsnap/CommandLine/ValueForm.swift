import SkeletonLanguage
import SkeletonModel

/// How the text of a value is parsed, and what completions offer for it.
struct ValueForm<Value: Sendable>: Sendable {
  let offer: Offer
  let read: @Sendable (String) -> Reading<Value>

  init(offering offer: Offer = .nothing, read: @escaping @Sendable (String) -> Reading<Value>) {
    self.offer = offer
    self.read = read
  }

  /// - Parameter place: where the text is, for messages: `--output <file>`.
  func value(of text: String, for place: String) throws(Stop) -> Value {
    switch read(text) {
    case .value(let value): return value
    case .complaint(let complaint):
      throw .usage("invalid value '\(text)' for '\(place)': \(complaint)")
    }
  }
}

/// The result of parsing a text.
enum Reading<Value> {
  case value(Value)
  /// The end of the message "invalid value 'x' for '--y': …".
  case complaint(String)

  /// - Parameter complaint: the message if there is no value.
  init(_ value: Value?, or complaint: @autoclosure () -> String) {
    self = value.map { .value($0) } ?? .complaint(complaint())
  }
}

/// What a shell completes in place of a value.
enum Offer: Sendable {
  case nothing
  case words([String])
  case files
  case folders
  /// Documents, and folders that documents may be in.
  case documents

  var words: [String] {
    switch self {
    case .words(let words): words
    case .nothing, .files, .folders, .documents: []
    }
  }

  /// The end of a message about a missing value; empty if any text is allowed.
  var allowed: String { words.isEmpty ? "" : "; allowed are \(listed(words))" }
}

extension ValueForm where Value == String {
  static var text: Self { Self { .value($0) } }
  static var path: Self { path(offering: .files) }
  static var folder: Self { path(offering: .folders) }
  static var document: Self { path(offering: .documents) }

  private static func path(offering offer: Offer) -> Self {
    Self(offering: offer) { $0.isEmpty ? .complaint("a path may not be empty") : .value($0) }
  }
}

extension ValueForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static var word: Self { word(among: Array(Value.allCases)) }

  static func word(among values: [Value]) -> Self {
    let words = values.map(\.rawValue)
    return Self(offering: .words(words)) { text in
      Reading(values.first { $0.rawValue == text }, or: complaint(about: text, allowed: words))
    }
  }
}

extension ValueForm where Value == SystemVersion {
  /// A version of iOS by its number.
  static let systemVersion = Self(offering: .words(SystemVersion.names)) { text in
    Reading(
      SystemVersion.allCases.first { "\($0.rawValue)" == text },
      or: complaint(about: text, allowed: SystemVersion.names))
  }
}

extension ValueForm where Value == Double {
  static func number(_ range: ClosedRange<Double>) -> Self {
    Self { text in
      guard let number = decimal(text) else { return .complaint("expected a number, as in 0.25") }
      guard range.contains(number) else {
        return .complaint(
          "it runs from \(range.lowerBound.shortestDecimal) to "
            + range.upperBound.shortestDecimal)
      }
      return .value(number)
    }
  }
}

extension ValueForm where Value == Int {
  static func whole(_ range: ClosedRange<Int>) -> Self {
    Self(offering: range.upperBound < 10 ? .words(range.map(String.init)) : .nothing) { text in
      guard let number = Int(text) else { return .complaint("expected a whole number") }
      guard range.contains(number) else {
        return .complaint("it runs from \(range.lowerBound) to \(range.upperBound)")
      }
      return .value(number)
    }
  }
}

extension ValueForm where Value == CanvasSize? {
  /// A canvas size: `375`, `768x1024`.
  static var canvas: Self {
    Self { text in
      Reading(
        CanvasSize(word: text).map { .some($0) },
        or: "expected a width, as in 375, or both sides, as in 768x1024, up to 16384 points")
    }
  }
}

extension ValueForm where Value == Language? {
  /// A language by its tag: `de`, `pt-BR`.
  static var language: Self {
    Self { text in
      Reading(
        Language(tag: text).map { .some($0) },
        or: "expected a language, as in de, pt-BR or zh-Hans")
    }
  }
}

extension ValueForm where Value == ScreenState {
  /// The name of a state: `content`, `error.timeout`.
  static var state: Self {
    let words = ["skeleton", "content", "empty", "error"]
    return Self(offering: .words(words)) { text in
      Reading(
        ScreenState(name: text), or: complaint(about: text, allowed: words) + ", 'error.CASE'")
    }
  }
}

/// Returns, for example, `did you mean 'light'? Allowed are 'light', 'dark'`.
func complaint(about text: String, allowed words: [String]) -> String {
  let hint = nearestWord(to: text, among: words).map { "did you mean '\($0)'? " } ?? ""
  return hint + "Allowed are " + listed(words)
}

/// A number in the notation of documents: digits and a point, not hexadecimal, not `inf`.
func decimal(_ text: String) -> Double? {
  let isPlain = text.utf8.allSatisfy {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || ".-eE+".utf8.contains($0)
  }
  guard isPlain, let number = Double(text), number.isFinite else { return nil }
  return number
}
