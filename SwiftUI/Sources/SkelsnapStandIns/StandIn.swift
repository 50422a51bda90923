import Dispatch
import Foundation
import Observation
import SwiftUI

// What a program is made with that the command makes of a view of which something cannot be compiled here: what
// stands in for that. It is a module of its own, compiled once, and beside the module of an app's names.

/// What the program has of its own.
public enum _StandInProgram {
  /// What is called how that something stands in for, by its number.
  nonisolated(unsafe) public static var words: [Int: String] = [:]
  /// Makes what stands in for a protocol's type; nil for one of which it has none.
  nonisolated(unsafe) public static var madeConformer: (Any.Type) -> Any? = { _ in nil } {
    // Who asks a container is told of what there is, too.
    didSet { SwiftUI._neutralValue = { neutral($0) } }
  }
}

/// A view or a value of a type that is not there: a grey area, whose members are such values, too.
@dynamicMemberLookup @dynamicCallable
public final class _StandIn: SwiftUI.View, SwiftUI.ObservableObject, Observable, Hashable,
  Identifiable, Codable,
  Error, CustomStringConvertible, _MadeByDefault, ShapeStyle, _StandInOfText, _StandInOfNumber,
  @unchecked Sendable
{
  nonisolated let isFramed: Bool
  /// What it is called where it is asked for, and what it is given to.
  nonisolated let words: _StandInWords
  /// All of a recording is on the main thread.
  private nonisolated(unsafe) var members: [String: _StandIn] = [:]

  nonisolated public init(isFramed: Bool, words: _StandInWords = _StandInWords("")) {
    self.isFramed = isFramed
    self.words = words
  }

  nonisolated public convenience init() { self.init(isFramed: false) }

  nonisolated public init(from decoder: any Decoder) throws {
    isFramed = false
    words = _StandInWords("")
  }

  /// Painted with, it is what its name says.
  nonisolated public func _style(in environment: EnvironmentValues) -> _Value {
    SwiftUI.Color(uiColor: words.color)._style(in: environment)
  }

  nonisolated public func encode(to encoder: any Encoder) throws {}

  nonisolated public static func == (one: _StandIn, other: _StandIn) -> Bool { one === other }

  nonisolated public func hash(into hasher: inout Hasher) {}

  public static func _made() -> Any { _StandIn() }

  /// As what it has otherwise, so that it is compared with, and given to, what is of its app.
  nonisolated public var id: _StandIn { self }

  nonisolated public var description: String { "Text" }

  nonisolated public var localizedDescription: String { "Text" }

  nonisolated public subscript(dynamicMember name: String) -> _StandIn {
    get {
      if let known = members[name] { return known }
      let member = _StandIn(isFramed: isFramed, words: words.member(name))
      members[name] = member
      return member
    }
    set {}
  }

  /// Of the type that is needed.
  @_disfavoredOverload
  nonisolated public subscript<Value>(dynamicMember name: String) -> Value {
    get { _standIn(saying: words.member(name)) }
    set {}
  }

  /// Of a type that is not there: `Store.shared`.
  nonisolated public static subscript(dynamicMember name: String) -> _StandIn {
    get { _StandIn(isFramed: false, words: _StandInWords(name)) }
    set {}
  }

  @discardableResult
  nonisolated public func dynamicallyCall(withArguments arguments: [Any]) -> _StandIn { self }

  @discardableResult
  nonisolated public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> _StandIn { self }

  public var body: some SwiftUI.View { SwiftUI._greyArea(isFramed: isFramed) }

  /// As a view and as a style.
  nonisolated public func opacity(_ opacity: Double) -> _StandIn { self }
}

/// As what an app's types mostly have it, where no other stand-in can be.
public protocol _StandInOfText {}
public protocol _StandInOfNumber {}

extension _StandInOfText {
  nonisolated public var id: String { "Text" }
}

extension _StandInOfNumber {
  nonisolated public var id: Int { 0 }
}

