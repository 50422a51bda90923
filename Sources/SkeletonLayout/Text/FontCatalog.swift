private import CPango
import SkeletonModel
import Synchronization

/// The faces that come with projects and apps, and those installed on this machine, as listed by
/// fontconfig.
///
/// Uses fontconfig only to list fonts, never to match one: its rules, including the user's own,
/// would substitute another family for a missing one.
enum FontCatalog {
  private static let state = Mutex(State())

  private struct State {
    /// Loading fontconfig's cache takes most of the time of the first text, so each family is looked
    /// up once for each process.
    var families: [String: [FontFile]] = [:]
    /// The files that each project or app brings along, in their order.
    var files: [(owner: OwnFonts.Owner, files: [OwnFonts.File])] = []
    /// What is in each of them.
    var faces: [OwnFonts.File: [Entry]] = [:]
    /// The faces of these files, in the order of the files.
    var own: [Entry] {
      files.flatMap(\.files).withoutRepeats.flatMap { faces[$0] ?? [] }
    }
  }

  /// Rises when what a name means may have changed.
  static var edition: Int { editions.load(ordering: .acquiring) }
  private static let editions = Atomic(0)

  /// The upright faces of normal width, best first; the name is compared without case.
  static func faces(of family: String) -> [FontFile] {
    let key = family.lowercased()
    return state.withLock { state in
      if let faces = state.families[key] { return faces }
      let own = state.own.filter { $0.file.family.lowercased() == key }
      let faces = ranked(own, installed(FC_FAMILY, family))
      state.families[key] = faces
      return faces
    }
  }

  /// Has the faces of these files come before those that are installed, in place of those that this
  /// owner had before.
  ///
  /// - Returns: The files that have none.
  static func use(_ files: [OwnFonts.File], of owner: OwnFonts.Owner) -> [OwnFonts.File] {
    state.withLock { state in
      let place = state.files.firstIndex { $0.owner == owner }
      let before = place.map { state.files[$0].files } ?? []
      if before != files {
        for file in files where state.faces[file] == nil {
          state.faces[file] = Listing.of(file: file.path)
        }
        if let place {
          state.files[place].files = files
        } else {
          state.files.append((owner, files))
        }
        state.faces = state.faces.filter { file, _ in
          state.files.contains { $0.files.contains(file) }
        }
        state.families = [:]
        FontDigest.forget(Set((before + files).map(\.path)))
        TextAnswers.shared.forget()
        editions.add(1, ordering: .releasing)
      }
      return files.filter { state.faces[$0]?.isEmpty != false }
    }
  }

  /// The face that one of its names means: as a font file has it (`Lato-Bold`), in full
  /// (`Lato Bold`), or its family's. Those of a family come upright first, and regular.
  static func face(named name: String) -> (file: FontFile, isUpright: Bool)? {
    let own = state.withLock(\.own)
    let key = name.lowercased()
    for object in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
      var found = own.filter { $0.names[object]?.contains(key) == true }
      if found.isEmpty { found = installed(object, name) }
      if let best = found.min(by: { $0.oddity < $1.oddity }) {
        return (best.file, best.distance.slant == 0)
      }
    }
    return nil
  }

  private static func installed(_ object: String, _ name: String) -> [Entry] {
    guard let library = try? TextLibrary.loaded,
      let query = Pattern(library, object, name), let found = unsafe Listing(library, query)
    else { return [] }
    return found.entries.filter { $0.names[object]?.contains(name.lowercased()) == true }
  }

  /// If a family has only italic or only condensed faces, the closest ones are used.
  private static func ranked(_ own: [Entry], _ installed: [Entry]) -> [FontFile] {
    guard let closest = (own + installed).map(\.distance).min(by: <) else { return [] }
    return [own, installed].flatMap { entries in
      entries.filter { $0.distance == closest }.sorted(by: Entry.precedes)
    }.map(\.file)
  }
}

/// A listed face, with the properties by which faces are ranked.
private struct Entry {
  var file: FontFile
  var version: Double
  /// The distance from an upright face of normal width.
  var distance: (slant: Double, width: Double)
  /// In lower case, by what fontconfig calls them.
  var names: [String: Set<String>]

  /// How far it is from being upright, of normal width and regular, in this order.
  var oddity: (Double, Double, Double) {
    (distance.slant, distance.width, abs(file.number(for: .regular) - FontWeight.regular.number))
  }

  /// Of two copies of a face, the newer version is preferred, wherever it is installed.
  static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    if a.version != b.version { return a.version > b.version }
    return (a.file.path, a.file.index) < (b.file.path, b.file.index)
  }
}

@safe private struct Pattern: ~Copyable {
  private let library: TextLibrary
  private var calls: cpango_calls { library.calls }
  let handle: OpaquePointer

  /// What a listed face must say; nil for any.
  init?(_ library: TextLibrary, _ object: String? = nil, _ text: String = "") {
    let calls = library.calls
    guard let handle = calls.FcPatternCreate() else { return nil }
    if let object, unsafe calls.FcPatternAddString(handle, object, text) == 0 {
      unsafe calls.FcPatternDestroy(handle)
      return nil
    }
    self.library = library
    unsafe self.handle = handle
  }

