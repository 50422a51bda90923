import SwiftUI

enum AppSpacing {
  static let xs: CGFloat = 4
  static let sm: CGFloat = 8
  static let md: CGFloat = 16
}

enum AppColors {
  static let placeholder = Color(.systemGray5)
  static let highlight = Color("highlight")
  static let card = Color("card")
  static let separator = Color(.separator)
}

struct SkeletonView: View {
  var cornerRadius: CGFloat = 12
  @State private var isAnimating = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    RoundedRectangle(cornerRadius: cornerRadius)
      .fill(
        LinearGradient(
          colors: [AppColors.placeholder, highlight, AppColors.placeholder],
          startPoint: UnitPoint(x: isAnimating ? 1 : -1, y: 0.5),
          endPoint: UnitPoint(x: isAnimating ? 2 : 0, y: 0.5))
      )
      .animation(
        .linear(duration: 1.5)
          .repeatForever(autoreverses: false),
        value: isAnimating
      )
      .onAppear { isAnimating = !reduceMotion }
  }

  private var highlight: Color { reduceMotion ? AppColors.placeholder : AppColors.highlight }
}

struct SkeletonAvatar: View {
  var size: CGFloat = 40

  var body: some View {
    SkeletonView(cornerRadius: size / 2).frame(width: size, height: size)
  }
}

struct SkeletonLines: View {
  var shares: [CGFloat] = [1, 0.85, 0.6]
  var line: CGFloat = 22
  var bar: CGFloat = 13.2

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(shares, id: \.self) { share in
        GeometryReader { proxy in
          SkeletonView(cornerRadius: 4).frame(width: proxy.size.width * share, height: bar)
            .frame(height: line)
        }
        .frame(height: line)
      }
    }
  }
}

struct SkeletonListItem: View {
  var body: some View {
    HStack(spacing: AppSpacing.md) {
      SkeletonAvatar()
      VStack(alignment: .leading, spacing: 2) {
        SkeletonLines(shares: [0.6], line: 22, bar: 16.06)
        SkeletonLines(shares: [0.4], line: 16, bar: 12)
      }
    }
    .padding(AppSpacing.md)
  }
}

struct SkeletonCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.md) {
      SkeletonView(cornerRadius: 8).frame(height: 120)
      SkeletonLines()
    }
    .padding(AppSpacing.md)
    .background(AppColors.card)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(AppColors.separator, lineWidth: 1))
  }
}

struct Pieces: View {
  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.md) {
      SkeletonView().frame(height: 32).padding(.horizontal, AppSpacing.md)
      HStack(spacing: AppSpacing.md) {
        SkeletonAvatar(size: 32)
        SkeletonAvatar()
        SkeletonAvatar(size: 64)
      }
      .padding(.horizontal, AppSpacing.md)
      SkeletonListItem()
      SkeletonCard().padding(.horizontal, AppSpacing.md)
    }
    .padding(.vertical, AppSpacing.md)
  }
}
