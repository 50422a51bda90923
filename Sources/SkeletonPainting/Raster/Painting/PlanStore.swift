import SkeletonModel
import Synchronization

/// The plans of the last screens, because the variants of a document come one after the other, and
/// many of them differ in nothing but colours.
final class PlanStore: Sendable {
  static let shared = PlanStore()

  /// What a plan depends on.
  struct Key: Equatable {
    private let width: Int
    private let height: Int
    private let shapes: [Mark.Shape]
    private let clips: [[Mark.Shape]]
    private let groups: [Int]
    private let traits: [InkGroups.Traits]

    init(_ scene: Scene, _ groups: InkGroups) {
      (width, height) = (scene.width, scene.height)
      shapes = scene.marks.map(\.shape)
      clips = scene.marks.map(\.clips)
      self.groups = groups.numbers
      traits = groups.traits
    }
  }

  struct Plan {
    let pieces: [PreparedMark]
    /// It has not painted yet.
    let painter: RowPainter
  }

  private final class Place: Sendable {
    let key: Key
    let plan = Mutex<Plan?>(nil)

    init(_ key: Key) { self.key = key }
  }

  /// The last one asked for is the last.
  private let places = Mutex<[Place]>([])

  private static let most = 16
  /// A larger plan, as that of slanted light, takes megabytes.
  private static let mostSpans = 20_000

  /// The plan, which is made if it is not there.
  ///
  /// A thread that needs what another one is making waits for it.
  func plan(
    for key: Key, _ make: () throws(Failure) -> Plan
  ) throws(Failure) -> Plan {
    let place = places.withLock { places in
      let known = places.firstIndex { $0.key == key }
      let place = known.map { places.remove(at: $0) } ?? Place(key)
      if places.count == Self.most { places.removeFirst() }
      places.append(place)
      return place
    }
    return try place.plan.withLock { plan throws(Failure) in
      if let plan { return plan }
      let made = try make()
      if made.painter.plan.spans.count <= Self.mostSpans { plan = made }
      return made
    }
  }
}
