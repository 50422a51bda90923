/// The declaration of an option, for parsing, help and completions; `invocation[option]` is its
/// value.
struct Option<Value: Sendable>: Sendable {
  let name: String
  let short: Character?
  let section: OptionSection
  let help: String
  let parameter: OptionParameter?
  /// The value if the option is absent.
  let absent: Value
  /// Combines the text that was given with the value so far, and returns the new value.
  fileprivate let taking: @Sendable (_ text: String, _ before: Value) throws(Stop) -> Value
}

/// The parameter of an option, as help and completions show it.
struct OptionParameter: Sendable {
  var name: String
  var offer: Offer
  /// What happens if the option is repeated.
  var repetition: Repetition

  enum Repetition: Sendable {
    /// The last value wins.
    case last
    /// Each repetition adds a value.
    case again
    /// Each repetition adds values, which are separated by commas.
    case list
  }
}

/// The heading under which help lists an option.
enum OptionSection: String, Sendable, CaseIterable {
  case options = "OPTIONS"
  case axes = "AXES"
  case common = "COMMON OPTIONS"
}

extension Option where Value == Bool {
  /// An option without a value.
  init(
    _ name: String, short: Character? = nil, in section: OptionSection = .options, help: String
  ) {
    self.init(
      name: name, short: short, section: section, help: help, parameter: nil, absent: false
    ) { _, _ in true }
  }
}

extension Option {
  /// An option with one value, of which the last one wins; nil if absent.
  init<One>(
    _ name: String, short: Character? = nil, value: String, _ form: ValueForm<One>, help: String
  ) where Value == One? {
    let parameter = OptionParameter(name: value, offer: form.offer, repetition: .last)
    let place = parameter.usage(of: name)
    self.init(
      name: name, short: short, section: .options, help: help, parameter: parameter, absent: nil
    ) { (text, _) throws(Stop) in try form.value(of: text, for: place) }
  }

  /// An option with one value, of which the last one wins.
  init(
    _ name: String, value: String, _ form: ValueForm<Value>, default absent: Value,
    in section: OptionSection = .options, help: String
  ) {
    let parameter = OptionParameter(name: value, offer: form.offer, repetition: .last)
    let place = parameter.usage(of: name)
    self.init(
      name: name, short: nil, section: section, help: help, parameter: parameter, absent: absent
    ) { (text, _) throws(Stop) in try form.value(of: text, for: place) }
  }

  /// An option with a value for each repetition.
  init<One>(
    _ name: String, each value: String, _ form: ValueForm<One>, help: String
  ) where Value == [One] {
    let parameter = OptionParameter(name: value, offer: form.offer, repetition: .again)
    let place = parameter.usage(of: name)
    self.init(
      name: name, short: nil, section: .options, help: help, parameter: parameter, absent: []
    ) { (text, before) throws(Stop) in before + [try form.value(of: text, for: place)] }
  }

  /// An option with values separated by commas; a repetition adds to them.
  init<One>(
    _ name: String, list value: String, _ form: ValueForm<One>,
    in section: OptionSection = .options, help: String
  ) where Value == [One] {
    let parameter = OptionParameter(name: value, offer: form.offer, repetition: .list)
    let place = parameter.usage(of: name)
    self.init(
      name: name, short: nil, section: section, help: help, parameter: parameter, absent: []
    ) { (text, before) throws(Stop) in
      var values = before
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try form.value(of: String(part), for: place))
      }
      return values
    }
  }
}

extension OptionParameter {
  /// The notation in messages: `--output <file>`.
  fileprivate func usage(of option: String) -> String { "--\(option) <\(name)>" }
}

/// An option with a value of any type: what the parser, help and completions need.
protocol AnyOption: Sendable {
  var name: String { get }
  var short: Character? { get }
  var section: OptionSection { get }
  var help: String { get }
  /// nil for a flag.
  var parameter: OptionParameter? { get }
  /// The value if the option is absent.
  var anyAbsent: any Sendable { get }

  /// Parses a text into an invocation; for a flag the text is ignored.
  func take(_ text: String, into invocation: inout Invocation) throws(Stop)
}

extension AnyOption {
  /// The notation in messages: `--output <file>`.
  var usage: String { parameter?.usage(of: name) ?? "--\(name)" }
}

extension Option: AnyOption {
  var anyAbsent: any Sendable { absent }

  func take(_ text: String, into invocation: inout Invocation) throws(Stop) {
    invocation[self] = try taking(text, invocation[self])
  }
}
