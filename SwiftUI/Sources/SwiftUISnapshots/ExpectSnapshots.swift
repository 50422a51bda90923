import Dispatch
@_exported import SkeletonRender
@_exported import SkeletonTesting
import SwiftUI
import Testing

/// Expects a view to look as its goldens do, in every variant.
///
/// ```swift
/// @Test func feed() async throws {
///   try await expectSnapshots(
///     of: FeedSkeleton(),
///     in: SnapshotVariants(appearances: [.light, .dark], typeSizes: [.large, .accessibility3]))
/// }
/// ```
///
/// The view is recorded in each variant and painted by skelsnap. Goldens lie among those of the
/// documents, in a folder named after the test's folder and the view. What fails says which view
/// moved, where it is written, and by how many points.
///
/// - Parameters:
///   - view: The view; made anew for each variant.
///   - name: The name of its goldens; by default that of its type.
///   - variants: The settings that it is shown in.
///   - canvas: What is proposed to it; no height means as high as it likes.
///   - reasons: Laws that it breaks on purpose, and why: `["loop": "the band waits"]`.
///   - record: Which goldens may be written. See `SnapshotRecord`.
/// - Throws: If nothing can be compared at all.
public func expectSnapshots<Shown: View>(
  of view: @escaping @autoclosure @MainActor @Sendable () -> Shown, named name: String? = nil,
  in variants: SnapshotVariants = SnapshotVariants(),
  on canvas: SkeletonFrame.Canvas = SkeletonFrame.Canvas(width: 393, height: 852),
  waiving reasons: [String: String] = [:], record: SnapshotRecord? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let type = String(describing: Shown.self).prefix { $0 != "<" }
  try await expectSnapshots(
    ofViewNamed: name ?? String(type), in: variants, on: canvas, waiving: reasons, record: record,
    filePath: filePath, sourceLocation: sourceLocation
  ) { request in
    // Views belong to the main actor, and the test that waits has left it.
    DispatchQueue.main.sync {
      MainActor.assumeIsolated { _Recording.json(of: view(), request: request) }
    }
  }
}
