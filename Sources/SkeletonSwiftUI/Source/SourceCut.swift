import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A slice in the making: what a view reaches, member by member.
///
/// What stands behind a dot is a name that any member may have, of what is reached; what stands alone is
/// looked up where it stands, from the inside out, and then among what the app declares. So a type is
/// in the slice if something in the slice names it, and a member if something names it, too.
struct SourceCut {
  let folder: SourceFolder
  private var parsers: [Int: SwiftParser] = [:]
  private(set) var items: [Item] = []

  /// A declaration, of a file or of a type.
  struct Item {
    var file: Int
    var declaration: SwiftDeclaration
    /// What it is declared in: a type, a protocol or an extension.
    var parent: Int?
    /// `["Feed", "Row"]`, of a type in its type or of an extension.
    var path: [String]
    var members: [Int]?
    /// Of a type: what it is made of in all places.
    var group: Int?
    var reach = Reach.none
    /// Whether its body is left out.
    var isEmptied = false
    /// Whether it is an extension or a type whose conformances are wanted.
    var conforms = false
    /// Closures in it that nothing calls.
    var idle: [IdleClosure] = []
  }

  enum Reach: Int, Comparable {
    case none
    /// Something in it is used, as in a namespace.
    case space
    case whole

    static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
  }

  /// What a type has, wherever it is declared.
  private struct Group {
    /// nil where the type is not the app's.
    var type: Int?
    var extensions: [Int] = []
    var members: [String: [Int]] = [:]
  }

  /// What is taken beyond what may be compiled with all of its bodies.
  enum Farthest: Hashable {
    case declared
    /// What the compiler misses, as long as there is not much of it.
    case missed
    case none
  }

  private var groups: [Group] = []
  /// Groups of types that are not the app's, by name.
  private var foreign: [String: Int] = [:]
  private let top: [Int: [Int]]
  private let named: [String: [Int]]
  private let operations: [String: [Int]]
  /// Extensions of the app's own types, by the last name.
  private let ownExtensions: [String: [Int]]
  /// What each file's path is made of: a module's name is a folder's.
  let folders: Set<String>
  /// What files import that is not here.
  private let missingModules: Set<String>
  /// Modules by whose names the slice's source calls what is in it.
  private var qualifiers: Set<String> = []
  /// Those of them without whose names a member would be meant.
  private var neededQualifiers: Set<String> = []
  /// What has been taken, of what an app can have but once.
  private var signatures: [Signature: Int] = [:]
  private let distances: [Int]?
  /// The file that the view is in.
  private let near: Int?
  /// The files of what stands in for packages, and of which package each is.
  private let packageFiles: [Int: String]
  /// Whether stores of reducers hold only what they begin with.
  private let hasStillStores: Bool
  /// The app's files that ask a container for what they need.
  let asking: Set<Int>
  /// Types that are farther than is declared, unless something in them is used.
  private var passedOver: Set<Int> = []
  /// The module of each file that is a package's.
  private let modules: [String?]
  /// What extensions declare, of whatever is here.
  let namesInExtensions: Set<String>
  /// Of enumerations that were looked at, the first case of those that have too many.
  private var longLists: [Int: Int?] = [:]

  /// What two targets of an app may both declare, and what is compiled may only once.
  private struct Signature: Hashable {
    var type: String
    var text: String
  }

  /// What has to be so for something to belong to the slice.
  private enum Condition: Hashable {
    /// A member of that name is used.
    case member(String, Side)
    /// The word stands somewhere in the slice.
    case word(String)
    case file(Int)
    /// The app's protocol or type of that name is in it.
    case type(String)
  }

  /// What a member is declared for.
  private struct Side: Hashable {
    /// Whether it is a type's, and not a value's.
    var isOfType: Bool
    /// Whether it extends a type that is not the app's.
    var isForeign: Bool

    static func of(_ owner: SourceUses.Owner, foreign: Bool? = nil) -> [Side] {
      [true, false].flatMap { isOfType in
        [true, false].map { Side(isOfType: isOfType, isForeign: $0) }
      }.filter { side in
        (owner == .any || side.isOfType == (owner == .type))
          && foreign.map { $0 == side.isForeign } ?? true
      }
    }
  }

  private enum Action {
    case take(Int)
    case conform(Int)
    case whole(Int)
    /// What a function of that number tells a container.
    case register(Int, Range<Int>)
  }

  private var met: Set<Condition> = []
  private var waiting: [Condition: [(conditions: ArraySlice<Condition>, action: Action)]] = [:]
  private var queue: [Action] = []
  /// How many declarations lie between each of these and what the cut was made of.
  private var steps: [Int] = []
  /// The same of what is being looked at.
  private var step = 0
  /// What waits for all else that is reached so far, by its place in the queue.
  private var putOff: [Int] = []
  private var isPuttingOff: Bool
  private var next = 0
  /// Bytes of the app's bodies that have been taken.
  private(set) var size = 0
  /// What of it stands beside the view, where nothing else is.
  private var sizeBeside = 0
  private(set) var words: Set<String> = []
  /// What something stands in for, by file.
  var edits: [Int: [SourceStandIn]] = [:]

  /// Bodies beyond this are left out, the farthest from the view: the compiler would not come to an
  /// end.
  private let mostSize: Int
  private let limit: Int?
  /// Whether something stands in for the bodies that are left out.
  private let isLimited: Bool
  /// What there is of what is beyond the limit.
  private let farthest: Farthest
  /// Whether beyond the limit nothing is taken by itself: it is as if it were not there.
  private var isClosed: Bool { farthest != .declared }
  /// The types that the view that is wanted is made of, such as its model: without them little is seen of it.
  private var kept: Set<Int> = []
  /// The views that a preview which is wanted shows.
  private(set) var previewed: Set<Int> = []
  /// What the compiler has missed.
  private var wanted: Set<Int> = []
  /// Whether what a view does once it has appeared is left out.
  private let isStill: Bool
  /// What the view and its file name, of which the cut was made.
  private let wantedNames: Set<String>
  private var roots: [SourceFolder.Place] = []
  /// How often more was taken: what is asked for need not be.
  private var taken = 0
  /// Types by their names, with those of types that were looked into so far.
  private(set) var types: [String: [Int]] = [:]
  /// What the compiler has missed, and the app has.
  private var missed: [Missed] = []

  private enum Missed: Hashable {
    case name(String, file: String?)
    case all(of: String)
    case conformance(of: String, to: String)
  }
  /// How many bodies are left out for their size.
  private(set) var leftOut = 0
  /// Bodies that are taken whatever their size: the program comes to them.
  private var filled: Set<Place> = []

  /// Where a declaration begins.
  private struct Place: Hashable {
    var file: Int
    var start: Int
  }
  /// Values that are made where nobody gives one, by their types.
  var made: [Int: String] = [:]
  /// What was complained of last.
  var heeded: [Diagnostic] = []
  /// What is asked of SFSafeSymbols beside the symbols that there are drawings of.
  var askedSymbols: Set<String> = []
  /// What the program says of objects that nobody gives.
  var absences: [String] = []
  /// Types of which none can be made.
  var unmade: Set<Int> = []
  /// Types whose own initializers have been of no use.
  var uncalled: Set<Int> = []

  /// - Parameters:
  ///   - near: The file whose namesakes come first.
  ///   - limit: So many bytes of bodies are taken at most; nil where it has compiled so far.
  ///   - farthest: What there is of what is farther.
  ///   - isStill: Whether what a view does once it has appeared is left out.
  init(
    _ folder: SourceFolder, _ names: Set<String> = [], near: Int?, limit: Int? = nil,
    farthest: Farthest = .declared, isStill: Bool = false
  ) {
    self.folder = folder
    self.near = near
    self.isStill = isStill
    wantedNames = names
    packageFiles = Dictionary(
      uniqueKeysWithValues: folder.files.indices.lazy
        .filter { ModuleLibrary.isStandIn(folder.files[$0]) }
        .map { ($0, FilePath.name(of: FilePath.parent(of: folder.files[$0].path))) })
    hasStillStores = packageFiles.keys.contains {
      folder.files[$0].location.contains("/ComposableArchitecture/")
    }
    asking = Set(
      folder.files.indices.filter { [packageFiles] file in
        packageFiles[file] == nil
          && folder.files[file].declarations.contains {
            $0.kind == .import && SwiftParser.containers.contains($0.name)
          }
      })
    self.farthest = farthest
    self.limit = limit
    mostSize = limit ?? 600_000
    isLimited = limit != nil
    isPuttingOff = limit != nil
    var items: [Item] = []
    var top: [Int: [Int]] = [:]
    var named: [String: [Int]] = [:]
    var operations: [String: [Int]] = [:]
    var ownTypes: Set<String> = []
    var types: [String: [Int]] = [:]
    var extensions: [Int] = []
    for place in folder.places {
      let declaration = folder[place]
      let number = items.count
      var path: [String] = []
      switch declaration.kind {
      case .type, .protocolType, .alias, .function, .variable:
        for name in declaration.names { named[name, default: []].append(number) }
        if declaration.kind == .type || declaration.kind == .protocolType {
          ownTypes.insert(declaration.name)
          types[declaration.name, default: []].append(number)
          path = [declaration.name]
        }
      case .extension:
        extensions.append(number)
        path = [declaration.owner, declaration.name].compactMap(\.self)
      case .operation: operations[declaration.name, default: []].append(number)
      case .import, .preview, .other: break
      }
      items.append(Item(file: place.file, declaration: declaration, parent: nil, path: path))
      top[place.file, default: []].append(number)
    }
    distances = near.map { near in folder.files.indices.map { folder.closeness($0, near) } }
    if let distances {
      extensions = extensions.enumerated().sorted {
        (-distances[items[$0.element].file], $0.offset)
          < (-distances[items[$1.element].file], $1.offset)
      }.map(\.element)
    }
    modules = folder.files.map { Self.module(ofFile: $0.path) }
    namesInExtensions = Set(
      extensions.flatMap { items[$0].declaration.members.flatMap(\.names) })
    var own: [String: [Int]] = [:]
    var others: [Int] = []
    /// What the app's types call a type of others within themselves, by their own names.
    var aliases: [String: Set<String>] = [:]
    func isAlias(_ path: [String]) -> Bool {
      guard path.count == 2 else { return false }
      let known =
        aliases[path[0]]
        ?? Set(
          (named[path[0]] ?? []).flatMap { type -> [String] in
            let file = items[type].file
            return SwiftParser(folder.files[file].active).members(of: items[type].declaration)
              .filter { $0.kind == .alias }.map(\.name)
          })
      aliases[path[0]] = known
      return known.contains(path[1])
    }
    for number in extensions {
      if ownTypes.contains(items[number].path[0]), !isAlias(items[number].path) {
        own[items[number].declaration.name, default: []].append(number)
      } else {
        others.append(number)
      }
    }
    self.items = items
    self.types = types
    self.top = top
    folders = Set(
      folder.files.flatMap {
        FilePath.parent(of: $0.path).split(separator: "/").map { Self.module(ofFolder: $0) }
      }
    ).union(folder.otherModules)
    missingModules = folder.missingImports.subtracting(folders)
    for (name, numbers) in named where numbers.count > 1 && types[name] != nil {
      named[name] = numbers.filter { number in
        !Self.isNameOfModule(items[number].declaration, in: folder.files[items[number].file].active)
      }
    }
    self.named = named
    self.operations = operations
    ownExtensions = own
    for number in others { addForeign(number) }
    for name in names.sorted() {
      meet(.word(name))
      meet(member: name)
    }
  }

