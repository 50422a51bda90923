import SkeletonLanguage
import SkeletonModel

extension VariantRun {
  /// What the variant's goldens fail to prove, in the order of the states.
  ///
  /// - Parameter isWhole: Whether every frame was painted. If not, a frame that was left out may be
  ///   the one that shows the light.
  func warnings(_ witnesses: [FrameWitness], isWhole: Bool) -> [GoldenWarning] {
    func warning(_ frames: [String], _ message: String) -> GoldenWarning {
      GoldenWarning(
        document: job.document.name, variant: variant.slug, frames: frames, message: message,
        position: job.document.position)
    }
    var warnings: [GoldenWarning] = []
    let blank = witnesses.flatMap(\.blank)
    if !blank.isEmpty {
      warnings.append(
        warning(
          blank,
          "every pixel is of one colour, as if there were nothing on the screen: give what is there "
            + "a colour that stands out from the canvas"))
    }
    let shimmering = witnesses.filter { $0.shimmers && !$0.names.isEmpty }
    if let first = shimmering.first, !shimmering.contains(where: \.seesLight) {
      guard isWhole else { return warnings }
      let remedy =
        first.betterPhases.map { "add a phase \($0.words) to 'snapshots: {phases}'" }
        ?? "at no phase does a placeholder look otherwise than at another"
      warnings.append(
        warning(
          shimmering.flatMap(\.names), "the light of the shimmer is in none of these: \(remedy)"))
      return warnings
    }
    return warnings
      + witnesses.flatMap { witness in
        witness.repetitions.map { frames in
          let remedy =
            witness.betterPhases.map { "put them \($0.words) in 'snapshots: {phases}'" }
            ?? "one of them is enough"
          return warning(
            frames,
            "equal to the pixel, though the shimmer moves on between them, so that together they "
              + "prove no more than one: \(remedy)")
        }
      }
  }
}

extension ClosedRange<Double> {
  fileprivate var words: String {
    lowerBound == upperBound
      ? "at \(lowerBound.threeDecimals)"
      : "between \(lowerBound.threeDecimals) and \(upperBound.threeDecimals)"
  }
}
