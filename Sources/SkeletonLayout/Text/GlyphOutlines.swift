import SkeletonModel
private import CPango

/// The glyph outlines of a face, in font units, unhinted; y grows downwards.
///
/// HarfBuzz reads them directly from the font's tables. FreeType would hint them and round them to
/// a grid.
@safe struct GlyphOutlines: ~Copyable {
  private let library: TextLibrary
  private var calls: cpango_calls { library.calls }
  private let font: OpaquePointer
  private let functions: OpaquePointer
  private var known: [UInt32: Path] = [:]

  /// Font units for each em.
  let unitsPerEm: Double
  /// The font's recommended distances from the baseline to the top and the bottom of a line, both
  /// positive.
  let ascent: Double
  let descent: Double
  /// How high an H is; as high as San Francisco's where there is none.
  let capHeight: Double
  /// How high an x is; 0 where there is none.
  let middleHeight: Double

  /// nil if the file is not a font.
  init?(_ face: FontFile, weight: Double) {
    guard let library = try? TextLibrary.loaded,
      let blob = unsafe library.calls.hb_blob_create_from_file_or_fail(face.path)
    else { return nil }
    let calls = library.calls
    defer { unsafe calls.hb_blob_destroy(blob) }
    let table = unsafe calls.hb_face_create(blob, UInt32(clamping: face.index))
    defer { unsafe calls.hb_face_destroy(table) }
    guard unsafe calls.hb_face_get_glyph_count(table) > 0,
      let font = unsafe calls.hb_font_create(table),
      let functions = unsafe Self.makeFunctions(calls)
    else { return nil }
    if face.isVariable {
      var variation = hb_variation_t(tag: Self.weightAxis, value: Float(weight))
      _ = unsafe calls.hb_font_set_variations(font, &variation, 1)
    }
    var extents = hb_font_extents_t()
    _ = unsafe calls.hb_font_get_h_extents(font, &extents)
    self.library = library
    unsafe self.font = font
    unsafe self.functions = functions
    unsafe unitsPerEm = Double(max(calls.hb_face_get_upem(table), 1))
    ascent = Double(extents.ascender)
    descent = -Double(extents.descender)
    func height(of letter: Unicode.Scalar) -> Double? {
      var glyph: UInt32 = 0
      guard unsafe calls.hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0 else {
        return nil
      }
      return unsafe Self.drawn(glyph, font, functions, calls).bounds?.height
    }
    capHeight = height(of: "H") ?? SanFrancisco.capHeight * unitsPerEm
    middleHeight = height(of: "x") ?? 0
  }

  deinit {
    unsafe calls.hb_draw_funcs_destroy(functions)
    unsafe calls.hb_font_destroy(font)
  }

  mutating func outline(of glyph: UInt32) -> Path {
    if let path = known[glyph] { return path }
    let path = unsafe Self.drawn(glyph, font, functions, calls)
    known[glyph] = path
    return path
  }

  private static func drawn(
    _ glyph: UInt32, _ font: OpaquePointer, _ functions: OpaquePointer, _ calls: cpango_calls
  ) -> Path {
    let pen = Pen()
    // The callbacks run during the call, and `pen` outlives it.
    unsafe calls.hb_font_draw_glyph(
      font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return Path(pen.elements)
  }

  /// The OpenType tag `wght`.
  private static let weightAxis: UInt32 = 0x7767_6874

  private static func makeFunctions(_ calls: cpango_calls) -> OpaquePointer? {
    let functions = calls.hb_draw_funcs_create()
    unsafe calls.hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe Pen.at(data)?.move(to: Pen.point(x, y)) }, nil, nil)
    unsafe calls.hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe Pen.at(data)?.line(to: Pen.point(x, y)) }, nil, nil)
    unsafe calls.hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe Pen.at(data)?.quadratic(Pen.point(controlX, controlY), to: Pen.point(x, y))
      }, nil, nil)
    unsafe calls.hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        unsafe Pen.at(data)?.cubic(
          Pen.point(firstX, firstY), Pen.point(secondX, secondY), to: Pen.point(x, y))
      }, nil, nil)
    unsafe calls.hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe Pen.at(data)?.close() }, nil, nil)
    unsafe calls.hb_draw_funcs_make_immutable(functions)
    return unsafe functions
  }
}

/// Records the outline that HarfBuzz draws.
private final class Pen {
  private(set) var elements: [Path.Element] = []
  private var current = Offset.zero

  static func at(_ data: UnsafeMutableRawPointer?) -> Pen? {
    unsafe data.map { unsafe Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
  }

  /// In font units, y grows upwards.
  static func point(_ x: Float, _ y: Float) -> Offset { Offset(x: Double(x), y: 0 - Double(y)) }

  func move(to point: Offset) {
    elements.append(.move(point))
    current = point
  }

  func line(to point: Offset) {
    elements.append(.line(point))
    current = point
  }

  /// Converts to a cubic curve: each of its control points is two thirds of the way from an end
  /// point to the quadratic control point.
  func quadratic(_ control: Offset, to point: Offset) {
    let first = current + (control - current) * (2.0 / 3)
    let second = point + (control - point) * (2.0 / 3)
    cubic(first, second, to: point)
  }

  func cubic(_ first: Offset, _ second: Offset, to point: Offset) {
    elements.append(.cubic(first, second, point))
    current = point
  }

  func close() { elements.append(.close) }
}
