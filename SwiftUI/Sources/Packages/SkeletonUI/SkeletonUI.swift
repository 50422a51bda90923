import SwiftUI

// In place of github.com/CSolanaM/SkeletonUI: grey shapes in place of what is still to come.

public enum SkeletonAnimation {
  case none
  case pulse(duration: Double = 1, delay: Double = 0, speed: Double = 1)
  case linear(duration: Double = 1, delay: Double = 0, speed: Double = 1)
  public static var pulse: SkeletonAnimation { .pulse() }
  public static var linear: SkeletonAnimation { .linear() }
}

public enum SkeletonAppearance {
  case solid(color: Color = .gray.opacity(0.3), background: Color = .gray.opacity(0.2))
  case gradient(color: Color = .gray.opacity(0.3), background: Color = .gray.opacity(0.2))
}

public enum SkeletonRadius { case all(CGFloat) }

public enum SkeletonShape {
  case rectangle, circle, ellipse, capsule
  case rounded(SkeletonRadius)
}

extension View {
  @ViewBuilder public func skeleton(
    with isLoading: Bool, size: CGSize? = nil, transition: AnyTransition? = nil,
    animation: SkeletonAnimation = .linear(), appearance: SkeletonAppearance = .gradient(),
    shape: SkeletonShape = .capsule, lines: Int = 1, scales: [Int: CGFloat]? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    if isLoading {
      _SkeletonLines(
        shape: shape, lines: lines, scales: scales ?? [:], spacing: spacing, size: size)
    } else {
      self
    }
  }
}

public struct _SkeletonLines: View {
  let shape: SkeletonShape
  let lines: Int
  let scales: [Int: CGFloat]
  let spacing: CGFloat?
  let size: CGSize?

  public var body: some View {
    GeometryReader { geometry in
      VStack(alignment: .leading, spacing: spacing ?? 8) {
        ForEach(0..<max(lines, 1), id: \.self) { line in
          piece.frame(width: geometry.size.width * (scales[line] ?? 1))
        }
      }
    }
    .frame(width: size?.width, height: size?.height)
  }

  @ViewBuilder private var piece: some View {
    let color = Color.gray.opacity(0.3)
    switch shape {
    case .rectangle: Rectangle().fill(color)
    case .circle: Circle().fill(color)
    case .ellipse: Ellipse().fill(color)
    case .capsule: Capsule().fill(color)
    case .rounded(.all(let radius)): RoundedRectangle(cornerRadius: radius).fill(color)
    }
  }
}

/// What is still to come is no text yet.
extension Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ content: S?, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(verbatim: content.map { String($0) } ?? "", file: file, line: line)
  }

  public init(
    _ key: LocalizedStringKey?, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(key ?? "", file: file, line: line)
  }
}
