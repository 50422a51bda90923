import SkeletonLanguage
import SkeletonModel

/// A view of an app's own source on the command line, in place of a document.
enum ViewChoice {
  static let source = Option(
    "swiftui", value: "folder", .folder,
    help: "A folder or a file of SwiftUI source; without --view all its previews.")
  static let view = Option(
    "view", value: "name", .text,
    help: "The view of --swiftui: a type, a preview's title, or a call such as 'Row(count: 3)'.")

  static let strict = Option(
    "strict", help: "Refuse views of which something cannot be compiled here.")
  static let ios = Option(
    "ios", value: "version", .systemVersion,
    help: "The version of iOS that the view of --swiftui is drawn as: 18 or 26 (default: the "
      + "project's, else 18).")

  static let options: [any AnyOption] = [source, view, ios]

  /// Whether nothing may stand in for what cannot be compiled.
  static func isStrict(_ invocation: Invocation) -> Bool {
    invocation.verb.options.contains { $0.name == strict.name } && invocation[strict]
  }

  /// The operand that these options are another word for; nil if they are not given.
  static func operand(_ invocation: Invocation) throws(Stop) -> String? {
    guard let source = invocation[Self.source] else {
      if invocation[view] != nil { throw .usage("--view names a view of --swiftui; give both") }
      if invocation[ios] != nil {
        throw .usage("--ios goes with --swiftui; a document says 'ios' beside its view")
      }
      return nil
    }
    return SourceOperand(
      source: source, view: invocation[view] ?? "", ios: invocation[ios]
    ).text
  }
}
