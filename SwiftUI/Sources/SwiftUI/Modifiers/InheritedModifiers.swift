extension View {
  // MARK: Painting

  nonisolated public func foregroundColor(
    _ color: Color?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "style", file, line) { environment in
      environment.foregroundLevels = color.map { [$0._style(in: environment)] } ?? []
    }
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "style", file, line) {
      $0.foregroundLevels = [style._style(in: $0)]
    }
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "style", file, line) {
      $0.foregroundLevels = [primary._style(in: $0), secondary._style(in: $0)]
    }
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "style", file, line) {
      $0.foregroundLevels = [
        primary._style(in: $0), secondary._style(in: $0), tertiary._style(in: $0),
      ]
    }
  }

  nonisolated public func tint<S: ShapeStyle>(
    _ tint: S?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "tint", file, line) { environment in
      environment.tintStyle = tint.map { $0._style(in: environment) }
      environment.tintGradient = tint as? Gradient ?? (tint as? AnyGradient)?.gradient
    }
  }

  nonisolated public func tint(
    _ tint: Color?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "tint", file, line) { environment in
      environment.tintStyle = tint.map { $0._style(in: environment) }
    }
  }

  nonisolated public func accentColor(
    _ color: Color?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { tint(color, file: file, line: line) }

  // MARK: Text

  nonisolated public func font(
    _ font: Font?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "font", file, line) { $0.font = font }
  }

  nonisolated public func fontWeight(
    _ weight: Font.Weight?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "weight", file, line) { $0.textStyle.weight = weight }
  }

  nonisolated public func fontWidth(
    _ width: Font.Width?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "width", file, line) { $0.textStyle.width = width }
  }

  nonisolated public func fontDesign(
    _ design: Font.Design?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "design", file, line) { $0.textStyle.design = design }
  }

  nonisolated public func bold(
    _ isActive: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "weight", file, line) { $0.textStyle.bold = isActive }
  }

  nonisolated public func italic(
    _ isActive: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "italic", file, line) { $0.textStyle.italic = isActive }
  }

  nonisolated public func monospaced(
    _ isActive: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "design", file, line) {
      if isActive { $0.textStyle.design = .monospaced }
    }
  }

  nonisolated public func monospacedDigit(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "design", file, line) { $0.textStyle.monospacedDigit = true }
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentNode(self) { $0.textStyle.underline = isActive }
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentNode(self) { $0.textStyle.strikethrough = isActive }
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    EnvironmentNode(self) { $0.textStyle.kerning = kerning }
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    EnvironmentNode(self) { $0.textStyle.kerning = tracking }
  }

  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    EnvironmentNode(self) { $0.textStyle.baselineOffset = offset }
  }

  nonisolated public func lineLimit(
    _ number: Int?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "lineLimit", file, line) {
      $0.lineLimit = number
      $0.leastLines = nil
    }
  }

  nonisolated public func lineLimit(
    _ limit: Int, reservesSpace: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "lineLimit", file, line) {
      $0.lineLimit = limit
      $0.leastLines = reservesSpace ? limit : nil
    }
  }

  nonisolated public func lineLimit(
    _ limit: ClosedRange<Int>, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "lineLimit", file, line) {
      $0.lineLimit = limit.upperBound
      $0.leastLines = limit.lowerBound
    }
  }

  nonisolated public func lineLimit(
    _ limit: PartialRangeThrough<Int>, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    lineLimit(limit.upperBound, file: file, line: line)
  }

  nonisolated public func lineLimit(
    _ limit: PartialRangeFrom<Int>, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "lineLimit", file, line) {
      $0.lineLimit = nil
      $0.leastLines = limit.lowerBound
    }
  }

  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    EnvironmentNode(self) { $0.lineSpacing = spacing }
  }

  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "alignment", file, line) { $0.multilineTextAlignment = alignment }
  }

  nonisolated public func minimumScaleFactor(
    _ factor: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "minimumScaleFactor", file, line) { $0.minimumScaleFactor = factor }
  }

  nonisolated public func truncationMode(
    _ mode: Text.TruncationMode, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "truncation", file, line) { $0.truncationMode = mode }
  }

  nonisolated public func allowsTightening(_ isAllowed: Bool) -> some View {
    EnvironmentNode(self) { $0.allowsTightening = isAllowed }
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentNode(self) { $0.textCase = textCase }
  }

  nonisolated public func dynamicTypeSize(
    _ size: DynamicTypeSize, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "font", file, line) { $0.dynamicTypeSize = size }
  }

  nonisolated public func dynamicTypeSize<Sizes: RangeExpression>(
    _ range: Sizes, file: StaticString = #filePath, line: UInt = #line
  ) -> some View where Sizes.Bound == DynamicTypeSize {
    EnvironmentNode(self, says: "font", file, line) { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }

  // MARK: Images

  nonisolated public func imageScale(
    _ scale: Image.Scale, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "scale", file, line) { $0.imageScale = scale }
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    EnvironmentNode(self) { $0.symbolRenderingMode = mode }
  }

  nonisolated public func symbolVariant(
    _ variant: SymbolVariants, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "system", file, line) { $0.symbolVariants = variant }
  }

  // MARK: Redaction

  nonisolated public func redacted(
    reason: RedactionReasons, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "redacted", file, line) { $0.redactionReasons.formUnion(reason) }
  }

  nonisolated public func unredacted(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "redacted", file, line) { $0.redactionReasons = [] }
  }

  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentNode(self) { $0.isPrivacySensitive = sensitive }
  }

  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  // MARK: Controls

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentNode(self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  nonisolated public func controlSize(
    _ size: ControlSize, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self, says: "controlSize", file, line) { $0.controlSize = size }
  }

  nonisolated public func labelsHidden() -> some View {
    EnvironmentNode(self) { $0.labelsHidden = true }
  }

  // MARK: Environment

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentNode(self) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentNode(self) { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentNode(self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentNode(self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    EvaluatedNode(self) { content, inputs in
      let inside = inputs.at(.content)
      guard let scheme else { return content._record(inside) }
      guard inputs.environment.isPresented else {
        let nodes = content._record(inside)
        for node in nodes { node.preferredScheme = scheme }
        return nodes
      }
      let own = inside.changing { $0.colorScheme = scheme }
      return _Node.inScheme(
        of: own, within: inputs.environment, isScreen: true, content._record(own))
    }
  }

  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    EnvironmentNode(self) { $0.colorScheme = scheme }
  }

  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    EvaluatedNode(self) { content, inputs in
      guard enabled, inputs.environment.layoutDirection == .rightToLeft else {
        return content._record(inputs.at(.content))
      }
      return content.scaleEffect(x: -1, y: 1)._record(inputs.at(.content))
    }
  }
}
