/// A version of iOS whose measures and colours the views of apps are drawn with.
package enum SystemVersion: Int, CaseIterable, Hashable, Sendable {
  case ios18 = 18
  case ios26 = 26

  /// Where nobody says which.
  package static let usual = SystemVersion.ios18

  package static let names = allCases.map { String($0.rawValue) }
}