  /// `typealias Row = Design.Row`, by which a module's type is seen without the module's name: both are one
  /// module here, and it would be named after itself.
  private static func isNameOfModule(_ declaration: SwiftDeclaration, in file: [UInt8]) -> Bool {
    guard declaration.kind == .alias else { return false }
    let bytes = file[declaration.range]
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let meant = String(decoding: bytes[(mark + 1)...], as: UTF8.self).prefix { $0 != "<" }
      .split(separator: ".").map { String($0).trimmed }
    return meant.count == 2 && meant[1] == declaration.name
  }

  func top(of file: Int) -> [Int] { top[file] ?? [] }

  func bytes(of file: Int) -> [UInt8] { folder.files[file].active }

  func fileNumber(_ path: String) -> Int? { folder.files.firstIndex { $0.path == path } }

  mutating func parser(_ file: Int) -> SwiftParser {
    if let parser = parsers[file] { return parser }
    var parser = SwiftParser(folder.files[file].active)
    parser.texts = folder.texts
    parsers[file] = parser
    return parser
  }

  mutating func members(of number: Int) -> [Int] {
    if let members = items[number].members { return members }
    let item = items[number]
    let declarations =
      item.parent == nil && item.declaration.kind == .extension
      ? item.declaration.members : parser(item.file).members(of: item.declaration)
    var members: [Int] = []
    for declaration in declarations {
      let isType = declaration.kind == .type || declaration.kind == .protocolType
      members.append(items.count)
      items.append(
        Item(
          file: item.file, declaration: declaration, parent: number,
          path: isType ? item.path + [declaration.name] : []))
      if isType { types[declaration.name, default: []].append(items.count - 1) }
    }
    items[number].members = members
    return members
  }

  /// The names by which a member is found.
  private mutating func names(of number: Int) -> [String] {
    let item = items[number]
    guard item.declaration.keyword == "case" else { return item.declaration.names }
    return parser(item.file).cases(of: item.declaration)
  }

  private mutating func add(membersOf number: Int, to group: Int) {
    for member in members(of: number) {
      for name in names(of: member) { groups[group].members[name, default: []].append(member) }
    }
  }

  private mutating func addForeign(_ number: Int) {
    let name = items[number].declaration.name
    let group = foreign[name] ?? groups.count
    if group == groups.count { groups.append(Group(type: nil)) }
    foreign[name] = group
    items[number].group = group
    groups[group].extensions.append(number)
    add(membersOf: number, to: group)
    let item = items[number]
    // Of a type of a module that is not here there is nothing, where nothing names it.
    let named: [Condition] = isOfMissingModule(number) ? [.word(name)] : []
    for member in members(of: number) {
      let own = items[member].declaration
      // What is private to a file waits for the file.
      let first: [Condition] = (own.isPrivate ? [.file(item.file)] : []) + named
      switch own.name {
      case "init", "subscript":
        // Without a label to say, the type has to be named at least.
        let labels = label(member) + (own.name == "init" ? laterLabels(member) : [])
        let isOpen = labels.isEmpty && own.label.map { $0 != "_" } ?? false
        when(
          first + [.word(name)] + (isOpen ? [.word(item.declaration.name)] : labels),
          .take(member))
        if own.name == "subscript", let label = own.label, label != "_" {
          when(first + [.word(label)], .take(member))
        }
      default:
        if own.isOperator { when(first + [.word(name)], .take(member)) }
        for name in names(of: member) { when(named: name, after: first, .take(member)) }
      }
    }
    guard !item.declaration.inheritance.isEmpty else { return }
    for name in item.declaration.inheritance { when([.type(name)], .conform(number)) }
    // A literal says no word of it.
    if item.declaration.inheritance.contains(where: Self.isOfLiterals) {
      when([.word(name)], .conform(number))
    }
    when([.file(item.file), .word(name)], .conform(number))
  }

  /// Whether what an extension extends may be of a module that is not here: `extension Kit.Row`, or a type whose
  /// name nothing here has, in a file that imports such a module.
  private func isOfMissingModule(_ number: Int) -> Bool {
    let declaration = items[number].declaration
    if let owner = declaration.owner { return missingModules.contains(owner) }
    return !ModuleLibrary.publicTypes.contains(declaration.name)
      && !Self.usuallyExtended.contains(declaration.name)
      && !imports(of: items[number].file).isDisjoint(with: missingModules)
  }

  /// Of Swift and Foundation, what apps extend.
  private static let usuallyExtended: Set<String> = [
    "AdditiveArithmetic", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "AttributedString", "BidirectionalCollection", "BinaryFloatingPoint",
    "BinaryInteger", "Bool", "Bundle", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "CGVector", "Calendar", "CaseIterable", "Character", "CharacterSet", "ClosedRange",
    "Collection", "Comparable", "CustomStringConvertible", "Data", "Date", "DateComponents",
    "DateComponentsFormatter", "DateFormatter", "DateInterval", "Decimal", "Decodable", "Decoder",
    "Dictionary", "Dimension", "DispatchQueue", "DispatchTimeInterval", "Double", "Duration",
    "Encodable", "Encoder", "Equatable", "Error", "FileManager", "FixedWidthInteger", "Float",
    "FloatingPoint", "FormatStyle", "Formatter", "Hashable", "ISO8601DateFormatter", "Identifiable",
    "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "JSONDecoder", "JSONEncoder",
    "KeyPath", "KeyedDecodingContainer", "KeyedDecodingContainerProtocol", "KeyedEncodingContainer",
    "Locale", "LocalizedError", "MainActor", "Measurement", "MutableCollection",
    "NSAttributedString", "NSError", "NSMutableAttributedString", "NSNumber", "NSObject",
    "NSObjectProtocol", "NSPredicate", "NSRange", "NSRegularExpression", "NSString", "Notification",
    "NotificationCenter", "NumberFormatter", "Numeric", "OperationQueue", "OptionSet", "Optional",
    "PersonNameComponents", "ProcessInfo", "RandomAccessCollection", "Range",
    "RangeReplaceableCollection", "RawRepresentable", "Result", "Sequence", "Set", "SetAlgebra",
    "SignedNumeric", "SingleValueDecodingContainer", "StaticString", "Strideable", "String",
    "StringProtocol", "Substring", "Task", "Thread", "TimeInterval", "TimeZone", "Timer", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "UUID",
    "UnkeyedDecodingContainer", "UserDefaults",
  ]

  /// `ExpressibleByStringLiteral`
  private static func isOfLiterals(_ protocolName: String) -> Bool {
    protocolName.hasPrefix("ExpressibleBy")
  }

  /// The first label, where whoever calls it has to say it: of a value that has none by itself, and is
  /// no closure, which may stand behind the call.
  private func label(_ number: Int) -> [Condition] {
    let item = items[number]
    guard let label = item.declaration.label, label != "_" else { return [] }
    let head = bytes(of: item.file)[item.declaration.range].prefix { $0 != UInt8(ascii: "{") }
    let name = Array(item.declaration.name.utf8)
    let first = Self.firstParameter(
      of: head[(head.firstRange(of: name)?.upperBound ?? head.startIndex)...])
    let isOptional =
      first.contains(UInt8(ascii: "=")) || first.firstRange(of: Array("->".utf8)) != nil
    return isOptional ? [] : [.word(label)]
  }

  /// The labels behind the first that whoever calls an initializer has to say: of an overload, which may be
  /// one of many of another's type, they are all that tells it apart.
  private func laterLabels(_ number: Int) -> [Condition] {
    let item = items[number]
    let head = bytes(of: item.file)[item.declaration.range].prefix { $0 != UInt8(ascii: "{") }
    let parser = SwiftParser(Array(head))
    let inside = parser.tokens.indices
    guard let name = inside.first(where: { parser.word($0) == "init" }),
      let open = inside.first(where: { $0 > name && parser.isMark($0, "(") })
    else { return [] }
    let close = parser.after(open) - 1
    guard close > open, inside.contains(close), parser.isMark(close, ")") else { return [] }
    let depth = parser.tokens[open].depth + 1
    var found: [Condition] = []
    var start = open + 1
    // A comma within a type ends no parameter; `<` of a value stands between blanks.
    var angles = 0
    for index in open + 1...close {
      if parser.isMark(index, "<"), parser.isJoined(index - 1) { angles += 1 }
      if parser.isMark(index, ">"), angles > 0, !parser.isMark(index - 1, "-") { angles -= 1 }
      guard
        index == close
          || parser.tokens[index].depth == depth && parser.isMark(index, ",") && angles == 0
      else { continue }
      defer { start = index + 1 }
      guard start > open + 1, start + 2 < index, parser.tokens[start].kind == .word else {
        continue
      }
      let label = parser.word(start)
      let rest = start + 1..<index
      // What may be left out, or stand in braces behind the call.
      let mayBeUnsaid =
        label == "_"
        || rest.contains {
          parser.isMark($0, "=") || parser.isMark($0, "{")
            || parser.isMark($0, ">") && parser.isMark($0 - 1, "-")
            || parser.isMark($0, ".") && parser.isMark($0 + 1, ".")
        }
        // Behind an app's own name of a type there may be a closure.
        || index == close && !rest.contains { Self.plainTypes.contains(parser.word($0)) }
      if !mayBeUnsaid { found.append(.word(label)) }
    }
    return found
  }

  /// Types of which no closure is.
  private static let plainTypes: Set<String> = [
    "Binding", "Bool", "CGFloat", "Color", "Date", "Double", "Image", "Int", "LocalizedStringKey",
    "String", "Text", "URL", "any", "some",
  ]

  /// What stands between the opening parenthesis and the comma or the parenthesis that ends the first
  /// parameter: a comma within a type ends none.
  private static func firstParameter(of head: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = head.firstIndex(of: UInt8(ascii: "(")) else { return head }
    var open = 0
    for index in start..<head.endIndex {
      switch head[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        open -= 1
        if open == 0 { return head[start..<index] }
      case UInt8(ascii: ">") where head[index - 1] != UInt8(ascii: "-"): open -= 1
      case UInt8(ascii: ",") where open == 1: return head[start..<index]
      default: break
      }
    }
    return head[start...]
  }

  private mutating func when(_ conditions: [Condition], _ action: Action) {
    when(conditions[...], action)
  }

  private mutating func when(_ conditions: ArraySlice<Condition>, _ action: Action) {
    var rest = conditions
    while let first = rest.first {
      rest = rest.dropFirst()
      guard met.contains(first) else {
        waiting[first, default: []].append((rest, action))
        return
      }
    }
    enqueue(action)
  }

  /// Does something once a member of its name is used.
  private mutating func when(named name: String, after first: [Condition] = [], _ action: Action) {
    for side in sides(of: number(of: action)) { when(first + [.member(name, side)], action) }
  }

