import SkeletonModel
private import CCairo

/// The share of each pixel that a path covers, from 0 to 255, in rows without padding.
///
/// Covers only the rectangle at the origin with this width and height.
func coverage(of path: PenPath, width: Int, height: Int) throws(Failure) -> [UInt8] {
  let surface = try CoverageSurface(Library.calls, width: width, height: height)
  try surface.fill(path)
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

  /// Fills with cairo's best antialiasing, and with curves exact to a hundredth of a pixel.
  func fill(_ path: PenPath) throws(Failure) {
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
    unsafe calls.cairo_fill(context)
    try check(unsafe calls.cairo_status(context))
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
