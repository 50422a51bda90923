import SkeletonModel
import SkeletonSystem

/// What a view needs of its app to be compiled by itself: its own declaration, those it names, and
/// those that these name.
///
/// Each file keeps its lines, so that the compiler's messages name the lines that the author sees.
struct SourceSlice: Sendable {
  /// By the path of the file that it is cut out of.
  struct File: Hashable, Sendable {
    var path: String
    var text: [UInt8]
  }

  var files: [File]
  /// All words of what was taken.
  var words: Set<String>
  /// The names of the types that were taken.
  var types: Set<String> = []
  /// What was taken of extensions of types that are not the app's: `Color.brand`.
  var members: Set<String> = []
}

extension SourceFolder {
  /// - Parameters:
  ///   - roots: Declarations that are needed whatever they are called.
  ///   - names: Words that are used beside them.
  func slice(around roots: [Place], using names: Set<String> = []) -> SourceSlice {
    var cut = SourceCut(self, names, near: roots.first?.file)
    roots.forEach { cut.take($0) }
    cut.close()
    return cut.slice
  }
}

/// A slice in the making.
private struct SourceCut {
  private let folder: SourceFolder
  private var words: Set<String>
  private var taken: Set<SourceFolder.Place> = []
  /// The members that are taken of extensions.
  private var members: [SourceFolder.Place: Set<Int>] = [:]
  /// What has been taken, of what an app can have but once.
  private var signatures: [Signature: SourceFolder.Place] = [:]
  private let named: [String: [SourceFolder.Place]]
  /// Operators and precedence groups, which functions may have the name of.
  private let operations: [String: [SourceFolder.Place]]
  private let extensions: [SourceFolder.Place]
  /// The names of the types and protocols that the folder declares.
  private let ownTypes: Set<String>
  private var takenTypes: Set<String> = []
  /// Names that have been looked up, with the file that only sees its own.
  private var resolved: Set<String> = []

  /// What two targets of an app may both declare, and what is compiled may only once.
  private struct Signature: Hashable {
    var type: String
    var text: String
  }

  /// - Parameter near: The file whose namesakes come first.
  init(_ folder: SourceFolder, _ names: Set<String>, near: Int?) {
    self.folder = folder
    words = names
    var named: [String: [SourceFolder.Place]] = [:]
    var operations: [String: [SourceFolder.Place]] = [:]
    var extensions: [SourceFolder.Place] = []
    var ownTypes: Set<String> = []
    for place in folder.places {
      let declaration = folder[place]
      switch declaration.kind {
      case .type, .protocolType, .alias, .function, .variable:
        for name in declaration.names { named[name, default: []].append(place) }
        if declaration.kind != .function, declaration.kind != .variable {
          ownTypes.insert(declaration.name)
        }
      case .extension: extensions.append(place)
      case .operation: operations[declaration.name, default: []].append(place)
      case .import, .preview, .other: break
      }
    }
    self.named = named
    self.operations = operations
    let distances = near.map { near in folder.files.indices.map { folder.closeness($0, near) } }
    self.extensions =
      distances.map { distances in
        extensions.enumerated().sorted {
          (-distances[$0.element.file], $0.offset) < (-distances[$1.element.file], $1.offset)
        }.map(\.element)
      } ?? extensions
    self.ownTypes = ownTypes
  }

  /// What remains to be done, the next at the end: a declaration may name one that names another,
  /// and so on, further than the stack reaches.
  private enum Step {
    case take(SourceFolder.Place)
    case lookUp(String, file: Int)
  }

  mutating func take(_ place: SourceFolder.Place) { follow([.take(place)]) }

  private mutating func lookUp(_ words: Set<String>, in file: Int) {
    follow(Self.steps(words, in: file))
  }

  private static func steps(_ words: Set<String>, in file: Int) -> [Step] {
    words.sorted(by: >).map { .lookUp($0, file: file) }
  }