  /// What a member is declared for; a type, and whatever names one, may stand behind either.
  private mutating func sides(of number: Int) -> [Side] {
    let item = items[number]
    let isForeign = item.parent.map { isOfForeignType($0) } ?? false
    guard [.function, .variable].contains(item.declaration.kind), item.parent != nil else {
      return Side.of(.any, foreign: isForeign)
    }
    let modifiers = parser(item.file).modifiers(of: item.declaration)
    return Side.of(
      modifiers.isDisjoint(with: ["static", "class"]) ? .value : .type, foreign: isForeign)
  }

  private func isOfForeignType(_ parent: Int) -> Bool {
    items[parent].declaration.kind == .extension
      && items[parent].group.map { groups[$0].type == nil } ?? false
  }

  /// A member of that name is used, of whatever is declared.
  private mutating func meet(
    member name: String, of owner: SourceUses.Owner = .any, foreign: Bool? = nil
  ) {
    for side in Side.of(owner, foreign: foreign) { meet(.member(name, side)) }
  }

  private mutating func meet(_ condition: Condition) {
    guard met.insert(condition).inserted else { return }
    for (conditions, action) in waiting.removeValue(forKey: condition) ?? [] {
      when(conditions, action)
    }
  }

  /// The group of a type of the app's.
  private mutating func group(of type: Int) -> Int {
    if let group = items[type].group { return group }
    let group = groups.count
    groups.append(Group(type: type))
    items[type].group = group
    add(membersOf: type, to: group)
    let path = items[type].path
    for number in ownExtensions[items[type].declaration.name] ?? [] where extends(number, path) {
      let isHere = items[number].file == items[type].file
      if items[type].declaration.isPrivate, items[type].parent == nil, !isHere { continue }
      if path.count == 1, !isHere,
        let nearest = nearest(named[path[0]] ?? [], to: items[number].file)
          .first(where: { isType($0) }), nearest != type
      {
        continue
      }
      groups[group].extensions.append(number)
      items[number].group = group
      add(membersOf: number, to: group)
    }
    return group
  }

  private func extends(_ number: Int, _ path: [String]) -> Bool {
    let own = items[number].path
    return own.first == path.first && own.last == path.last
      && (own.count == 1) == (path.count == 1)
  }

  func isType(_ number: Int) -> Bool {
    [.type, .protocolType].contains(items[number].declaration.kind)
  }

  /// Whether the app declares something of a name that is none of what is compiled: it is left out for its size.
  func isLeftOut(_ name: String) -> Bool {
    guard isLimited else { return false }
    let own = (named[name] ?? []) + (types[name] ?? [])
    return own.contains { packageFiles[items[$0].file] == nil }
      && own.allSatisfy { items[$0].reach == .none && !isGone($0) }
  }
}

// MARK: - What is reached

extension SourceCut {
  /// The same once more, without what only those pieces reached that something stands in for now.
  ///
  /// What the compiler complains of is what is farthest from the view more often than not, and each such
  /// piece has brought along more.
  ///
  /// - Parameter least: So many bytes of bodies are taken at most, where more were before.
  func again(limit least: Int = .max) -> SourceCut {
    var cut = SourceCut(
      folder, wantedNames, near: near, limit: limit.map { min($0, least) }, farthest: farthest,
      isStill: isStill)
    cut.edits = edits
    cut.heeded = heeded
    cut.askedSymbols = askedSymbols
    cut.absences = absences
    cut.filled = filled
    for root in roots { cut.take(root) }
    cut.close()
    for one in missed {
      switch one {
      case .name(let name, let file): _ = cut.want(name, in: file)
      case .all(let type): _ = cut.wantAll(of: type)
      case .conformance(let type, let name): _ = cut.wantConformance(of: type, to: name)
      }
    }
    cut.takeAllGiven()
    cut.takeTypesOfStandIns()
    // Before any is made: what cannot be made so would be made so again, and be refused again.
    for type in unmade { if let same = cut.number(of: type, in: self) { cut.unmade.insert(same) } }
    for type in uncalled {
      if let same = cut.number(of: type, in: self) { cut.uncalled.insert(same) }
    }
    if isLimited { cut.makeValuesOfLeftOut() }
    for type in made.keys.sorted() {
      guard let same = cut.number(of: type, in: self), cut.items[same].reach > .none else {
        continue
      }
      if cut.items[same].declaration.kind == .protocolType {
        _ = cut.makeConformer(to: same)
      } else {
        cut.make(type: same)
      }
    }
    return cut
  }

  /// Takes the types that something stands in for a value of, which may be named there alone by now.
  private mutating func takeTypesOfStandIns() {
    for file in edits.keys.sorted() {
      for (_, edit) in standingEdits(of: file) {
        guard let path = SwiftParser.type(ofValue: edit.text),
          let name = path.split(separator: ".").last.map(String.init)
        else { continue }
        for type in types[name] ?? []
        where items[type].reach == .none && self.path(of: type) == path {
          reach(type)
        }
      }
    }
    close()
  }

  /// The number that a declaration of another cut of the same folder has in this one.
  private mutating func number(of other: Int, in cut: SourceCut) -> Int? {
    let item = cut.items[other]
    var found: Int?
    var waiting = top(of: item.file)
    let start = item.declaration.range.lowerBound
    while let next = waiting.first(where: { items[$0].declaration.range.contains(start) }) {
      found = next
      if items[next].declaration.range == item.declaration.range { return next }
      waiting = members(of: next)
    }
    return found.flatMap { items[$0].declaration.range == item.declaration.range ? $0 : nil }
  }

  /// The innermost declaration around some bytes of a file.
  mutating func innermost(around range: Range<Int>, in file: Int) -> Int? {
    var found: Int?
    var waiting = top(of: file)
    while let next = waiting.first(where: {
      let around = items[$0].declaration.range
      return around.lowerBound <= range.lowerBound && range.upperBound <= around.upperBound
    }) {
      found = next
      guard isType(next) || items[next].declaration.kind == .extension else { break }
      waiting = members(of: next)
    }
    return found
  }

  /// Those of the pieces of a file that something stands in for which are in the slice.
  mutating func standingEdits(of file: Int) -> [(number: Int, edit: SourceStandIn)] {
    numberedEdits(of: file).filter { one in
      guard let number = innermost(around: one.edit.range, in: file) else { return true }
      return items[number].reach > .none && !isInEmptiedBody(one.edit.range, of: number)
    }
  }

  /// Whether bytes are part of a body that is left out.
  private mutating func isInEmptiedBody(_ range: Range<Int>, of number: Int) -> Bool {
    let item = items[number]
    guard item.isEmptied, let code = parser(item.file).code(of: item.declaration) else {
      return false
    }
    return code.lowerBound <= range.lowerBound && range.upperBound <= code.upperBound
  }

  /// The bytes of a declaration that something stands in for.
  private func replaced(in range: Range<Int>, of file: Int) -> [Range<Int>] {
    (edits[file] ?? []).map(\.range).filter { !$0.isEmpty && range.overlaps($0) }
  }

  /// Whether nothing is left of a declaration, or of what it is declared in.
  private func isGone(_ number: Int) -> Bool {
    let item = items[number]
    guard let edits = edits[item.file] else { return false }
    let range = item.declaration.range
    return edits.contains {
      $0.text.isEmpty && $0.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.range.upperBound
    }
  }

  mutating func take(_ place: SourceFolder.Place) {
    if !roots.contains(place) { roots.append(place) }
    guard let number = number(of: place) else { return }
    reach(number)
    if !items[number].declaration.inheritance.contains("View") {
      previewed.formUnion(
        typesNamed(in: items[number].declaration.range, of: number).filter {
          items[$0].declaration.inheritance.contains("View")
        })
    }
    if isClosed { keep(number) }
  }

  /// Notes what the view that is wanted is made of, and those that it shows: it may be a preview's.
  private mutating func keep(_ root: Int) {
    let shown = typesNamed(in: items[root].declaration.range, of: root)
    // What a preview gives is what is seen.
    if !items[root].declaration.inheritance.contains("View") { kept.formUnion(shown) }
    for view in Set(shown + [root]) where items[view].declaration.inheritance.contains("View") {
      for member in members(of: view) {
        let declaration = items[member].declaration
        guard declaration.kind == .variable, parser(items[member].file).code(of: declaration) == nil
        else { continue }
        kept.formUnion(typesNamed(in: declaration.range, of: member))
      }
    }
  }

  /// The app's types that are named in a declaration's bytes.
  private mutating func typesNamed(in range: Range<Int>, of number: Int) -> [Int] {
    let file = items[number].file
    let parser = parser(file)
    return parser.tokenRange(of: range).compactMap { token in
      nearest(named[parser.word(token)] ?? [], to: file).first { isType($0) }
    }
  }

  private mutating func number(of place: SourceFolder.Place) -> Int? {
    var found = top[place.file]?[safely: place.declaration]
    guard let inside = place.inside else { return found }
    while let around = found, items[around].declaration.range.lowerBound != inside {
      found = members(of: around).first { items[$0].declaration.range.contains(inside) }
    }
    return found
  }

  /// Whether a declaration is one of those that the cut was made of.
  func isRoot(_ number: Int) -> Bool {
    let item = items[number]
    return roots.contains { root in
      guard root.file == item.file else { return false }
      return root.inside.map { $0 == item.declaration.range.lowerBound && isType(number) }
        ?? (top[root.file]?[safely: root.declaration] == number)
    }
  }

  /// Goes on until nothing new is reached.
  mutating func close() {
    while next < queue.count || !putOff.isEmpty {
      if next == queue.count {
        queue += putOff.map { queue[$0] }
        steps += putOff.map { steps[$0] }
        putOff = []
        isPuttingOff = false
      }
      let action = queue[next]
      step = steps[next]
      next += 1
      if isGone(number(of: action)) { continue }
      if isPuttingOff, case .take(let number) = action, isNotSeen(number) {
        putOff.append(next - 1)
        continue
      }
      if isClosed, size > mostSize, isApart(action), !isAtHand(action) {
        if case .whole(let number) = action { passedOver.insert(number) }
        continue
      }
      switch action {
      case .take(let number): takeMember(number)
      case .conform(let number): conform(number)
      case .whole(let number): takeWhole(number)
      case .register(let number, let range): register(range, by: number)
      }
    }
    step = 0
  }

  private mutating func enqueue(_ action: Action) {
    queue.append(action)
    steps.append(step + 1)
  }

  /// Has a container told of what is asked of it.
  private mutating func register(_ range: Range<Int>, by number: Int) {
    let idle = IdleClosure(interior: range)
    guard let place = items[number].idle.firstIndex(of: idle) else { return }
    items[number].idle.remove(at: place)
    taken += 1
    size += range.count
    follow([range], of: number)
  }

  /// What a function tells a container of the app's own types waits until one of these is reached.
  private mutating func holdBack(_ registrations: [SourceRegistration], of number: Int) {
    for registration in registrations {
      items[number].idle.removeAll { $0.interior.overlaps(registration.range) }
      items[number].idle.append(IdleClosure(interior: registration.range))
      for service in registration.services.sorted() {
        when([.type(service)], .register(number, registration.range))
      }
    }
  }

