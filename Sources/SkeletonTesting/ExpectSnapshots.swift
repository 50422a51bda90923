#if canImport(Testing)
  import Dispatch
  import SkeletonSystem
  import Testing

  /// Expects every frame of some documents to match its golden.
  ///
  /// ```swift
  /// @Test func thread() async throws {
  ///   try await expectSnapshots(of: "examples/agora/long-thread.skel.yaml")
  /// }
  /// ```
  ///
  /// Records one issue for all frames that differ in the same way. It says what moved, by how many
  /// points, and which command accepts the change; the pictures of the first frame are attached.
  ///
  /// - Parameters:
  ///   - documents: Documents or folders of documents, relative to the nearest folder above the
  ///     test's file that has a `Package.swift` or a `skelsnap.yaml`. If there are none, all
  ///     documents of the project.
  ///   - filters: Globs on `document/variant/frame`, as for `--filter`.
  ///   - record: Which goldens may be written. If nil, the nearest trait or
  ///     `withSnapshots(record:)` decides, then the environment. See ``SnapshotRecord``.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where issues are recorded.
  /// - Throws: If nothing can be compared at all.
  public func expectSnapshots(
    of documents: String..., matching filters: [String] = [], record: SnapshotRecord? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let request = SnapshotRequest(
      documents: documents, filters: filters,
      record: try .holding(record, ProcessEnvironment.value(of:)),
      root: try PackageRoot.above(filePath))
    try await expectSnapshots(request, by: verifyForTesting, sourceLocation: sourceLocation)
  }

  /// The same with another engine.
  func expectSnapshots(
    _ request: SnapshotRequest, by engine: @escaping Engine, sourceLocation: SourceLocation
  ) async throws {
    // The engine runs on threads of its own and blocks until they end, which must not happen on a
    // thread of Swift's concurrency pool.
    let result = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try engine(request) })
      }
    }
    for failure in SnapshotFailure.all(in: result, of: request) {
      for picture in failure.pictures {
        guard let bytes = picture.bytes(from: request.root) else { continue }
        Attachment.record(
          Attachment(bytes, named: picture.name, sourceLocation: sourceLocation),
          sourceLocation: sourceLocation)
      }
      Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation)
    }
  }
#endif
