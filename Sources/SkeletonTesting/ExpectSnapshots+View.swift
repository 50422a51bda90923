#if canImport(Testing)
  import SkeletonGoldens
  import SkeletonLanguage
  import SkeletonModel
  import SkeletonRender
  import SkeletonReports
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
    let request = try SnapshotRequest.ofViews(record, in: filePath)
    let view = RecordedView(from: request.root, recording)
    let text = variants.document(
      showing: ["view": .string(name)], titled: name, on: canvas, waiving: reasons)
    try await expectSnapshots(
      request, ofView: name, text, by: view.reader, filePath: filePath,
      sourceLocation: sourceLocation)
  }

  /// Expects all previews of a folder or a file of SwiftUI source to look as their goldens do.
  ///
  /// Each `#Preview`, and each `PreviewProvider`, is compiled by itself out of its app's source, as
  /// the command does with `--swiftui`: the test's target need not depend on the app's. Linux only;
  /// it takes a Swift compiler.
  ///
  /// - Parameters:
  ///   - source: A folder or a file, relative to the nearest folder above the test's file that has a
  ///     `Package.swift` or a `skelsnap.yaml`.
  ///   - variants: The settings that they are shown in.
  ///   - canvas: What is proposed to them; no height means as high as they like.
  ///   - reasons: Laws that they break on purpose, and why: `["loop": "the band waits"]`.
  ///   - record: Which goldens may be written. See ``SnapshotRecord``.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where issues are recorded.
  /// - Throws: If nothing can be compared at all.
  public func expectSnapshots(
    ofPreviewsIn source: String, in variants: SnapshotVariants = SnapshotVariants(),
    on canvas: SkeletonFrame.Canvas = SkeletonFrame.Canvas(width: 393, height: 852),
    waiving reasons: [String: String] = [:], record: SnapshotRecord? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let request = try SnapshotRequest.ofViews(record, in: filePath)
    let views = SwiftUIViews(of: request.root)
    let place = FilePath.joined(request.root, source)
    guard let found = Files.resolved(place) else {
      throw Failure(path: source, "there is no such file or folder")
    }
    for name in try views.previews(of: SourceOperand(source: source, view: ""), source: found) {
      let text = variants.document(
        showing: ["view": .string(name), "source": .string(found)], titled: name, on: canvas,
        waiving: reasons)
      do {
        try await expectSnapshots(
          request, ofView: name, text, by: views.reader, filePath: filePath,
          sourceLocation: sourceLocation)
      } catch {
        // The others can still be compared.
        Issue.record(error, Comment(rawValue: name), sourceLocation: sourceLocation)
      }
    }
  }

  /// - Parameter text: The document that shows the view.
  private func expectSnapshots(
    _ request: SnapshotRequest, ofView name: String, _ text: [UInt8],
    by views: @escaping ViewReader,
    filePath: String, sourceLocation: SourceLocation
  ) async throws {
    try await expectSnapshots(
      request,
      by: { request in
        var index = try DocumentIndex(of: request.root, views: SwiftUIViews.init(of:))
        let job = try index.job(text, showing: name, in: filePath, views: views)
        return try verifyForTesting([job], request, &index)
      }, sourceLocation: sourceLocation)
    // What is drawn otherwise than SwiftUI would is no failure.
    for note in ViewNotes.take() { try? StandardStream.error.write(note.report()) }
  }

  extension SnapshotRequest {
    fileprivate static func ofViews(
      _ record: SnapshotRecord?, in file: String
    ) throws -> SnapshotRequest {
      SnapshotRequest(
        documents: [], filters: [], record: try .holding(record, ProcessEnvironment.value(of:)),
        root: try PackageRoot.above(file))
    }
  }
#endif
