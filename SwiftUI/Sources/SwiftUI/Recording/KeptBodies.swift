import Observation

extension _Session {
  /// What a view's body gives, asked for again only when something that it read has changed.
  ///
  /// What a body makes, a view model of the view further down among others, is made anew with it: a
  /// body that was asked for with each update would lose what such a model has loaded, and begin anew.
  @MainActor
  func body<V: View>(of view: V, _ inputs: _Inputs) -> V.Body {
    let fields = DynamicFields.of(V.self)
    guard !(view is any Animatable), fields.areFollowed else { return view.body }
    let kept = inputs.position.stored(Self.slotOfBody) { KeptBody<V>() }
    if let body = kept.body(of: view, fields, self) { return body }
    let reads = BodyReads(environmentChanges: environmentChanges)
    var areHeard = true
    fields.follow(view) { object in
      followers[ObjectIdentifier(object), default: Readers()].add(reads)
      if let object = object as? any ObservableObject, !object.isHeard { areHeard = false }
    }
    guard areHeard else { return view.body }
    let around = reading
    reading = reads
    defer { reading = around }
    let body = withObservationTracking {
      view.body
    } onChange: {
      reads.expire()
      _Session.current?.write(undo: {}, redo: {})
    }
    kept.keep(body, of: view, reads)
    return body
  }

  /// Of a view's place; its properties have the others, and what moves has -1.
  private static let slotOfBody = -2

  /// Says that an object has changed, so that the bodies of the views that follow it are asked for again.
  ///
  /// - Parameter object: nil where nobody knows which it is: then all that follow one are.
  func change(_ object: AnyObject?) {
    guard let object else {
      for readers in followers.values { readers.expire() }
      return
    }
    followers[ObjectIdentifier(object)]?.expire()
  }
}

extension ObservableObject {
  /// Whether it is told here when it changes: nobody hears what a publisher of its own sends.
  fileprivate var isHeard: Bool { objectWillChange is ObservableObjectPublisher }
}

/// What one evaluation of a body has read: whoever changes some of it ends that.
final class BodyReads: @unchecked Sendable {
  private(set) var areCurrent = true
  let environmentChanges: Int

  init(environmentChanges: Int) {
    self.environmentChanges = environmentChanges
  }

  func expire() { areCurrent = false }
}

/// The bodies that have read a value.
struct Readers {
  private var bodies: [Body] = []

  private struct Body {
    weak var reads: BodyReads?
  }

  mutating func add(_ reads: BodyReads) {
    guard bodies.last?.reads !== reads else { return }
    bodies.removeAll { $0.reads?.areCurrent != true }
    bodies.append(Body(reads: reads))
  }

  /// Notes that the body that is evaluated now, if one is, reads the value.
  mutating func addCurrent() {
    if let reads = _Session.current?.reading { add(reads) }
  }

  func expire() {
    for body in bodies { body.reads?.expire() }
  }
}

/// A body as it was when it was asked for last.
private final class KeptBody<V: View> {
  private var last: (view: V, body: V.Body, reads: BodyReads)?

  func keep(_ body: V.Body, of view: V, _ reads: BodyReads) { last = (view, body, reads) }

  /// nil where it has to be asked for again.
  func body(of view: V, _ fields: DynamicFields, _ session: _Session) -> V.Body? {
    guard let last, last.reads.areCurrent,
      last.reads.environmentChanges == session.environmentChanges,
      fields.areSame(view, last.view)
    else { return nil }
    return last.body
  }
}

/// A property of a view of which it is told when a body that reads it has to be asked for again.
protocol FollowedProperty: DynamicProperty {
  /// Whether a body that has read the other reads the same in this, as long as nobody says it changed.
  func isSame(as other: Self) -> Bool

  /// The object of whose changes the view is told.
  var followed: AnyObject? { get }
}

extension FollowedProperty {
  func isSame(as other: Self) -> Bool { haveSameBits(self, other) }

  var followed: AnyObject? { nil }
}
