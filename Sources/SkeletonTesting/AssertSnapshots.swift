#if canImport(XCTest)
  import Foundation
  import SkeletonSystem
  import XCTest

  /// Asserts that every frame of some documents matches its golden: `expectSnapshots` for XCTest.
  ///
  /// - Parameters:
  ///   - documents: Documents or folders of documents, relative to the nearest folder above the
  ///     test's file that has a `Package.swift` or a `skelsnap.yaml`. If there are none, all
  ///     documents of the project.
  ///   - filters: Globs on `document/variant/frame`, as for `--filter`.
  ///   - record: Which goldens may be written. If nil, the nearest `withSnapshots(record:)`
  ///     decides, then the environment. See ``SnapshotRecord``.
  ///   - file: The test's file.
  ///   - line: The line at which failures are recorded.
  public func assertSnapshots(
    of documents: String..., matching filters: [String] = [], record: SnapshotRecord? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    do {
      let request = SnapshotRequest(
        documents: documents, filters: filters,
        record: try .holding(record, ProcessEnvironment.value(of:)),
        root: try PackageRoot.above("\(file)"))
      for failure in SnapshotFailure.all(in: try verifyForTesting(request), of: request) {
        attach(failure.pictures, from: request.root)
        XCTFail(failure.text, file: file, line: line)
      }
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }

  private func attach(_ pictures: [SnapshotFailure.Picture], from root: String) {
    #if canImport(ObjectiveC)
      // Attachments belong to an activity, and activities are bound to the main thread.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        for picture in pictures {
          guard let bytes = picture.bytes(from: root) else { continue }
          XCTContext.runActivity(named: picture.name) { activity in
            let type = picture.name.hasSuffix(".png") ? "public.png" : "public.plain-text"
            activity.add(
              XCTAttachment(
                uniformTypeIdentifier: type, name: picture.name, payload: Data(bytes),
                userInfo: nil))
          }
        }
      }
    #endif
  }
#endif
