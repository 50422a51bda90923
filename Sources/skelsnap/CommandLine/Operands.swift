/// A declaration of operands (positional arguments).
struct Operands<Value: Sendable>: Sendable {
  let name: String
  let help: String
  let form: ValueForm<Value>
  let count: ClosedRange<Int>
}

extension Operands where Value == String {
  /// Operands that are paths.
  init(name: String, help: String, count: ClosedRange<Int>) {
    self.init(name: name, help: help, form: .path, count: count)
  }
}

/// Operands with values of any type: what the parser, help and completions need.
protocol AnyOperands: Sendable {
  var name: String { get }
  var help: String { get }
  var count: ClosedRange<Int> { get }
  var offer: Offer { get }

  /// Parses all operands into an invocation.
  func take(_ words: [String], into invocation: inout Invocation) throws(Stop)
}

extension Operands: AnyOperands {
  var offer: Offer { form.offer }

  func take(_ words: [String], into invocation: inout Invocation) throws(Stop) {
    if words.count < count.lowerBound {
      throw .usage("missing argument '<\(name)>'" + offer.allowed)
    }
    if words.count > count.upperBound {
      throw .usage("unexpected argument '\(words[count.upperBound])'")
    }
    var values: [Value] = []
    for word in words { values.append(try form.value(of: word, for: "<\(name)>")) }
    invocation[self] = values
  }
}