  deinit { unsafe calls.FcPatternDestroy(handle) }
}

@safe private struct Listing: ~Copyable {
  private let library: TextLibrary
  private var calls: cpango_calls { library.calls }
  private let handle: UnsafeMutablePointer<FcFontSet>

  /// - Parameter configuration: Whose fonts are listed; nil for those installed.
  init?(
    _ library: TextLibrary, _ query: borrowing Pattern, in configuration: OpaquePointer? = nil
  ) {
    let calls = library.calls
    guard let objects = calls.FcObjectSetCreate() else { return nil }
    defer { unsafe calls.FcObjectSetDestroy(objects) }
    for name in [
      FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH,
      FC_FONTVERSION, FC_OUTLINE, FC_COLOR,
    ] {
      guard unsafe calls.FcObjectSetAdd(objects, name) != 0 else { return nil }
    }
    guard let handle = unsafe calls.FcFontList(configuration, query.handle, objects) else {
      return nil
    }
    self.library = library
    unsafe self.handle = handle
  }

  deinit { unsafe calls.FcFontSetDestroy(handle) }

  /// The faces in a file.
  static func of(file: String) -> [Entry] {
    guard let library = try? TextLibrary.loaded else { return [] }
    let calls = library.calls
    guard let configuration = calls.FcConfigCreate() else { return [] }
    defer { unsafe calls.FcConfigDestroy(configuration) }
    guard unsafe calls.FcConfigAppFontAddFile(configuration, file) != 0,
      let query = Pattern(library),
      let found = unsafe Listing(library, query, in: configuration)
    else { return [] }
    return found.entries
  }

  var entries: [Entry] {
    var entries: [Entry] = []
    for position in 0..<(unsafe Int(handle.pointee.nfont)) { entries += self.entries(at: position) }
    return entries
  }

  /// A face, once for each name of its family; none if it has no outlines.
  private func entries(at position: Int) -> [Entry] {
    guard
      let pattern = unsafe handle.pointee.fonts[position],
      let path = unsafe strings(FC_FILE, in: pattern).first,
      unsafe flag(FC_OUTLINE, in: pattern) != false,
      unsafe flag(FC_COLOR, in: pattern) != true
    else { return [] }
    let index = unsafe Int(range(FC_INDEX, in: pattern)?.lowerBound ?? 0)
    // The upper half is the index of a named instance of a variable font; 0x8000 is the variable
    // font itself, which covers all instances.
    let instance = (index >> 16) & 0xffff
    guard instance == 0 || instance == 0x8000 else { return [] }
    let weights = unsafe range(FC_WEIGHT, in: pattern) ?? 80...80
    let slants = unsafe range(FC_SLANT, in: pattern) ?? 0...0
    let widths = unsafe range(FC_WIDTH, in: pattern) ?? 100...100
    let version = unsafe range(FC_FONTVERSION, in: pattern)?.lowerBound ?? 0
    var names: [String: Set<String>] = [:]
    for object in [FC_FULLNAME, FC_POSTSCRIPT_NAME] {
      names[object] = unsafe Set(strings(object, in: pattern).map { $0.lowercased() })
    }
    var entries: [Entry] = []
    for family in unsafe strings(FC_FAMILY, in: pattern) {
      names[FC_FAMILY] = [family.lowercased()]
      let file = FontFile(
        path: path, index: index & 0xffff, family: family,
        weights: openType(weights.lowerBound)...openType(weights.upperBound))
      entries.append(
        Entry(
          file: file, version: version,
          distance: (away(0, from: slants), away(100, from: widths)), names: names))
    }
    return entries
  }

  private func strings(_ object: String, in pattern: OpaquePointer) -> [String] {
    var found: [String] = []
    var value: UnsafeMutablePointer<UInt8>?
    while unsafe calls.FcPatternGetString(pattern, object, Int32(found.count), &value)
      == FcResultMatch,
      let text = unsafe value
    {
      unsafe found.append(String(cString: text))
    }
    return found
  }

  private func flag(_ object: String, in pattern: OpaquePointer) -> Bool? {
    var value: Int32 = 0
    guard unsafe calls.FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch else {
      return nil
    }
    return value != 0
  }

  /// A number, or a range for a variable font.
  private func range(_ object: String, in pattern: OpaquePointer) -> ClosedRange<Double>? {
    var value = 0.0
    if unsafe calls.FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch {
      return value...value
    }
    var range: OpaquePointer?
    var low = 0.0
    var high = 0.0
    guard unsafe calls.FcPatternGetRange(pattern, object, 0, &range) == FcResultMatch,
      let range = unsafe range, unsafe calls.FcRangeGetDouble(range, &low, &high) != 0, low <= high
    else { return nil }
    return low...high
  }

  /// fontconfig has its own scale of weights; the conversion is not linear but monotonic.
  private func openType(_ weight: Double) -> Double { calls.FcWeightToOpenTypeDouble(weight) }
}

/// How far a value lies outside a range.
private func away(_ value: Double, from range: ClosedRange<Double>) -> Double {
  max(range.lowerBound - value, value - range.upperBound, 0)
}
