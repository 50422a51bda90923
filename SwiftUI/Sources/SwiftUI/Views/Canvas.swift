/// A drawing made by hand: what it is drawn with becomes views of its size.
public struct Canvas<Symbols: View> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let location: _SourceLocation

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) where Symbols == EmptyView {
    self.renderer = renderer
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.renderer = renderer
    location = _SourceLocation(file, line)
  }
}

extension Canvas: _PrimitiveView {
  /// Nobody draws more by hand that is told apart in a picture, and each mark is a view.
  private static var mostMarks: Int { 2000 }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    let reader = GeometryReader { proxy in
      let drawing = GraphicsContext.Drawing(size: proxy.size)
      let marks = drawing.marks(of: renderer)
      for word in drawing.left.sorted() {
        _Session.current?.note(location, "what a Canvas draws by hand is drawn without \(word)")
      }
      if marks.count > Self.mostMarks {
        _Session.current?.note(
          location, "of what a Canvas draws by hand the first \(Self.mostMarks) marks are drawn")
      }
      return ZStack(alignment: .topLeading) {
        ForEach(Array(marks.prefix(Self.mostMarks).enumerated()), id: \.offset) { $0.element }
      }
    }
    return reader._record(inputs)
  }
}

/// What a canvas is drawn with.
public struct GraphicsContext {
  /// All that is drawn, whatever copy of the context draws it.
  final class Drawing {
    let size: CGSize
    fileprivate var marks: [AnyView] = []
    /// What of it is left out.
    fileprivate(set) var left: Set<String> = []

    init(size: CGSize) {
      self.size = size
    }

    func marks(of renderer: (inout GraphicsContext, CGSize) -> Void) -> [AnyView] {
      // Until its size is known there is nothing to fill.
      guard size.width > 0, size.height > 0 else { return [] }
      var context = GraphicsContext(drawing: self)
      renderer(&context, size)
      return marks
    }
  }

  public struct Shading {
    /// Over a canvas of a size.
    let style: (CGSize) -> AnyShapeStyle

    fileprivate init<S: ShapeStyle>(_ style: S) {
      self.style = { _ in AnyShapeStyle(style) }
    }

    fileprivate init(over style: @escaping (CGSize) -> AnyShapeStyle) {
      self.style = style
    }

    public static func color(_ color: Color) -> Shading { Shading(color) }

    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(space, white: white, opacity: opacity))
    }

    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = []
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: startPoint.unit(of: size),
            endPoint: endPoint.unit(of: size)))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: center.unit(of: size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = []
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          AngularGradient(gradient: gradient, center: center.unit(of: size), angle: angle))
      }
    }

    /// The first of them.
    public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

    public static func meshGradient(_ gradient: MeshGradient) -> Shading { Shading(gradient) }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }

    public static var foreground: Shading { Shading(ForegroundStyle()) }
    public static var backdrop: Shading { Shading(Color.clear) }
  }

  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }

    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter { Filter() }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter() }

    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }

    public static func saturation(_ amount: Double) -> Filter { Filter() }

    public static func brightness(_ amount: Double) -> Filter { Filter() }

    public static func contrast(_ amount: Double) -> Filter { Filter() }

    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }

    public static func grayscale(_ amount: Double) -> Filter { Filter() }

    public static func colorShader(_ shader: Shader) -> Filter { Filter() }

    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter()
    }

    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter()
    }

    public static var luminanceToAlpha: Filter { Filter() }

    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }

    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
  }

  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }

  public struct ResolvedText {
    let text: Text

    /// About as large as in the usual size.
    public func measure(in size: CGSize) -> CGSize {
      text.plain.boundingRect(
        with: size, attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil
      ).size
    }

    public var shading = Shading.foreground

    public func firstBaseline(in size: CGSize) -> CGFloat { measure(in: size).height * 0.8 }

    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height * 0.8 }
  }

  public struct ResolvedImage {
    let image: Image

    public var size: CGSize { CGSize(width: 20, height: 20) }
    public var baseline: CGFloat { 20 }
    public var shading: Shading?
  }

  fileprivate let drawing: Drawing
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transform = CGAffineTransform.identity

  fileprivate init(drawing: Drawing) {
    self.drawing = drawing
  }

  private func add(_ mark: some View) {
    var shown = AnyView(mark)
    if opacity < 1 { shown = AnyView(shown.opacity(opacity)) }
    if blendMode != .normal { shown = AnyView(shown.blendMode(blendMode)) }
    drawing.marks.append(shown)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(drawing.size), style: style))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroke(shading.style(drawing.size), style: style))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text.fixedSize().standing(at: point.applying(transform), anchor))
  }

  public func draw(_ text: Text, in rect: CGRect) {
    add(text.filling(rect.applying(transform)))
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(image.standing(at: point.applying(transform), anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(image.resizable().filling(rect.applying(transform)))
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(
      text.text.foregroundStyle(text.shading.style(drawing.size)).fixedSize()
        .standing(at: point.applying(transform), anchor))
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(
      text.text.foregroundStyle(text.shading.style(drawing.size))
        .filling(rect.applying(transform)))
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect, style: style)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  public func resolve(_ shading: Shading) -> Shading { shading }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.left.insert("its symbols")
    return nil
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    drawing.left.insert("its filters")
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    drawing.left.insert("what clips it")
  }

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    drawing.left.insert("what clips it")
  }

  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: drawing.size) }

  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    drawing.left.insert("what Core Graphics draws in it")
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  public mutating func concatenate(_ other: CGAffineTransform) {
    transform = other.concatenating(transform)
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}

/// How a canvas is drawn otherwise than usually, which is left out with what it is said of.
public protocol _DrawingOptions: OptionSet, Sendable where RawValue == UInt32 {
  init(rawValue: UInt32)
}

extension GraphicsContext {
  public typealias BlendMode = SwiftUI.BlendMode

  public struct ClipOptions: _DrawingOptions {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  public struct FilterOptions: _DrawingOptions {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public struct BlurOptions: _DrawingOptions {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct ShadowOptions: _DrawingOptions {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct GradientOptions: _DrawingOptions {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

public struct ColorMatrix: Equatable, Sendable {
  public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
  public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
  public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
  public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

  public init() {}
}

extension CGPoint {
  fileprivate func unit(of size: CGSize) -> UnitPoint {
    UnitPoint(x: x / size.width, y: y / size.height)
  }
}

extension View {
  /// With the point of it that an anchor names at a point of what is around it.
  fileprivate func standing(at point: CGPoint, _ anchor: UnitPoint) -> some View {
    let horizontal: HorizontalAlignment =
      anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
    let vertical: VerticalAlignment =
      anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
    return frame(
      width: 0, height: 0, alignment: Alignment(horizontal: horizontal, vertical: vertical)
    ).position(point)
  }

  fileprivate func filling(_ rect: CGRect) -> some View {
    frame(width: rect.width, height: rect.height, alignment: .topLeading)
      .position(x: rect.midX, y: rect.midY)
  }
}
