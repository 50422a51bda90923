import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// A frame as its file has it.
protocol StoredFrame: Sendable {
  /// About how much memory it takes.
  var size: Int { get }
}

/// Compresses the takes of a film, some at a time, and what comes again only once: a load that lasts
/// a minute has the same second of shimmer again and again.
///
/// However long the film is, only the frames that are being compressed are in memory, and some that
/// are.
struct FrameBatches<Frame: StoredFrame> {
  private let film: Film
  private let survey: FilmSurvey
  private let workers: Int
  private let compress: @Sendable (FrameChange, _ before: Int) throws(Failure) -> Frame

  /// A scene after another; the first is after none.
  private struct Step: Hashable {
    var before: SceneDigest?
    var scene: SceneDigest
  }

  private struct Result: Sendable {
    var box: PixelRectangle
    var frame: Frame
  }

  /// What is known while the film plays.
  private struct Progress {
    var batch: [(step: Step, change: FrameChange?, before: Int)] = []
    /// The steps in the batch that are new.
    var due: Set<Step> = []
    /// What has been compressed, in case that it comes again.
    var known: [Step: Result] = [:]
    var knownSize = 0
    /// How many pixels came before each step.
    var places: [Step: Int] = [:]
    var pixels = 0
  }

  /// The bytes that frames which are compressed at once take, with what is made of them.
  private static var room: Int { 96 * 1_048_576 }
  /// So that whoever watches sees it go on where all comes again.
  private static var longestBatch: Int { 64 }
  /// The bytes of what is kept in case that it comes again.
  private static var mostKnown: Int { 32 * 1_048_576 }

  /// - Parameter compress: Makes a frame what it is in the file. It is told how many pixels of the
  ///   film come before it, so that it can try less hard in a large one.
  init(
    _ film: Film, _ survey: FilmSurvey, workers: Int,
    _ compress: @escaping @Sendable (FrameChange, _ before: Int) throws(Failure) -> Frame
  ) {
    self.film = film
    self.survey = survey
    self.compress = compress
    // Its own pixels and those before, and its samples in a few forms.
    let each = survey.width * survey.height * 24
    self.workers = max(1, min(workers, Self.room / max(each, 1)))
  }

  /// - Parameter put: Takes the frames in the film's order.
  func play(_ put: (PixelRectangle, Frame) throws(Failure) -> Void) throws(Failure) {
    var progress = Progress()
    var last: (scene: Scene, digest: SceneDigest, pixels: [Pixel]?)?
    try film.perform(survey.takes.map(\.place)) { (_, scene, rasterizer) throws(Failure) in
      let step = Step(before: last?.digest, scene: SceneDigest(scene))
      if progress.known[step] != nil || progress.due.contains(step) {
        progress.batch.append((step, nil, 0))
        last = (scene, step.scene, nil)
      } else {
        // The frame before is not painted if it came again.
        var before = last?.pixels ?? []
        if let last, last.pixels == nil { before = try rasterizer.paint(last.scene).pixels }
        let change = FrameChange(try rasterizer.paint(scene), after: before)
        last = (scene, step.scene, change.pixels)
        let place = progress.places[step] ?? progress.pixels
        if progress.places.updateValue(place, forKey: step) == nil {
          progress.pixels += change.box.width * change.box.height
        }
        progress.batch.append((step, change, place))
        progress.due.insert(step)
      }
      if progress.due.count == workers || progress.batch.count == Self.longestBatch {
        try flush(&progress, put)
      }
    }
    try flush(&progress, put)
  }

  private func flush(
    _ progress: inout Progress, _ put: (PixelRectangle, Frame) throws(Failure) -> Void
  ) throws(Failure) {
    let new = progress.batch.compactMap { one in one.change.map { (one.step, $0, one.before) } }
    let results = Workers.map(new.count, workers: workers, state: {}) { [compress] _, index in
      Swift.Result { () throws(Failure) in
        Result(box: new[index].1.box, frame: try compress(new[index].1, new[index].2))
      }
    }
    var fresh: [Step: Result] = [:]
    for (one, result) in zip(new, results) { fresh[one.0] = try result?.get() }
    for one in progress.batch {
      guard let result = fresh[one.step] ?? progress.known[one.step] else { continue }
      try put(result.box, result.frame)
      if progress.known[one.step] == nil, progress.knownSize < Self.mostKnown {
        progress.known[one.step] = result
        progress.knownSize += result.frame.size
      }
    }
    (progress.batch, progress.due) = ([], [])
  }
}

/// Tells scenes apart: two of them that differ have the same one as good as never.
private struct SceneDigest: Hashable {
  private let first: Int
  private let second: Int

  init(_ scene: Scene) {
    func hash(_ salt: UInt8) -> Int {
      var hasher = Hasher()
      hasher.combine(salt)
      hasher.combine(scene)
      return hasher.finalize()
    }
    (first, second) = (hash(0), hash(1))
  }
}
