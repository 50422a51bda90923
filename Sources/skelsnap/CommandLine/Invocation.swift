import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// A verb with what was said on the command line, every value checked against its form.
struct Invocation: Sendable {
  var verb: Verb
  var operands: [String] = []
  /// By option; a flag that was given has an empty list.
  private(set) var values: [String: [String]] = [:]

  init(_ verb: Verb) {
    self.verb = verb
  }

  /// Whether a flag, or an option with a value, was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value that counts.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values; nil where the option was not given.
  func list(_ name: String) -> [String]? { values[name] }

  mutating func raise(_ name: String) { values[name] = values[name] ?? [] }

  mutating func add(_ text: String, to option: Option) throws(Stop) {
    guard let value = option.value else { return raise(option.name) }
    let parts =
      value.repetition == .list
      ? text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [text]
    for part in parts {
      if let complaint = value.form.complaint(about: part) {
        throw .usage("invalid value '\(part)' for '\(option.usage)': \(complaint)")
      }
    }
    values[option.name] = value.repetition == .last ? parts : (values[option.name] ?? []) + parts
  }
}

extension Invocation {
  /// The numbers an option was given.
  func numbers(_ name: String) -> [Double]? { list(name)?.compactMap(decimal) }
}
