import SwiftUI
import SwiftUISnapshots
import Testing

extension EnvironmentValues {
  @Entry var rowHeight: CGFloat = 12
}

/// A view whose source stands in a package as it stands in an app, macros included.
private struct Row: View {
  @Environment(\.rowHeight) private var height

  var body: some View { Color.gray.frame(width: 40, height: height) }
}

#Preview("Row") {
  @Previewable @State var isWide = false
  Row().padding(isWide ? 20 : 10)
}

@Suite("Macros of SwiftUI in a package")
struct MacroTests {
  @Test("An entry of the environment has its default, and what a view sets")
  func entry() async throws {
    try await expectSnapshots(
      of: VStack(spacing: 4) {
        Row()
        Row().environment(\.rowHeight, 30)
      }, named: "Rows", in: SnapshotVariants(), on: .init(width: 60, height: 60))
  }

  @Test("A preview of a file is a case, compiled by itself")
  func previews() async throws {
    try await expectSnapshots(
      ofPreviewsIn: "Tests/SwiftUISnapshotsTests/MacroTests.swift",
      on: .init(width: 60, height: 60))
  }
}
