private import CPango
import Synchronization

/// The faces installed on this machine, as listed by fontconfig.
///
/// Uses fontconfig only to list fonts, never to match one: its rules, including the user's own,
/// would substitute another family for a missing one.
enum FontCatalog {
  /// Loading fontconfig's cache takes most of the time of the first text, so each family is looked
  /// up once for each process.
  private static let families = Mutex<[String: [FontFile]]>([:])

  /// The upright faces of normal width, best first; the name is compared without case.
  static func faces(of family: String) -> [FontFile] {
    let key = family.lowercased()
    return families.withLock { known in
      if let faces = known[key] { return faces }
      let faces = list(family)
      known[key] = faces
      return faces
    }
  }

  private static func list(_ family: String) -> [FontFile] {
    guard let calls = try? TextLibrary.calls, let query = Pattern(calls, family: family),
      let found = Listing(calls, query)
    else { return [] }
    var entries: [Entry] = []
    for index in 0..<found.count {
      if let entry = found.entry(at: index, of: family) { entries.append(entry) }
    }
    // If a family has only italic or only condensed faces, the closest ones are used.
    guard let closest = entries.map(\.distance).min(by: <) else { return [] }
    return entries.filter { $0.distance == closest }.sorted(by: Entry.precedes).map(\.file)
  }
}

/// A listed face, with the properties by which faces are ranked.
private struct Entry {
  var file: FontFile
  var version: Double
  /// The distance from an upright face of normal width.
  var distance: (slant: Double, width: Double)

  /// Of two copies of a face, the newer version is preferred, wherever it is installed.
  static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    if a.version != b.version { return a.version > b.version }
    return (a.file.path, a.file.index) < (b.file.path, b.file.index)
  }
}

@safe private struct Pattern: ~Copyable {
  private let calls: cpango_calls
  let handle: OpaquePointer

  init?(_ calls: cpango_calls, family: String) {
    guard let handle = calls.FcPatternCreate() else { return nil }
    guard unsafe calls.FcPatternAddString(handle, FC_FAMILY, family) != 0 else {
      unsafe calls.FcPatternDestroy(handle)
      return nil
    }
    self.calls = calls
    unsafe self.handle = handle
  }

  deinit { unsafe calls.FcPatternDestroy(handle) }
}

@safe private struct Listing: ~Copyable {
  private let calls: cpango_calls
  private let handle: UnsafeMutablePointer<FcFontSet>

  init?(_ calls: cpango_calls, _ query: borrowing Pattern) {
    guard let objects = calls.FcObjectSetCreate() else { return nil }
    defer { unsafe calls.FcObjectSetDestroy(objects) }
    for name in [
      FC_FAMILY, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_FONTVERSION, FC_OUTLINE,
      FC_COLOR,
    ] {
      guard unsafe calls.FcObjectSetAdd(objects, name) != 0 else { return nil }
    }
    guard let handle = unsafe calls.FcFontList(nil, query.handle, objects) else { return nil }
    self.calls = calls
    unsafe self.handle = handle
  }

  deinit { unsafe calls.FcFontSetDestroy(handle) }

  var count: Int { unsafe Int(handle.pointee.nfont) }

  /// nil if it is not a face of the family, or has no outlines.
  func entry(at position: Int, of family: String) -> Entry? {
    guard
      let pattern = unsafe handle.pointee.fonts[position],
      let name = unsafe strings(FC_FAMILY, in: pattern).first(where: {
        $0.lowercased() == family.lowercased()
      }),
      let path = unsafe strings(FC_FILE, in: pattern).first,
      unsafe flag(FC_OUTLINE, in: pattern) != false,
      unsafe flag(FC_COLOR, in: pattern) != true
    else { return nil }
    let index = unsafe Int(range(FC_INDEX, in: pattern)?.lowerBound ?? 0)
    // The upper half is the index of a named instance of a variable font; 0x8000 is the variable
    // font itself, which covers all instances.
    let instance = (index >> 16) & 0xffff
    guard instance == 0 || instance == 0x8000 else { return nil }
    let weights = unsafe range(FC_WEIGHT, in: pattern) ?? 80...80
    let slants = unsafe range(FC_SLANT, in: pattern) ?? 0...0
    let widths = unsafe range(FC_WIDTH, in: pattern) ?? 100...100
    let file = FontFile(
      path: path, index: index & 0xffff, family: name,
      weights: openType(weights.lowerBound)...openType(weights.upperBound))
    let version = unsafe range(FC_FONTVERSION, in: pattern)?.lowerBound ?? 0
    return Entry(
      file: file, version: version,
      distance: (away(0, from: slants), away(100, from: widths)))
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