  private mutating func follow(_ steps: [Step]) {
    var steps = steps
    while let step = steps.popLast() {
      switch step {
      case .lookUp(let word, let file):
        guard resolved.insert("\(file) \(word)").inserted else { continue }
        let places =
          nearest(operations[word] ?? [], to: file) + nearest(named[word] ?? [], to: file)
        steps += places.reversed().map { .take($0) }
      case .take(let place):
        let declaration = folder[place]
        let isRepeatable = declaration.kind != .function && declaration.kind != .operation
        guard !taken.contains(place), isRepeatable || isFirst(declaration, "", place) else {
          continue
        }
        taken.insert(place)
        words.formUnion(declaration.words)
        if ownTypes.contains(declaration.name) { takenTypes.insert(declaration.name) }
        steps += Self.steps(declaration.words, in: place.file)
      }
    }
  }

  /// Of declarations with one name those that a file sees: its own before others', and else those of
  /// the file that is nearest to it. Functions may have several of one name.
  private func nearest(
    _ places: [SourceFolder.Place], to file: Int
  ) -> [SourceFolder.Place] {
    let visible = places.filter { $0.file == file || !folder[$0].isPrivate }
    let own = visible.filter { $0.file == file }
    if !own.isEmpty { return own }
    let nearest = visible.enumerated().sorted {
      (-folder.closeness($0.element.file, file), $0.offset)
        < (-folder.closeness($1.element.file, file), $1.offset)
    }.map(\.element)
    guard let best = nearest.first else { return [] }
    if visible.allSatisfy({ folder[$0].kind == .function }) { return nearest }
    return visible.filter { $0.file == best.file }
  }

  /// Whether nothing of the same signature has been taken from another place. What is private to a
  /// file gets into no other's way.
  private mutating func isFirst(
    _ declaration: SwiftDeclaration, _ type: String, _ place: SourceFolder.Place
  ) -> Bool {
    if declaration.isPrivate { return true }
    let signature = Signature(type: type, text: folder.signature(of: declaration, in: place.file))
    if let known = signatures[signature] { return known == place }
    signatures[signature] = place
    return true
  }

  /// Takes what is named until nothing new is.
  mutating func close() {
    while true {
      let before = (words.count, taken.count, members.values.reduce(0) { $0 + $1.count })
      for place in extensions {
        let declaration = folder[place]
        let isOwn = ownTypes.contains(declaration.name)
        // An extension of a type that is not part of the slice has nothing to stand on.
        if isOwn, !takenTypes.contains(declaration.name) { continue }
        if let owner = declaration.owner, ownTypes.contains(owner), !takenTypes.contains(owner) {
          continue
        }
        if isOwn ? !declaration.inheritance.isEmpty : isNeededConformance(declaration, place) {
          let header = Signature(
            type: declaration.name + declaration.condition,
            text: ": " + declaration.inheritance.joined(separator: ", "))
          if let known = signatures[header], known != place { continue }
          signatures[header] = place
          takeMembers(Array(declaration.members.indices), of: place)
          continue
        }
        let needed = declaration.members.indices.filter {
          isNeeded(declaration.members[$0], of: declaration, in: place.file)
        }
        let new = needed.filter { !(members[place]?.contains($0) ?? false) }
        if !new.isEmpty { takeMembers(new, of: place) }
      }
      let after = (words.count, taken.count, members.values.reduce(0) { $0 + $1.count })
      if before == after { return }
    }
  }

  /// Whether a type of the system conforms to a protocol of the app's that the slice has.
  private func isNeededConformance(
    _ declaration: SwiftDeclaration, _ place: SourceFolder.Place
  ) -> Bool {
    !declaration.inheritance.isEmpty
      && (declaration.inheritance.contains(where: takenTypes.contains)
        || taken.contains { $0.file == place.file } && words.contains(declaration.name))
  }

