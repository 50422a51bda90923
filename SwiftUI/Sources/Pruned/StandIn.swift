import Dispatch
import Foundation
import Observation
import SwiftUI

// Part of a program that the command makes of a view of which something cannot be compiled here, and of
// no module: what stands in for that.

/// A view or a value of a type that is not there: a grey area, whose members are such values, too.
@dynamicMemberLookup @dynamicCallable
public final class _StandIn: SwiftUI.View, SwiftUI.ObservableObject, Observable, Hashable,
  Identifiable, Codable,
  Error, CustomStringConvertible, _MadeByDefault, @unchecked Sendable
{
  nonisolated let isFramed: Bool

  nonisolated public init(isFramed: Bool) { self.isFramed = isFramed }

  nonisolated public convenience init() { self.init(isFramed: false) }

  nonisolated public init(from decoder: any Decoder) throws { isFramed = false }

  nonisolated public func encode(to encoder: any Encoder) throws {}

  nonisolated public static func == (one: _StandIn, other: _StandIn) -> Bool { one === other }

  nonisolated public func hash(into hasher: inout Hasher) {}

  public static func _made() -> Any { _StandIn() }

  nonisolated public var id: ObjectIdentifier { ObjectIdentifier(self) }

  nonisolated public var description: String { "Text" }

  nonisolated public var localizedDescription: String { "Text" }

  nonisolated public subscript(dynamicMember name: String) -> _StandIn {
    get { self }
    set {}
  }

  /// Of the type that is needed.
  @_disfavoredOverload
  nonisolated public subscript<Value>(dynamicMember name: String) -> Value {
    get { _standIn() }
    set {}
  }

  /// Of a type that is not there: `Store.shared`.
  nonisolated public static subscript(dynamicMember name: String) -> _StandIn {
    get { _StandIn() }
    set {}
  }

  @discardableResult
  nonisolated public func dynamicallyCall(withArguments arguments: [Any]) -> _StandIn { self }

  @discardableResult
  nonisolated public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> _StandIn { self }

  public var body: some SwiftUI.View { SwiftUI._greyArea(isFramed: isFramed) }
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
  return _StandIn(isFramed: isFramed)
}

/// A value of the type that is needed.
@_disfavoredOverload
public func _standIn<Value>(
  _ isFramed: Bool = false, at number: Int? = nil, path: String = #filePath,
  line: Int = #line, column: Int = #column
) -> Value {
  if let number { _Recording.reach(standIn: number) }
  if let value = _StandIn(isFramed: isFramed) as? Value { return value }
  if let value = neutral(Value.self) as? Value { return value }
  if _Recording.takesBlanks, Value.self != Never.self { return blank() }
  fatalError("nothing can stand in for a value of \(Value.self) at \(path):\(line):\(column)")
}

/// What an object keeps that is made of nothing.
nonisolated public func _unknown<Value>(
  path: String = #filePath, line: Int = #line, column: Int = #column
) -> Value { _standIn(path: path, line: line, column: column) }

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
  if let made = _madeConformer(to: type) { return made }
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
  if let empty = type as? any EmptyInitializable.Type { return empty.init() }
  return nil
}

private protocol EmptyInitializable { init() }

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
nonisolated func _made(_ make: @MainActor () -> Any) -> Any? {
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
