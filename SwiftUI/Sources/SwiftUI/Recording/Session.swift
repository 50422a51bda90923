/// One recording of one view in one environment: the updates, their changes and the virtual time.
///
/// Everything of a session happens on the main thread, one session at a time.
public final class _Session {
  nonisolated(unsafe) static var current: _Session?

  private(set) var request: Request
  let clock = VirtualClock()
  /// What is now at virtual time 0.
  let start = Date(timeIntervalSinceReferenceDate: 0)
  private(set) var pass = 0
  private(set) var notes: [Note] = []
  private(set) var failure: Note?
  /// The place in the source that was reached last, for messages.
  var location: _SourceLocation?
  /// What views have handed up in this update, by preference key.
  var preferences: [ObjectIdentifier: Any] = [:]
  /// The named coordinate spaces that something asks for, whose frames have to be found.
  var askedSpaces: Set<AnyHashable> = []
  /// Whether a size has been read that no layout has found yet.
  var guessesSizes = false
  /// What lies over the whole view.
  var presented: Presentation?

  private let root = _Position(label: "0")
  private let limits: Limits
  private var nodes = 0
  private var depth = 0
  private let stackFloor: UInt
  private var followUps: [() -> Void] = []
  private var startedTasks: [() -> Void] = []
  private var changes: [Change] = []
  private var structureNoted = false
  private var defaultValues: [String: (value: AnyObject, store: AnyObject)] = [:]
  /// Of the bodies that trap, those that were come to, and what they said.
  var trapped: [String: String] = [:]
  /// What all controls of a class are given to look like.
  var appearances: [ObjectIdentifier: UIView] = [:]
  /// The bodies of the views that follow an object.
  var followers: [ObjectIdentifier: Readers] = [:]
  /// What the body that is evaluated now has read.
  var reading: BodyReads?
  /// How often the screen has come to ask for another environment.
  private(set) var environmentChanges = 0
  /// What has been made because the environment lacks it, by its type.
  var madeObjects: [ObjectIdentifier: Any] = [:]

  struct Note {
    let at: _SourceLocation?
    let message: String
  }

  /// How much a recording may take.
  struct Limits {
    var nodes = 100_000
    var depth = 1_000
    var updates = 50
  }

  /// A write that an update has still to show.
  private struct Change {
    let transaction: Transaction
    let undo: () -> Void
    let redo: () -> Void
  }

  init(request: Request, limits: Limits = Limits()) {
    self.request = request
    self.limits = limits
    stackFloor = currentStackFloor()
  }

  /// Records a view: its first appearance, and all updates that follow from it.
  ///
  /// - Parameter other: What to ask instead where the screen prefers another scheme. Nothing has appeared
  ///   by then, so that nothing happens twice.
  @MainActor
  func record(_ view: any View, orAsk other: inout Request?) -> [_Node] {
    var tree = evaluate(view, under: Transaction())
    other = request.isInPreferredScheme ? nil : preferredRequest(for: tree)
    guard other == nil else { return tree }
    runFollowUps()
    var updates = 0
    while failure == nil {
      if !changes.isEmpty {
        if updates == limits.updates {
          note(nil, "the view keeps changing: recorded as it is after \(updates) updates")
          break
        }
        for transaction in takeChanges() where failure == nil {
          updates += 1
          let next = evaluate(view, under: transaction)
          var difference = Difference(start: clock.now)
          difference.apply(from: tree, to: next)
          if difference.changesStructure { noteStructure() }
          tree = next
        }
        if let preferred = preferredRequest(for: tree) {
          // A screen that comes to ask for another scheme is in it from then on.
          request = preferred
          environmentChanges += 1
          updates += 1
          tree = evaluate(view, under: Transaction())
        }
        runFollowUps()
      } else if request.until == 0 {
        // Before any task has begun.
        break
      } else if !startedTasks.isEmpty {
        let tasks = startedTasks
        startedTasks = []
        for task in tasks { task() }
        clock.runReady()
      } else if !clock.advance(until: request.until) {
        break
      }
    }
    if clock.isExhausted {
      note(nil, "a task runs on and on without waiting: recorded as it is by then")
    }
    return tree
  }

  private func noteStructure() {
    guard !structureNoted, clock.now > 0 else { return }
    structureNoted = true
    let time = JSONWriter.spelling(of: (clock.now * 1_000_000).rounded() / 1_000_000)
    note(nil, "views come or go at \(time) s: recorded as it is after")
  }

  /// Whether the view is nothing but what is done to an empty one, and whether one was met in this pass.
  private var (isEmptyViewShown, hasEmptyView) = (false, false)

  @MainActor
  private func evaluate(_ view: any View, under transaction: Transaction) -> [_Node] {
    pass += 1
    nodes = 0
    depth = 0
    preferences = [:]
    presented = nil
    location = nil
    let inputs = _Inputs(
      environment: request.environment, position: root, transaction: transaction)
    root.visit(in: pass)
    hasEmptyView = false
    let nodes = withObservationTracking {
      presenting(view._record(inputs), inputs)
    } onChange: {
      _Session.current?.write(undo: {}, redo: {})
    }
    guard hasEmptyView, !isEmptyViewShown, nodes.allSatisfy(\.isNothing) else { return nodes }
    isEmptyViewShown = true
    return evaluate(view, under: transaction)
  }

