#if DEBUG || TESTABLE
  import Synchronization
  import SkeletonModel

  /// Counts how often each text was decoded as each form, so that tests can check that templates
  /// are decoded once.
  final class DecodeCount: Sendable {
    struct Decode: Hashable {
      let position: TextPosition
      let text: String
      let form: String
    }

    @TaskLocal static var current: DecodeCount?

    private let counts = Mutex<[Decode: Int]>([:])

    var times: [Decode: Int] { counts.withLock { $0 } }

    static func note(_ tree: Tree, as form: String) {
      guard let current, let scalar = tree.scalar else { return }
      let decode = Decode(position: tree.spot.position, text: scalar.text, form: form)
      current.counts.withLock { $0[decode, default: 0] += 1 }
    }
  }
#endif
