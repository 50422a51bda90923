import SkeletonLanguage
import SkeletonModel

extension SourceIndex {
  /// The canvas that a preview asks for; nil if there is none of that name.
  func canvas(ofPreview name: String) -> PreviewCanvas? {
    previews.first { $0.name == name }.map(canvas)
  }

  func canvas(of preview: SourceFolder.Preview) -> PreviewCanvas {
    SwiftParser(app.files[preview.place.file].active)
      .previewCanvas(of: app[preview.place], part: preview.part)
  }
}

extension SwiftParser {
  /// The canvas that a preview asks for, `#Preview(traits: .landscapeLeft)`, or that of the modifiers
  /// of a provider, `.previewLayout(.sizeThatFits)`. What a provider says twice is of several views
  /// beside each other, and of none.
  func previewCanvas(of declaration: SwiftDeclaration, part: PreviewPart? = nil) -> PreviewCanvas {
    var canvas = PreviewCanvas()
    let others = part == nil ? [] : previewParts(of: declaration).filter { $0 != part }
    let inside = tokenRange(of: declaration.range).filter { place in
      !others.contains { $0.range.contains(tokens[place].range.lowerBound) }
    }
    if declaration.kind == .preview, let body = declaration.body {
      for index in inside where tokens[index].range.lowerBound < body.lowerBound {
        if isMark(index - 1, ".") { take(trait: index, into: &canvas) }
      }
    }
    func argument(of name: String) -> Int? {
      let calls = inside.filter { word($0) == name && isMark($0 - 1, ".") && isMark($0 + 1, "(") }
      return calls.count == 1 ? calls[0] + 2 : nil
    }
    for name in ["previewLayout", "previewInterfaceOrientation"] {
      guard let start = argument(of: name) else { continue }
      let isNamed = isMark(start, ".")
      take(trait: isNamed ? start + 1 : start + 2, into: &canvas)
    }
    if let start = argument(of: "previewDevice") {
      let text = (start..<min(start + 5, tokens.count)).first { tokens[$0].kind == .text }
      let name = text.map { word($0).filter { $0 != "\"" } } ?? ""
      if ScreenDevice.named(name) != nil { canvas.device = name }
    }
    return canvas
  }

  private func take(trait index: Int, into canvas: inout PreviewCanvas) {
    switch word(index) {
    case "landscapeLeft", "landscapeRight": canvas.isLandscape = true
    case "sizeThatFitsLayout", "sizeThatFits": canvas.isFitting = true
    case "fixedLayout", "fixed":
      guard isMark(index + 1, "("), let width = number("width", after: index + 1),
        let height = number("height", after: index + 1)
      else { return }
      canvas.size = CanvasSize(width: width, height: height)
    default: break
    }
  }

  /// `width: 300` among arguments; nil for what is no number by itself, or no side of a canvas.
  private func number(_ label: String, after open: Int) -> Double? {
    let inside = open + 1..<max(after(open) - 1, open + 1)
    guard let place = inside.first(where: { word($0) == label && isMark($0 + 1, ":") }),
      inside.contains(place + 2), tokens[place + 2].kind == .number,
      !inside.contains(place + 3) || isMark(place + 3, ","),
      let number = Double(word(place + 2)), (1...Double(Limits.side)).contains(number)
    else { return nil }
    return number
  }
}
