private import CPango

/// Breaks and shapes paragraphs with one face, by pango.
///
/// The face is alone in a font map of its own, whose configuration has no rules: what fontconfig,
/// the locale or the user would change about it is nowhere to be found.
@safe struct FontShaper: ~Copyable {
  private let map: FontMap
  private let face: FontFile
  private let weight: Double

  /// Nil if pango does not find this very face in the file.
  init?(_ face: FontFile, weight: Double) {
    guard let map = FontMap(file: face.path), map.finds(face, weight: weight) else { return nil }
    self.map = map
    self.face = face
    self.weight = weight
  }

  /// The lines of one paragraph.
  ///
  /// Where a width is given too, `lineLimit` cuts the last line with an ellipsis.
  func lines(
    of paragraph: String, size: Double, width: Double?, lineLimit: Int?
  ) -> [GlyphLine] {
    let layout = Layout(map)
    layout.describe(family: face.family, weight: weight, size: size)
    // A broken word gets no hyphen, as in SwiftUI, unless its author put soft ones into the text.
    layout.setAttributes(hyphens: paragraph.unicodeScalars.contains("\u{ad}"))
    layout.bound(width: width, lineLimit: lineLimit)
    layout.set(paragraph)
    return layout.lines(of: paragraph)
  }
}

@safe private struct FontMap: ~Copyable {
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer

  init?(file: String) {
    guard let configuration = unsafe FcConfigCreate() else { return nil }
    defer { unsafe FcConfigDestroy(configuration) }
    guard unsafe FcConfigAppFontAddFile(configuration, file) != 0,
      let map = unsafe pango_ft2_font_map_new()
    else { return nil }
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    // One pixel a point.
    unsafe pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
    unsafe pango_fc_font_map_set_default_substitute(
      OpaquePointer(map),
      { pattern, _ in
        unsafe FcPatternDel(pattern, FC_HINTING)
        unsafe FcPatternAddBool(pattern, FC_HINTING, 0)
        unsafe FcPatternDel(pattern, FC_AUTOHINT)
        unsafe FcPatternAddBool(pattern, FC_AUTOHINT, 0)
      }, nil, nil)
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(map)
      return nil
    }
    unsafe self.map = map
    unsafe self.context = context
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    // Not "en": for a script that English is not written in, pango would go by the environment's
    // LANGUAGE. It knows no scripts of an undetermined language, and so keeps to it.
    unsafe pango_context_set_language(context, pango_language_from_string("und"))
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(map)
  }

  func finds(_ face: FontFile, weight: Double) -> Bool {
    let description = FontDescription(family: face.family, weight: weight, size: 16)
    guard let font = unsafe pango_font_map_load_font(map, context, description.handle) else {
      return false
    }
    defer { unsafe g_object_unref(font) }
    guard let loaded = unsafe pango_font_get_hb_font(font) else { return false }
    return unsafe Int(hb_face_get_index(hb_font_get_face(loaded))) & 0xffff == face.index
  }
}

@safe private struct FontDescription: ~Copyable {
  let handle: OpaquePointer

  init(family: String, weight: Double, size: Double) {
    // Never NULL: GLib ends the process rather than return without memory.
    unsafe handle = pango_font_description_new()
    unsafe pango_font_description_set_family(handle, family)
    unsafe pango_font_description_set_weight(
      handle, PangoWeight(rawValue: UInt32(max(1, min(weight, 1000)))))
    unsafe pango_font_description_set_absolute_size(handle, size * Layout.unit)
  }

  deinit { unsafe pango_font_description_free(handle) }
}

@safe private struct Layout: ~Copyable {
  let handle: OpaquePointer

  /// Pango's units in a point.
  static let unit = 1024.0

  init(_ map: borrowing FontMap) { unsafe handle = pango_layout_new(map.context) }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(handle)) }

  func describe(family: String, weight: Double, size: Double) {
    let description = FontDescription(family: family, weight: weight, size: size)
    unsafe pango_layout_set_font_description(handle, description.handle)
  }

  func setAttributes(hyphens: Bool) {
    let attributes = unsafe pango_attr_list_new()
    defer { unsafe pango_attr_list_unref(attributes) }
    unsafe pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    unsafe pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(hyphens ? 1 : 0))
    unsafe pango_layout_set_attributes(handle, attributes)
  }

  func bound(width: Double?, lineLimit: Int?) {
    unsafe pango_layout_set_wrap(handle, PANGO_WRAP_WORD_CHAR)
    // What is too wide for pango to count is wider than any text.
    guard let width, width < Double(Int32.max) / Self.unit else { return }
    unsafe pango_layout_set_width(handle, Int32(max(width * Self.unit, 0)))
    guard let lineLimit else { return }
    unsafe pango_layout_set_ellipsize(handle, PANGO_ELLIPSIZE_END)
    unsafe pango_layout_set_height(handle, -Int32(clamping: max(lineLimit, 1)))
  }

  func set(_ text: String) {
    unsafe pango_layout_set_text(handle, text, Int32(clamping: text.utf8.count))
  }

  func lines(of text: String) -> [GlyphLine] {
    let bytes = Array(text.utf8)
    var lines: [GlyphLine] = []
    var next = unsafe pango_layout_get_lines_readonly(handle)
    while let link = unsafe next {
      unsafe next = link.pointee.next
      guard let data = unsafe link.pointee.data else { continue }
      let line = unsafe data.assumingMemoryBound(to: PangoLayoutLine.self)
      unsafe lines.append(self.line(line, of: bytes, wrapped: next != nil))
    }
    return lines
  }

  private func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of bytes: [UInt8], wrapped: Bool
  ) -> GlyphLine {
    let start = unsafe Int(line.pointee.start_index)
    let end = unsafe start + Int(line.pointee.length)
    var shown = text(bytes, start, end)
    var glyphs: [PlacedGlyph] = []
    var missing: [Unicode.Scalar] = []
    var x = 0.0
    var next = unsafe line.pointee.runs
    while let link = unsafe next {
      unsafe next = link.pointee.next
      guard let data = unsafe link.pointee.data else { continue }
      let run = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let item = unsafe run.pointee.item, let string = unsafe run.pointee.glyphs else {
        continue
      }
      for index in 0..<(unsafe Int(string.pointee.num_glyphs)) {
        let info = unsafe string.pointee.glyphs[index]
        if info.glyph & Self.unknown != 0 {
          missing += Unicode.Scalar(info.glyph & ~Self.unknown).map { [$0] } ?? []
        } else if info.glyph != Self.empty {
          let offset = Offset(
            x: x + Double(info.geometry.x_offset) / Self.unit,
            y: Double(info.geometry.y_offset) / Self.unit)
          glyphs.append(PlacedGlyph(index: info.glyph, offset: offset))
        }
        x += Double(info.geometry.width) / Self.unit
      }
      if unsafe Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
        let cut = unsafe Int(item.pointee.offset)
        shown = text(bytes, start, cut) + "…"
          + text(bytes, unsafe cut + Int(item.pointee.length), end)
      }
    }
    // Pango gives the space a line was broken at no width.
    if wrapped { while shown.last == " " { shown.removeLast() } }
    return GlyphLine(text: shown, width: x, glyphs: glyphs, missing: missing)
  }

  private func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    let start = max(0, min(start, bytes.count))
    return String(decoding: bytes[start..<max(start, min(end, bytes.count))], as: UTF8.self)
  }

  /// Pango's glyph for what is shaped but not seen, and its mark on a character without a glyph;
  /// both are macros Swift does not import.
  private static let empty: UInt32 = 0x0fff_ffff
  private static let unknown: UInt32 = 0x1000_0000
}
