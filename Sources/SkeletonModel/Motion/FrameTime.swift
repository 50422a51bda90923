/// Which moment of a screen is looked at.
package enum FrameTime: Hashable, Sendable {
  /// Every moving part is at this share of its own cycle, from 0 to 1.
  case phase(Double)
  /// All parts began to move together this long ago.
  case instant(Microseconds)

  /// The share of a cycle of this length.
  package func phase(of cycle: Microseconds) -> Double {
    switch self {
    case .phase(let phase): phase
    case .instant(let instant):
      cycle > 0 ? Double(max(instant, 0) % cycle) / Double(cycle) : 0
    }
  }
}