  /// What a function tells a container of types that are all the app's own. Where not all that is reached is
  /// taken, the function is a body as any other, which is there once the program comes to it.
  private mutating func registrations(in range: Range<Int>, of file: Int) -> [SourceRegistration] {
    guard !isLimited, packageFiles[file] == nil,
      !imports(of: file).isDisjoint(with: SwiftParser.containers)
    else { return [] }
    return parser(file).registrations(in: range).filter { registration in
      registration.services.allSatisfy { service in
        (named[service] ?? []).contains { isType($0) }
      }
    }
  }

  /// Whether something far from the view does something at length, and shows nothing: where not all that is
  /// reached can be compiled, what is seen comes first.
  private mutating func isNotSeen(_ number: Int) -> Bool {
    let item = items[number]
    guard [.function, .variable].contains(item.declaration.kind), item.file != near,
      packageFiles[item.file] == nil
    else { return false }
    let parser = parser(item.file)
    guard let code = parser.code(of: item.declaration), code.count > Self.short else {
      return false
    }
    return !parser.showsViews(item.declaration)
  }

  /// Whether it is taken where what is far is not even declared: what stands beside the view, what
  /// stands in for packages, and as long as there is not much of it what the view is made of, other views,
  /// and what takes a few lines, such as the names of colours and distances.
  private func isAtHand(_ action: Action) -> Bool {
    let item = items[number(of: action)]
    if item.file == near || packageFiles[item.file] != nil { return true }
    if wanted.contains(number(of: action)), takesMissed { return true }
    guard size < mostSize * 6 else { return false }
    if kept.contains(number(of: action)) { return true }
    if item.declaration.inheritance.contains(where: Self.shown.contains) { return true }
    let isLarge = item.declaration.range.count > Self.short * 2
    guard size >= mostSize * 4 || isLarge else { return true }
    return ["struct", "enum"].contains(item.declaration.keyword)
      && item.declaration.range.count <= Self.short * 8
  }

