/// What stands on the command line by place, not by name.
struct Operands<Value: Sendable>: Sendable {
  let name: String
  let help: String
  let form: ValueForm<Value>
  let count: ClosedRange<Int>
}

extension Operands where Value == String {
  /// Paths.
  init(name: String, help: String, count: ClosedRange<Int>) {
    self.init(name: name, help: help, form: .path, count: count)
  }
}

/// Operands whatever their values are: what the parser, help and completions have to know.
protocol AnyOperands: Sendable {
  var name: String { get }
  var help: String { get }
  var count: ClosedRange<Int> { get }
  var offer: Offer { get }

  /// Parses all words that stand by place into an invocation.
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