/// Members that are called as what is done to a view.
extension _StandIn {
  @_disfavoredOverload nonisolated public var accentColor: _StandIn {
    self[dynamicMember: "accentColor"]
  }
  @_disfavoredOverload nonisolated public var background: _StandIn {
    self[dynamicMember: "background"]
  }
  @_disfavoredOverload nonisolated public var badge: _StandIn { self[dynamicMember: "badge"] }
  @_disfavoredOverload nonisolated public var blur: _StandIn { self[dynamicMember: "blur"] }
  @_disfavoredOverload nonisolated public var bold: _StandIn { self[dynamicMember: "bold"] }
  @_disfavoredOverload nonisolated public var border: _StandIn { self[dynamicMember: "border"] }
  @_disfavoredOverload nonisolated public var brightness: _StandIn {
    self[dynamicMember: "brightness"]
  }
  @_disfavoredOverload nonisolated public var contrast: _StandIn { self[dynamicMember: "contrast"] }
  @_disfavoredOverload nonisolated public var cornerRadius: _StandIn {
    self[dynamicMember: "cornerRadius"]
  }
  @_disfavoredOverload nonisolated public var disabled: _StandIn { self[dynamicMember: "disabled"] }
  @_disfavoredOverload nonisolated public var font: _StandIn { self[dynamicMember: "font"] }
  @_disfavoredOverload nonisolated public var fontWeight: _StandIn {
    self[dynamicMember: "fontWeight"]
  }
  @_disfavoredOverload nonisolated public var foregroundColor: _StandIn {
    self[dynamicMember: "foregroundColor"]
  }
  @_disfavoredOverload nonisolated public var foregroundStyle: _StandIn {
    self[dynamicMember: "foregroundStyle"]
  }
  @_disfavoredOverload nonisolated public var frame: _StandIn { self[dynamicMember: "frame"] }
  @_disfavoredOverload nonisolated public var help: _StandIn { self[dynamicMember: "help"] }
  @_disfavoredOverload nonisolated public var italic: _StandIn { self[dynamicMember: "italic"] }
  @_disfavoredOverload nonisolated public var kerning: _StandIn { self[dynamicMember: "kerning"] }
  @_disfavoredOverload nonisolated public var lineLimit: _StandIn {
    self[dynamicMember: "lineLimit"]
  }
  @_disfavoredOverload nonisolated public var lineSpacing: _StandIn {
    self[dynamicMember: "lineSpacing"]
  }
  @_disfavoredOverload nonisolated public var mask: _StandIn { self[dynamicMember: "mask"] }
  @_disfavoredOverload nonisolated public var offset: _StandIn { self[dynamicMember: "offset"] }
  @_disfavoredOverload nonisolated public var opacity: _StandIn { self[dynamicMember: "opacity"] }
  @_disfavoredOverload nonisolated public var overlay: _StandIn { self[dynamicMember: "overlay"] }
  @_disfavoredOverload nonisolated public var padding: _StandIn { self[dynamicMember: "padding"] }
  @_disfavoredOverload nonisolated public var position: _StandIn { self[dynamicMember: "position"] }
  @_disfavoredOverload nonisolated public var rotationEffect: _StandIn {
    self[dynamicMember: "rotationEffect"]
  }
  @_disfavoredOverload nonisolated public var saturation: _StandIn {
    self[dynamicMember: "saturation"]
  }
  @_disfavoredOverload nonisolated public var scaleEffect: _StandIn {
    self[dynamicMember: "scaleEffect"]
  }
  @_disfavoredOverload nonisolated public var shadow: _StandIn { self[dynamicMember: "shadow"] }
  @_disfavoredOverload nonisolated public var tag: _StandIn { self[dynamicMember: "tag"] }
  @_disfavoredOverload nonisolated public var task: _StandIn { self[dynamicMember: "task"] }
  @_disfavoredOverload nonisolated public var tint: _StandIn { self[dynamicMember: "tint"] }
  @_disfavoredOverload nonisolated public var tracking: _StandIn { self[dynamicMember: "tracking"] }
  @_disfavoredOverload nonisolated public var transition: _StandIn {
    self[dynamicMember: "transition"]
  }
  @_disfavoredOverload nonisolated public var zIndex: _StandIn { self[dynamicMember: "zIndex"] }
}

/// As a number or a text it is like any other, and may stand beside one that is written.
extension _StandIn: Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  nonisolated public static func < (one: _StandIn, other: _StandIn) -> Bool { false }

  nonisolated public convenience init(integerLiteral value: Int) { self.init() }

  nonisolated public convenience init(floatLiteral value: Double) { self.init() }

  nonisolated public convenience init(stringLiteral value: String) { self.init() }

  nonisolated public convenience init(booleanLiteral value: Bool) { self.init() }
}

