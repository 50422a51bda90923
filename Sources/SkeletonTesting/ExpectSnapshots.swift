#if canImport(Testing)
  import Dispatch
  import SkeletonSystem
  import Testing

  /// Expects every frame of some documents to be as its golden has it.
  ///
  /// ```swift
  /// @Test func thread() async throws {
  ///   try await expectSnapshots(of: "examples/agora/long-thread.skel.yaml")
  /// }
  /// ```
  ///
  /// Records an issue for every way in which frames differ, with what moved, by how many points,
  /// and the command that accepts it; the first frame's pictures are attached.
  ///
  /// - Parameters:
  ///   - documents: Documents or folders of them, seen from the nearest folder above the test's
  ///     file with a `Package.swift` or a `skelsnap.yaml`; none mean the project's.
  ///   - filters: Globs on `document/variant/frame`, as `--filter` takes them.
  ///   - record: Which goldens may be written; where this is nil, the nearest trait or
  ///     `withSnapshots(record:)` decides, then the environment. See ``SnapshotRecord``.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where issues are recorded.
  /// - Throws: Where nothing can be compared at all.
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

  /// The same by an engine of the caller's.
  func expectSnapshots(
    _ request: SnapshotRequest, by engine: @escaping Engine, sourceLocation: SourceLocation
  ) async throws {
    // The engine works on threads of its own and waits for them, which no thread of Swift's may.
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
