/// A verb with the parsed values of a command line.
struct Invocation: Sendable {
  let verb: Verb
  /// The operands (positional arguments) as they were written, and the view that options name.
  private(set) var operands: [String] = []
  /// An array of the operands' parsed values, of the type that the verb's declaration has.
  private var operandValues: any Sendable
  /// By name. Every option of the verb has a value from the start.
  private var values: [String: any Sendable]

  init(_ verb: Verb) {
    self.verb = verb
    operandValues = [String]()
    values = Dictionary(uniqueKeysWithValues: verb.allOptions.map { ($0.name, $0.anyAbsent) })
  }

  /// The value of an option. Programming error: to read an option that the verb does not declare.
  subscript<Value>(option: Option<Value>) -> Value {
    get {
      guard let boxed = values[option.name], let value = boxed as? Value else {
        preconditionFailure("'\(verb.name)' reads --\(option.name), which it does not declare")
      }
      return value
    }
    set { values[option.name] = newValue }
  }

  /// The values of the operands that the verb declares.
  subscript<Value>(operands: Operands<Value>) -> [Value] {
    get {
      guard let values = operandValues as? [Value] else {
        preconditionFailure("'\(verb.name)' reads <\(operands.name)>, which it does not declare")
      }
      return values
    }
    set { operandValues = newValue }
  }

  /// Stores the operands.
  mutating func place(_ written: [String]) throws(Stop) {
    var words = written
    // Elsewhere a view stands in place of a document.
    if verb.operands != nil, verb.options.contains(where: { $0.name == ViewChoice.source.name }) {
      words += [try ViewChoice.operand(self)].compactMap(\.self)
    }
    operands = words
    if let declared = verb.operands {
      try declared.take(words, into: &self)
    } else if let first = words.first {
      throw .usage("unexpected argument '\(first)'")
    }
  }
}