/// As a list it has nothing in it.
extension _StandIn: RandomAccessCollection {
  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { 0 }
  nonisolated public subscript(position: Int) -> _StandIn { self }

  /// As a dictionary it has whatever is asked of it.
  @_disfavoredOverload
  nonisolated public subscript<Key>(key: Key) -> _StandIn {
    get { self }
    set {}
  }
}

/// A view in place of one that cannot be made.
@discardableResult
public func _standIn(_ isFramed: Bool = false, at number: Int? = nil) -> _StandIn {
  if let number { _Recording.reach(standIn: number) }
  return _StandIn(isFramed: isFramed, words: _StandInWords(of: number))
}

/// A value of the type that is needed.
@_disfavoredOverload
public func _standIn<Value>(
  _ isFramed: Bool = false, at number: Int? = nil, saying words: _StandInWords? = nil,
  path: String = #filePath, line: Int = #line, column: Int = #column
) -> Value {
  if let number { _Recording.reach(standIn: number) }
  let words = words ?? _StandInWords(of: number)
  if let value = _StandIn(isFramed: isFramed, words: words) as? Value { return value }
  if let value = words.value(of: Value.self) as? Value { return value }
  if let value = neutral(Value.self) as? Value { return value }
  // There is but one of it.
  if MemoryLayout<Value>.size == 0, Value.self != Never.self { return blank() }
  if _Recording.takesBlanks, Value.self != Never.self { return blank() }
  fatalError("nothing can stand in for a value of \(Value.self) at \(path):\(line):\(column)")
}

/// What an object keeps that is made of nothing.
nonisolated public func _unknown<Value>(
  path: String = #filePath, line: Int = #line, column: Int = #column
) -> Value { _standIn(path: path, line: line, column: column) }

