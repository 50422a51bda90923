/// A named part of a command line, declared once: it is parsed, helped with and completed by this,
/// and `invocation[option]` gives its value.
struct Option<Value: Sendable>: Sendable {
  let name: String
  let short: Character?
  let section: OptionSection
  let help: String
  let parameter: OptionParameter?
  /// The value where the command line says nothing.
  let absent: Value
  /// The value once a text is given, in place of the one before or on top of it.
  fileprivate let taking: @Sendable (_ text: String, _ before: Value) throws(Stop) -> Value
}

/// What stands behind the name of an option, as help and completions show it.
struct OptionParameter: Sendable {
  var name: String
  var offer: Offer
  /// How texts beyond the first are taken.
  var repetition: Repetition

  enum Repetition: Sendable {
    /// The last one counts.
    case last
    /// Given again, it adds.
    case again
    /// Given again, it adds, and one may hold several between commas.
    case list
  }
}

/// Under which heading help shows an option.
enum OptionSection: String, Sendable, CaseIterable {
  case options = "OPTIONS"
  case axes = "AXES"
  case common = "COMMON OPTIONS"
}

extension Option where Value == Bool {
  /// A flag.
  init(
    _ name: String, short: Character? = nil, in section: OptionSection = .options, help: String
  ) {
    self.init(
      name: name, short: short, section: section, help: help, parameter: nil, absent: false
    ) { _, _ in true }
  }
}

extension Option {
  /// One value, of which the last counts that is given; nil where none is.
  init<One>(
    _ name: String, short: Character? = nil, value: String, _ form: ValueForm<One>, help: String
  ) where Value == One? {
    let parameter = OptionParameter(name: value, offer: form.offer, repetition: .last)
    let place = parameter.usage(of: name)
    self.init(
      name: name, short: short, section: .options, help: help, parameter: parameter, absent: nil
    ) { (text, _) throws(Stop) in try form.value(of: text, for: place) }
  }

  /// One value, of which the last counts that is given.
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

  /// As many values as there are times that it is given.
  init<One>(
    _ name: String, each value: String, _ form: ValueForm<One>, help: String
  ) where Value == [One] {
    let parameter = OptionParameter(name: value, offer: form.offer, repetition: .again)
    let place = parameter.usage(of: name)
    self.init(
      name: name, short: nil, section: .options, help: help, parameter: parameter, absent: []
    ) { (text, before) throws(Stop) in before + [try form.value(of: text, for: place)] }
  }

  /// Values between commas; given again, it adds to them.
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
  /// As messages name the option it belongs to: `--output <file>`.
  fileprivate func usage(of option: String) -> String { "--\(option) <\(name)>" }
}

/// An option whatever its value is: what the parser, help and completions have to know.
protocol AnyOption: Sendable {
  var name: String { get }
  var short: Character? { get }
  var section: OptionSection { get }
  var help: String { get }
  /// nil: a flag.
  var parameter: OptionParameter? { get }
  /// The value where the command line says nothing.
  var anyAbsent: any Sendable { get }

  /// Parses a text into an invocation; a flag is raised, whatever the text.
  func take(_ text: String, into invocation: inout Invocation) throws(Stop)
}

extension AnyOption {
  /// As messages name it: `--output <file>`.
  var usage: String { parameter?.usage(of: name) ?? "--\(name)" }
}

extension Option: AnyOption {
  var anyAbsent: any Sendable { absent }

  func take(_ text: String, into invocation: inout Invocation) throws(Stop) {
    invocation[self] = try taking(text, invocation[self])
  }
}
