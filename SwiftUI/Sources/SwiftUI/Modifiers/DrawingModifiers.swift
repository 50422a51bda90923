extension View {
  // MARK: Behind and in front

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    decorated("background", alignment, content(), file, line)
  }

  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    decorated("background", alignment, background, file, line)
  }

  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    DecoratedNode(
      content: self, decoration: StyleView(style: style), kind: "background",
      location: _SourceLocation(file, line),
      fields: [_Field("alignment", .text("center")), _Field("ignoresSafeArea", edges.value)])
  }

  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges, file: file, line: line)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(), file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    decorated("background", .center, shape.fill(style, style: fillStyle), file, line)
  }

  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle(), file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    decorated("background", .center, shape.fill(BackgroundStyle(), style: fillStyle), file, line)
  }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { $0.backgroundLevel = style._style(in: $0) }
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    decorated("overlay", alignment, content(), file, line)
  }

  @_disfavoredOverload
  nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    decorated("overlay", alignment, overlay, file, line)
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    DecoratedNode(
      content: self, decoration: StyleView(style: style), kind: "overlay",
      location: _SourceLocation(file, line),
      fields: [_Field("alignment", .text("center")), _Field("ignoresSafeArea", edges.value)])
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(), file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    decorated("overlay", .center, shape.fill(style, style: fillStyle), file, line)
  }

  nonisolated func decorated<V: View>(
    _ kind: String, _ alignment: Alignment, _ decoration: V, _ file: StaticString, _ line: UInt
  ) -> DecoratedNode<Self, V> {
    DecoratedNode(
      content: self, decoration: decoration, kind: kind, location: _SourceLocation(file, line),
      fields: [_Field("alignment", .text(alignment.name))])
  }

  // MARK: Cutting

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    decorated("mask", alignment, mask(), file, line)
  }

  nonisolated public func mask<Mask: View>(
    _ mask: Mask, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    decorated("mask", .center, mask, file, line)
  }

  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle(), file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "clip", _SourceLocation(file, line), places: shape.place.map { ["shape": $0] } ?? [:]
    ) { inputs in shape.filledFields(inputs.at(.decoration)) }
  }

  nonisolated public func clipped(
    antialiased: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    clipShape(Rectangle(file: file, line: line), file: file, line: line)
  }

  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular, file: file, line: line), file: file,
      line: line)
  }

  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }

  nonisolated public func containerShape<S: InsettableShape>(
    _ shape: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self) {
      $0.containerShape = shape is Rectangle ? nil : _SourceLocation(file, line)
    }
  }

  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "border", _SourceLocation(file, line)) { inputs in
      [
        _Field("style", content._style(in: inputs.environment)), _Field("width", .number(width)),
      ]
    }
  }

  // MARK: Effects

  nonisolated public func opacity(
    _ opacity: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "opacity", _SourceLocation(file, line), [_Field("value", .number(opacity))])
  }

  nonisolated public func hidden(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    opacity(0, file: file, line: line)
  }

  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "shadow", _SourceLocation(file, line)) { inputs in
      [
        _Field("color", color.value(in: inputs.environment)), _Field("radius", .number(radius)),
        _Field("x", .number(x)), _Field("y", .number(y)),
      ]
    }
  }

  nonisolated public func blur(
    radius: CGFloat, opaque: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "blur", _SourceLocation(file, line), [_Field("radius", .number(radius))])
  }

  nonisolated public func blendMode(
    _ mode: BlendMode, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "blend", _SourceLocation(file, line), [_Field("mode", .text("\(mode)"))])
  }

  nonisolated public func compositingGroup(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "compositingGroup", _SourceLocation(file, line))
  }

  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "compositingGroup", _SourceLocation(file, line))
  }

  nonisolated public func geometryGroup() -> some View { self }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "scale", _SourceLocation(file, line),
      [_Field("x", .number(x)), _Field("y", .number(y)), _Field("anchor", .point(anchor))])
  }

  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor, file: file, line: line)
  }

  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor, file: file, line: line)
  }

  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "rotation", _SourceLocation(file, line),
      [_Field("degrees", .number(angle.degrees)), _Field("anchor", .point(anchor))])
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      if axis.x == 0, axis.y == 0 {
        let turned = content.rotationEffect(
          axis.z < 0 ? -angle : angle, anchor: anchor, file: file, line: line)
        return turned._record(inputs.at(.content))
      }
      if angle.radians != 0 {
        _Session.current?.note(
          _SourceLocation(file, line), "rotation3DEffect out of the plane is not drawn")
      }
      return content._record(inputs.at(.content))
    }
  }

  nonisolated public func transformEffect(
    _ transform: CGAffineTransform, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      // What is moved and scaled is said in those words; what is sheared is not drawn.
      if transform.b != 0 || transform.c != 0 {
        _Session.current?.note(
          _SourceLocation(file, line), "transformEffect draws moves and scales alone")
      }
      let changed = content.scaleEffect(
        x: transform.a, y: transform.d, anchor: .topLeading, file: file, line: line
      ).offset(x: transform.tx, y: transform.ty, file: file, line: line)
      return changed._record(inputs.at(.content))
    }
  }

  nonisolated public func brightness(
    _ amount: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    effect("brightness", amount, file, line)
  }

  nonisolated public func contrast(
    _ amount: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    effect("contrast", amount, file, line)
  }

  nonisolated public func saturation(
    _ amount: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    effect("saturation", amount, file, line)
  }

  nonisolated public func grayscale(
    _ amount: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    effect("grayscale", amount, file, line)
  }

  nonisolated public func hueRotation(
    _ angle: Angle, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    effect("hueRotation", angle.degrees, file, line)
  }

  nonisolated public func colorInvert(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    effect("colorInvert", 1, file, line)
  }

  nonisolated public func luminanceToAlpha(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    effect("luminanceToAlpha", 1, file, line)
  }

  nonisolated public func colorMultiply(
    _ color: Color, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "effect", _SourceLocation(file, line)) { inputs in
      [
        _Field("name", .text("colorMultiply")),
        _Field("value", color.value(in: inputs.environment)),
      ]
    }
  }

  nonisolated private func effect(
    _ name: String, _ value: Double, _ file: StaticString, _ line: UInt
  ) -> ModifierNode<Self> {
    ModifierNode(
      self, "effect", _SourceLocation(file, line),
      [_Field("name", .text(name)), _Field("value", .number(value))])
  }
}

/// A style as a view.
struct StyleView<Style: ShapeStyle> {
  let style: Style
}

extension StyleView: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    [_Node("fill", [_Field("style", style._style(in: inputs.environment))], inputs)]
  }
}

public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
