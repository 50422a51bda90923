import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The view that a document names, in the source that it is looked for in.
struct WantedView: Sendable {
  /// What it is made of at least.
  var roots: [SourceFolder.Place]
  /// As Swift has it.
  var expression: String
  /// What it names.
  var words: Set<String>
  /// The file that alone sees the view; nil where others do.
  private var hidingFile: Int?
  /// Which of a provider's previews it is; nil for all.
  private(set) var part: PreviewPart?
  /// The type that it is declared in, if there is one.
  private var owner: String?

  /// - Parameter name: `FeedSkeleton`, `FeedRow(count: 3)`, `Feed.Row`, `Feed.swift#Loading`,
  ///   `Feed_Previews` or `Feed_Previews: Loading`.
  init(_ name: String, in index: SourceIndex) throws(ViewRefusal) {
    let app = index.app
    if let found = try Self.preview(name, in: index) {
      roots = [found.place]
      expression = (app[found.place].preview?.typeName ?? found.name) + "()"
      words = app[found.place].words
      return
    }
    if let found = index.previews.first(where: { $0.name == name && $0.part != nil }) {
      part = found.part
      roots = [found.place]
      let type = app[found.place].name
      expression = "\(type).previews"
      words = [type, "previews"]
      if app[found.place].isPrivate { hidingFile = found.place.file }
      return
    }
    if let mark = name.firstRange(of: ": ") {
      // Of a type, and not of an argument.
      let known = index.previews.map(\.name).filter { $0.hasPrefix(name[..<mark.upperBound]) }
      guard known.isEmpty else {
        throw ViewRefusal(
          "there is no preview '\(name)' in \(index.folder); it has "
            + known.map { "'\($0)'" }.joined(separator: ", "))
      }
    }
    let bytes = Array(name.utf8)
    let tokens = SwiftLexer.tokens(of: bytes)
    words = Set(
      tokens.filter { $0.kind == .word }.map { String(decoding: bytes[$0.range], as: UTF8.self) })
    guard let first = tokens.first, first.kind == .word else {
      throw ViewRefusal("'\(name)' names no view")
    }
    let type = String(decoding: bytes[first.range], as: UTF8.self)
    if tokens.count > 1, tokens[1].kind == .word {
      let known = index.previews.prefix(12).map { "'\($0.name)'" }
      throw ViewRefusal(
        "there is no preview '\(name)' in \(index.folder); "
          + (known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"))
    }
    roots = try Self.declarations(of: type, in: index)
    // The words of a path, up to what is given to what it names.
    let path = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if roots.isEmpty || path.contains("."), let nested = try Self.nested(String(path), in: index) {
      roots = [nested.place]
      // Where what is around it is private, nobody else can name that, but all of the file sees what is in it.
      let isOfFile = nested.isInsideOfPrivate && !nested.declaration.isPrivate
      if !isOfFile { owner = nested.owners.joined(separator: ".") }
      words.formUnion(nested.owners)
      let rest = name.dropFirst(path.count)
      expression = nested.path + (rest.isEmpty ? "()" : rest)
      if nested.declaration.isPrivate || isOfFile { hidingFile = nested.place.file }
      return
    }
    guard let root = roots.first else {
      let known = index.viewNames
      let near = nearestWord(to: type, among: known)
      let list = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
      let views = known.isEmpty ? ", nor any view" : "; it has the views \(list)"
      let hint = near.map { "; did you mean '\($0)'?" } ?? views
      let unread = app.unread.first.map { "; \($0) could not be read" } ?? ""
      throw ViewRefusal("there is no type '\(type)' in \(index.folder)\(hint)\(unread)")
    }
    if tokens.count > 1 {
      expression = name
      // What is given to it or put into it, as in `Card { Row() }`.
      for word in words.subtracting([type]).sorted() {
        roots += (try? Self.declarations(of: word, in: index)) ?? []
      }
    } else if app[root].inheritance.contains("PreviewProvider") {
      expression = "\(type).previews"
    } else {
      expression = "\(type)()"
    }
    if app[root].isPrivate { hidingFile = root.file }
  }

  /// The declarations of a type: one, or none.
  private static func declarations(
    of type: String, in index: SourceIndex
  ) throws(ViewRefusal) -> [SourceFolder.Place] {
    let all = index.places.filter { index.app[$0].name == type && index.app[$0].kind == .type }
    let open = all.filter { !index.app[$0].isPrivate }
    let found = open.isEmpty ? all : open
    guard found.count > 1 else { return found }
    let files = found.map { "\(index.app.files[$0.file].path)#\(type)" }
    throw ViewRefusal(
      "there are \(found.count) types '\(type)' in \(index.folder); name one with its file: "
        + files.prefix(4).joined(separator: ", "))
  }

  /// A type that is declared in others: nil if there is none of that name.
  private static func nested(
    _ name: String, in index: SourceIndex
  ) throws(ViewRefusal) -> NestedType? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let found = index.nestedTypes(with: last).filter { $0.isCalled(name) }
    guard Set(found.map(\.path)).count > 1 else { return found.first }
    throw ViewRefusal(
      "there are \(found.count) types '\(name)' in \(index.folder); name one of "
        + found.prefix(4).map(\.path).joined(separator: ", "))
  }

  /// The name of what gives a private view to other files.
  private static let door = "skelsnapPrivateView"

  /// What the program asks for.
  var call: String {
    hidingFile == nil ? expression : [owner, Self.door].compactMap(\.self).joined(separator: ".")
  }

  /// The files, of which the one that hides the view gives it to others.
  func opened(_ files: [SourceSlice.File], in index: SourceIndex) -> [SourceSlice.File] {
    guard let hidingFile else { return files }
    var files = files
    // What is private to a type, its extensions see.
    let (before, after) = owner.map { ("extension \($0) {", "}") } ?? ("", "")
    let scope = owner == nil ? "" : "static "
    for place in files.indices where files[place].path == index.app.files[hidingFile].path {
      files[place].text += Array(
        """

        \(before)
        @MainActor \(scope)var \(Self.door): any SwiftUI.View {
        #sourceLocation(file: "\(ViewProgram.mainFile)", line: 1)
          \(expression)
        #sourceLocation()
        }
        \(after)

        """.utf8)
    }
    return files
  }

  /// nil if the name is no preview's.
  ///
  /// Within one file a preview is known by its title, or its number, alone.
  private static func preview(
    _ name: String, in index: SourceIndex
  ) throws(ViewRefusal) -> SourceFolder.Preview? {
    let previews = index.previews.filter { index.app[$0.place].preview != nil }
    if let found = previews.first(where: { $0.name == name }) { return found }
    let same = previews.filter { $0.name.hasSuffix(".swift#" + name) }
    if same.count == 1 { return same[0] }
    guard name.contains(".swift#") || same.count > 1 else { return nil }
    let known = previews.map { "'\($0.name)'" }
    throw ViewRefusal(
      same.count > 1
        ? "there are \(same.count) previews '\(name)' in \(index.folder); name one of "
          + same.map { "'\($0.name)'" }.joined(separator: ", ")
        : "there is no preview '\(name)' in \(index.folder); "
          + (known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"))
  }
}
