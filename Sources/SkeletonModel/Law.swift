/// A property that must hold for every frame, or whatever the way a screen loads, checked without
/// goldens.
package enum Law: String, Hashable, Sendable, CaseIterable {
  case still, loop, sweep, appearance, mirror, type
  case exposed, labels, order, focus
  case blank, rows, crossfade, minimumDisplay, timeout, leaving, timers, budget
  case generated
}
