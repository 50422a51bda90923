import SkeletonModel

/// The theme's tokens as values for one variant, each read on first use.
final class Tokens {
  /// The tokens that have been read.
  struct Known: Sendable {
    var colors: [String: Finding<Color>] = [:]
    var styles: [String: Finding<TypeStyle>] = [:]
    /// The keys of the type styles. Which size applies depends on the variant, its keys do not.
    var styleFields: [String: Fields] = [:]
    var icons: [String: Finding<Icon>] = [:]
    /// The system's symbols, by name and weight.
    var symbols: [String: Icon] = [:]

    /// Those whose values are the same in every variant.
    var settled: Known {
      Known(
        colors: colors.filter { !$1.isOpen }, styles: styles.filter { !$1.isOpen },
        styleFields: styleFields, icons: icons.filter { !$1.isOpen }, symbols: symbols)
    }
  }

  var known: Known
  /// The tokens being resolved, to detect one that depends on itself.
  var resolving: Set<String> = []
  /// The axes of the colour pairs being read: a pair must not contain another of the same axis.
  var pairAxes: Set<String> = []

  init(_ known: Known = Known()) {
    self.known = known
  }
}

/// The result of reading a value, and whether it may differ in another scope or variant.
struct Finding<Value: Sendable>: Sendable {
  /// nil if it is wrong, or depends on a reference that is not known yet.
  let value: Value?
  let isOpen: Bool
}
