// Shaders are Metal's, which is not here: what they change is drawn as it is without them.

/// A library of an app's Metal functions.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  public init(url: URL) {}

  public init(data: Data) {}

  private init() {}

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

@dynamicCallable
public struct ShaderFunction: Sendable {
  public let name: String

  public init(library: ShaderLibrary, name: String) {
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

public struct Shader: Sendable {
  public struct Argument: Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }

    public static func float2(_ point: CGPoint) -> Argument { Argument() }

    public static func float2(_ size: CGSize) -> Argument { Argument() }

    public static func float2(_ vector: CGVector) -> Argument { Argument() }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }

    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument()
    }

    public static func floatArray(_ array: [Float]) -> Argument { Argument() }

    public static func color(_ color: Color) -> Argument { Argument() }

    public static func colorArray(_ array: [Color]) -> Argument { Argument() }

    public static func image(_ image: Image) -> Argument { Argument() }

    public static func data(_ data: Data) -> Argument { Argument() }

    public static var boundingRect: Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension View {
  nonisolated public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    shaded("colorEffect", isEnabled, _SourceLocation(file, line))
  }

  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    shaded("distortionEffect", isEnabled, _SourceLocation(file, line))
  }

  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    shaded("layerEffect", isEnabled, _SourceLocation(file, line))
  }

  nonisolated private func shaded(
    _ name: String, _ isEnabled: Bool, _ location: _SourceLocation
  ) -> some View {
    EvaluatedNode(self) { view, inputs in
      if isEnabled { _Session.current?.note(location, "'\(name)' is not drawn: it is a shader") }
      return view._record(inputs.at(.content))
    }
  }
}