  /// What is seen of an app conforms to one of these.
  private static let shown: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "ShapeStyle", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle",
    "GroupBoxStyle", "Layout", "PreferenceKey", "EnvironmentKey",
  ]

  private func number(of action: Action) -> Int {
    switch action {
    case .take(let number), .conform(let number), .whole(let number), .register(let number, _):
      number
    }
  }

  /// Whether nothing around it is in the slice.
  private func isApart(_ action: Action) -> Bool {
    let number = number(of: action)
    guard items[number].reach == .none, let parent = items[number].parent else {
      return items[number].reach == .none
    }
    let type = groups[safely: items[parent].group ?? -1]?.type ?? parent
    return items[parent].reach == .none && items[type].reach == .none
  }

  /// Notes that so much of a declaration is in the slice.
  private mutating func raise(_ number: Int, to reach: Reach) {
    guard items[number].reach < reach else { return }
    items[number].reach = reach
    taken += 1
  }

  private mutating func setConforming(_ number: Int) {
    guard !items[number].conforms else { return }
    items[number].conforms = true
    taken += 1
  }

  /// Reaches all of a declaration.
  mutating func reach(_ number: Int) {
    enqueue(isType(number) ? .whole(number) : .take(number))
  }

  private mutating func takeWhole(_ number: Int) {
    guard items[number].reach < .whole else { return }
    let group = group(of: number)
    enter(number)
    raise(number, to: .whole)
    setConforming(number)
    meet(.type(items[number].declaration.name))
    header(of: number)
    for member in members(of: number) { takeIfNeeded(member, in: number) }
    for one in groups[group].extensions {
      if !items[one].declaration.inheritance.isEmpty {
        enqueue(.conform(one))
      }
      for member in members(of: one) { takeIfNeeded(member, in: number) }
    }
  }

  /// Follows the words before the brace.
  private mutating func header(of number: Int) {
    let declaration = items[number].declaration
    let end = declaration.body?.lowerBound ?? declaration.range.upperBound
    follow([declaration.range.lowerBound..<end], of: number, isHeader: true)
  }

  /// Whatever conforms to a protocol that is not the app's may be asked for these.
  private static let required: Set<String> = [
    "body", "makeBody", "path", "sizeThatFits", "placeSubviews", "makeCache", "updateCache",
    "animatableData", "defaultValue", "reduce", "id", "hash", "==", "<", "description",
    "debugDescription", "errorDescription", "failureReason", "recoverySuggestion", "rawValue",
    "allCases", "encode", "wrappedValue", "projectedValue", "update", "makeIterator", "next",
    "startIndex", "endIndex", "index", "formIndex", "makeUIView", "updateUIView",
    "makeUIViewController", "updateUIViewController", "makeCoordinator", "buildBlock",
    "buildExpression", "buildOptional", "buildEither", "buildArray", "buildFinalResult",
    "buildLimitedAvailability", "buildPartialBlock", "inset", "effectValue", "callAsFunction",
    "dynamicallyCall", "CodingKeys", "codingPath", "stringValue", "intValue", "scale",
    "magnitudeSquared", "zero", "animate", "Body", "Value", "Element", "Index", "ID",
    "AnimatableData", "Cache", "Coordinator", "RawValue", "AllCases", "Iterator", "Output",
    "Failure", "UIViewType", "UIViewControllerType", "receive", "request", "cancel", "resolve",
    "transferRepresentation", "sizeThatFits", "explicitAlignment", "layoutProperties", "modify",
    "previews", "objectWillChange", "main", "formatted", "format", "perform", "convert",
    "localizedStringResource", "supportsSecureCoding", "_body", "count", "underestimatedCount",
    "name", "readableContentTypes", "fileWrapper", "performDrop", "makeAsyncIterator",
    "AsyncIterator",
  ]

  /// What is called without a word by whoever writes a literal.
  private static let literals: Set<String> = [
    "stringLiteral", "stringInterpolation", "unicodeScalarLiteral",
    "extendedGraphemeClusterLiteral", "integerLiteral", "floatLiteral", "booleanLiteral",
    "nilLiteral", "arrayLiteral", "dictionaryLiteral",
  ]

  /// Takes a member of a whole type if there is no way without it, and else waits until it is named.
  private mutating func takeIfNeeded(_ number: Int, in type: Int) {
    let item = items[number]
    let isProtocol = items[type].declaration.kind == .protocolType
    // What an extension of a protocol has, whoever conforms has.
    let isDemand = isProtocol && item.parent == type
    let isClass = ["class", "actor"].contains(items[type].declaration.keyword)
    if hasStillStores, isReducer(type) {
      // Nothing runs it: a store needs its state and its actions alone.
      if ["State", "Action"].contains(item.declaration.name) { enqueue(.whole(number)) }
      if ["body", "reduce", "core"].contains(item.declaration.name) { return }
      if item.declaration.words.contains("Dependency") { return }
    }
    if hasStillStores, isPartOfReducer(type) {
      // A view that says of which reducer it is sends these.
      if isType(number), item.declaration.name == "View" { enqueue(.whole(number)) }
      // What nothing names is neither sent nor shown: of a feature's state and actions that is the most.
      let isCase = item.declaration.keyword == "case"
      let isKept = item.declaration.kind == .variable && isStored(number)
      if isCase || isKept {
        for name in names(of: number) {
          if isCase {
            when(named: name, .take(number))
          } else {
            when([.word(name)], .take(number))
          }
        }
        return
      }
    }
    switch item.declaration.kind {
    case .import, .preview, .operation: return
    case .type, .protocolType:
      if Self.required.contains(item.declaration.name) { enqueue(.whole(number)) }
      // `width: .list.row.height`: by such a name it may stand behind a dot, as a member does.
      if item.declaration.name.first?.isLowercase == true {
        when(named: item.declaration.name, .whole(number))
      }
      // Others are found where they are named.
      return
    case .extension: return
    case .other:
      switch item.declaration.keyword {
      case "case":
        // There is no enumeration of texts without any.
        guard let first = firstOfLongList(type), first != number else {
          enqueue(.take(number))
          return
        }
        for name in names(of: number) { when(named: name, .take(number)) }
        if isCaseIterable(type) { when([.word("allCases")], .take(number)) }
      case "init":
        let isLiteral = item.declaration.label.map(Self.literals.contains) ?? false
        // The compiler would make one of its own, but for what a package's wrapper holds of anybody's.
        let isDecoding =
          packageFiles[item.file] != nil && item.declaration.words.contains("Decoder")
        let isFree = isProtocol || isClass || isLiteral || isDecoding
        when(isFree ? [] : label(number), .take(number))
      case "subscript": enqueue(.take(number))
      default: break
      }
      return
    case .alias:
      if item.declaration.keyword == "associatedtype" {
        // Where nothing names it, nothing says which type it is of whoever conforms.
        let isAsked = Self.required.contains(item.declaration.name)
        if isAsked {
          enqueue(.take(number))
        } else {
          when(named: item.declaration.name, .take(number))
        }
        return
      }
    case .variable:
      if !isProtocol, !isClass, isStored(number) {
        enqueue(.take(number))
        return
      }
    case .function:
      if item.declaration.isOperator, !isDemand {
        enqueue(.take(number))
        return
      }
    }
    let isRequired = !isDemand && item.declaration.names.contains(where: Self.required.contains)
    if isRequired {
      enqueue(.take(number))
    } else {
      for name in item.declaration.names { when(named: name, .take(number)) }
    }
  }

  /// The first case of an enumeration that has so many that only those are taken which something names, as those
  /// are that a tool makes of pictures: it would be most of what is compiled. What is read from elsewhere may be any
  /// of them, and what is counted by itself is another number without those before it.
  private mutating func firstOfLongList(_ type: Int) -> Int? {
    if let known = longLists[type] { return known }
    let declaration = items[type].declaration
    var cases: [Int] = []
    if declaration.keyword == "enum", Self.counted.isDisjoint(with: declaration.inheritance) {
      cases = members(of: type).filter { items[$0].declaration.keyword == "case" }
    }
    let first = cases.count > Self.longList ? cases.first : nil
    longLists[type] = .some(first)
    return first
  }

  private static let longList = 80
  private static let counted: Set<String> = [
    "CGFloat", "CodingKey", "Codable", "Decodable", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  private func isCaseIterable(_ type: Int) -> Bool {
    let extensions = groups[safely: items[type].group ?? -1]?.extensions ?? []
    return (extensions + [type]).contains {
      items[$0].declaration.inheritance.contains("CaseIterable")
    }
  }

  /// Whether a type is a reducer's state, or its actions.
  private mutating func isPartOfReducer(_ number: Int) -> Bool {
    guard ["State", "Action"].contains(items[number].declaration.name),
      let parent = items[number].parent
    else { return false }
    return isReducer(groups[safely: items[parent].group ?? -1]?.type ?? parent)
  }

  /// `@Reducer struct Feed`, `struct Feed: Reducer`.
  private mutating func isReducer(_ number: Int) -> Bool {
    let item = items[number]
    guard item.declaration.kind == .type, let body = item.declaration.body else { return false }
    let parser = parser(item.file)
    return parser.tokenRange(of: item.declaration.range.lowerBound..<body.lowerBound)
      .contains { ["Reducer", "ReducerProtocol"].contains(parser.word($0)) }
  }

  private mutating func isStored(_ number: Int) -> Bool {
    let item = items[number]
    let parser = parser(item.file)
    let modifiers = parser.modifiers(of: item.declaration)
    return modifiers.isDisjoint(with: ["static", "class", "lazy"])
      && parser.code(of: item.declaration) == nil
  }

  private mutating func conform(_ number: Int) {
    guard !items[number].conforms else { return }
    let declaration = items[number].declaration
    let signature = Signature(
      type: declaration.name + declaration.condition,
      text: ": " + declaration.inheritance.joined(separator: ", "))
    if let known = signatures[signature], known != number { return }
    signatures[signature] = number
    setConforming(number)
    enter(number)
    header(of: number)
    guard groups[items[number].group ?? 0].type == nil else { return }
    // Nobody knows which of them the protocol asks for.
    for member in members(of: number) { enqueue(.take(member)) }
  }

  /// Makes sure that something stands in what it is declared in.
  private mutating func enter(_ number: Int) {
    var current: Int? = number
    while let one = current {
      let isNew = items[one].reach == .none
      if isNew, isType(one) || items[one].declaration.kind == .extension || one == number {
        raise(one, to: .space)
        meet(.file(items[one].file))
        // There is no half of what is declared.
        if passedOver.remove(one) != nil { enqueue(.whole(one)) }
        if items[one].declaration.kind == .extension {
          header(ofSpace: one)
        } else if isType(one), one != number {
          header(ofSpace: one)
        }
      }
      if items[one].declaration.kind == .extension, items[one].parent == nil {
        standing(under: one)
      }
      current = items[one].parent
    }
  }

  /// What an extension extends is there.
  private mutating func standing(under number: Int) {
    guard let type = groups[safely: items[number].group ?? -1]?.type else { return }
    guard items[type].reach == .none else { return }
    enter(type)
    raise(type, to: .space)
    header(ofSpace: type)
  }

  /// Follows the words before the brace but for what it conforms to.
  private mutating func header(ofSpace number: Int) {
    let declaration = items[number].declaration
    let start = declaration.range.lowerBound
    let end = declaration.body?.lowerBound ?? declaration.range.upperBound
    if let conformances = declaration.inheritanceRange, conformances.upperBound <= end {
      follow(
        [start..<conformances.lowerBound, conformances.upperBound..<end], of: number,
        isHeader: true)
    } else {
      follow([start..<end], of: number, isHeader: true)
    }
  }

  private mutating func takeMember(_ number: Int) {
    guard items[number].reach < .whole else { return }
    if isType(number) {
      takeWhole(number)
      return
    }
    let item = items[number]
    guard isFirst(number) else { return }
    enter(number)
    raise(number, to: .whole)
    let parser = parser(item.file)
    let range = item.declaration.range
    if let parent = item.parent {
      // Whoever overrides it, or stands in for it, is meant, too.
      let type = groups[safely: items[parent].group ?? -1]?.type ?? parent
      if items[type].declaration.kind == .protocolType
        || items[type].declaration.keyword == "class"
      {
        let owners = Set(sides(of: number).map { $0.isOfType ? SourceUses.Owner.type : .value })
        for name in item.declaration.names where name != "init" {
          for owner in owners { meet(member: name, of: owner) }
        }
      }
    }
    if parser.managedMark(of: item.declaration) != nil {
      for name in SwiftParser.managing { meet(member: name) }
    }
    // `{ get }` of a protocol's is no code.
    let isDemand =
      item.parent.map { items[$0].declaration.kind == .protocolType } ?? false
    let code = isDemand ? nil : parser.code(of: item.declaration)
    let isInitializer = item.declaration.keyword == "init"
    // Where nothing else is, what stands beside the view is all that is seen.
    let isBeside = isClosed && item.file == near
    // What is seen comes before what it is made by.
    let isSeen =
      !isClosed && [.function, .variable].contains(item.declaration.kind)
      && parser.showsViews(item.declaration)
    let isTooMuch =
      size > mostSize * (isSeen ? 2 : 1)
      && (code?.count ?? 0) > Self.short * room(for: item.declaration, code, parser)
      && !isCloseBy(
        code?.count ?? 0,
        isOfLook: parser.typeGiven(by: item.declaration).map(Self.ofLook.contains) ?? false)
      && packageFiles[item.file] == nil && !isBeside
      && !filled.contains(Place(file: item.file, start: range.lowerBound))
    let isUncalled =
      Self.uncalled.contains(item.declaration.name)
      && item.declaration.words.isDisjoint(with: Self.drawnByUIKit)
    if let code, isTooMuch, isInitializer, giveAll(inInitializer: number, code) {
      leftOut += 1
      follow([range.lowerBound..<code.lowerBound], of: number)
      return
    }
    if let code, isTooMuch || isUncalled {
      if isTooMuch { leftOut += 1 }
      items[number].isEmptied = true
      follow([range.lowerBound..<code.lowerBound], of: number)
      return
    }
    let registrations = registrations(in: range, of: item.file)
    // What stands in for a package is known to compile, and soon; a long view needs no less beside it.
    if packageFiles[item.file] == nil {
      let told = registrations.reduce(0) { $0 + $1.range.count }
      let counted =
        isBeside ? min(range.count, max(mostSize + 1 - sizeBeside, 0)) : range.count - told
      if isBeside { sizeBeside += counted }
      size += counted
    }
    items[number].idle = parser.idleClosures(in: range, isStill: isStill)
    holdBack(registrations, of: number)
    if item.declaration.preview?.family != nil {
      for one in named[SwiftDeclaration.Preview.widget] ?? [] { reach(one) }
    }
    follow([range], of: number)
    if item.declaration.keyword == "associatedtype", let parent = item.parent {
      takeDemands(naming: item.declaration.name, of: parent)
    }
  }

  /// What is short costs little. An initializer without its body makes nothing, so that only where it is very
  /// long it waits for the program to come to it; and what a switch tells of a case, or whether two are the
  /// same, is soon compiled and reaches little.
  private func room(
    for declaration: SwiftDeclaration, _ code: Range<Int>?, _ parser: SwiftParser
  ) -> Int {
    if declaration.keyword == "init" { return 20 }
    guard let code, [.variable, .function].contains(declaration.kind) else { return 1 }
    let inside = parser.tokenRange(of: code)
    let first = inside.first.map(parser.word) ?? ""
    // `get { return switch self`
    let isLed = ["return", "get"].contains(first)
    let isSwitch =
      first == "switch" || isLed && inside.prefix(4).contains { parser.word($0) == "switch" }
    // What a function shows of a case may be a screen.
    if isSwitch, declaration.kind == .variable || !parser.showsViews(declaration) { return 12 }
    if declaration.isOperator { return 4 }
    return parser.typeGiven(by: declaration).map(Self.seenAlone.contains) ?? false ? 3 : 1
  }

  /// Types of what is drawn as it is: in place of another picture or colour something wrong is seen.
  private static let seenAlone: Set<String> = [
    "Color", "Font", "Image", "LinearGradient", "LocalizedStringKey", "Text",
  ]

  /// Whether something short is called by what is shown, or by what that calls: it comes before what is far away,
  /// as long as all that is so near is not much.
  ///
  /// - Parameter isOfLook: Whether it gives a text or a size: what looks one up stands a few calls farther.
  private func isCloseBy(_ bytes: Int, isOfLook: Bool) -> Bool {
    !isClosed && step <= Self.stepsCloseBy + (isOfLook ? Self.stepsToLook : 0)
      && bytes <= Self.short * 3 && size <= mostSize * 3
  }

  private static let stepsToLook = 4
  /// Types of what is read or measured: without it a view says nothing, or is squeezed to nothing.
  private static let ofLook: Set<String> = [
    "CGFloat", "CGSize", "Double", "EdgeInsets", "LocalizedStringKey", "String",
  ]

  /// A preview, the view that it shows, its body, a type that it names, and a function of that.
  private static let stepsCloseBy = 5

  /// What stands in for what an initializer does that is more than can be compiled where nothing else is: each
  /// property has a value that says nothing, and the object is there.
  private mutating func giveAll(inInitializer number: Int, _ code: Range<Int>) -> Bool {
    guard isClosed, let body = initializerBody(of: number) else { return false }
    let item = items[number]
    let type = item.parent.map { items[$0].declaration.name } ?? ""
    let position = TextPosition(
      file: folder.files[item.file].path, line: parser(item.file).line(of: code.lowerBound),
      column: 1)
    add(
      SourceStandIn(
        range: code, text: body, message: "something else stands in for what makes a '\(type)'",
        complaint: "it is more than can be compiled here", cause: "init of " + type,
        position: position),
      to: item.file)
    return true
  }

  /// Leaves out, where nothing else is, the app's own modifiers that are not here: a chain in which one is
  /// missing takes the compiler without an end.
  mutating func leaveOutModifiersLeftOut() {
    guard isClosed, let group = foreign["View"] else { return }
    let own = groups[group].members
    for number in items.indices {
      let item = items[number]
      guard item.reach == .whole, !item.isEmptied, packageFiles[item.file] == nil,
        [.function, .variable, .preview].contains(item.declaration.kind)
      else { continue }
      let parser = parser(item.file)
      let inside = parser.tokenRange(of: item.declaration.range)
      for token in inside.dropFirst(2) where parser.isMark(token - 1, ".") {
        let name = parser.word(token)
        guard let members = own[name], members.allSatisfy({ items[$0].reach == .none }),
          parser.isMark(token - 2, ")") || parser.isMark(token - 2, "}")
            || parser.tokens[token - 1].startsLine,
          !ModuleLibrary.declares(name)
        else { continue }
        let range = parser.bytes(token - 1..<parser.callEnd(token, end: inside.upperBound))
        let isKnown = (edits[item.file] ?? []).contains {
          $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }
        guard !isKnown, !item.idle.contains(where: { $0.interior.overlaps(range) }) else {
          continue
        }
        var edit = SourceStandIn(
          range: range, text: "", message: "the view is drawn without '\(name)', which is not here",
          complaint: "it is more than can be compiled here", cause: name,
          position: TextPosition(
            file: folder.files[item.file].path, line: parser.line(of: range.lowerBound), column: 1))
        edit.isAlways = true
        add(edit, to: item.file)
      }
    }
  }

  /// Takes what tells which type it is of whoever conforms.
  private mutating func takeDemands(naming associated: String, of type: Int) {
    for member in members(of: type) where items[member].declaration.words.contains(associated) {
      enqueue(.take(member))
    }
  }

  /// The number by which the program says that it has come to a body that was left out.
  func number(ofLeftOut item: Int) -> Int { -1 - item }

  /// The numbers of all that was left out.
  var numbersLeftOut: [Int] {
    items.indices.filter { items[$0].isEmptied && items[$0].reach == .whole }
      .map(number(ofLeftOut:))
  }

  /// From now on bodies are taken that the program has come to.
  ///
  /// - Returns: Whether any of them was left out.
  mutating func fill(_ numbers: Set<Int>) -> Bool {
    let found = numbersLeftOut.filter(numbers.contains).map { -1 - $0 }
    for number in found { fill(number) }
    return !found.isEmpty
  }

  private mutating func fill(_ number: Int) {
    let item = items[number]
    filled.insert(Place(file: item.file, start: item.declaration.range.lowerBound))
  }

  /// Has values made of what bodies give that are left out, where that takes nothing: who asks for one would
  /// have the program end, and the compiler be asked once more.
  mutating func makeValuesOfLeftOut() {
    var known: Set<Int> = []
    while true {
      let found = items.indices.filter {
        items[$0].isEmptied && items[$0].reach == .whole && known.insert($0).inserted
      }
      guard !found.isEmpty else { return }
      for number in found {
        let parser = parser(items[number].file)
        guard let name = parser.typeGiven(by: items[number].declaration),
          let type = types[name]?.first(where: { items[$0].reach > .none }),
          isMadeOfNothing(type)
        else { continue }
        make(type: type)
      }
    }
  }

  /// The same for the one at a place, where nothing could stand in for what it gives.
  mutating func fill(at offset: Int, in file: Int) -> Bool {
    guard let number = innermost(around: offset..<offset + 1, in: file), items[number].isEmptied
    else { return false }
    fill(number)
    return true
  }

  /// Whether a cut of the same would be another one by now.
  var isStale: Bool { !edits.isEmpty || !filled.isEmpty }

  /// Bytes of a body that is always taken.
  private static let short = 240

  /// What nothing here calls.
  private static let uncalled: Set<String> = [
    "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
    "dismantleUIView", "dismantleUIViewController",
  ]

  /// Of what they make, what is drawn nevertheless.
  private static let drawnByUIKit: Set<String> = [
    "ASAuthorizationAppleIDButton", "UIActivityIndicatorView",
  ]

  /// Whether nothing of the same signature has been taken from another place. What is private to a
  /// file gets into no other's way.
  private mutating func isFirst(_ number: Int) -> Bool {
    let item = items[number]
    var type = ""
    if let parent = item.parent {
      guard items[parent].declaration.kind == .extension else { return true }
      if items[parent].declaration.isPrivate { return true }
      type = items[parent].declaration.name + items[parent].declaration.condition
    } else if ![.function, .operation].contains(item.declaration.kind) {
      return true
    }
    if item.declaration.isPrivate { return true }
    let signature = Signature(
      type: type, text: folder.signature(of: item.declaration, in: item.file))
    if let known = signatures[signature] { return known == number }
    signatures[signature] = number
    return true
  }
}

