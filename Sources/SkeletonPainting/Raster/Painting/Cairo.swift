import SkeletonModel
private import CCairo

/// The share of each pixel that a path covers, from 0 to 255, in rows without padding.
///
/// Covers only the rectangle at the origin with this width and height.
///
/// - Parameter pen: What draws a line along the path; nil where the path is filled.
func coverage(
  of path: PenPath, _ pen: Mark.Pen?, width: Int, height: Int
) throws(Failure) -> [UInt8] {
  let surface = try CoverageSurface(Library.calls, width: width, height: height)
  try surface.paint(path, pen)
  return surface.rows
}

/// cairo's functions, loaded on first use. If loading succeeds, all of them are available.
private enum Library {
  private static let found: Result<ccairo_calls, Failure> = {
    var calls = ccairo_calls()
    guard let missing = unsafe ccairo_load(&calls) else { return .success(calls) }
    return unsafe .failure(.missingCairo(String(cString: missing)))
  }()

  static var calls: ccairo_calls {
    get throws(Failure) { try found.get() }
  }
}

/// The versions of the libraries that paint a picture and write its file, for its stamp.
package enum PaintVersions {
  /// `missing` if cairo is not installed, so that nothing can be painted.
  package static var cairo: String {
    guard let calls = try? Library.calls, let text = calls.cairo_version_string() else {
      return "missing"
    }
    return unsafe String(cString: text)
  }

  /// The version of cairo's pixel library; `unknown` if it is linked into cairo without being
  /// visible.
  package static var pixman: String {
    guard let calls = try? Library.calls else { return "missing" }
    guard let text = calls.pixman_version_string?() else { return "unknown" }
    return unsafe String(cString: text)
  }
}

/// A coverage image in cairo's memory, freed with this value.
@safe private struct CoverageSurface: ~Copyable {
  private let calls: ccairo_calls
  private let handle: OpaquePointer?

  init(_ calls: ccairo_calls, width: Int, height: Int) throws(Failure) {
    self.calls = calls
    unsafe handle = calls.cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height))
    // Never NULL: on failure it is a handle in an error state, which `deinit` can also free.
    try check(unsafe calls.cairo_surface_status(handle))
  }

  deinit { unsafe calls.cairo_surface_destroy(handle) }

  /// Paints with cairo's best antialiasing, and with curves exact to a hundredth of a pixel.
  func paint(_ path: PenPath, _ pen: Mark.Pen?) throws(Failure) {
    let context = unsafe calls.cairo_create(handle)
    defer { unsafe calls.cairo_destroy(context) }
    unsafe calls.cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    unsafe calls.cairo_set_tolerance(context, 0.01)
    unsafe calls.cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    path.forEach { step in
      switch step {
      case .move(let to): unsafe calls.cairo_move_to(context, to.x, to.y)
      case .line(let to): unsafe calls.cairo_line_to(context, to.x, to.y)
      case .cubic(let first, let second, let to):
        unsafe calls.cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
      case .close: unsafe calls.cairo_close_path(context)
      }
    }
    if let pen {
      unsafe take(pen, context)
      unsafe calls.cairo_stroke(context)
    } else {
      unsafe calls.cairo_fill(context)
    }
    try check(unsafe calls.cairo_status(context))
  }

  private func take(_ pen: Mark.Pen, _ context: OpaquePointer?) {
    if let warp = pen.warp {
      // The path has been placed already: only the pen is distorted.
      var matrix = cairo_matrix_t(xx: warp.a, yx: warp.b, xy: warp.c, yy: warp.d, x0: 0, y0: 0)
      unsafe calls.cairo_transform(context, &matrix)
    }
    unsafe calls.cairo_set_line_width(context, pen.width)
    let cap =
      switch pen.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    unsafe calls.cairo_set_line_cap(context, cap)
    let join =
      switch pen.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    unsafe calls.cairo_set_line_join(context, join)
    unsafe calls.cairo_set_miter_limit(context, Mark.Pen.miterLimit)
    unsafe pen.dash.withUnsafeBufferPointer { dash in
      unsafe calls.cairo_set_dash(context, dash.baseAddress, Int32(dash.count), pen.dashPhase)
    }
  }

  /// A copy of the pixels, without cairo's padding at the end of rows.
  var rows: [UInt8] {
    unsafe calls.cairo_surface_flush(handle)
    let width = unsafe Int(calls.cairo_image_surface_get_width(handle))
    let height = unsafe Int(calls.cairo_image_surface_get_height(handle))
    let stride = unsafe Int(calls.cairo_image_surface_get_stride(handle))
    guard let data = unsafe calls.cairo_image_surface_get_data(handle) else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: width * height) { rows, count in
      guard let start = rows.baseAddress else { return }
      for y in 0..<height {
        unsafe (start + y * width).initialize(from: data + y * stride, count: width)
      }
      count = width * height
    }
  }

  private func check(_ status: cairo_status_t) throws(Failure) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let text = calls.cairo_status_to_string(status)
    throw .cairo(unsafe text.map { unsafe String(cString: $0) } ?? "error \(status.rawValue)")
  }
}
