import SwiftUI
import SwiftUISnapshots
import Testing

/// A skeleton as an app writes it: rows with a light that crosses each bar.
struct FeedSkeleton: View {
  var rows = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack(spacing: 12) {
          Bar(width: 44, height: 44, radius: 22)
          VStack(alignment: .leading, spacing: 8) {
            Bar(width: 160, height: 14)
            Bar(height: 12)
          }
        }
      }
    }
    .padding()
  }
}

private struct Bar: View {
  var width: CGFloat?
  var height: CGFloat
  var radius: CGFloat = 4
  @State private var isLit = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    RoundedRectangle(cornerRadius: radius)
      .fill(Color(.systemGray5))
      .frame(width: width, height: height)
      .overlay {
        LinearGradient(
          colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading, endPoint: .trailing
        )
        .offset(x: isLit ? 320 : -320)
      }
      .clipShape(RoundedRectangle(cornerRadius: radius))
      .onAppear {
        guard !reducesMotion else { return }
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { isLit = true }
      }
  }
}

@Suite("Views of this very process")
struct FeedTests {
  @Test("A feed in the light and in the dark, from both sides, with and without motion")
  func feed() async throws {
    try await expectSnapshots(
      of: FeedSkeleton(),
      in: SnapshotVariants(
        appearances: [.light, .dark], motions: [.full, .reduced],
        directions: [.leftToRight, .rightToLeft]),
      on: .init(width: 320, height: 240))
  }

  @Test("What does not repeat, while it is under way")
  func arrival() async throws {
    try await expectSnapshots(
      of: Arrival(),
      in: SnapshotVariants(
        instants: [.zero, .milliseconds(500), .seconds(1), .seconds(2)],
        appearances: [.light, .dark]),
      on: .init(width: 80, height: 40))
  }
}

/// A bar that comes in after half a second.
private struct Arrival: View {
  @State private var isThere = false

  var body: some View {
    Rectangle().fill(.gray).frame(width: 60, height: 20).opacity(isThere ? 1 : 0.2)
      .onAppear {
        withAnimation(.easeOut(duration: 1).delay(0.5)) { isThere = true }
      }
  }
}
