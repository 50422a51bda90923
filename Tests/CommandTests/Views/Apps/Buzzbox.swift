import SwiftUI

/// A bar through which a light runs: the gradient's ends move with the phase.
struct PlaceholderBar: View {
  var width: CGFloat?
  var height: CGFloat = 16
  var radius: CGFloat = 8
  @State private var phase: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    RoundedRectangle(cornerRadius: radius)
      .fill(light)
      .frame(width: width, height: height)
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 2 }
      }
  }

  private var light: LinearGradient {
    LinearGradient(
      gradient: Gradient(stops: [
        .init(color: Color(.systemGray5).opacity(0.3), location: 0),
        .init(color: Color(.systemGray4).opacity(0.5), location: 0.5),
        .init(color: Color(.systemGray5).opacity(0.3), location: 1),
      ]),
      startPoint: UnitPoint(x: phase - 1, y: 0.5), endPoint: UnitPoint(x: phase, y: 0.5))
  }
}

struct Conversations: View {
  let count = 8

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          row.padding(.horizontal, 16).padding(.vertical, 12)
        }
      }
    }
  }

  private var row: some View {
    HStack(spacing: 12) {
      PlaceholderBar(width: 50, height: 50, radius: 25)
      VStack(alignment: .leading, spacing: 8) {
        PlaceholderBar(width: 120, height: 16, radius: 4)
        PlaceholderBar(width: 200, height: 14, radius: 4)
      }
      Spacer()
      PlaceholderBar(width: 40, height: 12, radius: 4)
    }
  }
}
