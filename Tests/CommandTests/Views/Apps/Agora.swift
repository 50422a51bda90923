import SwiftUI

enum ColorTokens {
  static let background = Color(.systemBackground)
  static let separator = Color(.separator)
}

private struct Bar: View {
  var width: CGFloat?
  var height: CGFloat

  var body: some View {
    RoundedRectangle(cornerRadius: 4).frame(width: width, height: height)
  }
}

/// Three lines of 20.4, the last ones shorter, each with a bar in its middle.
private struct TextLines: View {
  var shares: [CGFloat] = [1, 0.85, 0.6]

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(shares, id: \.self) { share in
          Bar(width: proxy.size.width * share, height: 12.24).frame(height: 20.4)
        }
      }
    }
    .frame(height: 20.4 * CGFloat(shares.count))
  }
}

struct FeedPostSkeletonView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        Circle().frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 0) {
          Bar(width: 120, height: 16).frame(height: 22)
          HStack(spacing: 8) {
            Bar(width: 80, height: 12)
            Bar(width: 60, height: 12)
          }
          .frame(height: 18)
        }
      }
      TextLines()
      HStack(spacing: 24) {
        ForEach(0..<4, id: \.self) { _ in Bar(width: 16, height: 16) }
      }
      .frame(height: 44)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .modifier(Shimmer())
  }
}

private struct Shimmer: ViewModifier {
  @State private var isPast = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    if reduceMotion {
      content.foregroundStyle(placeholder)
    } else {
      LinearGradient(
        colors: [placeholder, highlight, placeholder],
        startPoint: UnitPoint(x: isPast ? 1 : -1, y: 0.5),
        endPoint: UnitPoint(x: isPast ? 2 : 0, y: 0.5)
      )
      .mask { content }
      .frame(height: 185.2)
      .onAppear {
        withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) {
          isPast = true
        }
      }
    }
  }

  private var placeholder: Color {
    contrast == .increased ? ColorTokens.separator : ColorTokens.separator.opacity(0.3)
  }

  private var highlight: Color {
    guard contrast == .increased else { return ColorTokens.separator.opacity(0.6) }
    return colorScheme == .dark
      ? Color(red: 0x54 / 255, green: 0x54 / 255, blue: 0x58 / 255, opacity: 0.82)
      : Color(red: 0x3c / 255, green: 0x3c / 255, blue: 0x43 / 255, opacity: 0.44)
  }
}

struct Recommended: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { _ in FeedPostSkeletonView() }
      }
    }
  }
}
