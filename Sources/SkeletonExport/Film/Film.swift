import SkeletonFrames
import SkeletonModel
import SkeletonPainting

/// A moving picture: what is seen, and for how long.
package struct Film: Sendable {
  /// One frame.
  package struct Shot: Hashable, Sendable {
    package var frame: Case
    package var start: Microseconds
    package var duration: Microseconds

    package init(frame: Case, start: Microseconds = 0, duration: Microseconds = 0) {
      self.frame = frame
      self.start = start
      self.duration = duration
    }
  }

  package let shots: [Shot]
  /// What a film without end comes to as it begins anew; nil if it stands at its last frame.
  private let closing: Case?
  private let source: any SceneSource
  package let mounting: Mounting

  /// - Parameter shots: One after the other, without a gap.
  package init(
    _ shots: [Shot], closing: Case? = nil, of source: any SceneSource,
    mounted mounting: Mounting = Mounting()
  ) {
    self.shots = shots
    self.closing = closing
    self.source = source
    self.mounting = mounting
  }

  package var duration: Microseconds { shots.last.map { $0.start + $0.duration } ?? 0 }
}

extension Film {
  /// The most frames that a film has: ten minutes at 60 a second.
  package static let mostShots = 36_000
  /// The most that an SVG has, which browsers keep in memory as a whole: a minute at 60 a second.
  package static let mostScenes = 3_600

  /// One cycle of a screen's shimmer, or of its slowest moving part, at the phases at which so many frames a second fall; a single
  /// frame if nothing moves.
  ///
  /// - Parameter frame: A case of the screen; its phase does not matter.
  package init(
    loopOf source: FrameSource, _ frame: Case, framesPerSecond: Double,
    mounted mounting: Mounting = Mounting()
  ) throws(Failure) {
    guard let cycle = source.staging.cycle, cycle > 0 else {
      let shot = Shot(frame: frame, start: 0, duration: 1_000_000)
      self.init([shot], of: source, mounted: mounting)
      return
    }
    let count = try Self.count(of: cycle, framesPerSecond, named: frame)
    let ends = (0...count).map { Self.share($0, of: count, in: cycle) }
    let frames = (0...count).map { index in
      var one = frame
      if case .state(let state, _) = frame.subject {
        one.subject = .state(state, phase: Double(index) / Double(count))
      }
      return one
    }
    self.init(
      (0..<count).map { index in
        Shot(frame: frames[index], start: ends[index], duration: ends[index + 1] - ends[index])
      }, closing: frames[count], of: source, mounted: mounting)
  }

  /// The instants of a scenario at which so many frames a second fall.
  ///
  /// - Parameter frame: An instant of it; which one does not matter.
  package static func load(
    _ frame: Case, until end: Microseconds, framesPerSecond: Double
  ) throws(Failure) -> [Shot] {
    guard case .instant(let scenario, _) = frame.subject else { return [] }
    let count = try count(of: end, framesPerSecond, named: frame)
    return (0..<count).map { index in
      let start = share(index, of: count, in: end)
      var one = frame
      one.subject = .instant(scenario: scenario, start)
      return Shot(
        frame: one, start: start, duration: share(index + 1, of: count, in: end) - start)
    }
  }

  private static func share(_ index: Int, of count: Int, in time: Microseconds) -> Microseconds {
    Microseconds((Double(time) * (Double(index) / Double(count))).rounded())
  }

  private static func count(
    of time: Microseconds, _ framesPerSecond: Double, named frame: Case
  ) throws(Failure) -> Int {
    let count = (Double(time) / 1_000_000 * framesPerSecond).rounded()
    guard count <= Double(mostShots) else {
      throw Failure(
        "\(frame.document): \((Double(time) / 1_000_000).threeDecimals) s at "
          + "\(framesPerSecond.threeDecimals) frames a second are \(Int(count).grouped) frames, "
          + "and \(mostShots.grouped) are the most; "
          + (frame.scenario == nil
            ? framesPerSecond > 1 ? "give a lower --fps" : "make a sheet of some phases"
            : "give a lower --fps, or end it with --until"))
    }
    return max(Int(count), 1)
  }
}

extension Film {
  /// Shows some of the shots, one after the other; each is painted only when it is due, so that no
  /// more than one is ever in memory.
  package func play(
    _ places: some Sequence<Int>, _ show: (_ place: Int, Bitmap) throws(Failure) -> Void
  ) throws(Failure) {
    try perform(places) { (place, scene, rasterizer) throws(Failure) in
      try show(place, try rasterizer.paint(scene))
    }
  }

  /// The scenes of some of the shots, one after the other, with what paints them if they are to be
  /// seen.
  func perform(
    _ places: some Sequence<Int>,
    _ show: (_ place: Int, Scene, inout Rasterizer) throws(Failure) -> Void
  ) throws(Failure) {
    var source = source
    var rasterizer = Rasterizer()
    for place in places {
      var scene = scene(shots[place].frame, &source)
      if let overlay = mounting.overlay { scene.marks += overlay.marks }
      try show(place, scene, &rasterizer)
    }
  }

  /// The film as an SVG that moves as it does.
  ///
  /// - Parameters:
  ///   - loops: How often it is shown; 0 is without end.
  ///   - still: What is shown to those who want less motion; nil if it is the same.
  package func svg(
    loops: Int, by motion: SVGMotion, still: Scene?
  ) throws(Failure) -> String {
    var source = source
    var refused: BlendMode?
    let frames = shots.map(\.frame) + [closing].compactMap(\.self)
    let scenes = frames.lazy.map { frame in
      let scene = scene(frame, &source)
      // What stands below changes from scene to scene, and each mark is written once.
      refused = refused ?? scene.marks.map(\.blend).first(where: \.changesWhatIsBelow)
      return scene
    }
    var times = shots.map { duration > 0 ? Double($0.start) / Double(duration) : 0 }
    if closing != nil { times.append(1) }
    let text = try animatedSVG(
      scenes, at: times, lasting: duration, loops: loops, by: motion, still: still,
      under: mounting.overlay.map { ("Redlines", $0.marks) })
    if let refused {
      throw Failure(
        "an SVG that moves cannot have the blend '\(refused.rawValue)' outside of a "
          + "'compositingGroup'; export a GIF or an APNG, or put one around it")
    }
    return text
  }

  /// The scene of one of the shots, without what is drawn over it.
  package func scene(_ place: Int) -> Scene {
    var source = source
    return scene(shots[place].frame, &source)
  }

  private func scene(_ frame: Case, _ source: inout any SceneSource) -> Scene {
    mounting.mounted(source.scene(of: frame))
  }
}
