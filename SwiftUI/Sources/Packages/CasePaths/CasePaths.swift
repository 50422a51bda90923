import SwiftUI

// In place of github.com/pointfreeco/swift-case-paths: ways to what an enumeration's cases hold.

@attached(extension, conformances: CasePathable)
@attached(member, names: named(AllCasePaths), named(allCasePaths))
public macro CasePathable() = #externalMacro(module: "SwiftUIMacros", type: "CasePathableMacro")

public protocol CasePathable {
  associatedtype AllCasePaths
  static var allCasePaths: AllCasePaths { get }
}

public struct AnyCasePath<Root, Value> {
  private let embedding: (Value) -> Root
  private let extracting: (Root) -> Value?

  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    embedding = embed
    extracting = extract
  }

  public init(_ path: CaseKeyPath<Root, Value>) {
    let way = Case<Root>.whole[keyPath: path]
    // A way that begins with the root leads back to it.
    // swift-format-ignore: NeverForceUnwrap
    self.init(embed: { way.embed($0) as! Root }, extract: { way.extract($0) })
  }

  public func embed(_ value: Value) -> Root { embedding(value) }
  public func extract(from root: Root) -> Value? { extracting(root) }
}

/// A case that a key path has come to, from the outermost on.
@dynamicMemberLookup
public struct Case<Value> {
  let embed: (Value) -> Any
  let extract: (Any) -> Value?

  static var whole: Case { Case(embed: { $0 }, extract: { $0 as? Value }) }

  public subscript<Member>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    let next = Value.allCasePaths[keyPath: path]
    return Case<Member>(
      embed: { embed(next.embed($0)) }, extract: { extract($0).flatMap { next.extract(from: $0) } })
  }
}

public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension CasePathable {
  public subscript<Value>(dynamicMember path: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>)
    -> Value?
  {
    Self.allCasePaths[keyPath: path].extract(from: self)
  }

  public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? {
    Case<Self>.whole[keyPath: path].extract(self)
  }

  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool { false }
}

extension Optional: CasePathable {
  @dynamicMemberLookup
  public struct AllCasePaths {
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { nil }, extract: { $0 == nil ? () : nil })
    }
    public var some: AnyCasePath<Optional, Wrapped> { AnyCasePath(embed: { $0 }, extract: { $0 }) }
    public subscript<Member>(
      dynamicMember path: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member> where Wrapped: CasePathable {
      let next = Wrapped.allCasePaths[keyPath: path]
      return AnyCasePath(
        embed: { next.embed($0) }, extract: { $0.flatMap { next.extract(from: $0) } })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Binding {
  /// What a case holds, where it is that case.
  public subscript<Root: CasePathable, Member>(
    dynamicMember path: KeyPath<Root.AllCasePaths, AnyCasePath<Root, Member>>
  ) -> Binding<Member?> where Value == Root? {
    let way = Root.allCasePaths[keyPath: path]
    return Binding<Member?>(
      get: { wrappedValue.flatMap { way.extract(from: $0) } },
      set: { wrappedValue = $0.map { way.embed($0) } })
  }

  public subscript<Member>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let way = Value.allCasePaths[keyPath: path]
    guard let first = way.extract(from: wrappedValue) else { return nil }
    return Binding<Member>(
      get: { way.extract(from: wrappedValue) ?? first }, set: { wrappedValue = way.embed($0) })
  }
}

extension Binding {
  public init?(unwrapping base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}
