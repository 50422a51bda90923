import Testing

@testable import SkeletonSwiftUI

@Suite("Values that a package looks up by key path")
struct KeyedValuesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// `type: wrappers; protocol.member, protocol.member=`, the last one where it can be set.
    var found: [String]
    var testDescription: String { title }
  }

  @Test(
    "How the app uses them says what they are",
    arguments: [
      Row(
        title: "By a key that has a value",
        source: """
          struct A: View { @Injected(\\.store) var store; @Late(\\.store.name) var name: String }
          extension Values { var store: Store { get { self[StoreKey.self] } } }
          enum StoreKey: Key { static var currentValue: Store = .init(); static let other = 1 }
          enum NameKey: Key { static var currentValue = "" }
          extension Values { var name: String { Self[NameKey.self] } }
          """, found: ["Values: Injected, Late; Key.currentValue="]),
      Row(
        title: "By the type itself, with values for tests",
        source: """
          struct A: View { @Dependency(\\.client) var client }
          extension Values { var client: Client { get { self[Client.self] } set {} } }
          extension Client: TestKey { static var testValue: Self { Self() } }
          extension Client: LiveKey, Sendable { static let liveValue = Self() }
          """, found: ["Values: Dependency; LiveKey.liveValue, TestKey.testValue"]),
      Row(
        title: "What the app declares is its own",
        source: """
          struct A: View { @Injected(\\.store) var store }
          @propertyWrapper struct Injected {}
          extension Values { var store: Store { self[StoreKey.self] } }
          enum StoreKey: Key { static var currentValue: Store = .init() }
          """, found: []),
      Row(
        title: "What SwiftUI has is SwiftUI's",
        source: """
          struct A: View { @Environment(\\.store) var store }
          extension EnvironmentValues { var store: Store { self[StoreKey.self] } }
          struct StoreKey: EnvironmentKey { static let defaultValue = Store() }
          """, found: []),
      Row(
        title: "What is only read, and by no key",
        source: """
          struct A: View { @Injected(\\.store) var store }
          extension Values { var store: Store { self["store"] } }
          """, found: []),
    ])
  func found(row: Row) {
    let source = SourceFolder([
      SourceFolder.File(path: "A.swift", location: "/A.swift", bytes: Array(row.source.utf8))
    ])
    let found = KeyedValues.found(in: source).map { values in
      let keys = values.keys.map { "\($0.name).\($0.member)\($0.isSet ? "=" : "")" }
      return "\(values.type): \(values.wrappers.joined(separator: ", ")); "
        + keys.joined(separator: ", ")
    }
    #expect(found == row.found)
  }
}
