import SkeletonModel
import Synchronization

/// A theme file's bytes, or why it must not be read.
package enum ThemeSource: Sendable {
  /// `file` is the name for messages, and the base of the paths of other themes in the file.
  case text(file: String, bytes: [UInt8], beside: FilesBeside? = nil)
  case refused(String)
}

/// Finds the file a theme is named by: a path as it is written, relative to the file it is in.
package typealias ThemeReader = (_ path: String, _ referrer: String) -> ThemeSource

/// Loads a theme, the theme it extends, and so on down to `ios`.
struct ThemeLoader {
  let read: ThemeReader
  private(set) var diagnostics: [Diagnostic] = []
  /// Files that have been parsed, by their names in messages: they are not parsed again.
  var parsed: [String: Tree] = [:]
  /// Whether built-in themes are put together anew from what is parsed: one of them may have been
  /// changed.
  var isFresh = false
  /// The themes that were read and are not built in, each after those it extends.
  private(set) var ownThemes: [Tree] = []
  /// Files being read, outermost first.
  private var open: [String] = []

  private static let most = 16

  init(read: @escaping ThemeReader) {
    self.read = read
  }

  /// The theme a word names, or a map describes.
  mutating func theme(_ tree: Tree) -> Theme? {
    if tree.entries != nil { return inline(tree) }
    guard let scalar = tree.scalar, !scalar.isNull else {
      complain(tree.spot, "a theme's name, its path or a map is due, found \(tree.found)")
      return nil
    }
    let word = scalar.text
    if word.contains("/") || word.contains(".") { return file(word, at: tree.spot) }
    guard let known = BuiltInTheme(rawValue: word) else {
      let names = BuiltInTheme.names
      let near = nearestWord(to: word, among: names)
      complain(
        tree.spot,
        "there is no built-in theme '\(word)'"
          + (near.map { "; did you mean '\($0)'?" }
            ?? "; there are \(names.joined(separator: ", ")), and paths have a '/' or an extension")
      )
      return nil
    }
    return builtIn(known)
  }

  static func builtIn(_ theme: BuiltInTheme) -> Theme? {
    var loader = ThemeLoader { _, _ in .refused("a built-in theme reads no file") }
    return loader.builtIn(theme)
  }

  /// Each is parsed once for each process, however many documents name it.
  private static let builtIn = Mutex<[(name: BuiltInTheme, theme: Theme)]>([])

  private mutating func builtIn(_ known: BuiltInTheme) -> Theme? {
    // What others extend is never changed.
    let isShared = !isFresh || known == .ios
    func shared() -> Theme? {
      Self.builtIn.withLock { $0.first { $0.name == known }?.theme }
    }
    if isShared, let theme = shared() { return theme }
    let theme = known == .ios ? base() : layered(known)
    // Another thread may have been faster.
    if isShared, let theme, shared() == nil { Self.builtIn.withLock { $0.append((known, theme)) } }
    return theme
  }

  // Built-in themes are checked by a test, not at each start.
  private mutating func layered(_ known: BuiltInTheme) -> Theme? {
    guard let tree = parse(known.bytes, file: known.file), let base = tree["extends"] else {
      return nil
    }
    return theme(base)?.layered(with: tree)
  }

  private mutating func base() -> Theme? {
    guard let tree = try? BaseTokens.otherSections() else { return nil }
    var theme = Theme().layered(with: tree)
    theme.extendsBase = true
    return theme
  }

  private mutating func inline(_ tree: Tree) -> Theme? {
    let base = tree["extends"] ?? Tree(.scalar(Scalar(text: "ios", isPlain: true)), at: tree.spot)
    guard let theme = theme(base)?.layered(with: tree) else { return nil }
    check(tree, ThemeForm.inline, theme, place: "theme")
    ownThemes.append(tree)
    return theme
  }

  private mutating func file(_ path: String, at spot: Spot) -> Theme? {
    let source = read(path, spot.source.name)
    guard case .text(let file, let bytes, let beside) = source else {
      if case .refused(let reason) = source { complain(spot, "the theme '\(path)' \(reason)") }
      return nil
    }
    guard !open.contains(file) else {
      complain(spot, "the theme '\(path)' extends itself")
      return nil
    }
    guard open.count < Self.most else {
      complain(spot, "more than \(Self.most) themes extend each other")
      return nil
    }
    open.append(file)
    defer { open.removeLast() }
    guard let tree = parse(bytes, file: file, beside: beside) else { return nil }
    guard tree.entries != nil else {
      complain(tree.spot, "a theme is a map, found \(tree.found)")
      return nil
    }
    let base = tree["extends"] ?? Tree(.scalar(Scalar(text: "ios", isPlain: true)), at: tree.spot)
    guard let theme = theme(base)?.layered(with: tree) else { return nil }
    check(tree, ThemeForm.file, theme, place: "the theme")
    ownThemes.append(tree)
    return theme
  }

  private mutating func parse(
    _ bytes: @autoclosure () -> [UInt8], file: String, beside: FilesBeside? = nil
  ) -> Tree? {
    if let known = parsed[file] { return known }
    do throws(DescriptionError) {
      let tree = try Syntax.read(bytes(), file: file, beside: beside)
      parsed[file] = tree
      return tree
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  private mutating func check(_ tree: Tree, _ form: MapForm, _ theme: Theme, place: String) {
    let reading = Reading(theme: theme)
    _ = reading.fields(of: tree, form, place: place)
    TemplateReader(reading).checkComponents(tree["components"]?.entries ?? [])
    diagnostics += reading.complaints.diagnostics
  }

  private mutating func complain(_ spot: Spot, _ message: String) {
    diagnostics.append(Diagnostic(at: spot.position, message))
  }
}
