import SkeletonModel

/// The theme's tokens as one variant has them, each read once.
final class Tokens {
  /// Tokens that have been read.
  struct Known: Sendable {
    var colors: [String: Finding<Color>] = [:]
    var styles: [String: Finding<TypeStyle>] = [:]
    var icons: [String: Finding<Icon>] = [:]

    /// Those that are the same in every variant.
    var settled: Known {
      Known(
        colors: colors.filter { !$1.isOpen }, styles: styles.filter { !$1.isOpen },
        icons: icons.filter { !$1.isOpen })
    }
  }

  var known: Known
  /// Tokens being resolved, to find those that go round in circles.
  var resolving: Set<String> = []
  /// Axes of the colour pairs being read, which do not nest in themselves.
  var pairAxes: Set<String> = []

  init(_ known: Known = Known()) {
    self.known = known
  }
}

/// What a value was read as, and whether another scope or variant may make it another.
struct Finding<Value: Sendable>: Sendable {
  /// nil: wrong, or not known yet.
  let value: Value?
  let isOpen: Bool
}
