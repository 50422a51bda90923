import Glibc

// Part of each program that the command makes of a view, and of no module: stands in for the C
// library's clock and the kernel's random numbers, so that a view says the same each time that it is
// asked. Swift's and Foundation's libraries find these first, because the program exports them.
//
// Generic functions would need the runtime's metadata, which may be just what is being made.

/// `Date()` is 9:41 on the first day of 2026; other clocks go as they do.
@_cdecl("clock_gettime") public func skelsnapClock(
  _ clock: CInt, _ time: UnsafeMutablePointer<timespec>
) -> CInt {
  typealias Function = @convention(c) (CInt, UnsafeMutablePointer<timespec>) -> CInt
  if clock != CLOCK_REALTIME {
    return unsafeBitCast(dlsym(next, "clock_gettime"), to: Function.self)(clock, time)
  }
  time.pointee = timespec(tv_sec: 1_767_260_460, tv_nsec: 0)
  return 0
}

/// `CGFloat.random(in:)` begins anew with each program.
@_cdecl("syscall") public func skelsnapCall(
  _ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
) -> Int {
  typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  #if arch(x86_64)
    let getrandom = 318
  #else
    let getrandom = 278
  #endif
  guard number == getrandom, let start = UnsafeMutableRawPointer(bitPattern: a) else {
    return unsafeBitCast(dlsym(next, "syscall"), to: Function.self)(number, a, b, c, d, e, f)
  }
  for index in 0..<b {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    start.storeBytes(
      of: UInt8(truncatingIfNeeded: seed >> 56), toByteOffset: index, as: UInt8.self)
  }
  return b
}

private nonisolated(unsafe) var seed: UInt64 = 941

/// Where the function is that would have been called: `RTLD_NEXT`.
private var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }
