import SwiftUI

extension Color {
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }
}

struct Palette {
  var contrast: ColorSchemeContrast

  var background: Color { Color(hex: 0x0f172a) }
  var surface: Color { Color(hex: contrast == .increased ? 0x475569 : 0x1e293b) }
  var raised: Color { Color(hex: contrast == .increased ? 0x64748b : 0x334155) }
}

struct ShimmerBand: ViewModifier {
  @State private var phase: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .overlay {
        if !reduceMotion {
          GeometryReader { proxy in
            LinearGradient(
              colors: [.white.opacity(0), .white.opacity(0.1), .white.opacity(0)],
              startPoint: .leading, endPoint: .trailing
            )
            .frame(width: 200)
            .offset(x: -200 + (proxy.size.width + 200) * phase)
          }
          .mask { content }
          .onAppear {
            withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 }
          }
        }
      }
  }
}

struct PosterSkeleton: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Palette(contrast: contrast).surface)
      .aspectRatio(2 / 3, contentMode: .fit)
  }
}

struct MovieCardSkeleton: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PosterSkeleton()
      GeometryReader { proxy in
        VStack(alignment: .leading, spacing: 6) {
          RoundedRectangle(cornerRadius: 4).frame(width: proxy.size.width * 0.8, height: 14)
          RoundedRectangle(cornerRadius: 4).frame(width: proxy.size.width * 0.5, height: 12)
        }
        .foregroundStyle(Palette(contrast: contrast).surface)
        .padding(.top, 8)
      }
      .frame(height: 40)
    }
    .modifier(ShimmerBand())
  }
}

struct ActivityCardSkeleton: View {
  var shares: [CGFloat]
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    HStack(spacing: 16) {
      Circle().frame(width: 40, height: 40)
      GeometryReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(shares, id: \.self) { share in
            RoundedRectangle(cornerRadius: 4)
              .frame(width: proxy.size.width * share, height: 9.6)
              .frame(height: 16)
          }
        }
        .frame(maxHeight: .infinity)
      }
      .frame(height: 48)
      RoundedRectangle(cornerRadius: 8).frame(width: 64, height: 48)
    }
    .foregroundStyle(Palette(contrast: contrast).raised)
    .padding(16)
    .background(
      Palette(contrast: contrast).surface, in: RoundedRectangle(cornerRadius: 12)
    )
    .modifier(ShimmerBand())
  }
}

struct Cards: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(alignment: .top, spacing: 16) {
        MovieCardSkeleton()
        PosterSkeleton().modifier(ShimmerBand())
      }
      VStack(spacing: 12) {
        ActivityCardSkeleton(shares: [1, 0.85, 0.6])
        ActivityCardSkeleton(shares: [1, 0.6])
      }
    }
    .padding(16)
    .background(Palette(contrast: contrast).background)
  }
}
