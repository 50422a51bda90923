import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bodies that are being evaluated: where something traps, the innermost is told, so that the view
/// can be asked for once more without it.
@MainActor
enum OpenBodies {
  /// What begins the line on the standard error that names the body; the host looks for it.
  nonisolated private static let mark: StaticString = "\nskelsnap-body: "

  /// The names of all that are open, each behind the one around it. A signal handler can read no more
  /// than bytes that stand still.
  nonisolated(unsafe) private static let names = UnsafeMutablePointer<UInt8>.allocate(
    capacity: room)
  nonisolated private static let room = 1 << 18
  /// The innermost name among them.
  nonisolated(unsafe) private static var innermost = 0..<0
  /// What is open while the view itself is made; the host knows it.
  static let making = "SwiftUI._Making"
  private static var known: [ObjectIdentifier: String] = [:]

  /// A type's name as the host knows it.
  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    var name = _typeName(type, qualified: true)
    // What is private to a file is in a context that has an address for a name, another one each time.
    while let start = name.range(of: "(unknown context at "),
      let end = name[start.upperBound...].range(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    known[key] = name
    return name
  }

  /// - Returns: What was the innermost one, to be given back to `close`.
  nonisolated static func open(_ name: String) -> Range<Int> {
    let before = innermost
    let start = before.upperBound
    var name = name
    innermost = name.withUTF8 { bytes in
      guard start + bytes.count <= room, let first = bytes.baseAddress else { return before }
      names.advanced(by: start).update(from: first, count: bytes.count)
      return start..<start + bytes.count
    }
    return before
  }

  nonisolated static func close(_ before: Range<Int>) { innermost = before }

  /// What begins the name of what is done later, before that of the body that asked for it; the host knows it.
  nonisolated private static let work = "SwiftUI._Work of "

  /// Something that is done later, as what a view does once it has appeared: where that traps it is told by
  /// the body that asked for it, and is left out when the view is asked for once more.
  nonisolated static func later(_ action: @escaping () -> Void) -> () -> Void {
    let name = nameOfWork
    return {
      if let session = _Session.current, let words = session.request.trapped[name] {
        session.trapped[name] = words
        return
      }
      let around = open(name)
      defer { close(around) }
      action()
    }
  }

  /// What a task begins is of the same body as the task.
  nonisolated private static var nameOfWork: String {
    // Nothing is open but on the main thread.
    guard Thread.isMainThread else { return work }
    let name = String(
      decoding: UnsafeBufferPointer(
        start: names.advanced(by: innermost.lowerBound), count: innermost.count), as: UTF8.self)
    return name.hasPrefix(work) ? name : work + name
  }

  /// Has a trap say which body it is in.
  static func tellWhenTrapped() {
    _ = names
    for trap in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
      signal(trap) { trap in
        if !OpenBodies.innermost.isEmpty {
          _ = write(STDERR_FILENO, OpenBodies.mark.utf8Start, OpenBodies.mark.utf8CodeUnitCount)
          _ = write(
            STDERR_FILENO, OpenBodies.names + OpenBodies.innermost.lowerBound,
            OpenBodies.innermost.count)
          _ = write(STDERR_FILENO, "\n", 1)
        }
        signal(trap, SIG_DFL)
        raise(trap)
      }
    }
  }
}

extension _Session {
  /// What stands in for a body that traps.
  @MainActor
  func recordTrapped(_ name: String, _ inputs: _Inputs) -> [_Node] {
    trapped[name] = request.trapped[name]
    return _greyArea()._record(inputs)
  }

  /// The view itself, where making it does not trap.
  @MainActor
  func made(_ make: @MainActor () -> any View) -> any View {
    if let words = request.trapped[OpenBodies.making] {
      trapped[OpenBodies.making] = words
      return _greyArea()
    }
    let around = OpenBodies.open(OpenBodies.making)
    defer { OpenBodies.close(around) }
    return make()
  }
}

/// What stands in for a view: its size is what is said of it, and else that of a row.
@MainActor
public func _greyArea(isFramed: Bool = false) -> some View {
  Color.gray.opacity(0.25)
    .frame(
      idealWidth: 120, maxWidth: .infinity, idealHeight: 44, maxHeight: isFramed ? .infinity : 44)
}
