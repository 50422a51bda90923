import SkeletonModel
import Synchronization
private import CPango

/// Breaks and shapes paragraphs with one face, using pango.
///
/// The face is alone in its own font map, whose configuration has no rules. So neither fontconfig's
/// rules nor the locale nor the user's settings can change the result.
@safe struct FontShaper: ~Copyable {
  /// The number of pango units in a point.
  static let unit = 1024.0

  private let map: FontMap
  private let face: FontFile
  private let weight: Double
  private let hasEllipsis: Bool

  /// nil if pango does not find exactly this face in the file.
  init?(_ face: FontFile, weight: Double) {
    guard let map = FontMap(file: face.path), map.finds(face, weight: weight) else { return nil }
    hasEllipsis = map.has("…", face, weight: weight)
    self.map = map
    self.face = face
    self.weight = weight
  }

  /// The lines of one paragraph.
  ///
  /// If a width is given too, `lineLimit` truncates the last line with an ellipsis.
  func lines(
    of paragraph: String, size: Double, spacing: LetterSpacing, width: Double?, lineLimit: Int?
  ) -> [GlyphLine] {
    guard let row = row(of: paragraph, size: size, spacing: spacing, breaks: width != nil) else {
      return brokenByPango(
        paragraph, size: size, tracking: spacing.tracking + spacing.extra, width: width,
        lineLimit: lineLimit)
    }
    return row.lines(width: width, lineLimit: lineLimit) { start in
      cut(row, from: start, size: size, spacing: spacing, width: width ?? .infinity)
    }
  }

  /// The text at the end of a truncated line.
  var ellipsis: String { hasEllipsis ? "…" : "..." }

  /// The letters of a text in one line; nil where only pango can break and place them: what is read
  /// from right to left, soft hyphens and tabs.
  func row(
    of text: String, size: Double, spacing: LetterSpacing, breaks: Bool
  ) -> LetterRow? {
    guard !text.unicodeScalars.contains(where: { $0 == "\u{ad}" || $0 == "\t" }) else { return nil }
    let layout = layout(of: text, size: size, tracking: 0, features: spacing.features)
    return layout.row(of: Array(text.utf8), spacing: spacing, breaks: breaks)
  }

  /// The longest beginning of what is left of a row that fits with an ellipsis; without one where not
  /// even that fits, as iOS has it.
  private func cut(
    _ row: LetterRow, from start: Int, size: Double, spacing: LetterSpacing, width: Double
  ) -> GlyphLine {
    let text = Array(row.text(start..<row.letters.count))
    let fits = row.endOfLine(from: start, width: width, breaksWords: true)
    let fitting = row.text(start..<fits)
    for count in stride(from: min(fitting.count, text.count), through: 0, by: -1) {
      let end = text[..<count].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      let shown = String(text[..<end]) + ellipsis
      guard let short = self.row(of: shown, size: size, spacing: spacing, breaks: false) else {
        break
      }
      let line = short.line(0..<short.letters.count, isWrapped: false)
      if line.width <= width { return line }
    }
    return row.line(start..<fits, isWrapped: false)
  }

  private func brokenByPango(
    _ paragraph: String, size: Double, tracking: Double, width: Double?, lineLimit: Int?
  ) -> [GlyphLine] {
    let layout = layout(of: paragraph, size: size, tracking: tracking)
    layout.bound(width: width, lineLimit: lineLimit)
    var lines = layout.lines(of: paragraph, tracking: tracking)
    if let width, let last = lines.popLast() { lines.append(cut(last, size, tracking, width)) }
    return lines
  }

  /// The longest beginning of a line that fits with an ellipsis, with its actual width.
  ///
  /// pango only determines roughly where to truncate: it widens the ellipsis until the line is
  /// full, leaves a space before it, and does not kern the two. So if a parent proposed the line's
  /// width again, one character less would fit.
  private func cut(
    _ line: GlyphLine, _ size: Double, _ tracking: Double, _ width: Double
  ) -> GlyphLine {
    guard let kept = line.kept else { return line }
    let text = Array(line.text)
    for count in stride(from: min(kept + 3, text.count), through: 0, by: -1) {
      let end = text[..<count].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      let shown = String(text[..<end]) + ellipsis
      let layout = layout(of: shown, size: size, tracking: tracking)
      layout.read(rightToLeft: line.isRightToLeft)
      guard let short = layout.lines(of: shown, tracking: tracking).first else { return line }
      if short.width <= width || count == 0 { return short }
    }
    return line
  }

