import SkeletonModel
internal import CPango

/// The functions of pango and of the libraries it is built on, loaded with the first text. If
/// loading succeeds, all of them are available.
enum TextLibrary {
  private static let found: Result<cpango_calls, Failure> = {
    var calls = cpango_calls()
    guard let reason = unsafe cpango_load(&calls) else { return .success(calls) }
    return unsafe .failure(.missingPango(String(cString: reason)))
  }()

  static var calls: cpango_calls {
    get throws(Failure) { try found.get() }
  }
}
