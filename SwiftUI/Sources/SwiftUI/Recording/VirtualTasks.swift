#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs tasks on the main thread, between the updates of a recording, and their pauses in its
/// virtual time.
enum VirtualTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutorHook = @convention(thin) () -> UnownedSerialExecutor

  private final class MainExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      VirtualTasks.enqueue(UnownedJob(job))
    }

    func isIsolatingCurrentContext() -> Bool? { pthread_equal(pthread_self(), main) != 0 }

    func checkIsolated() {}
  }

  nonisolated(unsafe) private static let main = pthread_self()
  private static let executor = MainExecutor()

  /// Takes over the runtime's executors, for the whole process and for good.
  static func install() {
    _ = main
    hook("swift_task_enqueueGlobal_hook", as: EnqueueHook.self) { job, _ in
      VirtualTasks.enqueue(job)
    }
    hook("swift_task_getMainExecutor_hook", as: MainExecutorHook.self) {
      VirtualTasks.executor.asUnownedSerialExecutor()
    }
  }

  private static func hook<Hook>(_ name: String, as type: Hook.Type, _ hook: Hook) {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else { return }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
  }

  private static func enqueue(_ job: UnownedJob) {
    let run = { job.runSynchronously(on: executor.asUnownedSerialExecutor()) }
    guard let session = _Session.current else { return }
    session.clock.enqueue(run)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits in the recording's virtual time.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    await _pause(Double(duration) / 1_000_000_000)
  }

  public static func sleep(_ duration: UInt64) async {
    await _pause(Double(duration) / 1_000_000_000)
  }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    await _pause(seconds(duration))
  }

  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    await _pause(seconds(clock.now.duration(to: deadline)))
  }
}

extension Clock {
  public func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    await _pause(seconds(duration))
  }
}

private func seconds<D: DurationProtocol>(_ duration: D) -> Double {
  guard let duration = duration as? Duration else { return 0 }
  let parts = duration.components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

private func _pause(_ seconds: Double) async {
  await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    if let session = _Session.current {
      session.clock.schedule(after: seconds) { continuation.resume() }
    } else {
      DispatchQueue.global().asyncAfter(
        deadline: .now() + seconds, qos: .unspecified, flags: [], execute: { continuation.resume() }
      )
    }
  }
}

// MARK: Queues and timers

// Fewer parameters than Dispatch's own make these the ones that Swift chooses.
extension DispatchQueue {
  public func async(execute work: @escaping () -> Void) {
    let work = SendableWork(run: work)
    guard let session = _Session.current else {
      return async(group: nil, qos: .unspecified, flags: [], execute: { work.run() })
    }
    session.clock.enqueue(work.run)
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    let work = SendableWork(run: work)
    guard let session = _Session.current else {
      return asyncAfter(
        deadline: deadline, qos: .unspecified, flags: [], execute: { work.run() })
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let delay =
      deadline.uptimeNanoseconds > now ? Double(deadline.uptimeNanoseconds - now) / 1e9 : 0
    session.clock.schedule(after: delay, work.run)
  }

  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { if !work.isCancelled { work.perform() } }
  }

  public func async(execute work: DispatchWorkItem) {
    async { if !work.isCancelled { work.perform() } }
  }
}

/// Work that is handed to one thread, whatever it may touch.
private struct SendableWork: @unchecked Sendable {
  let run: () -> Void
}

/// Foundation's timer in the recording's virtual time.
///
/// Files that name `Timer` mean Foundation's; a host has them mean this one by compiling
/// `typealias Timer = SwiftUI._VirtualTimer` along with them.
public final class _VirtualTimer {
  public typealias TimerPublisher = Foundation.Timer.TimerPublisher

  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0
  public var userInfo: Any?
  public var fireDate = Date()

  private let repeats: Bool
  private let block: (_VirtualTimer) -> Void

  public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping (_VirtualTimer) -> Void
  ) {
    self.timeInterval = timeInterval
    self.repeats = repeats
    self.block = block
    wait()
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (_VirtualTimer) -> Void
  ) -> _VirtualTimer {
    _VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    Foundation.Timer.publish(every: interval, on: runLoop, in: mode)
  }

  public func fire() { block(self) }

  public func invalidate() { isValid = false }

  private func wait() {
    _Session.current?.clock.schedule(after: max(timeInterval, 0.001)) { [weak self] in
      guard let self, isValid else { return }
      if !repeats { isValid = false }
      block(self)
      if isValid { wait() }
    }
  }
}

extension _VirtualTimer: @unchecked Sendable {}

extension RunLoop {
  public func add(_ timer: _VirtualTimer, forMode mode: RunLoop.Mode) {}
}
