import SwiftUI

/// What is drawn by hand, cut, moved by springs or written in formats.
extension Sample {
  static let drawing = [
    Sample(
      "a shape that is cut is drawn whole, and says so",
      expected: ["'subtracting' of two outlines is not drawn", #""k":"shape""#]
    ) { Circle().subtracting(Rectangle().scale(0.5)).fill(.red) },
    Sample(
      "a picture that fills a shape says that it is not drawn",
      expected: ["a picture that fills a shape is not drawn"]
    ) { Circle().fill(.image(Image("a"), scale: 0.5)) },
    Sample(
      "gradients of a colour lie as they are asked to", expected: [#""radial""#, #""angular""#]
    ) {
      VStack {
        Rectangle().fill(.radialGradient(Color.red.gradient, endRadius: 10))
        Rectangle().fill(.conicGradient(Color.red.gradient))
        Rectangle().fill(
          .conicGradient(stops: [.init(color: .red, location: 0)], center: .center))
        Rectangle().fill(.ellipticalGradient(stops: [.init(color: .red, location: 0)]))
        Rectangle().size(width: 10, height: 10, anchor: .center)
        TransformedShape(shape: Circle(), transform: .identity).fill(.blue)
        OffsetShape(shape: Circle(), offset: CGSize(width: 1, height: 2)).fill(.blue)
        Text(verbatim: "a").clipShape(.buttonBorder)
        MeshGradient(
          width: 1, height: 1, locations: .points([SIMD2<Float>(0, 0)]), colors: .colors([.red]))
      }
    },
    Sample(
      "springs and curves are where they are after a time",
      expected: [#""text":"1.0 0.5 true 40.0""#]
    ) {
      let spring = Spring(response: 0.5, dampingRatio: 1)
      let end = (spring.value(target: 1.0, time: 5) * 1000).rounded() / 1000
      let middle = (UnitCurve.easeInOut.value(at: 0.5) * 1000).rounded() / 1000
      let isFaster = UnitCurve.easeIn.velocity(at: 0.9) > UnitCurve.easeIn.velocity(at: 0.1)
      let (mass, back) = (spring.mass, UnitCurve.easeIn.inverse.value(at: 1))
      return Text(verbatim: "\(end) \(middle) \(isFaster && mass == 1 && back > 0.99) 40.0")
    },
    Sample(
      "an animation of an app's own is the usual one",
      expected: ["an animation of an app's own is the usual one", #""text":"moved""#]
    ) { Text(verbatim: "moved").animation(Animation(Halting()), value: 1) },
    Sample(
      "a text that an app draws itself says so",
      expected: ["'textRenderer' is not drawn", #""text":"wavy""#, #""text":"12.5""#]
    ) {
      VStack {
        Text(verbatim: "wavy").customAttribute(Wave()).textRenderer(Wavy())
        Text(verbatim: "b").textVariant(.sizeDependent)
        Text(12.5, format: .number)
        Text(String(localized: String.LocalizationValue("Here")))
      }
    },
    Sample(
      "what a canvas leaves out is told",
      expected: ["without its filters", "without what clips it"]
    ) {
      Canvas { context, size in
        context.addFilter(.saturation(0.5), options: .linearColor)
        context.addFilter(.shadow(radius: 2, options: .shadowOnly))
        context.addFilter(.colorMatrix(ColorMatrix()))
        context.clip(to: Path(CGRect(origin: .zero, size: size)), options: .inverse)
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero, options: .mirror))
      }
      .frame(width: 10, height: 10)
    },
    Sample(
      "times in the system's formats are as they are at the start",
      expected: [#""text":"1:02:03""#, #""text":"in 2 minutes""#, #""text":"+2 minutes""#]
    ) {
      let start = Date()
      return VStack {
        Text(
          TimeDataSource<Date>.currentDate,
          format: .timer(countingDownIn: start..<start.addingTimeInterval(3723)))
        Text(
          TimeDataSource<Date>.currentDate, format: .reference(to: start.addingTimeInterval(120)))
        Text(TimeDataSource<Date>.currentDate, format: .offset(to: start.addingTimeInterval(120)))
      }
    },
    Sample(
      "a modifier becomes another one in its surroundings",
      expected: [#""value":0.25"#, #""name":"separator""#, #""text":"1 anchor""#]
    ) {
      VStack {
        Text(verbatim: "a").modifier(Faint().transaction { $0.animation = nil })
          .foregroundStyle(SeparatorShapeStyle())
        Text(verbatim: "b")
          .transformAnchorPreference(key: Anchors.self, value: .bounds) { $0.append($1) }
          .overlayPreferenceValue(Anchors.self) { Text(verbatim: "\($0.count) anchor") }
      }
    },
    Sample("an empty screen with buttons alone", expected: [#""text":"Again""#]) {
      VStack {
        ContentUnavailableView {
          Label("Nothing", systemImage: "star")
        } actions: {
          Button("Again") {}
        }
        ProgressView(timerInterval: Date()...Date()) { Text(verbatim: "a") }
        MultiDatePicker("Days", selection: .constant([]), in: Date()..<Date())
      }
    },
  ]
}

private struct Halting: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: (time * 4).rounded() / 4) : nil
  }
}

private struct Wave: TextAttribute {}

private struct Wavy: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line where run[Wave.self] != nil { context.draw(run) }
    }
  }
}

private struct Faint: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Opaque(opacity: environment.isEnabled ? 0.25 : 1)
  }
}

private struct Opaque: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Anchors: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
