import SkeletonFrames
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// Paints frames of a screen and compares them with their goldens.
struct FrameJudge: Sendable {
  let goldens: GuardedFolder
  let comparison: FrameComparison

  /// On as many threads as there are workers; answers in the order of the cases.
  func judge(
    _ cases: ArraySlice<Case>, _ painter: inout FramePainter, workers: Int
  ) -> [Result<JudgedFrame, Failure>] {
    guard cases.count > 1 else { return cases.map { judge($0, &painter) } }
    // What all frames have in common is worked out with the first one.
    var first: [Result<JudgedFrame, Failure>] = []
    var cases = cases
    if painter.isFresh, let one = cases.popFirst() { first = [judge(one, &painter)] }
    let parts = cases.chunks(of: (cases.count + workers - 1) / workers)
    let start = painter
    let others = Workers.map(parts.count, workers: workers, state: { start }) { painter, index in
      parts[index].map { judge($0, &painter) }
    }
    return first + others.flatMap { $0 ?? [] }
  }

  private func judge(
    _ one: Case, _ painter: inout FramePainter
  ) -> Result<JudgedFrame, Failure> {
    do throws(Failure) {
      let frame = try painter.paint(one)
      let golden = GoldenFile.read(picture: one.path, in: goldens, unlessItIs: frame.quickFile)
      let judgement = PictureJudgement(golden, frame, comparison)
      return .success(
        JudgedFrame(one: one, frame: frame, golden: golden, judgement: judgement))
    } catch {
      return .failure(Failure(path: one.path, error.message))
    }
  }
}

/// A frame, its golden, and what comparing them has found.
struct JudgedFrame: Sendable {
  let one: Case
  let frame: PaintedFrame
  /// nil if it is, byte for byte, the frame's file.
  let golden: GoldenFile<PNGFile>?
  let judgement: PictureJudgement
}
