/// What an app has its words in, for what takes them in any form and shows them nowhere.
public protocol _Words {}

extension Text: _Words {}
extension LocalizedStringKey: _Words {}
extension LocalizedStringResource: _Words {}
extension String: _Words {}
extension Substring: _Words {}
extension Optional: _Words where Wrapped: _Words {}

/// Words as they are shown, or a resource of them: one form for both, where two would make each
/// expression around them twice as long to check.
public protocol _ShownWords {
  var _shown: String { get }
}

extension String: _ShownWords {
  public var _shown: String { self }
}

extension Substring: _ShownWords {
  public var _shown: String { String(self) }
}

extension LocalizedStringResource: _ShownWords {
  public var _shown: String { text }
}
