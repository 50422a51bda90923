import Testing

@testable import SkeletonModel

/// How far a node is on its way, worked out by hand from what SwiftUI's documentation says of
/// `delay(_:)`, `repeatForever(autoreverses:)` and `speed`: a round is the delayed animation, and an
/// autoreversed one plays it again backwards.
struct NodeMotionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let motion: NodeMotion
    let round: Microseconds?
    /// Phases with how far it is at each.
    var phases: [(phase: Double, progress: Double)] = []
    /// Likewise in milliseconds.
    var instants: [(milliseconds: Int, progress: Double)] = []

    init(
      _ name: String, _ repetition: NodeMotion.Repetition, duration: Int, delay: Int = 0,
      start: Int = 0, _ easing: Easing = .linear, round: Int?,
      phases: [(Double, Double)] = [], instants: [(Int, Double)] = []
    ) {
      testDescription = name
      motion = NodeMotion(
        box: Box(), content: .spacer(minLength: 0), duration: duration * 1000, easing: easing,
        delay: delay * 1000, repetition: repetition, start: start * 1000)
      self.round = round.map { $0 * 1000 }
      self.phases = phases
      self.instants = instants
    }
  }

  static let rows = [
    Row(
      "what restarts goes from 0 to 1 in each round", .restart, duration: 1000, round: 1000,
      phases: [(0, 0), (0.25, 0.25), (0.5, 0.5), (1, 1)],
      instants: [(0, 0), (250, 0.25), (999, 0.999), (1000, 0), (1750, 0.75)]),
    Row(
      "the delay is part of each round that restarts", .restart, duration: 750, delay: 250,
      round: 1000, phases: [(0, 0), (0.25, 0), (0.625, 0.5), (1, 1)],
      instants: [(250, 0), (625, 0.5), (1250, 0), (1625, 0.5)]),
    Row(
      "what reverses takes its duration each way", .reverse, duration: 1000, round: 2000,
      phases: [(0, 0), (0.25, 0.5), (0.5, 1), (0.75, 0.5), (1, 0)],
      instants: [(500, 0.5), (1000, 1), (1500, 0.5), (2000, 0), (2500, 0.5)]),
    Row(
      "on the way back the delay is last", .reverse, duration: 800, delay: 200, round: 2000,
      phases: [(0.1, 0), (0.3, 0.5), (0.5, 1), (0.7, 0.5), (0.9, 0), (0.95, 0), (1, 0)],
      instants: [(200, 0), (600, 0.5), (1000, 1), (1400, 0.5), (1800, 0), (2200, 0), (2600, 0.5)]),
    Row(
      "the way back is the way there, mirrored in time", .reverse, duration: 1000, .easeIn,
      round: 2000, phases: [(0.125, 0.0935), (0.875, 0.0935), (0.375, 0.6219), (0.625, 0.6219)]),
    Row(
      "what does not repeat is at its end at every phase", .never, duration: 400, delay: 200,
      round: nil, phases: [(0, 1), (0.5, 1), (1, 1)],
      instants: [(0, 0), (200, 0), (400, 0.5), (600, 1), (60_000, 1)]),
    Row(
      "it stands before it starts, where there are instants", .restart, duration: 1000,
      start: 300, round: 1000, phases: [(0.3, 0.3)],
      instants: [(0, 0), (300, 0), (550, 0.25), (1300, 0), (1550, 0.25)]),
    Row(
      "start and delay come one after the other", .never, duration: 400, delay: 200, start: 100,
      round: nil, instants: [(100, 0), (300, 0), (500, 0.5), (700, 1)]),
    Row(
      "start is before the first round alone", .reverse, duration: 500, start: 1000, round: 1000,
      instants: [(900, 0), (1250, 0.5), (1500, 1), (1750, 0.5), (2000, 0), (2250, 0.5)]),
    Row(
      "easings are CSS's, one way", .restart, duration: 1000, .easeInOut, round: 1000,
      phases: [(0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708)]),
    Row(
      "a spring swings beyond its end", .never, duration: 1000,
      .spring(response: 0.4, dampingFraction: 0.8), round: nil,
      instants: [(100, 0.5257), (300, 1.0124), (400, 1.0105), (1000, 1)]),
  ]

  @Test(arguments: rows) func progress(_ row: Row) {
    #expect(row.motion.round == row.round)
    for (phase, progress) in row.phases {
      let found = row.motion.progress(at: .phase(phase))
      #expect(abs(found - progress) < 0.0001, "at \(phase): \(found)")
    }
    for (milliseconds, progress) in row.instants {
      let found = row.motion.progress(at: .instant(milliseconds * 1000))
      #expect(abs(found - progress) < 0.0001, "after \(milliseconds) ms: \(found)")
    }
  }
}
