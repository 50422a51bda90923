import SkeletonModel
import SkeletonRender

/// The settings that a view is shown in: a list for each, and every combination is a variant, as of
/// a document's `snapshots`.
public struct SnapshotVariants: Sendable {
  /// Phases of what moves, from 0 to 1; a view in which nothing moves has one frame.
  public var phases: [Double]
  /// Times since the view appeared, each a frame of its own beside those of the phases: what does not
  /// repeat is still under way then.
  public var instants: [Duration]
  /// Light or dark.
  public var appearances: [SkeletonFrame.Appearance]
  /// The Increase Contrast setting.
  public var contrasts: [SkeletonFrame.Contrast]
  /// The Reduce Motion setting.
  public var motions: [SkeletonFrame.Motion]
  /// Dynamic Type sizes.
  public var typeSizes: [SkeletonFrame.TypeSize]
  /// Reading directions.
  public var directions: [SkeletonFrame.Direction]
  /// Further canvases.
  public var canvases: [SkeletonFrame.Canvas]
  /// Pixels per point, from 1 to 4.
  public var scales: [Int]

  /// What is not said is as on a phone that nobody has changed.
  public init(
    phases: [Double] = [0, 0.25, 0.5, 0.75], instants: [Duration] = [],
    appearances: [SkeletonFrame.Appearance] = [.light],
    contrasts: [SkeletonFrame.Contrast] = [.normal], motions: [SkeletonFrame.Motion] = [.full],
    typeSizes: [SkeletonFrame.TypeSize] = [.large],
    directions: [SkeletonFrame.Direction] = [.leftToRight], canvases: [SkeletonFrame.Canvas] = [],
    scales: [Int] = [1]
  ) {
    self.phases = phases
    self.instants = instants
    self.appearances = appearances
    self.contrasts = contrasts
    self.motions = motions
    self.typeSizes = typeSizes
    self.directions = directions
    self.canvases = canvases
    self.scales = scales
  }
}

extension SnapshotVariants {
  /// The document that shows a view in these variants.
  func document(
    showing view: JSON, titled title: String, on canvas: SkeletonFrame.Canvas,
    waiving reasons: [String: String]
  ) -> [UInt8] {
    var members: [JSON.Member] = [
      .init("skelsnap", 1), .init("title", .string(title)),
      .init("snapshots", .object([.init("phases", .array(phases.map { .number($0) }))] + axes)),
      .init(
        "canvas",
        [
          "width": .number(canvas.width), "height": canvas.height.map { .number($0) } ?? "fit",
        ]),
      .init("skeleton", ["swiftui": view]),
      .init(
        "waive",
        .object(reasons.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
    ]
    if !instants.isEmpty {
      let times = instants.map { JSON.string("\(($0 / .milliseconds(1)).shortestDecimal)ms") }
      members.append(
        .init(
          "scenarios", ["appearing": ["instants": .array(times), "snapshots": .object(axes)]]))
    }
    return Array(JSON.object(members).document().utf8)
  }

  private var axes: [JSON.Member] {
    func words(_ values: [some RawRepresentable<String>]) -> JSON {
      .array(values.map { .string($0.rawValue) })
    }
    var members: [JSON.Member] = [
      .init("appearance", words(appearances)), .init("contrast", words(contrasts)),
      .init("motion", words(motions)), .init("type", words(typeSizes)),
      .init("direction", words(directions)), .init("scale", .array(scales.map { .integer($0) })),
    ]
    if !canvases.isEmpty {
      let sizes = canvases.map { canvas -> JSON in
        guard let height = canvas.height else { return .number(canvas.width) }
        return .string("\(canvas.width.shortestDecimal)x\(height.shortestDecimal)")
      }
      members.append(.init("width", .array(sizes)))
    }
    return members
  }
}
