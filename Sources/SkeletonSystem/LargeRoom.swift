#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Memory for many bytes that are written once and soon dropped, without a value at first.
///
/// Linux hands out memory in pages of 4 kB and clears each when it is first touched, which takes
/// longer than inflating a picture into it. So it is asked for pages of 2 MB.
@safe package final class LargeRoom {
  package let bytes: UnsafeMutableRawBufferPointer
  private static let hugePage = 2 * 1_048_576

  /// nil if there is not so much memory.
  package init?(count: Int) {
    var start: UnsafeMutableRawPointer?
    let isHuge = count >= Self.hugePage / 2
    let alignment = isHuge ? Self.hugePage : 64
    guard unsafe posix_memalign(&start, alignment, max(count, 1)) == 0, let start = unsafe start
    else { return nil }
    #if os(Linux)
      if isHuge { unsafe madvise(start, count, MADV_HUGEPAGE) }
    #endif
    unsafe bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit { unsafe free(bytes.baseAddress) }
}