/// What something was called that is not here, and what it was given to: a design's colours, fonts and
/// distances are mostly called for what they are.
nonisolated public struct _StandInWords: Sendable {
  /// Its names in small letters, the last first.
  private let names: [String]
  /// Labels and calls that it is given to, from the inside out.
  private let places: [String]

  /// - Parameter text: `surface fills theme/background`
  public init(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    names = (parts.first ?? "").split(separator: " ").map { $0.lowercased() }
    places = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
  }

  private init(names: [String], places: [String]) {
    self.names = names
    self.places = places
  }

  /// Those of what the program has by a number.
  init(of number: Int?) { self.init(number.flatMap { _StandInProgram.words[$0] } ?? "") }

  func member(_ name: String) -> _StandInWords {
    _StandInWords(names: [name.lowercased()] + names, places: places)
  }

  private func says(_ words: String...) -> Bool {
    names.prefix(3).contains { name in words.contains { name.contains($0) } }
  }

  private func stands(in names: String...) -> Bool { places.contains(where: names.contains) }

  /// A value of a type of which there are several that say little: that which may be meant; nil for any
  /// other type.
  func value(of type: Any.Type) -> Any? {
    guard !names.isEmpty || !places.isEmpty else { return nil }
    if type == SwiftUI.UIColor.self || type == SwiftUI.UIColor?.self { return color }
    if type == SwiftUI.Color.self || type == SwiftUI.Color?.self {
      return SwiftUI.Color(uiColor: color)
    }
    if type == SwiftUI.AnyShapeStyle.self {
      return SwiftUI.AnyShapeStyle(SwiftUI.Color(uiColor: color))
    }
    if type == SwiftUI.Font.self || type == SwiftUI.Font?.self { return font }
    if type == Swift.Double.self { return number }
    if type == SwiftUI.CGFloat.self || type == SwiftUI.CGFloat?.self && number > 0 {
      return SwiftUI.CGFloat(number)
    }
    return nil
  }

  /// The system's colour for the same: by the last of the names that says one, or else by where it stands.
  var color: SwiftUI.UIColor {
    for name in names.prefix(3) {
      if let color = color(called: name) { return color }
    }
    if stands(in: "background", "listRowBackground", "toolbarBackground") {
      return isMinor ? .secondarySystemBackground : .systemBackground
    }
    if stands(in: "foregroundStyle", "foregroundColor") {
      return isMinor ? .secondaryLabel : .label
    }
    if stands(in: "tint", "accentColor") { return .tintColor }
    if stands(in: "stroke", "strokeBorder", "border", "Divider") { return .separator }
    return stands(in: "fill") ? .systemFill : .gray
  }

  /// Whether it is less than what stands out.
  private var isMinor: Bool {
    says("secondary", "tertiary", "subtle", "muted", "placeholder", "disabled")
  }

  private func color(called name: String) -> SwiftUI.UIColor? {
    func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if says("clear", "transparent") { return .clear }
    if says("white", "inverse", "inverted") || name.hasPrefix("on") { return .white }
    if says("black") { return .black }
    for (words, color) in Self.hues where words.contains(where: { name.contains($0) }) {
      return color
    }
    if says("border", "separator", "divider", "stroke", "outline") { return .separator }
    if says("background", "surface", "canvas", "fill", "card", "sheet") {
      return isMinor || says("card", "elevated", "raised", "fill", "highlight")
        ? .secondarySystemBackground : .systemBackground
    }
    if says("text", "label", "title", "foreground", "icon", "ink") {
      return isMinor ? .secondaryLabel : .label
    }
    return nil
  }

  private static let hues: [(words: [String], color: SwiftUI.UIColor)] = [
    (["error", "danger", "destructive", "negative", "critical"], .systemRed),
    (["success", "positive"], .systemGreen), (["warning", "caution"], .systemOrange),
    (["accent", "brand", "link", "tint"], .tintColor), (["orange"], .systemOrange),
    (["yellow"], .systemYellow), (["green"], .systemGreen), (["mint"], .systemMint),
    (["teal"], .systemTeal), (["cyan"], .systemCyan), (["blue"], .systemBlue),
    (["indigo"], .systemIndigo), (["purple", "violet"], .systemPurple), (["pink"], .systemPink),
    (["brown"], .systemBrown), (["grey", "gray"], .systemGray),
  ]

  /// The system's font for the same.
  private var font: SwiftUI.Font {
    let found = Self.fonts.first { words, _ in words.contains { says($0) } }?.font ?? .body
    for (word, weight) in Self.weights where says(word) { return found.weight(weight) }
    return found
  }

  private static let fonts: [(words: [String], font: SwiftUI.Font)] = [
    (["largetitle", "display", "hero"], .largeTitle), (["title3"], .title3), (["title2"], .title2),
    (["subheadline", "subtitle", "subhead"], .subheadline), (["title", "h1"], .title),
    (["headline", "heading", "header"], .headline), (["callout"], .callout),
    (["caption"], .caption), (["footnote", "small"], .footnote),
  ]

  private static let weights: [(String, SwiftUI.Font.Weight)] = [
    ("semibold", .semibold), ("bold", .bold), ("medium", .medium), ("light", .light),
  ]

  /// What designs mostly have by the names of steps: `Spacing.md`, `CornerRadius.small`.
  private func step(of scale: [Double]) -> Double? {
    guard let name = names.first, let place = Self.steps.firstIndex(where: { $0.contains(name) })
    else { return nil }
    return scale[place]
  }

  private static let steps = [
    ["xxs", "xxsmall", "tiny"], ["xs", "xsmall", "extrasmall"], ["sm", "s", "small"],
    ["md", "m", "medium", "regular"], ["lg", "l", "large"], ["xl", "xlarge", "extralarge"],
    ["xxl", "xxlarge", "huge"],
  ]
  private static let distances: [Double] = [2, 4, 8, 16, 24, 32, 48]
  private static let radii: [Double] = [2, 4, 8, 12, 16, 24, 32]
  private static let sides: [Double] = [8, 12, 16, 24, 32, 40, 48]

  /// A number with which something is to be seen.
  private var number: Double {
    if says("opacity", "alpha") || stands(in: "opacity", "scaleEffect", "minimumScaleFactor") {
      return 1
    }
    if stands(in: "system", "custom", "ofSize", "systemFont") { return 17 }
    if says("radius") || stands(in: "cornerRadius") { return step(of: Self.radii) ?? 8 }
    if says("icon"), let side = step(of: Self.sides) { return side }
    if says("spacing", "padding", "margin", "inset", "gap") || stands(in: "spacing", "padding") {
      return step(of: Self.distances) ?? 8
    }
    if says("linewidth") || stands(in: "lineWidth") { return 1 }
    // More than that is nothing: about as wide as a screen.
    if says("width", "height", "size"), says("max") { return 400 }
    if says("width", "height", "size") || stands(in: "frame") { return 44 }
    return 0
  }
}