// MARK: - What names mean

extension SourceCut {
  /// - Parameter isHeader: Whether it is about a type's own words.
  private mutating func follow(
    _ ranges: [Range<Int>], of number: Int, isHeader: Bool = false
  ) {
    let item = items[number]
    let parser = parser(item.file)
    let ranges = ranges.filter { !$0.isEmpty }
    let found = parser.uses(
      in: ranges, without: item.idle, ranges.flatMap { replaced(in: $0, of: item.file) })
    words.formUnion(found.words)
    for word in found.words.sorted() { meet(.word(word)) }
    for use in found.uses.sorted() {
      // `if let known = type as? any Named.Type { known.title }`
      resolve(use, of: number, found.locals, namesMetatype: found.words.contains("Type"))
    }
    // Operators are no words.
    if !isHeader {
      for sign in item.declaration.words.sorted() where !(sign.utf8.first?.isLetter ?? true) {
        for one in operations[sign] ?? [] { enqueue(.take(one)) }
        for one in nearest(named[sign] ?? [], to: item.file) { enqueue(.take(one)) }
        meet(member: sign)
      }
    }
    if item.declaration.kind == .operation || item.declaration.isOperator {
      for name in item.declaration.words.union([item.declaration.name]).sorted() {
        for one in operations[name] ?? [] { enqueue(.take(one)) }
      }
    }
  }

  private mutating func resolve(
    _ use: SourceUses.Use, of number: Int, _ locals: Set<String>, namesMetatype: Bool
  ) {
    let file = items[number].file
    guard let head = use.head else {
      for name in use.tail { meet(member: name, of: use.owner) }
      return
    }
    if head == "self" || head == "Self" || head == "super" {
      let own = scope(of: number).first
      // By its labels.
      guard let first = use.tail.first, first != "init" else {
        if head == "Self", let type = own.flatMap({ groups[$0].type }),
          items[type].declaration.kind == .type
        {
          enqueue(.whole(type))
        }
        return
      }
      let found = own.flatMap { groups[$0].members[first] } ?? []
      if found.isEmpty || head == "super" { meet(member: first) }
      for one in found { mean(one, Array(use.tail.dropFirst()), from: number) }
      if found.isEmpty || head == "super" { meet(tail: use.tail.dropFirst(), of: first) }
      return
    }
    if isOwnName(number, head) { return }
    if items[number].declaration.kind == .extension, items[number].path.first == head,
      groups[safely: items[number].group ?? -1]?.type != nil
    {
      return
    }
    for group in scope(of: number) {
      guard let found = groups[group].members[head] else { continue }
      for one in found { mean(one, use.tail, from: number) }
      takeType(named: head, besides: found, from: file)
      return
    }
    for one in operations[head] ?? [] { enqueue(.take(one)) }
    let found = nearest(named[head] ?? [], to: file).filter {
      (isType($0) || items[$0].declaration.kind == .alias || !locals.contains(head))
        && !isHidden($0, from: file)
    }
    if !found.isEmpty {
      for one in found { mean(one, use.tail, from: number) }
      return
    }
    if folders.contains(head), let first = use.tail.first {
      let inside = (named[first] ?? []).filter { one in
        !items[one].declaration.isPrivate
          && folder.files[items[one].file].path.split(separator: "/").dropLast()
            .contains { Self.module(ofFolder: $0) == head }
      }
      let found = nearest(inside, to: file)
      if !found.isEmpty {
        qualifiers.insert(head)
        if scope(of: number).contains(where: { groups[$0].members[first] != nil }) {
          neededQualifiers.insert(head)
        }
        for one in found { mean(one, Array(use.tail.dropFirst()), from: number) }
        return
      }
    }
    if !locals.contains(head), isForeignType(head) {
      meet(member: head)
      meet(tail: use.tail[...], ofForeign: head)
      return
    }
    if !locals.contains(head) { meet(member: head) }
    meet(tail: use.tail[...], of: head, mayBeType: namesMetatype)
  }

  /// `static let Theme = Key<Theme>("theme")`, `case profile(Profile)`: where a type is meant, a member of its name
  /// that is none hides nothing.
  private mutating func takeType(named name: String, besides members: [Int], from file: Int) {
    guard name.first?.isUppercase == true,
      !members.contains(where: { isType($0) || items[$0].declaration.kind == .alias })
    else { return }
    for one in nearest(named[name] ?? [], to: file)
    where (isType(one) || items[one].declaration.kind == .alias) && !isHidden(one, from: file) {
      reach(one)
    }
  }

  /// What is named behind a name of which nothing more is known: a value's, if that begins small.
  ///
  /// - Parameter mayBeType: Whether a value may be a type.
  private mutating func meet(tail: ArraySlice<String>, of name: String, mayBeType: Bool = false) {
    var before = name
    for name in tail {
      let isValue = before.first?.isLowercase == true && !mayBeType
      meet(member: name, of: isValue ? .value : .any)
      before = name
    }
  }

  /// Whether a name that the app has no type of is a type of others, of which the app has no more than what its
  /// extensions say.
  private func isForeignType(_ name: String) -> Bool {
    guard
      ModuleLibrary.publicTypes.contains(name) || Self.usuallyExtended.contains(name)
        || foreign[name] != nil, types[name] == nil
    else { return false }
    // By the app's own protocols it has what these have.
    let extensions = foreign[name].map { groups[$0].extensions } ?? []
    return extensions.allSatisfy { one in
      items[one].declaration.inheritance.allSatisfy { types[$0] == nil }
    }
  }

  /// What is named behind a type of others: what extensions of such types have, and behind that what its own type
  /// has, of which nothing is known.
  private mutating func meet(tail: ArraySlice<String>, ofForeign type: String) {
    var isSystems = true
    for name in tail {
      guard isSystems else {
        meet(member: name)
        continue
      }
      meet(member: name, foreign: true)
      isSystems = !foreign.values.contains { groups[$0].members[name] != nil }
    }
  }

  /// `Feed_App` of a folder `Feed-App`: what its target is called in source.
  private static func module(ofFolder name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether SwiftUI has the name of a type of another module, and so is meant: both would be too many.
  /// A file that imports the module and no views means the module's.
  private func isHidden(_ number: Int, from file: Int) -> Bool {
    let item = items[number]
    let name = item.declaration.name
    guard isType(number) || item.declaration.kind == .alias,
      Self.isNamesake(name)
    else { return false }
    if let package = packageFiles[item.file] {
      return isType(number) && package != packageFiles[file]
        && !(imports(of: file).contains(package) && isMeant(name, in: file))
    }
    guard let own = module(of: item.file), own != module(of: file) else { return false }
    let isOfView = seesViews(file) && !Self.typesOfConformers.contains(name)
    return isOfView || !imports(of: file).contains(own)
  }

  /// Whether SwiftUI has something of a type's name that files mean which do not import the type's module.
  private static func isNamesake(_ name: String) -> Bool {
    ModuleLibrary.publicTypes.contains(name) || typesOfConformers.contains(name)
  }

  /// What protocols of SwiftUI's give whoever conforms to them, such as the `Configuration` of a button's style.
  /// To Swift a type of the same module comes first, and all of an app's modules are one here.
  private static let typesOfConformers: Set<String> = [
    "Configuration", "Context", "Coordinator", "Subviews",
  ]

  /// Whether a package's type is meant by a name that SwiftUI has here, in a file that imports the package: not
  /// where that imports SwiftUI as well, but for what is another framework's and only stands here with it.
  private func isMeant(_ name: String, in file: Int) -> Bool {
    !seesViews(file) || !ModuleLibrary.viewTypes.contains(name)
  }

  /// Whether SwiftUI's names, or UIKit's, mean anything in a file.
  private func seesViews(_ file: Int) -> Bool {
    !imports(of: file).isDisjoint(with: ["SwiftUI", "SwiftUICore", "UIKit"])
  }

  private func imports(of file: Int) -> Set<String> {
    Set(
      folder.files[file].declarations.filter { $0.kind == .import }.map {
        String($0.name.prefix { $0 != "." })
      })
  }

  /// The module of a file of a package: the folder below `Sources`.
  private func module(of file: Int) -> String? { modules[file] }

  private static func module(ofFile path: String) -> String? {
    let steps = path.split(separator: "/")
    guard let sources = steps.dropLast(2).lastIndex(of: "Sources") else { return nil }
    return String(steps[sources + 1])
  }

  /// Types that are called otherwise than they are declared, by module; and of those the ones of one name, by it.
  private struct RenamedTypes {
    var ofModules: [String: Set<String>]
    var namesakes: [String: Set<String>]
  }

  /// Types of modules that are named as SwiftUI's, where others mean SwiftUI's, and types of what stands in for
  /// packages that are named as the app's, such as `FirebaseAuth.User`: both by other names.
  private var renamed: RenamedTypes {
    let modules = Set(filesTaken.map(module))
    let types = items.indices.filter { number in
      items[number].reach > .none && items[number].parent == nil
        && [.type, .protocolType, .alias].contains(items[number].declaration.kind)
    }
    let own = Set(
      types.filter { packageFiles[items[$0].file] == nil }.map { items[$0].declaration.name })
    var found: [String: Set<String>] = [:]
    for number in types {
      let name = items[number].declaration.name
      let isNamesake = Self.isNamesake(name)
      if modules.count > 1, isNamesake, let module = module(of: items[number].file) {
        found[module, default: []].insert(name)
      }
      if let package = packageFiles[items[number].file],
        isNamesake && isType(number) || own.contains(name)
      {
        found[package, default: []].insert(name)
      }
    }
    let namesakes = namesakes
    for (name, modules) in namesakes {
      for module in modules { found[module, default: []].insert(name) }
    }
    return RenamedTypes(ofModules: found, namesakes: namesakes)
  }

  /// Types of the app's own modules of which another module has one of that name, and all is one module here.
  private var namesakes: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for item in items
    where item.reach > .none && item.parent == nil && packageFiles[item.file] == nil
      && !item.declaration.isPrivate
      && [.type, .protocolType, .alias].contains(item.declaration.kind)
    {
      if let module = modules[item.file] {
        found[item.declaration.name, default: []].insert(module)
      }
    }
    return found.filter { $0.value.count > 1 }
  }

