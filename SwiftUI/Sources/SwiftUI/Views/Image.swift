/// A picture: from a catalogue, one of the system's symbols, or made by the app.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case asset(String)
    case system(String)
    case made(CGSize)
  }

  let source: Source
  let location: _SourceLocation
  var isResizable = false
  var isTiled = false
  var hasCapInsets = false
  var mode: TemplateRenderingMode?
  var isDecorative = false
  var symbolRendering: SymbolRenderingMode?
  var variableValue: Double?

  public enum Scale: String, Hashable, CaseIterable, Sendable {
    case small
    case medium
    case large
  }

  public enum TemplateRenderingMode: String, Hashable, Sendable {
    case template
    case original
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  public enum DynamicRange: Hashable, Sendable {
    case standard
    case constrainedHigh
    case high
  }

  init(_ source: Source, _ file: StaticString, _ line: UInt) {
    self.source = source
    location = _SourceLocation(file, line)
  }

  public init(
    _ name: String, bundle: Bundle? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.asset(name), file, line)
  }

  public init(
    _ name: String, bundle: Bundle? = nil, label: Text, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(.asset(name), file, line)
  }

  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.asset(name), file, line)
  }

  public init(
    decorative name: String, bundle: Bundle? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(.asset(name), file, line)
    isDecorative = true
  }

  public init(systemName: String, file: StaticString = #filePath, line: UInt = #line) {
    self.init(.system(systemName), file, line)
  }

  public init(
    systemName: String, variableValue: Double?, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.system(systemName), file, line)
    self.variableValue = variableValue
  }

  public init(
    _ resource: ImageResource, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.asset(resource.name), file, line)
  }

  public init(uiImage: UIImage, file: StaticString = #filePath, line: UInt = #line) {
    self.init(uiImage.source, file, line)
  }

  public init(nsImage: UIImage, file: StaticString = #filePath, line: UInt = #line) {
    self.init(nsImage.source, file, line)
  }

  public init(
    _ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.made(image.size(at: scale)), file, line)
  }

  public init(
    decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.made(image.size(at: scale)), file, line)
    isDecorative = true
  }
}

extension Image {
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.asset(name), file, line)
  }

  public init(
    decorative name: String, variableValue: Double?, bundle: Bundle? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(.asset(name), file, line)
    isDecorative = true
  }

  /// A picture that an app paints, of which the size is known.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(.made(size), file, line)
  }
}

extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.isTiled = resizingMode == .tile
    image.hasCapInsets = capInsets != EdgeInsets()
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = mode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRendering = mode
    return image
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension Image: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let environment = inputs.environment
    var arguments = Arguments()
    switch source {
    case .asset(let name): arguments.add("asset", name)
    case .system(let name):
      let suffix = environment.symbolVariants.suffix
      let name = name.hasSuffix(suffix) ? name : name + suffix
      arguments.add("system", name)
      addColors(of: name, to: &arguments, environment)
    case .made(let size):
      arguments.add("asset", "")
      arguments.add("size", .size(size))
    }
    arguments.add("resizable", isResizable)
    arguments.addIf("tiled", isTiled)
    arguments.addIf("capInsets", hasCapInsets)
    let font = environment.font ?? .body
    arguments.add("font", font.value(adding: environment.textStyle, in: environment))
    arguments.add("style", environment.foreground(0))
    arguments.add("mode", mode?.rawValue)
    if environment.imageScale != .medium { arguments.add("scale", environment.imageScale.rawValue) }
    arguments.addIf("redacted", environment.isRedacted)
    arguments.addIf("decorative", isDecorative)
    let places = environment.places(of: "font", "weight", "style", "scale", "system", "redacted")
    return [_Node("image", arguments.fields, at: location, places: places, inputs)]
  }

  /// What a symbol's parts have apart from the foreground: several styles make a palette of it.
  private func addColors(
    of name: String, to arguments: inout Arguments, _ environment: EnvironmentValues
  ) {
    if let variableValue, variableValue < 1 { arguments.add("variable", "\(variableValue)") }
    switch symbolRendering ?? environment.symbolRenderingMode {
    case .multicolor?: arguments.add("rendering", "multicolor")
    case .hierarchical?:
      // What is filled behind a sign is fainter than a line around it.
      arguments.add("second", environment.foreground(name.hasSuffix(".fill") ? 2 : 1))
    case .palette?: arguments.add("second", environment.foreground(1))
    case nil where environment.foregroundLevels.count > 1:
      arguments.add("second", environment.foreground(1))
    default: break
    }
  }
}