  private func isNeeded(
    _ member: SwiftDeclaration, of declaration: SwiftDeclaration, in file: Int
  ) -> Bool {
    if member.isPrivate, !taken.contains(where: { $0.file == file }),
      !members.keys.contains(where: { $0.file == file })
    {
      return false
    }
    switch member.name {
    case "init":
      return words.contains(declaration.name)
        && (member.label.map { $0 == "_" || words.contains($0) } ?? true)
    case "subscript":
      return words.contains(declaration.name) || member.label.map(words.contains) ?? false
    default:
      return member.names.contains(where: words.contains)
        || member.isOperator && words.contains(declaration.name)
    }
  }

  private mutating func takeMembers(_ indices: [Int], of place: SourceFolder.Place) {
    let declaration = folder[place]
    let known = members[place]
    for index in indices where !(known?.contains(index) ?? false) {
      let member = declaration.members[index]
      guard
        declaration.isPrivate || isFirst(member, declaration.name + declaration.condition, place)
      else { continue }
      members[place, default: []].insert(index)
      words.formUnion(declaration.members[index].words)
      lookUp(declaration.members[index].words, in: place.file)
    }
    if known == nil, members[place] != nil || indices.isEmpty {
      members[place, default: []].formUnion([])
      let header = Set(declaration.inheritance).union([declaration.name])
      words.formUnion(header)
      lookUp(header, in: place.file)
    }
  }

  var slice: SourceSlice {
    let files = Set(taken.map(\.file)).union(members.keys.map(\.file)).sorted()
    return SourceSlice(
      files: files.map { SourceSlice.File(path: folder.files[$0].path, text: text(of: $0)) },
      words: words, types: takenTypes,
      members: Set(
        members.flatMap { place, indices in
          indices.flatMap { folder[place].members[$0].names }.map { folder[place].name + "." + $0 }
        }))
  }

  /// A file with spaces in place of what was not taken, and previews as views.
  private func text(of file: Int) -> [UInt8] {
    let source = folder.files[file]
    var text = BlankedText(source.active)
    for (index, declaration) in source.declarations.enumerated() {
      let place = SourceFolder.Place(file: file, declaration: index)
      if taken.contains(place), let preview = declaration.preview, let body = declaration.body {
        text.keep(body.lowerBound + 1..<declaration.range.upperBound)
        text.blank(preview.marks)
        text.insert("struct \(preview.typeName): SwiftUI.View {", at: body.lowerBound)
        text.insert("var body: some SwiftUI.View {", at: preview.content)
        text.insert("}", at: declaration.range.upperBound)
      } else if taken.contains(place)
        || declaration.kind == .import && ActiveSource.modules.contains(declaration.name)
      {
        text.keep(declaration.range)
        if let main = declaration.main { text.blank([main]) }
      } else if let members = members[place], let body = declaration.body {
        text.keep(declaration.range.lowerBound..<body.lowerBound)
        for member in members { text.keep(declaration.members[member].range) }
        text.keep(body.upperBound..<declaration.range.upperBound)
      }
    }
    return text.bytes
  }
}

/// A text of which parts are kept in place.
private struct BlankedText {
  private let source: [UInt8]
  private var isKept: [Bool]
  private var insertions: [(place: Int, text: String)] = []

  init(_ source: [UInt8]) {
    self.source = source
    isKept = Array(repeating: false, count: source.count)
  }

  mutating func keep(_ range: Range<Int>) {
    for index in range { isKept[index] = true }
  }

  mutating func blank(_ ranges: [Range<Int>]) {
    for index in ranges.joined() { isKept[index] = false }
  }

  mutating func insert(_ text: String, at place: Int) { insertions.append((place, text)) }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var waiting = insertions.sorted { $0.place < $1.place }[...]
    for index in 0...source.count {
      while let next = waiting.first, next.place == index {
        bytes += Array(next.text.utf8)
        waiting.removeFirst()
      }
      guard index < source.count else { break }
      let byte = source[index]
      bytes.append(isKept[index] || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    return bytes
  }
}
