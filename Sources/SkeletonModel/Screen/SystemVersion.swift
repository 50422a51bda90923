/// A version of iOS whose measures and colours the views of apps are drawn with.
package enum SystemVersion: Int, CaseIterable, Hashable, Comparable, Sendable {
  case ios18 = 18
  case ios26 = 26

  /// Where nobody says which.
  package static let usual = SystemVersion.ios18

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  package static let names = allCases.map { String($0.rawValue) }
}