/// A value of which nothing is known, all of its bits 0. Most such values are kept and never looked into;
/// whoever does look traps, and something stands in for the body that did.
private func blank<Value>() -> Value {
  let place = UnsafeMutableRawPointer.allocate(
    byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
  defer { place.deallocate() }
  place.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
  return place.assumingMemoryBound(to: Value.self).move()
}

/// In place of a view that holds others, those. Of what type they are does not depend on what is done with
/// them, so that what is wrong with that is said of that.
public func _standInHolding(
  at number: Int? = nil, @_HeldViews _ content: () -> SwiftUI.AnyView
) -> SwiftUI.AnyView {
  if let number { _Recording.reach(standIn: number) }
  return content()
}

/// The same where it would give them a value.
public func _standInHolding(
  at number: Int? = nil, @_HeldViews _ content: (_StandIn) -> SwiftUI.AnyView
) -> SwiftUI.AnyView {
  if let number { _Recording.reach(standIn: number) }
  return content(_StandIn())
}

/// In place of what stands in a bar: nothing.
public func _standInBar(at number: Int? = nil) -> some SwiftUI.ToolbarContent {
  if let number { _Recording.reach(standIn: number) }
  return SwiftUI.ToolbarItemGroup { SwiftUI.EmptyView() }
}

/// In place of what a finger does: no picture shows that, and it is not told.
public func _standInGesture() -> some SwiftUI.Gesture { SwiftUI.TapGesture() }

extension SwiftUI.ToolbarContentBuilder {
  /// A view in place of something in a bar.
  @_disfavoredOverload
  public static func buildExpression(_ standIn: _StandIn) -> some SwiftUI.ToolbarContent {
    SwiftUI.ToolbarItem { standIn }
  }
}

@resultBuilder
public struct _HeldViews {
  public static func buildExpression<Content: SwiftUI.View>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: SwiftUI.View>(
    _ content: repeat each Content
  ) -> SwiftUI.AnyView {
    SwiftUI.AnyView(SwiftUI.ViewBuilder.buildBlock(repeat each content))
  }

  public static func buildIf<Content: SwiftUI.View>(_ content: Content?) -> Content? { content }

  public static func buildEither(first: SwiftUI.AnyView) -> SwiftUI.AnyView { first }

  public static func buildEither(second: SwiftUI.AnyView) -> SwiftUI.AnyView { second }

  public static func buildLimitedAvailability(_ content: SwiftUI.AnyView) -> SwiftUI.AnyView {
    content
  }
}

/// The text that the app's own tables have for a constant whose code a tool makes: nothing is missing.
public func _keyText(_ text: String) -> String { text }

/// What something is in place of what it asks.
public func _standIn<Value>(for value: Value, at number: Int? = nil) -> Value {
  if let number { _Recording.reach(standIn: number) }
  return value
}

/// In place of what is done.
public func _standInForNothing(at number: Int? = nil) {
  if let number { _Recording.reach(standIn: number) }
}

/// In place of what makes a value.
public func _noValue(
  path: String = #filePath, line: Int = #line, column: Int = #column
) -> Never {
  fatalError("nothing can stand in for what makes a value at \(path):\(line):\(column)")
}

/// Whether two values say the same, of a type that the compiler cannot compare: part of it is not here.
nonisolated public func _isAlike<Value>(_ one: Value, _ other: Value) -> Bool {
  if type(of: one) is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
  return String(reflecting: one) == String(reflecting: other)
}

nonisolated public func _hashAlike<Value>(_ value: Value, _ hasher: inout Hasher) {
  guard type(of: value) is AnyObject.Type else { return hasher.combine(String(reflecting: value)) }
  hasher.combine(ObjectIdentifier(value as AnyObject))
}

/// Types of which there is a value that says nothing.
private protocol Neutral {
  static var neutral: Self { get }
}

private func neutral(_ type: Any.Type) -> Any? {
  if type == Void.self { return () }
  if type == Any.self { return "" }
  if let maker = type as? any _MadeByDefault.Type { return made(by: maker) }
  if let known = type as? any Neutral.Type { return known.neutral }
  if let made = _StandInProgram.madeConformer(type) { return made }
  if type == (any CVarArg).self { return 0 }
  if type == (any Error).self { return _StandIn() }
  if type == Foundation.Bundle.self { return Foundation.Bundle.main }
  if type == Foundation.UserDefaults.self { return Foundation.UserDefaults.standard }
  if type == Dispatch.DispatchQueue.self { return Dispatch.DispatchQueue.main }
  if type == Foundation.OperationQueue.self { return Foundation.OperationQueue.main }
  if type == Foundation.RunLoop.self { return Foundation.RunLoop.main }
  if type == Foundation.FileManager.self { return Foundation.FileManager.default }
  if type == Foundation.NotificationCenter.self { return Foundation.NotificationCenter.default }
  if type == Foundation.JSONEncoder.self { return Foundation.JSONEncoder() }
  if type == Foundation.JSONDecoder.self { return Foundation.JSONDecoder() }
  if type == SwiftUI.UIColor.self { return SwiftUI.UIColor.gray }
  if type == SwiftUI.UIImage.self { return SwiftUI.UIImage() }
  if type == SwiftUI.UIActivityIndicatorView.self { return activityIndicator() }
  if type == SwiftUI.UIFont.self { return SwiftUI.UIFont.systemFont(ofSize: 17) }
  if let number = type as? any Numeric.Type { return number.init(exactly: 0) }
  if let cases = type as? any CaseIterable.Type { return firstCase(cases) }
  if let text = type as? any ExpressibleByStringLiteral.Type { return literal(text) }
  if let raw = type as? any RawRepresentable.Type { return firstRaw(raw) }
  if let array = type as? any ExpressibleByArrayLiteral.Type { return empty(array) }
  return closure(of: type)
}

/// A closure of a type of closures: it takes anything, and gives what stands in for what it is to give; nil for a
/// type of anything else.
///
/// What a closure of such a generic type takes and gives stands in memory, and where, in registers: one that takes
/// nothing leaves those alone.
private func closure(of type: Any.Type) -> Any? {
  // How the runtime says what a type is: https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
  let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  let kindOfFunctions: UInt = 0x302
  guard metadata[0] == kindOfFunctions else { return nil }
  let flags = metadata[1]
  let (parameters, conventions, throwing): (UInt, UInt, UInt) = (0xFFFF, 0xFF_0000, 0x100_0000)
  let (async, more): (UInt, UInt) = (0x2000_0000, 0x8000_0000)
  guard flags & conventions == 0, flags & more == 0 else { return nil }
  let result = unsafeBitCast(metadata[2], to: Any.Type.self)
  guard flags & async != 0 else { return _openExistential(result, do: plain) }
  // An asynchronous function takes what it is given off the stack.
  let mostInRegisters: UInt = 3
  guard flags & parameters <= mostInRegisters else { return nil }
  return _openExistential(result, do: flags & throwing != 0 ? throwingLater : later)

  func plain<Result>(_ result: Result.Type) -> Any? {
    let made: () -> Result = { _standIn() }
    return bits(of: made)
  }
  func later<Result>(_ result: Result.Type) -> Any? {
    let made: () async -> Result = { _standIn() }
    return bits(of: made)
  }
  func throwingLater<Result>(_ result: Result.Type) -> Any? {
    let made: () async throws -> Result = { _standIn() }
    return bits(of: made)
  }
  func bits<Made>(of made: Made) -> Any? {
    func cast<Wanted>(_ wanted: Wanted.Type) -> Any? {
      MemoryLayout<Wanted>.size == MemoryLayout<Made>.size
        ? unsafeBitCast(made, to: Wanted.self) : nil
    }
    return _openExistential(type, do: cast)
  }
}

private nonisolated(unsafe) var depth = 0

/// A value of the app's own types; nil where one needs another without an end.
private func made(by maker: any _MadeByDefault.Type) -> Any? {
  guard depth < 24 else { return nil }
  depth += 1
  defer { depth -= 1 }
  // All of a recording is on the main thread.
  return MainActor.assumeIsolated { Made(value: maker._made()) }.value
}

/// One that is at work, as whoever shows one has it.
private func activityIndicator() -> Any? {
  MainActor.assumeIsolated {
    let view = SwiftUI.UIActivityIndicatorView()
    view.startAnimating()
    return Made(value: view)
  }.value
}

/// What stands in for a protocol's type, which may be the main actor's as the protocol is.
nonisolated public func _made(_ make: @MainActor () -> Any) -> Any? {
  MainActor.assumeIsolated { Made(value: make()) }.value
}

/// All of a recording is on the main thread.
private struct Made: @unchecked Sendable { let value: Any? }

private func firstCase<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }

