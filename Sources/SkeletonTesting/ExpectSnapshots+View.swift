#if canImport(Testing)
  import SkeletonGoldens
  import SkeletonModel
  import SkeletonRender
  import SkeletonSwiftUI
  import SkeletonSystem
  import Testing

  /// Expects a view that records itself to look as its goldens do.
  ///
  /// Tests call `expectSnapshots(of:in:)` of the package SwiftUI, which takes any view; this is what
  /// it is made of.
  ///
  /// - Parameters:
  ///   - name: The view's name, and that of its goldens' folder.
  ///   - variants: The settings that it is shown in.
  ///   - canvas: What is proposed to it; no height means as high as it likes.
  ///   - reasons: Laws that it breaks on purpose, and why: `["loop": "the band waits"]`.
  ///   - record: Which goldens may be written. See ``SnapshotRecord``.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where issues are recorded.
  ///   - recording: Answers the requests for what the view shows, one at a time, on any thread.
  /// - Throws: If nothing can be compared at all.
  public func expectSnapshots(
    ofViewNamed name: String, in variants: SnapshotVariants = SnapshotVariants(),
    on canvas: SkeletonFrame.Canvas = SkeletonFrame.Canvas(width: 393, height: 852),
    waiving reasons: [String: String] = [:], record: SnapshotRecord? = nil,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation,
    recording: @escaping @Sendable (String) -> String
  ) async throws {
    let request = SnapshotRequest(
      documents: [], filters: [], record: try .holding(record, ProcessEnvironment.value(of:)),
      root: try PackageRoot.above(filePath))
    let text: JSON = [
      "skelsnap": 1, "title": .string(name), "snapshots": variants.json,
      "canvas": [
        "width": .number(canvas.width), "height": canvas.height.map { .number($0) } ?? "fit",
      ],
      "skeleton": ["swiftui": ["view": .string(name)]],
      "waive": .object(
        reasons.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
    ]
    let view = RecordedView(from: request.root, recording)
    try await expectSnapshots(
      request,
      by: { request in
        var index = try DocumentIndex(of: request.root)
        let job = try index.job(
          Array(text.document().utf8), showing: name, in: filePath, views: view.reader)
        return try verifyForTesting([job], request, &index)
      }, sourceLocation: sourceLocation)
  }
#endif
