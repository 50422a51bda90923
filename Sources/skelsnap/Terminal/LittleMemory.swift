import SkeletonModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A run whose address space is limited to little, as by `ulimit -v`.
///
/// Swift, GLib and the stack end the process by a signal when memory runs out, mostly without a
/// word. This says what is missing, and ends it as any other failure does.
enum LittleMemory {
  /// What `verify` needs for frames of usual size.
  private static let usual: rlim_t = 512 * 1_048_576

  /// Does nothing unless memory is limited.
  static func sayIfItRunsOut() {
    var limit = rlimit()
    guard unsafe getrlimit(addressSpace, &limit) == 0, limit.rlim_cur < usual else { return }
    let text =
      "error: there is probably not enough memory: the limit is "
      + "\(limit.rlim_cur / 1_048_576) MB, and \(usual / 1_048_576) MB are usually enough "
      + "(see 'ulimit -v')\n"
    let bytes = Array(text.utf8)
    let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe kept.initialize(from: bytes)
    unsafe message = UnsafeRawBufferPointer(kept)

    // The stack may be what has run out.
    let size = 65_536
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    unsafe sigaltstack(&stack, nil)
    for number in [SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP] { watch(number) }
  }

  /// Written from a signal's handler, where nothing may be allocated.
  nonisolated(unsafe) private static var message =
    unsafe UnsafeRawBufferPointer(start: nil, count: 0)

  private static func watch(_ number: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      _ = unsafe write(2, LittleMemory.message.baseAddress, LittleMemory.message.count)
      _exit(ExitStatus.failure.rawValue)
    }
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    unsafe sigaction(number, &action, nil)
  }

  #if canImport(Darwin)
    private static var addressSpace: Int32 { RLIMIT_AS }
  #else
    private static var addressSpace: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_AS.rawValue) }
  #endif
}
