#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// Threads that share out a number of tasks.
///
/// Threads of our own, because the stacks of others are a quarter of what a document as deep as
/// the language allows needs to be laid out.
package enum Workers {
  /// As many as there are processors to be used.
  package static var most: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private static let stack = 32 * 1_048_576

  /// Does task after task, each worker with a state of its own, and gives the answers in order.
  ///
  /// - Parameter isLast: after which answer no further task is begun; those never done have no
  ///   answer. It is asked in the order in which tasks are done, by one worker at a time.
  package static func map<State, Answer: Sendable>(
    _ count: Int, workers: Int, state: @escaping @Sendable () -> State,
    until isLast: @escaping @Sendable (Answer) -> Bool = { _ in false },
    _ task: @escaping @Sendable (inout State, Int) -> Answer
  ) -> [Answer?] {
    let board = Board<Answer>(count)
    let work: @Sendable () -> Void = {
      var own = state()
      while let index = board.take() {
        board.put(task(&own, index), at: index, isLast)
      }
    }
    let threads = (0..<min(max(workers, 1), count)).compactMap { _ in
      Thread(stack: stack, work)
    }
    // Where no thread could be had, this one does what it can.
    if threads.isEmpty { work() }
    for thread in threads { thread.join() }
    return board.answers
  }

  /// Which task is next, and what came of those that are done.
  private final class Board<Answer: Sendable>: Sendable {
    private let next = Atomic<Int>(0)
    private let done: Mutex<[Answer?]>
    private let count: Int

    init(_ count: Int) {
      self.count = count
      done = Mutex(Array(repeating: nil, count: count))
    }

    func take() -> Int? {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }

    func put(_ answer: Answer, at index: Int, _ isLast: (Answer) -> Bool) {
      done.withLock { done in
        done[index] = answer
        if isLast(answer) { next.store(count, ordering: .relaxed) }
      }
    }

    var answers: [Answer?] { done.withLock(\.self) }
  }
}

/// A thread of the system's.
@safe private struct Thread {
  private let handle: pthread_t

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// nil where the system gives no more.
  init?(stack: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stack)
    let work = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(&thread, &attributes, { Self.run($0) }, work)
      guard status == 0, let thread = unsafe thread else {
        unsafe Self.forget(work)
        return nil
      }
      unsafe handle = thread
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(&thread, &attributes, { unsafe Thread.run($0) }, work)
      guard status == 0 else {
        unsafe Self.forget(work)
        return nil
      }
      handle = thread
    #endif
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work = unsafe work {
      unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
  }

  private static func forget(_ work: UnsafeMutableRawPointer) {
    unsafe Unmanaged<Work>.fromOpaque(work).release()
  }

  func join() {
    #if canImport(Darwin)
      _ = unsafe pthread_join(handle, nil)
    #else
      pthread_join(handle, nil)
    #endif
  }
}