  private func layout(
    of text: String, size: Double, tracking: Double, features: [String] = []
  ) -> Layout {
    let layout = Layout(map)
    layout.describe(family: face.family, weight: weight, size: size)
    // A broken word gets no hyphen, as in SwiftUI, unless the text contains soft hyphens.
    layout.setAttributes(
      hyphens: text.unicodeScalars.contains("\u{ad}"), tracking: tracking, features: features)
    layout.set(text)
    return layout
  }
}

/// Lent to one shaper at a time, and kept for the next one: it is never freed, because pango matches
/// fonts on a thread of its own, which may still use the map after returning its result
/// (`pango_fc_patterns_unref`), and cannot be joined.
@safe private struct FontMap: ~Copyable {
  let library: TextLibrary
  private var calls: cpango_calls { library.calls }
  private let handles: Handles
  private let file: String
  /// Of the files that projects and apps bring along: the same path may be another font in the next.
  private let edition: Int

  var map: OpaquePointer { unsafe handles.map }
  var context: OpaquePointer { unsafe handles.context }

  @safe private struct Handles: @unchecked Sendable {
    var map: OpaquePointer
    var context: OpaquePointer
  }

  /// Those that nobody has, by their files.
  private static let idle = Mutex((edition: 0, maps: [String: [Handles]]()))

  init?(file: String) {
    guard let library = try? TextLibrary.loaded else { return nil }
    let edition = FontCatalog.edition
    let kept = Self.idle.withLock { idle in
      idle.edition == edition ? idle.maps[file]?.popLast() : nil
    }
    guard let handles = kept ?? Self.made(library.calls, of: file) else { return nil }
    self.library = library
    self.handles = handles
    self.file = file
    self.edition = edition
  }

  deinit {
    Self.idle.withLock { idle in
      if idle.edition < edition { idle = (edition, [:]) }
      if idle.edition == edition { idle.maps[file, default: []].append(handles) }
    }
  }

  private static func made(_ calls: cpango_calls, of file: String) -> Handles? {
    guard let configuration = calls.FcConfigCreate() else { return nil }
    defer { unsafe calls.FcConfigDestroy(configuration) }
    guard unsafe calls.FcConfigAppFontAddFile(configuration, file) != 0,
      let map = calls.pango_ft2_font_map_new()
    else { return nil }
    unsafe calls.pango_fc_font_map_set_config(map, configuration)
    // 72 dpi: one pixel is one point.
    unsafe calls.pango_ft2_font_map_set_resolution(map, 72, 72)
    unsafe calls.pango_fc_font_map_set_default_substitute(
      map,
      { pattern, _ in
        guard let calls = try? TextLibrary.loaded.calls else { return }
        _ = unsafe calls.FcPatternDel(pattern, FC_HINTING)
        _ = unsafe calls.FcPatternAddBool(pattern, FC_HINTING, 0)
        _ = unsafe calls.FcPatternDel(pattern, FC_AUTOHINT)
        _ = unsafe calls.FcPatternAddBool(pattern, FC_AUTOHINT, 0)
      }, nil, nil)
    guard let context = unsafe calls.pango_font_map_create_context(map) else {
      unsafe calls.g_object_unref(UnsafeMutableRawPointer(map))
      return nil
    }
    unsafe calls.pango_context_set_round_glyph_positions(context, 0)
    // Not "en": for a script that English does not use, pango would consult the environment
    // variable LANGUAGE. For an undetermined language ("und") it does not.
    unsafe calls.pango_context_set_language(context, calls.pango_language_from_string("und"))
    return unsafe Handles(map: map, context: context)
  }

  /// Whether pango finds exactly this face in the file.
  func finds(_ face: FontFile, weight: Double) -> Bool {
    unsafe with(face, weight) { font in
      unsafe Int(calls.hb_face_get_index(calls.hb_font_get_face(font))) & 0xffff == face.index
    }
  }

  func has(_ scalar: Unicode.Scalar, _ face: FontFile, weight: Double) -> Bool {
    var glyph: UInt32 = 0
    return unsafe with(face, weight) { font in
      unsafe calls.hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }
  }

