// In place of github.com/pointfreeco/swift-custom-dump: nobody reads what is printed.

public protocol CustomDumpStringConvertible {
  var customDumpDescription: String { get }
}

public protocol CustomDumpReflectable {
  var customDumpMirror: Mirror { get }
}

public protocol CustomDumpRepresentable {
  var customDumpValue: Any { get }
}

@discardableResult
public func customDump<Value>(
  _ value: Value, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> Value { value }

public func diff<Value>(_ one: Value, _ other: Value) -> String? { nil }

extension String {
  public init<Subject>(customDumping subject: Subject) { self.init(describing: subject) }
}
