/// What an app has its words in, for what takes them in any form and shows them nowhere.
public protocol _Words {}

extension Text: _Words {}
extension LocalizedStringKey: _Words {}
extension LocalizedStringResource: _Words {}
extension String: _Words {}
extension Substring: _Words {}
extension Optional: _Words where Wrapped: _Words {}