private func literal<T: ExpressibleByStringLiteral>(_ type: T.Type) -> Any? {
  ("Text" as? T.StringLiteralType).map { T(stringLiteral: $0) }
}

private func empty<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> Any? { T() }

private func firstRaw<T: RawRepresentable>(_ type: T.Type) -> Any? {
  if let zero = 0 as? T.RawValue, let value = T(rawValue: zero) { return value }
  if let zero = UInt(0) as? T.RawValue { return T(rawValue: zero) }
  return nil
}

extension Optional: Neutral { static var neutral: Self { nil } }
extension Bool: Neutral { static var neutral: Self { false } }
extension String: Neutral { static var neutral: Self { "Text" } }
extension Dictionary: Neutral { static var neutral: Self { [:] } }
extension SwiftUI.Color: Neutral { static var neutral: Self { .gray } }
extension SwiftUI.Font: Neutral { static var neutral: Self { .body } }
extension SwiftUI.Image: Neutral { static var neutral: Self { SwiftUI.Image(systemName: "photo") } }
extension SwiftUI.Text: Neutral { static var neutral: Self { SwiftUI.Text("Text") } }
extension SwiftUI.AnyView: Neutral { static var neutral: Self { SwiftUI.AnyView(_StandIn()) } }
extension Foundation.URL: Neutral {
  static var neutral: Self { Foundation.URL(fileURLWithPath: "/") }
}
extension Foundation.Date: Neutral { static var neutral: Self { Foundation.Date() } }
extension Foundation.UUID: Neutral {
  static var neutral: Self {
    Foundation.UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension Foundation.Data: Neutral { static var neutral: Self { Foundation.Data() } }
extension Foundation.AttributedString: Neutral {
  static var neutral: Self { Foundation.AttributedString("Text") }
}
extension SwiftUI.EdgeInsets: Neutral { static var neutral: Self { SwiftUI.EdgeInsets() } }
extension SwiftUI.AnyPublisher: Neutral {
  static var neutral: Self { SwiftUI.Empty(completeImmediately: false).eraseToAnyPublisher() }
}
extension Foundation.Locale: Neutral {
  static var neutral: Self { Foundation.Locale(identifier: "en_US") }
}
extension Foundation.Calendar: Neutral {
  static var neutral: Self { Foundation.Calendar(identifier: .gregorian) }
}
extension Foundation.DateComponents: Neutral {
  static var neutral: Self { Foundation.DateComponents() }
}
extension Foundation.Notification.Name: Neutral { static var neutral: Self { Self("Text") } }
extension SwiftUI.AnyShapeStyle: Neutral {
  static var neutral: Self { SwiftUI.AnyShapeStyle(SwiftUI.Color.gray) }
}
extension SwiftUI.Gradient: Neutral {
  static var neutral: Self { SwiftUI.Gradient(colors: [.gray]) }
}
extension SwiftUI.Animation: Neutral { static var neutral: Self { .default } }
// Foundation ends the program where it is asked for one that is exactly a number.
extension SwiftUI.CGFloat: Neutral { static var neutral: Self { 0 } }
extension SwiftUI.CGSize: Neutral { static var neutral: Self { .zero } }
extension SwiftUI.CGPoint: Neutral { static var neutral: Self { .zero } }
extension SwiftUI.CGRect: Neutral { static var neutral: Self { .zero } }
extension SwiftUI.Angle: Neutral { static var neutral: Self { .zero } }
extension SwiftUI.Binding: Neutral {
  static var neutral: Self { SwiftUI.Binding(get: { _standIn() }, set: { _ in }) }
}

extension SwiftUI.Text {
  // A literal could be one, too, and is the text that it says.
  @_disfavoredOverload
  public init(_ value: _StandIn) { self.init("Text" as String) }
}

extension SwiftUI.Label where Title == SwiftUI.Text, Icon == SwiftUI.Image {
  @_disfavoredOverload
  public init(_ value: _StandIn, systemImage: String) {
    self.init("Text" as String, systemImage: systemImage)
  }
}
