#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// Runs a number of tasks on several threads.
///
/// It creates its own threads because the default stack is a quarter of what the layout of a
/// document of maximum depth needs.
package enum Workers {
  /// The number of available processors.
  package static var most: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private static let stack = 32 * 1_048_576
  /// Where nobody has limited it to less, the stack of a process has some more than this.
  private static let usualStack: rlim_t = 7 * 1_048_576

  /// Runs work on a thread of its own if the stack at hand is limited to little, as by `ulimit -s`:
  /// what runs out of stack ends without a word.
  package static func withEnoughStack(_ work: @escaping @Sendable () -> Void) {
    var limit = rlimit()
    guard unsafe getrlimit(stackSize, &limit) == 0, limit.rlim_cur < usualStack,
      let thread = Thread(stack: stack, work)
    else { return work() }
    thread.join()
  }

  #if canImport(Darwin)
    private static var stackSize: Int32 { RLIMIT_STACK }
  #else
    private static var stackSize: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_STACK.rawValue) }
  #endif

  /// Runs all tasks, each worker with its own state, and returns the answers in task order.
  ///
  /// - Parameter isLast: returns true for the answer after which no further task is started; tasks
  ///   that never ran have no answer. It is called in the order in which tasks finish, by one
  ///   worker at a time.
  package static func map<State, Answer: Sendable>(
    _ count: Int, workers: Int, state: @escaping @Sendable () -> State,
    until isLast: @escaping @Sendable (Answer) -> Bool = { _ in false },
    _ task: @escaping @Sendable (inout State, Int) -> Answer
  ) -> [Answer?] {
    let queue = TaskQueue<Answer>(count)
    let work: @Sendable () -> Void = {
      var own = state()
      while let index = queue.take() {
        queue.put(task(&own, index), at: index, isLast)
      }
    }
    let threads = (0..<min(max(workers, 1), count)).compactMap { _ in
      Thread(stack: stack, work)
    }
    // If no thread could be created, the current one does the work.
    if threads.isEmpty { work() }
    for thread in threads { thread.join() }
    return queue.answers
  }

  /// Runs work on a thread of its own, for which nobody waits; false if there can be none.
  @discardableResult
  static func detach(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = Thread(stack: stack, work) else { return false }
    thread.detach()
    return true
  }

  /// The next task, and the answers so far.
  private final class TaskQueue<Answer: Sendable>: Sendable {
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

/// A POSIX thread.
@safe private struct Thread {
  private let handle: pthread_t

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// nil if the system cannot create another thread.
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

  func detach() {
    #if canImport(Darwin)
      _ = unsafe pthread_detach(handle)
    #else
      pthread_detach(handle)
    #endif
  }

  func join() {
    #if canImport(Darwin)
      _ = unsafe pthread_join(handle, nil)
    #else
      pthread_join(handle, nil)
    #endif
  }
}
