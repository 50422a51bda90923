import SwiftUI

// In place of github.com/CSolanaM/SkeletonUI: its shapes in place of what is still to come, in the colour
// that they have before they move.

public enum AnimationType: Equatable {
  case none
  case pulse(
    duration: Double = 1.5, delay: Double = 0, speed: Double = 1, autoreverses: Bool = true)
  case linear(
    duration: Double = 1.5, delay: Double = 0, speed: Double = 1, autoreverses: Bool = false)
}

public enum GradientType: Equatable { case linear, angular, radial }

public struct SkeletonColor {
  public static var primary: Color { Color(.systemGray4) }
  public static var background: Color { Color(.systemGray6) }
}

public enum AppearanceType: Equatable {
  case solid(
    color: Color = SkeletonColor.primary, background: Color = SkeletonColor.background)
  case gradient(
    GradientType = .linear, color: Color = SkeletonColor.primary,
    background: Color = SkeletonColor.background, radius: CGFloat = 1, angle: Angle = .zero)

  var background: Color {
    switch self {
    case .solid(_, let background), .gradient(_, _, let background, _, _): background
    }
  }
}

public enum RoundedType: Equatable {
  case radius(CGFloat, style: RoundedCornerStyle = .continuous)
  case size(CGSize, style: RoundedCornerStyle = .continuous)
}

public enum ShapeType: Equatable {
  case rectangle, circle, ellipse, capsule
  case rounded(RoundedType)
}

extension View {
  @ViewBuilder public func skeleton(
    with loading: Bool, size: CGSize? = nil,
    transition: (type: AnyTransition, animation: Animation?) = (.opacity, .default),
    animation: AnimationType = .linear(), appearance: AppearanceType = .gradient(),
    shape: ShapeType = .capsule, lines: Int = 1, scales: [Int: CGFloat]? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    if loading {
      _SkeletonLines(
        shape: shape, color: appearance.background, lines: lines, scales: scales ?? [:],
        spacing: spacing, size: size)
    } else {
      self
    }
  }
}

public struct _SkeletonLines: View {
  let shape: ShapeType
  let color: Color
  let lines: Int
  let scales: [Int: CGFloat]
  let spacing: CGFloat?
  let size: CGSize?

  public var body: some View {
    VStack(spacing: spacing) {
      ForEach(0..<max(lines, 1), id: \.self) { line in
        GeometryReader { geometry in
          piece.frame(
            width: (scales[line] ?? 1) * geometry.size.width, height: geometry.size.height)
        }
      }
    }
    .frame(width: size?.width, height: size?.height)
  }

  @ViewBuilder private var piece: some View {
    switch shape {
    case .rectangle: Rectangle().fill(color)
    case .circle: Circle().fill(color)
    case .ellipse: Ellipse().fill(color)
    case .capsule: Capsule().fill(color)
    case .rounded(.radius(let radius, let style)):
      RoundedRectangle(cornerRadius: radius, style: style).fill(color)
    case .rounded(.size(let size, let style)):
      RoundedRectangle(cornerSize: size, style: style).fill(color)
    }
  }
}

public struct SkeletonForEach<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  let data: Data
  let quantity: Int
  let content: (Bool, Data.Element?) -> Content

  public init(
    with data: Data, quantity: Int = 1, content: @escaping (Bool, Data.Element?) -> Content
  ) {
    self.data = data
    self.quantity = quantity
    self.content = content
  }

  public var body: some View {
    let elements = Array(data)
    ForEach(0..<(elements.isEmpty ? max(quantity, 0) : elements.count), id: \.self) { index in
      content(elements.isEmpty, elements.isEmpty ? nil : elements[index])
    }
  }
}

public struct SkeletonList<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  let rows: SkeletonForEach<Data, Content>

  public init(
    with data: Data, quantity: Int = 1, content: @escaping (Bool, Data.Element?) -> Content
  ) {
    rows = SkeletonForEach(with: data, quantity: quantity, content: content)
  }

  public var body: some View { List { rows } }
}

// What is still to come is no text, picture or switch yet.

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

  @_disfavoredOverload
  public init(verbatim content: String?, file: StaticString = #filePath, line: UInt = #line) {
    self.init(verbatim: content ?? "", file: file, line: line)
  }
}

extension Image {
  @_disfavoredOverload
  public init(uiImage: UIImage?, file: StaticString = #filePath, line: UInt = #line) {
    self.init(uiImage: uiImage ?? UIImage(), file: file, line: line)
  }

  @_disfavoredOverload
  public init(_ name: String?, file: StaticString = #filePath, line: UInt = #line) {
    self.init(name ?? "", file: file, line: line)
  }

  @_disfavoredOverload
  public init(systemName: String?, file: StaticString = #filePath, line: UInt = #line) {
    self.init(systemName: systemName ?? "", file: file, line: line)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S?, text: Binding<String>) {
    self.init(title.map { String($0) } ?? "", text: text)
  }

  public init(titleKey: LocalizedStringKey?, text: Binding<String>) {
    self.init(titleKey ?? "", text: text)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey?, text: Binding<String>) {
    self.init(titleKey ?? "", text: text)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S?, isOn: Binding<Bool>) {
    self.init(title.map { String($0) } ?? "", isOn: isOn)
  }

  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey?, isOn: Binding<Bool>) {
    self.init(titleKey ?? "", isOn: isOn)
  }
}

extension Toggle {
  @_disfavoredOverload
  public init(isOn: Binding<Bool>?, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn ?? .constant(false), label: label)
  }
}
