/// A verb with what was said on the command line, every text parsed.
struct Invocation: Sendable {
  let verb: Verb
  /// What stands by place, as it was written.
  private(set) var operands: [String] = []
  /// The values of the operands: an array of what their declaration reads.
  private var operandValues: any Sendable
  /// By name; every option of the verb has one from the beginning.
  private var values: [String: any Sendable]

  init(_ verb: Verb) {
    self.verb = verb
    operandValues = [String]()
    values = Dictionary(uniqueKeysWithValues: verb.allOptions.map { ($0.name, $0.anyAbsent) })
  }

  /// An option's value. A verb that does not declare the option has none, and may not ask.
  subscript<Value>(option: Option<Value>) -> Value {
    get {
      guard let boxed = values[option.name], let value = boxed as? Value else {
        preconditionFailure("'\(verb.name)' reads --\(option.name), which it does not declare")
      }
      return value
    }
    set { values[option.name] = newValue }
  }

  /// The operands' values, by the declaration the verb has of them.
  subscript<Value>(operands: Operands<Value>) -> [Value] {
    get {
      guard let values = operandValues as? [Value] else {
        preconditionFailure("'\(verb.name)' reads <\(operands.name)>, which it does not declare")
      }
      return values
    }
    set { operandValues = newValue }
  }

  /// Takes all that stands by place.
  mutating func place(_ words: [String]) throws(Stop) {
    operands = words
    if let declared = verb.operands {
      try declared.take(words, into: &self)
    } else if let first = words.first {
      throw .usage("unexpected argument '\(first)'")
    }
  }
}
