import SwiftUI

/// A circle's line within its frame, inside a margin.
struct ClockEdge: View {
  var body: some View {
    Circle().strokeBorder(lineWidth: 2).padding()
  }
}

/// Three circles in one path.
struct ThreeCircles: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 6
    let centers = [
      CGPoint(x: rect.minX + radius, y: rect.midY), CGPoint(x: rect.maxX - radius, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.midY - 2 * radius),
    ]
    var path = Path()
    for center in centers {
      path.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }
}

struct ThreeCirclesDrawn: View {
  var body: some View {
    ThreeCircles().stroke().padding()
  }
}

/// A disc with a line, 24 or 32 wide, that is on or off.
struct Mark: View {
  enum Kind { case box, check, radio }

  var kind: Kind
  var side: CGFloat
  var on: Bool

  var body: some View {
    Group {
      switch kind {
      case .box:
        ZStack {
          RoundedRectangle(cornerRadius: 8).foregroundColor(on ? .red : .white)
          RoundedRectangle(cornerRadius: 8).strokeBorder().foregroundColor(on ? .clear : .gray)
        }
      case .check:
        ZStack {
          Circle().foregroundColor(on ? .red.opacity(0.2) : .white)
          Circle().strokeBorder().foregroundColor(on ? .clear : .gray)
          Circle().foregroundColor(on ? .red : .white).padding(on ? 0 : 1)
        }
      case .radio:
        ZStack {
          Circle().foregroundColor(on ? .red.opacity(0.2) : .white)
          Circle().strokeBorder().foregroundColor(on ? .red : .gray)
          Circle().foregroundColor(on ? .red : .white).frame(width: side / 2.5, height: side / 2.5)
        }
      }
    }
    .overlay {
      if kind != .radio, on {
        Image(systemName: "checkmark")
          .resizable()
          .frame(width: side == 32 ? 16 : 12, height: side == 32 ? 12 : 8)
          .foregroundColor(.white)
      }
    }
    .frame(width: side, height: side)
  }
}

/// A switch with a colour of its own, scaled as a whole.
struct Switch: View {
  var on: Bool
  var across: CGFloat
  var down: CGFloat

  var body: some View {
    Toggle(isOn: .constant(on)) {}
      .labelsHidden()
      .tint(.red)
      .scaleEffect(x: across, y: down)
      .fixedSize()
  }
}

/// A filled button with symbols of a given size on either side.
struct FilledButton: View {
  var height: CGFloat
  var margin: EdgeInsets
  var icon: CGFloat
  var gap: CGFloat
  var radius: CGFloat
  var leading = false
  var trailing = false
  var title: String? = "Button"
  var width: CGFloat? = nil

  static func small(leading: Bool = false, trailing: Bool = false) -> FilledButton {
    FilledButton(
      height: 32, margin: EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12), icon: 16,
      gap: 4,
      radius: 16, leading: leading, trailing: trailing)
  }

  static func medium(leading: Bool = false, trailing: Bool = false) -> FilledButton {
    FilledButton(
      height: 40, margin: EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16), icon: 20,
      gap: 4,
      radius: 20, leading: leading, trailing: trailing)
  }

  static func large(leading: Bool = false, trailing: Bool = false) -> FilledButton {
    FilledButton(
      height: 56, margin: EdgeInsets(top: 17, leading: 16, bottom: 17, trailing: 16), icon: 20,
      gap: 8,
      radius: 16, leading: leading, trailing: trailing)
  }

  static func sign(side: CGFloat, icon: CGFloat, radius: CGFloat) -> FilledButton {
    FilledButton(
      height: side, margin: EdgeInsets(), icon: icon, gap: 0, radius: radius, trailing: true,
      title: nil,
      width: side)
  }

  var body: some View {
    HStack(spacing: gap) {
      if leading { sign("person") }
      if let title {
        Text(title).font(.system(size: 17, weight: .medium)).foregroundColor(.white)
      }
      if trailing { sign("arrow.right") }
    }
    .padding(margin)
    .frame(minWidth: width, minHeight: height)
    .background(RoundedRectangle(cornerRadius: radius).fill(.red))
    .fixedSize()
  }

  private func sign(_ name: String) -> some View {
    Image(systemName: name).resizable().scaledToFit().frame(width: icon, height: icon)
      .foregroundColor(.white)
  }
}

/// Bars that a gradient runs over, as many in each row of a list as asked for.
struct SkeletonList: View {
  var rows: Int
  var bars: [CGFloat]
  var spacing: CGFloat = 8
  var margin: CGFloat = 0

  var body: some View {
    List(0..<rows, id: \.self) { _ in
      VStack(spacing: spacing) {
        ForEach(bars.indices, id: \.self) { index in
          GeometryReader { geometry in
            RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.3))
              .frame(width: bars[index] * geometry.size.width)
          }
        }
      }
      .padding(margin)
    }
  }
}

/// Bars below each other that fade towards the lower edge.
struct FadingBars: View {
  var body: some View {
    VStack {
      VStack(spacing: 16) {
        ForEach(0..<5, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 10).frame(height: 100)
        }
      }
      .mask(LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom))
      .padding()
      Spacer()
    }
  }
}