  private func with(
    _ face: FontFile, _ weight: Double, _ test: (_ font: OpaquePointer) -> Bool
  ) -> Bool {
    let description = FontDescription(library, family: face.family, weight: weight, size: 16)
    guard let font = unsafe calls.pango_font_map_load_font(map, context, description.handle) else {
      return false
    }
    defer { unsafe calls.g_object_unref(UnsafeMutableRawPointer(font)) }
    // The HarfBuzz font is owned by the pango font.
    return unsafe calls.pango_font_get_hb_font(font).map { unsafe test($0) } ?? false
  }
}

@safe private struct FontDescription: ~Copyable {
  private let library: TextLibrary
  private var calls: cpango_calls { library.calls }
  let handle: OpaquePointer?

  init(_ library: TextLibrary, family: String, weight: Double, size: Double) {
    self.library = library
    let calls = library.calls
    // Never NULL: GLib aborts the process if it runs out of memory.
    unsafe handle = calls.pango_font_description_new()
    unsafe calls.pango_font_description_set_family(handle, family)
    unsafe calls.pango_font_description_set_weight(
      handle, PangoWeight(rawValue: UInt32(max(1, min(weight, 1000)))))
    unsafe calls.pango_font_description_set_absolute_size(handle, size * FontShaper.unit)
  }

  deinit { unsafe calls.pango_font_description_free(handle) }
}

@safe private struct Layout: ~Copyable {
  private let library: TextLibrary
  private var calls: cpango_calls { library.calls }
  private let handle: OpaquePointer?

  init(_ map: borrowing FontMap) {
    library = map.library
    let calls = library.calls
    // Applies to a text without letters; letters determine the direction themselves.
    unsafe calls.pango_context_set_base_dir(map.context, PANGO_DIRECTION_WEAK_LTR)
    unsafe handle = calls.pango_layout_new(map.context)
  }

  deinit { unsafe calls.g_object_unref(UnsafeMutableRawPointer(handle)) }

  func describe(family: String, weight: Double, size: Double) {
    let description = FontDescription(library, family: family, weight: weight, size: size)
    unsafe calls.pango_layout_set_font_description(handle, description.handle)
  }

  func setAttributes(hyphens: Bool, tracking: Double, features: [String]) {
    let attributes = calls.pango_attr_list_new()
    defer { unsafe calls.pango_attr_list_unref(attributes) }
    unsafe calls.pango_attr_list_insert(attributes, calls.pango_attr_fallback_new(0))
    unsafe calls.pango_attr_list_insert(
      attributes, calls.pango_attr_insert_hyphens_new(hyphens ? 1 : 0))
    if !features.isEmpty {
      unsafe calls.pango_attr_list_insert(
        attributes, calls.pango_attr_font_features_new(features.joined(separator: ",")))
    }
    if tracking != 0 {
      let space = Int32(clamping: Int((tracking * FontShaper.unit).rounded()))
      unsafe calls.pango_attr_list_insert(
        attributes, calls.pango_attr_letter_spacing_new(space))
    }
    unsafe calls.pango_layout_set_attributes(handle, attributes)
  }

  func bound(width: Double?, lineLimit: Int?) {
    unsafe calls.pango_layout_set_wrap(handle, PANGO_WRAP_WORD_CHAR)
    // A width that pango cannot represent is wider than any text.
    guard let width, width < Double(Int32.max) / FontShaper.unit else { return }
    unsafe calls.pango_layout_set_width(handle, Int32(max(width * FontShaper.unit, 0)))
    guard let lineLimit else { return }
    unsafe calls.pango_layout_set_ellipsize(handle, PANGO_ELLIPSIZE_END)
    unsafe calls.pango_layout_set_height(handle, -Int32(clamping: max(lineLimit, 1)))
  }

