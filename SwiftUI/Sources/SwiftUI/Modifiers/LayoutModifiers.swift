extension View {
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    padded(EdgeInsets(edges, length ?? 16), file, line)
  }

  nonisolated public func padding(
    _ length: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    padded(EdgeInsets(.all, length), file, line)
  }

  nonisolated public func padding(
    _ insets: EdgeInsets, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    padded(insets, file, line)
  }

  nonisolated private func padded(
    _ insets: EdgeInsets, _ file: StaticString, _ line: UInt
  ) -> ModifierNode<Self> {
    ModifierNode(self, "padding", _SourceLocation(file, line), insets.fields)
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    var arguments = Arguments()
    arguments.add("width", width)
    arguments.add("height", height)
    arguments.add("alignment", alignment.name)
    return ModifierNode(self, "frame", _SourceLocation(file, line), arguments.fields)
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    var arguments = Arguments()
    arguments.add("minWidth", minWidth)
    arguments.add("idealWidth", idealWidth)
    arguments.add("maxWidth", maxWidth)
    arguments.add("minHeight", minHeight)
    arguments.add("idealHeight", idealHeight)
    arguments.add("maxHeight", maxHeight)
    arguments.add("alignment", alignment.name)
    return ModifierNode(self, "flexFrame", _SourceLocation(file, line), arguments.fields)
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { self }

  nonisolated public func fixedSize(
    horizontal: Bool, vertical: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "fixedSize", _SourceLocation(file, line),
      [_Field("horizontal", .flag(horizontal)), _Field("vertical", .flag(vertical))])
  }

  nonisolated public func fixedSize(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    fixedSize(horizontal: true, vertical: true, file: file, line: line)
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    var arguments = Arguments()
    arguments.add("ratio", aspectRatio)
    arguments.add("mode", contentMode.rawValue)
    return ModifierNode(self, "aspectRatio", _SourceLocation(file, line), arguments.fields)
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode, file: file, line: line)
  }

  nonisolated public func scaledToFit(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aspectRatio(contentMode: .fit, file: file, line: line)
  }

  nonisolated public func scaledToFill(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aspectRatio(contentMode: .fill, file: file, line: line)
  }

  nonisolated public func offset(
    x: CGFloat = 0, y: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "offset", _SourceLocation(file, line),
      [_Field("x", .number(x)), _Field("y", .number(y))])
  }

  nonisolated public func offset(
    _ offset: CGSize, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    self.offset(x: offset.width, y: offset.height, file: file, line: line)
  }

  nonisolated public func offset(
    _ offset: CGPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    self.offset(x: offset.x, y: offset.y, file: file, line: line)
  }

  nonisolated public func position(
    x: CGFloat = 0, y: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "position", _SourceLocation(file, line),
      [_Field("x", .number(x)), _Field("y", .number(y))])
  }

  nonisolated public func position(
    _ position: CGPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    self.position(x: position.x, y: position.y, file: file, line: line)
  }

  nonisolated public func layoutPriority(
    _ value: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "layoutPriority", _SourceLocation(file, line), [_Field("value", .number(value))])
  }

  nonisolated public func zIndex(
    _ value: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "zIndex", _SourceLocation(file, line), [_Field("value", .number(value))])
  }

  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "ignoresSafeArea", _SourceLocation(file, line),
      [_Field("edges", edges.value), _Field("regions", .text(regions.name))])
  }

  nonisolated public func edgesIgnoringSafeArea(
    _ edges: Edge.Set, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ignoresSafeArea(edges: edges, file: file, line: line)
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    inset("\(edge)", alignment.name, spacing, content(), _SourceLocation(file, line))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    inset("\(edge)", alignment.name, spacing, content(), _SourceLocation(file, line))
  }

  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    inset("\(edge)", alignment.name, spacing, content(), _SourceLocation(file, line))
  }

  nonisolated private func inset<V: View>(
    _ edge: String, _ alignment: String, _ spacing: CGFloat?, _ content: V,
    _ location: _SourceLocation
  ) -> DecoratedNode<Self, V> {
    var arguments = Arguments()
    arguments.add("edge", edge)
    arguments.add("alignment", alignment)
    arguments.add("spacing", spacing)
    return DecoratedNode(
      content: self, decoration: content, kind: "safeAreaInset", location: location,
      fields: arguments.fields)
  }

  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16), file: file, line: line)
  }

  nonisolated public func safeAreaPadding(
    _ length: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    safeAreaPadding(EdgeInsets(.all, length), file: file, line: line)
  }

  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(self, "safeAreaPadding", _SourceLocation(file, line), insets.fields)
  }

  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    guided(guide.name, isAcross: true, { $0[guide] }, computeValue, _SourceLocation(file, line))
  }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    guided(guide.name, isAcross: false, { $0[guide] }, computeValue, _SourceLocation(file, line))
  }

  /// A guide computed from the size of the view, which a background without looks reports.
  nonisolated private func guided(
    _ guide: String, isAcross: Bool, _ usual: @escaping (ViewDimensions) -> CGFloat,
    _ compute: @escaping (ViewDimensions) -> CGFloat, _ location: _SourceLocation
  ) -> some View {
    MeasuredNode(content: self, location: location) { frames, nodes, inputs in
      nodes.eachView { index, node in
        let frame = frames.indices.contains(index) ? frames[index] : .zero
        let size = ViewDimensions(width: frame.width, height: frame.height)
        let shift = compute(size) - usual(size)
        let fields = [
          _Field("guide", .text(guide)), _Field("across", .flag(isAcross)),
          _Field("shift", .number(shift)),
        ]
        return _Node(
          "alignmentGuide", fields, children: [node], at: location, ordinal: index, inputs)
      }
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "containerRelativeFrame", _SourceLocation(file, line),
      [_Field("axes", axes.value), _Field("alignment", .text(alignment.name))])
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "containerRelativeFrame", _SourceLocation(file, line),
      [
        _Field("axes", axes.value), _Field("count", .number(count)),
        _Field("span", .number(span)), _Field("spacing", .number(spacing)),
        _Field("alignment", .text(alignment.name)),
      ])
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    ModifierNode(self, "frame", _SourceLocation(file, line)) { _ in
      let canvas = _Session.current?.request.assumedFrame ?? .zero
      var arguments = Arguments()
      if axes.contains(.horizontal) { arguments.add("width", length(canvas.width, .horizontal)) }
      if axes.contains(.vertical) { arguments.add("height", length(canvas.height, .vertical)) }
      arguments.add("alignment", alignment.name)
      return arguments.fields
    }
  }
}

public enum ContentMode: String, Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)

  var name: String {
    if self == .container { return "container" }
    return self == .keyboard ? "keyboard" : "all"
  }
}
