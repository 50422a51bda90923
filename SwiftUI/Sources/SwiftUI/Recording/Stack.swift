#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A GNU extension that the module map of Glibc does not show.
@_silgen_name("pthread_getattr_np")
private func pthread_getattr_np(
  _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> Int32

/// The lowest address that bodies may use of this thread's stack: a quarter of a megabyte is kept
/// for what a body calls.
func currentStackFloor() -> UInt {
  var attributes = pthread_attr_t()
  guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
  defer { pthread_attr_destroy(&attributes) }
  var base: UnsafeMutableRawPointer?
  var size = 0
  guard pthread_attr_getstack(&attributes, &base, &size) == 0, let base else { return 0 }
  return UInt(bitPattern: base) + min(UInt(size) / 2, 256 * 1024)
}
