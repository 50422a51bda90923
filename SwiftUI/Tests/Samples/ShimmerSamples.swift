import SwiftUI

/// The ways in which apps write a shimmer.
extension Sample {
  static let shimmers = [
    Sample(
      "a gradient's points move within a mask",
      expected: [
        #""k":"mask""#,
        #""start":{"animated":{"values":[[-0.3,-0.3],[1,1]],"animation":{"curve":"linear","duration":1.5,"delay":0.25,"repeat":"forever","autoreverses":false,"#,
        #""end":{"animated":{"values":[[0,0],[1.3,1.3]]"#,
      ]
    ) { Text("Loading").modifier(MaskShimmer()) },
    Sample(
      "a band is moved across and clipped",
      expected: [#""x":{"animated":{"values":[-200,393]"#, #""k":"clip""#]
    ) { SweepShimmer() },
    Sample(
      "an opacity pulses", expected: [#""value":{"animated":{"values":[0.4,1]"#]
    ) { PulseShimmer() },
    Sample(
      "a colour goes to another",
      expected: [
        #""fill":{"color":{"animated":{"values":[{"name":"systemGray5"},{"name":"systemGray4"}]"#
      ]
    ) { ColorShimmer() },
    Sample(
      "reduced motion stands still", environment: #","reduceMotion":true"#,
      expected: [#""value":0.4"#], absent: ["animated"]
    ) { PulseShimmer() },
  ]
}

private struct MaskShimmer: ViewModifier {
  @State private var isInitial = true

  func body(content: Content) -> some View {
    content
      .mask(
        LinearGradient(
          colors: [.black.opacity(0.3), .black, .black.opacity(0.3)],
          startPoint: isInitial ? UnitPoint(x: -0.3, y: -0.3) : UnitPoint(x: 1, y: 1),
          endPoint: isInitial ? UnitPoint(x: 0, y: 0) : UnitPoint(x: 1.3, y: 1.3))
      )
      .animation(
        .linear(duration: 1.5).delay(0.25).repeatForever(autoreverses: false), value: isInitial
      )
      .onAppear { isInitial = false }
  }
}

private struct SweepShimmer: View {
  @State private var isMoving = false

  var body: some View {
    Rectangle()
      .fill(Color(.systemGray5))
      .overlay {
        GeometryReader { geometry in
          LinearGradient(
            colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading,
            endPoint: .trailing
          )
          .frame(width: 200)
          .offset(x: isMoving ? geometry.size.width : -200)
        }
      }
      .clipped()
      .onAppear {
        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
          isMoving = true
        }
      }
  }
}

private struct PulseShimmer: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isBright = false

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .opacity(isBright ? 1 : 0.4)
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.easeInOut(duration: 0.9).repeatForever()) { isBright = true }
      }
  }
}

private struct ColorShimmer: View {
  @State private var isOn = false

  var body: some View {
    Capsule()
      .fill(isOn ? Color(.systemGray4) : Color(.systemGray5))
      .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isOn)
      .onAppear { isOn = true }
  }
}
