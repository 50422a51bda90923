@testable import SkeletonModel
@testable import SkeletonPainting

extension Scene {
  /// A small white picture.
  static func sample(
    width: Int = 40, height: Int = 40, scale: Int = 1, ground: Color = .hex(0xFFFFFF),
    _ marks: Mark...
  ) -> Scene {
    Scene(width: width, height: height, scale: scale, ground: ground, marks: marks)
  }
}

extension Mark {
  static func sample(
    _ shape: Shape, _ paint: Paint = .color(.hex(0x000000)), clips: Shape...
  ) -> Mark {
    Mark(node: "node", shape: shape, paint: paint, clips: clips)
  }
}

extension Mark.Shape {
  static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
  ) -> Mark.Shape {
    .rectangle(
      Frame(x: x, y: y, width: width, height: height),
      Mark.PixelRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
  }

  static func triangle(_ a: Offset, _ b: Offset, _ c: Offset) -> Mark.Shape {
    .path(Path([.move(a), .line(b), .line(c), .close]))
  }
}

extension Mark.Gradient {
  /// A gradient with equidistant stops.
  static func sample(
    _ colors: [Color], from start: Offset, to end: Offset, base: Color = .clear,
    opacity: Double = 1
  ) -> Mark.Gradient {
    let stops = colors.enumerated().map { index, color in
      GradientStop(color: color, location: Double(index) / Double(colors.count - 1))
    }
    return Mark.Gradient(start: start, end: end, stops: stops, base: base, opacity: opacity)
  }
}

extension Color {
  static func hex(_ value: Int, _ alpha: Double = 1) -> Color {
    Color(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, alpha: alpha)
  }
}
