import SkeletonModel
internal import CPango

/// The functions of pango and of the libraries it is built on, loaded with the first text. If
/// loading succeeds, all of them are available.
///
/// What cannot be copied keeps this and not the functions themselves: wherever such a value is used, the
/// compiler goes through all that it is made of, and a hundred functions take it 20 s.
final class TextLibrary: Sendable {
  let calls: cpango_calls

  private init(_ calls: cpango_calls) { self.calls = calls }

  private static let found: Result<TextLibrary, Failure> = {
    var calls = cpango_calls()
    guard let reason = unsafe cpango_load(&calls) else { return .success(TextLibrary(calls)) }
    return unsafe .failure(.missingPango(String(cString: reason)))
  }()

  static var loaded: TextLibrary {
    get throws(Failure) { try found.get() }
  }
}