  /// The files that something in the slice is of.
  private var filesTaken: Set<Int> {
    // An app has tens of thousands of declarations: none is copied to be asked.
    Set(items.indices.filter { items[$0].reach > .none }.map { items[$0].file })
  }

  /// Whether a declaration's own name is meant.
  private func isOwnName(_ number: Int, _ head: String) -> Bool {
    items[number].declaration.name == head && isType(number)
  }

  /// Takes what a name means, and what is named behind it.
  private mutating func mean(_ number: Int, _ tail: [String], from user: Int) {
    guard isType(number) else {
      enqueue(.take(number))
      meet(tail: tail[...], ofValue: number)
      return
    }
    guard let first = tail.first, !["self", "Type", "init"].contains(first),
      items[number].declaration.kind == .type
    else {
      enqueue(.whole(number))
      for name in tail { meet(member: name) }
      return
    }
    let group = group(of: number)
    guard let found = groups[group].members[first] else {
      // Of what it conforms to or derives from.
      enqueue(.whole(number))
      for name in tail { meet(member: name) }
      return
    }
    enter(number)
    raise(number, to: .space)
    header(ofSpace: number)
    for one in found {
      if items[one].declaration.keyword == "case" { enqueue(.whole(number)) }
      mean(one, Array(tail.dropFirst()), from: user)
    }
  }

  /// What is named behind a value of the app's.
  private mutating func meet(tail: ArraySlice<String>, ofValue number: Int) {
    let declaration = items[number].declaration
    // It may be a type by another name, or a value that is a type.
    let isValue =
      [.variable, .function].contains(declaration.kind)
      && declaration.words.isDisjoint(with: ["Type", "self"])
    for name in tail { meet(member: name, of: isValue ? .value : .any) }
  }

  /// The groups whose members are seen where something stands, from the inside out.
  private mutating func scope(of number: Int) -> [Int] {
    var found: [Int] = []
    var current: Int? = isType(number) ? number : items[number].parent
    while let one = current {
      let item = items[one]
      if isType(one) {
        found.append(group(of: one))
      } else if item.declaration.kind == .extension {
        if item.group == nil { owner(of: one) }
        if let group = items[one].group { found.append(group) }
        if item.path.count > 1,
          let outer = nearest(named[item.path[0]] ?? [], to: item.file).first(where: isType)
        {
          found.append(group(of: outer))
        }
      }
      current = item.parent
    }
    if items[number].declaration.kind == .extension, items[number].parent == nil,
      let group = items[number].group
    {
      found.append(group)
    }
    return found
  }

  /// Finds the group of an extension of a type of the app's.
  private mutating func owner(of number: Int) {
    let item = items[number]
    guard
      let outer = nearest(named[item.path[0]] ?? [], to: item.file).first(where: { isType($0) })
    else { return }
    let group = group(of: outer)
    guard item.path.count > 1 else { return }
    for inner in groups[group].members[item.path[1]] ?? [] where isType(inner) {
      _ = self.group(of: inner)
    }
  }

  /// Of declarations with one name those that a file sees: its own before others', and else those of
  /// the file that is nearest to it. Functions may have several of one name.
  private func nearest(_ numbers: [Int], to file: Int) -> [Int] {
    guard !numbers.isEmpty else { return [] }
    let visible = numbers.filter { items[$0].file == file || !items[$0].declaration.isPrivate }
    let own = visible.filter { items[$0].file == file }
    if !own.isEmpty { return own }
    guard visible.count > 1 else { return visible }
    let isOfFunctions = visible.allSatisfy { items[$0].declaration.kind == .function }
    let seen = isOfFunctions ? visible : self.seen(visible, from: file)
    let nearest = seen.enumerated().map {
      ($0.element, folder.closeness(items[$0.element].file, file), $0.offset)
    }
    .sorted { (-$0.1, $0.2) < (-$1.1, $1.2) }.map(\.0)
    guard let best = nearest.first else { return [] }
    if isOfFunctions { return nearest }
    return seen.filter { items[$0].file == items[best].file }
  }

