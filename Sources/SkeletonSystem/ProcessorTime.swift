#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What programs have used of processors, whatever else keeps these busy.
enum ProcessorTime {
  static func seconds(of usage: rusage) -> Double {
    func seconds(_ time: timeval) -> Double {
      Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
