/// A property that must hold for every frame, checked without goldens.
package enum Law: String, Hashable, Sendable, CaseIterable {
  case still, loop, sweep, appearance, mirror, type, blank, rows
}