  /// An empty view: among others it is none of them, and what is done to it is done to nothing. Alone on a
  /// screen it has a size like any other, and what lies over it is drawn.
  @MainActor
  func recordEmptyView(_ inputs: _Inputs) -> [_Node] {
    defer { hasEmptyView = true }
    guard isEmptyViewShown, !hasEmptyView else { return [] }
    return [_Node("vstack", [_Field("alignment", .text("center"))], children: [], inputs)]
  }

  /// Of several previews the one that is asked for.
  func part(of nodes: [_Node]) -> [_Node] {
    guard let part = request.part, nodes.count == part.count else { return nodes }
    return [nodes[part.number]]
  }

  /// The request of the same view in the scheme that its screen asks for; nil where it is in that.
  private func preferredRequest(for nodes: [_Node]) -> Request? {
    let asked = part(of: nodes).lazy.compactMap(\.schemeOfScreen).first
    let scheme = asked ?? request.usualScheme
    guard scheme != request.environment.colorScheme else { return nil }
    var other = request
    other.environment.colorScheme = scheme
    other.isInPreferredScheme = scheme != request.usualScheme
    return other
  }

  /// A screen with what is presented over it.
  @MainActor
  private func presenting(_ nodes: [_Node], _ inputs: _Inputs) -> [_Node] {
    guard let presented else { return nodes }
    return [
      _Node(
        "presented", presented.fields, children: nodes,
        slots: [_Node.Slot(name: "d", nodes: presented.nodes)], at: presented.location, inputs)
    ]
  }

  /// A value of the app's defaults, the same for all views that read the key.
  ///
  /// - Parameter store: The object by which the key names its store, which lives as long as the value.
  func defaults<Kept: AnyObject>(
    _ key: String, of store: AnyObject, _ make: () -> Kept
  ) -> Kept {
    if let known = defaultValues[key]?.value as? Kept { return known }
    let made = make()
    defaultValues[key] = (made, store)
    return made
  }

  // MARK: Changes

  /// Notes that a value was written, in the transaction that holds now.
  func write(undo: @escaping () -> Void, redo: @escaping () -> Void) {
    changes.append(Change(transaction: Transaction.current, undo: undo, redo: redo))
  }

  /// The transactions of the writes that wait, each applied when it is asked for.
  ///
  /// Writes of different transactions are shown one after another, because each has an animation
  /// of its own.
  private func takeChanges() -> AnyIterator<Transaction> {
    let waiting = changes
    changes = []
    var groups: [[Change]] = []
    for change in waiting {
      if let last = groups.last?.last, last.transaction == change.transaction {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    if groups.count > 1 {
      for change in waiting.reversed() { change.undo() }
    }
    let appliesAgain = groups.count > 1
    var next = groups.makeIterator()
    return AnyIterator {
      guard let group = next.next() else { return nil }
      if appliesAgain {
        for change in group { change.redo() }
      }
      return group.first?.transaction
    }
  }

  /// Runs something once this update is done.
  func afterUpdate(_ action: @escaping () -> Void) {
    followUps.append(OpenBodies.later(action))
  }

  /// Starts a task once everything that follows an update at once is done.
  func startTask(_ action: @escaping () -> Void) {
    startedTasks.append(OpenBodies.later(action))
  }

  private func runFollowUps() {
    let actions = followUps
    followUps = []
    guard failure == nil else { return }
    for action in actions { action() }
  }

  // MARK: Messages and limits

  func note(_ at: _SourceLocation?, _ message: String) {
    let isKnown = notes.contains { $0.at == at && $0.message == message }
    if !isKnown, notes.count < 200 { notes.append(Note(at: at, message: message)) }
  }

  func fail(_ at: _SourceLocation?, _ message: String) {
    if failure == nil { failure = Note(at: at ?? location, message: message) }
  }

  func countNode() {
    nodes += 1
    if nodes > limits.nodes {
      fail(location, "the view has more than \(limits.nodes) parts")
    }
  }

  /// Goes into the body of a view, unless that is too deep.
  func enterBody(of type: Any.Type) -> Bool {
    guard failure == nil else { return false }
    depth += 1
    var marker: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if depth > limits.depth || address < stackFloor {
      fail(location, "'\(baseName(of: type))' nests too deep: \(depth) bodies within each other")
      return false
    }
    return true
  }

  func leaveBody() {
    depth -= 1
  }
}

/// A type's name as its app has it: `FeedView.Model`, which says more than `Model`.
func pathName(of type: Any.Type) -> String {
  let name = _typeName(type, qualified: true)
  let path = name.prefix { $0 != "<" }.drop { $0 != "." }.dropFirst()
  return path.isEmpty || path.contains("(") ? baseName(of: type) : String(path)
}

/// A type's name without its generic arguments and its module.
func baseName(of type: Any.Type) -> String {
  let name = _typeName(type, qualified: false)
  return String(name.prefix { $0 != "<" })
}
