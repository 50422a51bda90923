import SwiftUI

// In place of github.com/SFSafeSymbols/SFSafeSymbols: the names that an app uses are added to it.

public struct SFSymbol: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Image {
  public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
  public init(systemSymbol: SFSymbol, variableValue: Double?) {
    self.init(systemName: systemSymbol.rawValue)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemSymbol: SFSymbol) {
    self.init(title, systemImage: systemSymbol.rawValue)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) {
    self.init(title, systemImage: systemSymbol.rawValue)
  }
}
