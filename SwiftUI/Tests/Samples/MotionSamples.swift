import SwiftUI

extension Sample {
  static let motion = [
    Sample(
      "each change goes by the animation of its own",
      expected: [
        #""values":[0,1],"animation":{"curve":"linear","duration":1,"#,
        #""values":[0,50],"animation":{"curve":"easeIn","duration":2,"#,
      ]
    ) { TwoMotions() },
    Sample(
      "an animation of a value holds for what changes with it",
      expected: [
        #""values":[0.3,1],"animation":{"curve":"easeInOut","duration":0.8,"delay":0.2,"repeat":"forever","autoreverses":true,"#
      ]
    ) { Implicit() },
    Sample(
      "a delay around a repetition comes once",
      expected: [#""delay":0,"repeat":"forever","autoreverses":true,"initialDelay":0.5"#]
    ) { Late() },
    Sample(
      "nil takes an animation away", expected: [#""k":"opacity""#], absent: ["animated"]
    ) { Still() },
    Sample(
      "what forbids animations holds within a transaction of a value",
      expected: [#""k":"opacity""#], absent: ["animated"]
    ) { Forbidding() },
    Sample(
      "a linear animatable modifier has two values",
      expected: [#""values":[0,100]"#]
    ) { Animating(square: false) },
    Sample(
      "an animatable modifier that is not linear has more",
      expected: [#""values":[0,6.25,25,56.25,100]"#]
    ) { Animating(square: true) },
    Sample(
      "an animatable shape moves its path",
      expected: [#""data":{"animated":{"values":["M0 0L0 10""#]
    ) { MovingShape() },
    Sample(
      "phases are a way there and back",
      expected: [#""values":[0.4,1]"#, #""autoreverses":true"#]
    ) {
      Color.red.phaseAnimator([0.4, 1]) {
        $0.opacity($1)
      } animation: { _ in
        .linear(duration: 1)
      }
    },
  ]
}

private struct Forbidding: View {
  @State private var isOn = false

  var body: some View {
    Rectangle().opacity(isOn ? 1 : 0)
      .animation(.linear(duration: 1), value: isOn)
      .transaction(value: isOn) { _ in }
      .transaction { $0.disablesAnimations = true }
      .onAppear { isOn = true }
  }
}

private struct TwoMotions: View {
  @State private var opacity = 0.0
  @State private var offset: CGFloat = 0

  var body: some View {
    Rectangle().opacity(opacity).offset(x: offset).onAppear {
      withAnimation(.linear(duration: 1)) { opacity = 1 }
      withAnimation(.easeIn(duration: 2)) { offset = 50 }
    }
  }
}

private struct Implicit: View {
  @State private var isOn = false

  var body: some View {
    Rectangle()
      .opacity(isOn ? 1 : 0.3)
      .animation(.easeInOut(duration: 0.8).delay(0.2).repeatForever(), value: isOn)
      .onAppear { isOn = true }
  }
}

private struct Late: View {
  @State private var isOn = false

  var body: some View {
    Rectangle()
      .opacity(isOn ? 1 : 0.3)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.8).repeatForever().delay(0.5)) { isOn = true }
      }
  }
}

private struct Still: View {
  @State private var isOn = false

  var body: some View {
    Rectangle()
      .opacity(isOn ? 1 : 0.3)
      .animation(nil, value: isOn)
      .onAppear { withAnimation { isOn = true } }
  }
}

private struct Sliding: AnimatableModifier {
  var amount: CGFloat
  let square: Bool

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: square ? amount * amount / 100 : amount)
  }
}

private struct Animating: View {
  let square: Bool
  @State private var isOn = false

  var body: some View {
    Color.red
      .modifier(Sliding(amount: isOn ? 100 : 0, square: square))
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
  }
}

private struct Bar: Shape {
  var length: CGFloat

  var animatableData: CGFloat {
    get { length }
    set { length = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 0, y: 10 + length))
    }
  }
}

private struct MovingShape: View {
  @State private var isOn = false

  var body: some View {
    Bar(length: isOn ? 10 : 0)
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
  }
}
