#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What programs have used of processors, whatever else keeps these busy.
package enum ProcessorTime {
  /// Seconds of the programs that we have started and that have ended.
  package static var ofPrograms: Double {
    var usage = rusage()
    #if canImport(Darwin)
      let ofPrograms = RUSAGE_CHILDREN
    #else
      let ofPrograms = RUSAGE_CHILDREN.rawValue
    #endif
    guard unsafe getrusage(numericCast(ofPrograms), &usage) == 0 else { return 0 }
    func seconds(_ time: timeval) -> Double {
      Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