  /// Sets the direction, whatever the first letter is.
  func read(rightToLeft: Bool) {
    unsafe calls.pango_context_set_base_dir(
      calls.pango_layout_get_context(handle),
      rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    unsafe calls.pango_layout_set_auto_dir(handle, 0)
  }

  func set(_ text: String) {
    unsafe calls.pango_layout_set_text(handle, text, Int32(clamping: text.utf8.count))
  }

  /// The letters of a text that is one line; nil if some of it is read from right to left.
  ///
  /// - Parameter breaks: Whether it matters where the line may be broken.
  func row(of bytes: [UInt8], spacing: LetterSpacing, breaks: Bool) -> LetterRow? {
    var row = LetterRow(bytes: bytes)
    guard let link = unsafe calls.pango_layout_get_lines_readonly(handle),
      let data = unsafe link.pointee.data
    else { return row }
    let line = unsafe data.assumingMemoryBound(to: PangoLayoutLine.self)
    guard unsafe line.pointee.resolved_dir != PANGO_DIRECTION_RTL.rawValue else { return nil }
    let runs = unsafe Self.runs(of: line)
    for place in 0..<(unsafe runs.count) {
      let (item, string) = unsafe runs[place]
      guard unsafe item.pointee.analysis.level % 2 == 0 else { return nil }
      for index in 0..<(unsafe Int(string.pointee.num_glyphs)) {
        let info = unsafe string.pointee.glyphs[index]
        let start = unsafe Int(item.pointee.offset) + Int(string.pointee.log_clusters[index])
        row.append(
          info.glyph, of: start, width: Double(info.geometry.width) / FontShaper.unit,
          offset: Offset(
            x: Double(info.geometry.x_offset) / FontShaper.unit,
            y: Double(info.geometry.y_offset) / FontShaper.unit))
      }
    }
    row.space(spacing)
    if breaks {
      var count: Int32 = 0
      if let attributes = unsafe calls.pango_layout_get_log_attrs_readonly(handle, &count) {
        row.mark { scalar in
          guard scalar < Int(count) else { return (false, false) }
          let here = unsafe attributes[scalar]
          return (here.is_line_break != 0, here.is_char_break != 0)
        }
      }
      if spacing.isStandIn { row.markBoxes() }
    }
    return row
  }

  func lines(of text: String, tracking: Double) -> [GlyphLine] {
    let bytes = Array(text.utf8)
    var lines: [GlyphLine] = []
    var next = unsafe calls.pango_layout_get_lines_readonly(handle)
    while let link = unsafe next {
      unsafe next = link.pointee.next
      guard let data = unsafe link.pointee.data else { continue }
      let line = unsafe data.assumingMemoryBound(to: PangoLayoutLine.self)
      var shaped = unsafe self.line(line, of: bytes, wrapped: next != nil)
      // pango adds it between letters; in iOS each letter has it, the last one of a line, too.
      if !shaped.glyphs.isEmpty { shaped.width = max(shaped.width + tracking, 0) }
      lines.append(shaped)
    }
    return lines
  }

  private func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of bytes: [UInt8], wrapped: Bool
  ) -> GlyphLine {
    let start = unsafe Int(line.pointee.start_index)
    let end = unsafe start + Int(line.pointee.length)
    var shown = text(bytes, start, end)
    var kept: Int?
    var glyphs: [PlacedGlyph] = []
    var missing: [Unicode.Scalar] = []
    var x = 0.0
    let runs = unsafe Self.runs(of: line)
    for place in 0..<(unsafe runs.count) {
      let (item, string) = unsafe runs[place]
      for index in 0..<(unsafe Int(string.pointee.num_glyphs)) {
        let info = unsafe string.pointee.glyphs[index]
        if info.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 {
          missing += Unicode.Scalar(info.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG).map { [$0] } ?? []
        } else if info.glyph != PANGO_GLYPH_EMPTY {
          let offset = Offset(
            x: x + Double(info.geometry.x_offset) / FontShaper.unit,
            y: Double(info.geometry.y_offset) / FontShaper.unit)
          glyphs.append(PlacedGlyph(index: info.glyph, offset: offset))
        }
        x += Double(info.geometry.width) / FontShaper.unit
      }
      if unsafe Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
        kept = text(bytes, start, unsafe Int(item.pointee.offset)).count
      }
    }
    // pango gives zero width to the space at which a line was broken.
    if wrapped { while shown.last == " " { shown.removeLast() } }
    return GlyphLine(
      text: shown, width: x, glyphs: glyphs, missing: missing, kept: kept,
      isRightToLeft: unsafe line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue)
  }

  private typealias Run = (
    item: UnsafeMutablePointer<PangoItem>, glyphs: UnsafeMutablePointer<PangoGlyphString>
  )

  /// The runs of a line, from left to right.
  private static func runs(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [Run] {
    var runs: [Run] = unsafe []
    var next = unsafe line.pointee.runs
    while let link = unsafe next {
      unsafe next = link.pointee.next
      guard let data = unsafe link.pointee.data else { continue }
      let run = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs {
        unsafe runs.append((item, glyphs))
      }
    }
    return unsafe runs
  }

  private func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    let start = max(0, min(start, bytes.count))
    return String(decoding: bytes[start..<max(start, min(end, bytes.count))], as: UTF8.self)
  }
}
