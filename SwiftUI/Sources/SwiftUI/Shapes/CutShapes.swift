// Shapes that other ones are cut out of: they are drawn whole, and a note says so.

extension Path {
  private func whole(_ name: String) -> Path {
    _Session.current?.note(
      _Session.current?.location, "'\(name)' of two outlines is not drawn; the first is, whole")
    return self
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { whole("intersection") }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    other.isEmpty ? self : whole("subtracting")
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    whole("symmetricDifference")
  }

  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    whole("lineIntersection")
  }

  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    whole("lineSubtraction")
  }

  public func normalized(eoFill: Bool = true) -> Path { self }
}

extension Shape {
  nonisolated public func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: $0).intersection(other.path(in: $0)) }
  }

  nonisolated public func subtracting<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: $0).subtracting(other.path(in: $0)) }
  }

  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: $0).symmetricDifference(other.path(in: $0)) }
  }

  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: $0).lineIntersection(other.path(in: $0)) }
  }

  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: $0).lineSubtraction(other.path(in: $0)) }
  }

  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> _ComputedShape {
    _ComputedShape(base: self) { rect in
      let origin = CGPoint(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y)
      return path(in: CGRect(origin: origin, size: size))
    }
  }

  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> _ComputedShape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape put through a transformation.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    switch name {
    case "capsule": Capsule().path(in: rect)
    case "circle": Circle().path(in: rect)
    default: RoundedRectangle(cornerRadius: radius ?? 8, style: .continuous).path(in: rect)
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A picture over and over, which is not drawn: an area stands for it.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _style(in environment: EnvironmentValues) -> _Value {
    _Session.current?.note(
      image.location, "a picture that fills a shape is not drawn: grey stands for it")
    return .system("systemFill")
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle {
  /// Over a part of what it paints: here, over all of it.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }

  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some ShapeStyle {
    self
  }
}

// MARK: Gradients of a colour

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }

  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
