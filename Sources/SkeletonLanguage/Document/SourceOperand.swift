import SkeletonModel
import SkeletonSystem

/// A view as the command line names it: `Sources/Feed#FeedSkeleton`, `Sources/Feed/Row.swift#Long
/// name`, `Sources/Feed#ios26:FeedSkeleton`.
package struct SourceOperand: Hashable, Sendable {
  /// A folder or a file of source.
  package let source: String
  /// Empty for all previews that the source has.
  package let view: String
  /// The version of iOS that it is drawn as; the project's where it is nil.
  package let ios: SystemVersion?

  /// nil if it names no view.
  package init?(_ operand: String) {
    guard let mark = operand.firstIndex(of: "#") else { return nil }
    let path = operand[..<mark]
    source = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : String(path)
    let named = operand[operand.index(after: mark)...]
    ios = SystemVersion.allCases.first { named.hasPrefix(Self.prefix(of: $0)) }
    view = String(named.dropFirst(ios.map { Self.prefix(of: $0).count } ?? 0))
    if source.isEmpty { return nil }
  }

  package init(source: String, view: String, ios: SystemVersion? = nil) {
    self.source = source
    self.view = view
    self.ios = ios
  }

  /// What a view's name has before it that is drawn as a version of iOS.
  private static func prefix(of version: SystemVersion) -> String { "ios\(version.rawValue):" }

  /// The view with its version.
  private var named: String { (ios.map { Self.prefix(of: $0) } ?? "") + view }

  package var text: String { "\(source)#\(named)" }

  /// A view of a source that is called by these names, drawn as this one.
  package func naming(view: String, in source: String) -> SourceOperand {
    SourceOperand(source: source, view: view, ios: ios)
  }

  /// The document that shows the view and nothing else.
  ///
  /// - Parameter canvas: Where it does not stand on the usual one.
  package func document(on canvas: PreviewCanvas?) -> [UInt8] {
    let names: [JSON.Member] = [
      .init("view", .string(view)), .init("source", .string("./" + FilePath.name(of: source))),
    ]
    let version = ios.map { [JSON.Member("ios", .integer($0.rawValue))] } ?? []
    let text: [JSON.Member] =
      [.init("skelsnap", 1), .init("title", .string(view))]
      + (canvas?.json.map { [JSON.Member("canvas", $0)] } ?? [])
      + [.init("skeleton", ["swiftui": .object(names + version)])]
    return Array(JSON.object(text).document().utf8)
  }

  /// A document's name in which the view is a step of its own: its goldens lie beside those of the
  /// documents.
  ///
  /// Two views have two names: what tells them apart and is no part of a name is told by a digest.
  package var documentName: String {
    let folder = source.hasSuffix(".swift") ? String(source.dropLast(6)) : source
    var step = ""
    var isWhole = true
    for character in named.replacing(".swift", with: "") {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        step.append(character)
        continue
      }
      isWhole = isWhole && Self.separators.contains(character)
      if !step.isEmpty, !step.hasSuffix("-") { step.append("-") }
    }
    while step.hasSuffix("-") || step.hasSuffix(".") { step.removeLast() }
    if step.utf8.count > Self.longest {
      isWhole = false
      while step.utf8.count > Self.longest { step.removeLast() }
    }
    if !isWhole || step.isEmpty {
      let digest = SHA256(Array(named.utf8)).hexadecimal.prefix(6)
      step += (step.isEmpty ? "" : "-") + digest
    }
    return folder.isEmpty || folder == "." ? Self.mark + step : "\(folder)/\(Self.mark)\(step)"
  }

  /// What stands between the words of a title or a call.
  private static let separators: Set<Character> = [" ", "#", "(", ")", ":", ",", "\""]
  /// In bytes; a file system allows 255 with what is added to it.
  private static let longest = 120

  /// What the last step of such a name begins with: no document's goldens are taken for a view's.
  package static let mark = "@"

  /// Whether goldens of this name are a view's.
  package static func isView(_ name: String) -> Bool {
    name.split(separator: "/").last?.hasPrefix(mark) ?? false
  }
}