  /// Of declarations of several modules those of the file's own, or else those of the modules that it imports.
  private func seen(_ numbers: [Int], from file: Int) -> [Int] {
    let modules = numbers.map { self.modules[items[$0].file] }
    guard Set(modules).count > 1 else { return numbers }
    let own = self.modules[file]
    let mine = zip(numbers, modules).filter { $0.1 == own }.map(\.0)
    guard mine.isEmpty else { return mine }
    let imported = imports(of: file)
    let theirs = zip(numbers, modules).filter { $0.1.map(imported.contains) ?? false }.map(\.0)
    return theirs.isEmpty ? numbers : theirs
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

// MARK: - The text

extension SourceCut {
  /// What an error of the compiler's names and the app declares: it is taken, too.
  ///
  /// - Returns: Whether there is anything of it that was not.
  mutating func want(_ name: String, in file: String?) -> Bool {
    guard takesMissed else { return false }
    let before = taken
    let near = folder.files.firstIndex { $0.path == file } ?? 0
    for number in nearest(named[name] ?? [], to: near) where items[number].reach < .whole {
      if isClosed { keepMissed(number) }
      reach(number)
    }
    meet(.word(name))
    meet(member: name)
    for group in groups {
      guard let type = group.type, items[type].reach > .none else { continue }
      for member in group.members[name] ?? [] where items[member].reach < .whole {
        reach(member)
      }
    }
    close()
    return remember(.name(name, file: file), since: before)
  }

  /// Whether what is missed may be taken.
  private var takesMissed: Bool {
    switch farthest {
    case .declared: true
    case .missed: size < mostSize * Self.mostMissed
    case .none: false
    }
  }

  /// So many times as much as is taken at first.
  private static let mostMissed = 8

  /// What is missed is taken with the types that it is made of, which would be missed next.
  private mutating func keepMissed(_ number: Int) {
    wanted.insert(number)
    guard isType(number) else { return }
    for member in members(of: number) {
      let declaration = items[member].declaration
      guard declaration.kind == .variable, isStored(member) else { continue }
      wanted.formUnion(typesNamed(in: declaration.range, of: member))
    }
  }

  private mutating func remember(_ one: Missed, since before: Int) -> Bool {
    guard taken != before else { return false }
    if !missed.contains(one) { missed.append(one) }
    return true
  }

  /// Takes all that a type has.
  mutating func wantAll(of name: String) -> Bool {
    guard takesMissed else { return false }
    let before = taken
    for group in groups {
      guard let type = group.type, items[type].reach > .none,
        items[type].declaration.name == name
      else { continue }
      enqueue(.whole(type))
      for member in group.members.values.joined() where items[member].reach < .whole {
        if !isType(member) { reach(member) }
      }
    }
    close()
    return remember(.all(of: name), since: before)
  }

  /// Takes an extension by which the app has a type of others conform to a protocol of others: nothing names it.
  mutating func wantConformance(of type: String, to name: String) -> Bool {
    guard let group = foreign[type] else { return false }
    let before = taken
    for number in groups[group].extensions
    where items[number].declaration.inheritance.contains(name) { enqueue(.conform(number)) }
    close()
    return remember(.conformance(of: type, to: name), since: before)
  }

  var slice: SourceSlice {
    var cut = self
    let (renamed, declaresChange) = (renamed, declaresChange)
    let texts = filesTaken.sorted().map { file in
      let text = cut.text(of: file, renamed, declaresChange: declaresChange)
      let made = made.keys.filter { items[$0].file == file }.sorted().compactMap(making)
      return SourceSlice.File(
        path: folder.files[file].path, text: text.bytes + Array(made.joined().utf8),
        insertions: text.places)
    }
    let taken = items.indices.filter { items[$0].reach > .none }.map { items[$0] }
    return SourceSlice(
      files: texts, words: words,
      types: Set(
        taken.filter {
          $0.parent == nil && [.type, .protocolType, .alias].contains($0.declaration.kind)
        }
        .map(\.declaration.name)),
      members: Set(
        taken.flatMap { item in
          item.parent.map { parent in
            item.declaration.names.map { items[parent].declaration.name + "." + $0 }
          } ?? []
        }),
      conformers: conformers, standInWords: cut.standInWords, askedSymbols: askedSymbols)
  }

  /// What each piece is called that something stands in for, and what it is given to, by its number.
  private var standInWords: [Int: String] {
    mutating get {
      var found: [Int: String] = [:]
      for file in edits.keys.sorted() {
        let parser = parser(file)
        for (number, edit) in standingEdits(of: file) where edit.text.contains("_standIn(") {
          found[number] = parser.calling(of: edit.range)
        }
      }
      // What is left out is called as it is declared.
      for item in items.indices where items[item].isEmptied && items[item].reach == .whole {
        let name = items[item].declaration.name
        if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
          found[number(ofLeftOut: item)] = name + "/"
        }
      }
      return found
    }
  }

  /// A file with spaces in place of what was not taken, and previews as views.
  ///
  /// - Parameters:
  ///   - renamed: The types that are called otherwise than they are declared.
  ///   - declaresChange: Whether the app has an `onChange` of its own.
  private mutating func text(
    of file: Int, _ renamed: RenamedTypes, declaresChange: Bool
  ) -> BlankedText {
    var text = BlankedText(folder.files[file].active)
    let parser = parser(file)
    for number in top[file] ?? [] {
      let declaration = items[number].declaration
      if items[number].reach > .none, let preview = declaration.preview, let body = declaration.body
      {
        text.keep(body.lowerBound + 1..<declaration.range.upperBound)
        text.blank(preview.marks)
        text.insert("struct \(preview.typeName): SwiftUI.View {", at: body.lowerBound)
        text.insert(preview.head, at: preview.content)
        text.insert(preview.tail, at: declaration.range.upperBound)
        leaveOut(items[number].idle, of: &text, in: file)
      } else if declaration.kind == .import, ActiveSource.modules.contains(declaration.name) {
        text.keep(declaration.range)
        // By which name OSLog hands on what it has of the system's.
        if declaration.name == "OSLog" {
          text.insert("; import os", at: declaration.range.upperBound)
        }
      } else {
        write(number, to: &text, parser)
      }
    }
    rename(renamed, in: file, parser, &text)
    let replaced = (edits[file] ?? []).map(\.range).filter { !$0.isEmpty }
    callMakers(parser, besides: replaced, &text)
    if !declaresChange { callChanges(parser, besides: replaced, &text) }
    for index in parser.tokens.indices
    where parser.tokens[index].kind == .word && parser.word(index) == "Darwin"
      && parser.isMark(index + 1, ".") && !parser.isMark(index - 1, ".")
      && text.isKept(parser.tokens[index].range)
    {
      // `Darwin.sin(angle)`: what C has is here by way of Foundation.
      text.blank([parser.tokens[index].range])
      text.insert("Foundation", at: parser.tokens[index].range.lowerBound)
    }
    for index in parser.tokens.indices
    where parser.tokens[index].kind == .word && parser.isMark(index + 1, ".")
      && !parser.isMark(index - 1, ".") && qualifiers.contains(parser.word(index))
    {
      guard neededQualifiers.contains(parser.word(index)),
        text.isKept(parser.tokens[index].range)
      else {
        text.blank([parser.tokens[index].range, parser.tokens[index + 1].range])
        continue
      }
      text.blank([parser.tokens[index].range])
      text.insert(ViewProgram.module, at: parser.tokens[index].range.lowerBound)
    }
    let bytes = bytes(of: file)
    for (number, edit) in standingEdits(of: file) {
      text.blank([edit.range])
      if !edit.text.isEmpty {
        let before = edit.range.lowerBound > 0 ? bytes[edit.range.lowerBound - 1] : 0
        let made = edit.text(numbered: number)
        text.insert(
          // What is negated, or part of a name, follows without a space.
          "!-~&.".utf8.contains(before) ? String(made.drop { $0 == " " }) : made,
          at: edit.range.lowerBound)
      }
    }
    return text
  }

  /// `titles.map(Text.init)`: ours take the place in the source as well, and are another function by that.
  ///
  /// - Parameter replaced: In place of what stands in these bytes something else does.
  private func callMakers(
    _ parser: SwiftParser, besides replaced: [Range<Int>], _ text: inout BlankedText
  ) {
    for index in parser.tokens.indices
    where parser.tokens[index].kind == .word && ["Text", "Image"].contains(parser.word(index))
      && parser.isMark(index + 1, ".") && parser.word(index + 2) == "init"
      && !parser.isMark(index - 1, ".") && !parser.isMark(index + 3, "(")
    {
      let range = parser.bytes(index..<index + 3)
      guard text.isKept(range), !replaced.contains(where: { $0.overlaps(range) }) else { continue }
      text.insert("{ ", at: range.lowerBound)
      text.insert("($0) }", at: range.upperBound)
    }
  }

  /// Whether the app has an `onChange` of its own.
  private var declaresChange: Bool {
    items.contains {
      $0.declaration.kind == .function && $0.declaration.name == "onChange"
        && packageFiles[$0.file] == nil
    }
  }

  /// `.onChange(of: text) { old, new in … }` by the name of the one that takes as many values: where something in
  /// a view is wrong, the compiler tries all of them at each place before it says so, and comes to no end.
  private func callChanges(
    _ parser: SwiftParser, besides replaced: [Range<Int>], _ text: inout BlankedText
  ) {
    for index in parser.tokens.indices
    where parser.tokens[index].kind == .word && parser.word(index) == "onChange"
      && parser.isMark(index - 1, ".") && text.isKept(parser.tokens[index].range)
    {
      let range = parser.tokens[index].range
      guard let count = parser.valuesTaken(byChangeAt: index),
        !replaced.contains(where: { $0.overlaps(range) })
      else { continue }
      text.blank([parser.tokens[index].range])
      text.insert("_onChange\(count)", at: parser.tokens[index].range.lowerBound)
    }
  }

  /// Gives types that would hide SwiftUI's a name of their module.
  private func rename(
    _ types: RenamedTypes, in file: Int, _ parser: SwiftParser, _ text: inout BlankedText
  ) {
    let (renamed, namesakes) = (types.ofModules, types.namesakes)
    guard !renamed.isEmpty else { return }
    let own = [module(of: file), packageFiles[file]].compactMap(\.self)
    let imported = imports(of: file).sorted()
    let packages = Set(packageFiles.values)
    let seesViews = seesViews(file)
    func isOfImported(_ name: String, _ module: String) -> Bool {
      guard renamed[module]?.contains(name) == true else { return false }
      // Of two of the app's modules that which is imported is meant.
      if namesakes[name]?.contains(module) == true { return true }
      // The app's own type of a name comes before a package's. Where there are no views, the names of what is
      // imported are those of others, too.
      return packages.contains(module)
        ? Self.isNamesake(name) && isMeant(name, in: file)
        : !seesViews || Self.typesOfConformers.contains(name)
    }
    for index in parser.tokens.indices where parser.tokens[index].kind == .word {
      let name = parser.word(index)
      let range = parser.tokens[index].range
      guard text.isKept(range) else { continue }
      var module: String?
      if parser.isMark(index - 1, ".") {
        let qualifier = parser.word(index - 2)
        if renamed[qualifier]?.contains(name) == true, qualifiers.contains(qualifier) {
          module = qualifier
        }
      } else if let found = own.first(where: { renamed[$0]?.contains(name) == true })
        ?? imported.first(where: { isOfImported(name, $0) }),
        !(parser.isMark(index + 1, ":")
          && (parser.isMark(index - 1, "(") || parser.isMark(index - 1, ",")))
      {
        module = found
      }
      // By way of another module that hands it on.
      if module == nil, !parser.isMark(index - 1, "."), !parser.isMark(index + 1, ":") {
        module = namesakes[name]?.min()
      }
      guard let module else { continue }
      text.insert(module + "_", at: range.lowerBound)
    }
  }

  /// Whether it is a modifier of an app's own: without what it does, the view is there all the same.
  private func isModifier(_ number: Int, _ parser: SwiftParser) -> Bool {
    let declaration = items[number].declaration
    guard let parent = items[number].parent, items[parent].declaration.kind == .extension,
      items[parent].declaration.name == "View", items[parent].declaration.owner == nil,
      declaration.kind == .function, !declaration.isOperator,
      parser.modifiers(of: declaration).isDisjoint(with: ["static"])
    else { return false }
    // What says its type is not what it is done to.
    return parser.head(of: declaration).contains("some")
  }

  private static let itself = " let _ = _standInForNothing(); return self "

  private func leaveOut(
    _ closures: [IdleClosure], of text: inout BlankedText, in file: Int
  ) {
    let edits = edits[file] ?? []
    for closure in closures
    where !edits.contains(where: {
      $0.range.lowerBound <= closure.interior.lowerBound
        && closure.interior.upperBound <= $0.range.upperBound
    }) {
      text.blank([closure.interior])
      if !closure.instead.isEmpty {
        text.insert(closure.instead, at: closure.interior.lowerBound)
      }
    }
  }

  private func write(_ number: Int, to text: inout BlankedText, _ parser: SwiftParser) {
    let item = items[number]
    guard item.reach > .none else { return }
    let declaration = item.declaration
    guard isType(number) || declaration.kind == .extension, let body = declaration.body else {
      guard item.reach == .whole else { return }
      text.keep(declaration.range)
      if let mark = parser.managedMark(of: declaration) {
        text.blank([mark])
        text.insert(
          parser.managedCode(of: declaration), at: parser.end(of: declaration))
      }
      if let main = declaration.main { text.blank([main]) }
      let isReplaced = (edits[item.file] ?? []).contains {
        $0.range.lowerBound <= declaration.range.lowerBound
          && declaration.range.upperBound <= $0.range.upperBound
      }
      if item.isEmptied, !isReplaced, let code = parser.code(of: declaration) {
        text.blank([code])
        text.insert(
          isLimited
            ? SourceStandIn.text(
              isModifier(number, parser)
                ? Self.itself : parser.standIn(for: declaration, code),
              numbered: self.number(ofLeftOut: number))
            : parser.nothing(for: declaration, before: code), at: code.lowerBound)
      } else {
        leaveOut(item.idle, of: &text, in: item.file)
      }
      return
    }
    text.keep(declaration.range.lowerBound..<body.lowerBound)
    text.keep(body.upperBound..<declaration.range.upperBound)
    if let main = declaration.main { text.blank([main]) }
    if let conformances = declaration.inheritanceRange {
      if !item.conforms { text.blank([conformances]) }
      // Only Objective-C has actors that are objects of its own.
      if declaration.keyword == "actor", let entry = parser.entry(of: "NSObject", in: conformances)
      {
        // With what is left out beside it nothing may be left behind the colon.
        let gone = (edits[item.file] ?? []).filter { $0.text.isEmpty }.map(\.range) + [entry]
        let isAll = parser.tokenRange(of: conformances).allSatisfy { token in
          parser.tokens[token].kind != .word
            || gone.contains { $0.contains(parser.tokens[token].range.lowerBound) }
        }
        text.blank([isAll ? conformances : entry])
      }
    }
    for member in item.members ?? [] { write(member, to: &text, parser) }
  }
}

extension SwiftParser {
  /// `@NSManaged`, of which CoreData makes the code.
  func managedMark(of declaration: SwiftDeclaration) -> Range<Int>? {
    let inside = tokenRange(of: declaration.range)
    let depth = inside.first.map { tokens[$0].depth }
    return inside.first {
      tokens[$0].depth == depth && isMark($0, "@") && word($0 + 1) == "NSManaged"
    }.map { bytes($0..<$0 + 2) }
  }

  /// Where a declaration ends but for a semicolon.
  func end(of declaration: SwiftDeclaration) -> Int {
    let last = tokenRange(of: declaration.range).last { !isMark($0, ";") }
    return last.map { tokens[$0].range.upperBound } ?? declaration.range.upperBound
  }

  /// What the code calls.
  static let managing = ["_managed", "_manage"]

  /// The code: of a value, what the object keeps by its name.
  func managedCode(of declaration: SwiftDeclaration) -> String {
    guard declaration.kind == .variable else { return " {}" }
    let name = "\"\(declaration.name)\""
    return " { get { _managed(\(name)) } set { _manage(newValue, \(name)) } }"
  }

  /// Of UIKit's, what a function may give without saying more of it.
  private static let opaqueOfUIKit: Set<String> = ["UIView", "UIViewController"]

  /// What a body is made of that nothing calls.
  func nothing(for declaration: SwiftDeclaration, before code: Range<Int>) -> String {
    let head = tokenRange(of: declaration.range.lowerBound..<code.lowerBound).map(word)
    let opaque = zip(head, head.dropFirst()).first { $0.0 == "some" }?.1 ?? ""
    let isView = opaque.hasSuffix("View") || head.contains("SwiftUI")
    let accessors = tokenRange(of: code)
    let isSet = accessors.first.map { first in
      accessors.contains { word($0) == "set" && tokens[$0].depth == tokens[first].depth }
    }
    let nothing =
      Self.opaqueOfUIKit.contains(opaque)
      ? " SwiftUI.\(opaque)() " : isView ? " SwiftUI.EmptyView() " : " fatalError() "
    if isSet == true, declaration.kind == .variable { return " get {\(nothing)} set {} " }
    return nothing
  }
}
