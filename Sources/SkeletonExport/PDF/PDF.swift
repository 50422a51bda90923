import SkeletonModel
import SkeletonPainting

/// Pages of a PDF, each as large as its scene, with the marks that Raster paints as paths. What PDF
/// has no words for, such as blurs, masks and colours round a point, is there as pixels.
///
/// Letters are paths, too, as they are in every picture; the labels of a sheet lie invisibly over
/// theirs, so that they can be found, selected and read aloud.
package struct PDFPage: Sendable {
  package var scene: Scene
  package var labels: [ContactSheet.Label]
  /// What a reader can hide.
  package var overlay: [Mark]

  package init(_ scene: Scene, labels: [ContactSheet.Label] = [], under overlay: [Mark] = []) {
    self.scene = scene
    self.labels = labels
    self.overlay = overlay
  }

  package init(_ sheet: ContactSheet) {
    self.init(sheet.scene, labels: sheet.labels, under: sheet.overlay)
  }
}

/// The pages as a PDF file. The same pages give the same bytes.
package func pdf(_ pages: [PDFPage], title: String) throws(Failure) -> [UInt8] {
  var file = PDFFile()
  let catalog = file.reserve()
  let tree = file.reserve()
  let fonts = file.reserve()
  var letters = PDFLetters()
  let hasLayer = pages.contains { !$0.overlay.isEmpty }
  let layer = hasLayer ? file.add("<< /Type /OCG /Name \(pdfText("Redlines")) >>") : nil
  var kids: [Int] = []
  for page in pages {
    var writer = PageWriter(page.scene)
    for mark in page.scene.marks { try writer.write(mark, &file) }
    if let layer { try writer.write(page.overlay, asLayer: layer, &file) }
    writer.write(page.labels, &letters)
    let content = try file.add(stream: writer.content)
    let unit = 1 / Double(page.scene.scale)
    let size = [page.scene.width, page.scene.height].map { (Double($0) * unit).pdf }
    kids.append(
      file.add(
        "<< /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(size[0]) \(size[1])] "
          + "/Contents \(content) 0 R /Resources << /Font \(fonts) 0 R "
          + "\(writer.resources) >> >>"))
  }
  try file.set(fonts, letters.fonts(in: &file))
  file.set(
    tree,
    "<< /Type /Pages /Count \(kids.count) /Kids [\(kids.map { "\($0) 0 R" }.joined(separator: " "))] >>"
  )
  let layers = layer.map { one in
    "/OCProperties << /OCGs [\(one) 0 R] /D << /ON [\(one) 0 R] /Order [\(one) 0 R] >> >> "
  }
  file.set(catalog, "<< /Type /Catalog /Pages \(tree) 0 R \(layers ?? "")>>")
  let info = file.add("<< /Title \(pdfText(title)) /Producer (skelsnap) >>")
  return file.bytes(root: catalog, info: info)
}

/// The objects of a PDF file.
struct PDFFile {
  private var objects: [[UInt8]] = []

  mutating func reserve() -> Int {
    objects.append([])
    return objects.count
  }

  mutating func set(_ number: Int, _ text: String) { objects[number - 1] = Array(text.utf8) }

  mutating func add(_ text: String) -> Int {
    objects.append(Array(text.utf8))
    return objects.count
  }

  mutating func add(stream: String, _ entries: String = "") throws(Failure) -> Int {
    try add(stream: Array(stream.utf8), entries)
  }

  mutating func add(stream: [UInt8], _ entries: String) throws(Failure) -> Int {
    guard let data = deflate(stream, level: 9) else {
      throw Failure("there is not enough memory to compress a page")
    }
    let head = "<< \(entries)/Length \(data.count) /Filter /FlateDecode >>\nstream\n"
    objects.append(Array(head.utf8) + data + Array("\nendstream".utf8))
    return objects.count
  }

  func bytes(root: Int, info: Int) -> [UInt8] {
    var bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R /Info \(info) 0 R >>\n"
    table += "startxref\n\(start)\n%%EOF\n"
    return bytes + Array(table.utf8)
  }
}

/// What a page shows, and what it needs for that.
private struct PageWriter {
  private(set) var content = ""
  private let scene: Scene
  private let unit: Double
  private let height: Double
  private var alphas: [String: String] = [:]
  private var shadings: [Mark.Gradient: String] = [:]
  private var masks: [Mark.Gradient: String] = [:]
  private var states: [String] = []
  private var shadingEntries: [String] = []
  private var images: [String] = []
  private var blends: [BlendMode: String] = [:]
  private var properties = ""

  init(_ scene: Scene) {
    self.scene = scene
    unit = 1 / Double(scene.scale)
    height = Double(scene.height) * unit
    // From the top down, as everything else counts, and in pixels.
    content = "\(unit.pdf) 0 0 \((-unit).pdf) 0 \(height.pdf) cm\n"
    if scene.ground.alpha > 0 {
      content += "q " + paint(scene.ground)
      content += "0 0 \(scene.width) \(scene.height) re f Q\n"
    }
  }

  var resources: String {
    var text = ""
    if !states.isEmpty { text += "/ExtGState << \(states.joined(separator: " ")) >> " }
    if !shadingEntries.isEmpty { text += "/Shading << \(shadingEntries.joined(separator: " ")) >>" }
    if !images.isEmpty { text += "/XObject << \(images.joined(separator: " ")) >> " }
    return text + properties
  }

  mutating func write(_ mark: Mark, _ file: inout PDFFile) throws(Failure) {
    guard let shape = mark.shape.pathOperators else { return }
    content += "q\n"
    defer { content += "Q\n" }
    if mark.blend != .normal { content += try blend(mark.blend) }
    if mark.isPixels {
      try writePixels(of: mark, &file)
      return
    }
    for clip in mark.clips { content += (clip.pathOperators ?? "0 0 0 0 re ") + "W n\n" }
    switch (mark.paint, mark.shape) {
    case (.color(let color), .stroke(_, let pen)):
      content += paint(color, isLine: true) + pen.operators + shape + "S\n"
    case (.color(let color), .rectangle), (.color(let color), .path):
      content += paint(color) + shape + "f\n"
    case (.gradient(let gradient), _):
      content += shape + "W n\n" + fill(gradient, &file)
    case (.layer, _), (.picture, _): preconditionFailure("these are written as pixels")
    }
  }

  private mutating func blend(_ blend: BlendMode) throws(Failure) -> String {
    guard let word = blend.pdf else {
      throw Failure(
        "a PDF cannot have the blend '\(blend.rawValue)'; export a picture, or take another blend")
    }
    if let known = blends[blend] { return "/\(known) gs " }
    let name = "B\(blends.count)"
    blends[blend] = name
    states.append("/\(name) << /BM /\(word) >>")
    return "/\(name) gs "
  }

  /// A mark as it is painted in the page's pixels.
  private mutating func writePixels(of mark: Mark, _ file: inout PDFFile) throws(Failure) {
    guard let box = scene.touched(by: mark.seenBounds) else { return }
    var plain = mark
    plain.blend = .normal
    var part = scene.cropped(to: box, [plain])
    part.ground = .clear
    let pixels = try rasterize(part).pixels
    let size = "/Type /XObject /Subtype /Image /Width \(part.width) /Height \(part.height) "
    let alphas = try file.add(
      stream: pixels.map(\.alpha), size + "/ColorSpace /DeviceGray /BitsPerComponent 8 ")
    let colors = pixels.flatMap { pixel in
      let straight = pixel.straight
      return [straight.red, straight.green, straight.blue]
    }
    let image = try file.add(
      stream: colors, size + "/ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask \(alphas) 0 R ")
    let name = "I\(images.count)"
    images.append("/\(name) \(image) 0 R")
    // The rows of an image go upwards.
    content +=
      "\(part.width) 0 0 \(-part.height) \(box.x.pdf) \(box.maxY.pdf) cm /\(name) Do\n"
  }

  /// - Parameter layer: The number of the group that is shown and hidden.
  mutating func write(
    _ marks: [Mark], asLayer layer: Int, _ file: inout PDFFile
  ) throws(Failure) {
    guard !marks.isEmpty else { return }
    properties = "/Properties << /L0 \(layer) 0 R >> "
    content += "/OC /L0 BDC\n"
    for mark in marks { try write(mark, &file) }
    content += "EMC\n"
  }

  /// Sets the colour to fill with, or to draw a line with.
  private mutating func paint(_ color: Color, isLine: Bool = false) -> String {
    let parts = [color.red, color.green, color.blue].map(\.share)
    return "\(parts.joined(separator: " ")) \(isLine ? "RG" : "rg") " + opacity(color.alpha)
  }

  private mutating func opacity(_ alpha: Double) -> String {
    let alpha = alpha.share
    // Each mark begins opaque.
    if alpha == "1" { return "" }
    if let known = alphas[alpha] { return "/\(known) gs " }
    let name = "A\(alphas.count)"
    alphas[alpha] = name
    states.append("/\(name) << /ca \(alpha) /CA \(alpha) >>")
    return "/\(name) gs "
  }

  /// Fills what is clipped with a gradient.
  private mutating func fill(_ gradient: Mark.Gradient, _ file: inout PDFFile) -> String {
    let stops = gradient.stopsOverBase
    let name: String
    if let known = shadings[gradient] {
      name = known
    } else {
      name = "S\(shadings.count)"
      shadings[gradient] = name
      let object = shading(
        gradient, stops.map { ($0.location, [$0.color.red, $0.color.green, $0.color.blue]) }, &file)
      shadingEntries.append("/\(name) \(object) 0 R")
    }
    let alphas = stops.map { $0.color.alpha * gradient.opacity }
    let first = alphas.first ?? 1
    if alphas.allSatisfy({ $0 == first }) { return opacity(first) + "/\(name) sh\n" }
    return "/\(mask(gradient, stops, &file)) gs /\(name) sh\n"
  }

  /// A state in which what is painted is as opaque as the gradient.
  private mutating func mask(
    _ gradient: Mark.Gradient, _ stops: [GradientStop], _ file: inout PDFFile
  ) -> String {
    if let known = masks[gradient] { return known }
    let alphas = stops.map { ($0.location, [$0.color.alpha * gradient.opacity]) }
    let shading = shading(gradient, alphas, &file)
    let box = "[0 0 \(scene.width) \(scene.height)]"
    let entries =
      "/Type /XObject /Subtype /Form /BBox \(box) /Group << /S /Transparency /CS /DeviceGray >> "
      + "/Resources << /Shading << /M \(shading) 0 R >> >> "
    let stream = "/M sh"
    let group = file.add(
      "<< \(entries)/Length \(stream.utf8.count) >>\nstream\n\(stream)\nendstream")
    let name = "M\(masks.count)"
    masks[gradient] = name
    states.append("/\(name) << /ca 1 /SMask << /S /Luminosity /G \(group) 0 R >> >>")
    return name
  }

  /// Values along the gradient's line: three of them are a colour, one is a grey.
  private func shading(
    _ gradient: Mark.Gradient, _ values: [(location: Double, parts: [Double])],
    _ file: inout PDFFile
  ) -> Int {
    let space = values.first?.parts.count == 1 ? "/DeviceGray" : "/DeviceRGB"
    let kind: Int
    let line: [Double]
    if let inner = gradient.inner {
      let (x, y) = (gradient.start.x, gradient.start.y)
      (kind, line) = (3, [x, y, inner, x, y, gradient.end.x - x])
    } else {
      (kind, line) = (2, [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y])
    }
    return file.add(
      "<< /ShadingType \(kind) /ColorSpace \(space) /Coords [\(line.map(\.pdf).joined(separator: " "))] "
        + "/Extend [true true] /Function \(function(values)) >>")
  }

  private func function(_ values: [(location: Double, parts: [Double])]) -> String {
    func list(_ parts: [Double]) -> String { "[" + parts.map(\.share).joined(separator: " ") + "]" }
    func step(_ from: [Double], _ to: [Double]) -> String {
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 \(list(from)) /C1 \(list(to)) >>"
    }
    guard let first = values.first, let last = values.last else { return step([0], [0]) }
    var all = values
    if first.location > 0 { all.insert((0, first.parts), at: 0) }
    if last.location < 1 { all.append((1, last.parts)) }
    // Two stops at one place are a sharp edge, which a function has between two parts.
    let pairs = zip(all, all.dropFirst()).filter { $1.location > $0.location }
    guard pairs.count > 1 else {
      return step(pairs.first?.0.parts ?? first.parts, pairs.first?.1.parts ?? last.parts)
    }
    let bounds = pairs.dropLast().map { $0.1.location.pdf }.joined(separator: " ")
    let encode = pairs.map { _ in "0 1" }.joined(separator: " ")
    return "<< /FunctionType 3 /Domain [0 1] /Bounds [\(bounds)] /Encode [\(encode)] /Functions ["
      + pairs.map { step($0.0.parts, $0.1.parts) }.joined(separator: " ") + "] >>"
  }

  /// Invisible letters over those that are painted, as wide together as they are.
  mutating func write(_ labels: [ContactSheet.Label], _ letters: inout PDFLetters) {
    for label in labels where label.width > 0 {
      let runs = letters.runs(of: label.text)
      let count = runs.reduce(0) { $0 + $1.codes.count }
      let stretch = label.width / (Double(count) * PDFLetters.width * label.size)
      content += "BT \((stretch * 100).pdf) Tz "
      content += "1 0 0 -1 \(label.baseline.x.pdf) \(label.baseline.y.pdf) Tm "
      for run in runs {
        content += "/\(run.font) \(label.size.pdf) Tf \(pdfString(run.codes)) Tj "
      }
      content += "ET\n"
    }
  }
}

extension Mark {
  /// Whether PDF has no words for it, other than pixels.
  fileprivate var isPixels: Bool {
    switch (paint, shape) {
    case (.layer, _), (.picture, _): true
    case (.gradient(let gradient), .rectangle), (.gradient(let gradient), .path):
      gradient.turn != nil || gradient.warp != nil
    case (.gradient, .stroke): true
    case (.color, .stroke(_, let pen)): pen.warp != nil
    case (.color, .rectangle), (.color, .path): false
    }
  }
}

extension Mark.Pen {
  /// The operators that set it.
  fileprivate var operators: String {
    let cap =
      switch cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join =
      switch join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    let dashes = dash.map(\.pdf).joined(separator: " ")
    return "\(width.pdf) w \(cap) J \(join) j \(Self.miterLimit.pdf) M [\(dashes)] "
      + "\(dashPhase.pdf) d "
  }
}

extension BlendMode {
  /// PDF's name for it; nil if it has none.
  fileprivate var pdf: String? {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}

extension Mark.Shape {
  /// The shape as PDF's path operators; nil if there is nothing to fill.
  fileprivate var pathOperators: String? {
    guard let outline else { return nil }
    func place(_ point: Offset) -> String { "\(point.x.pdf) \(point.y.pdf)" }
    return outline.elements.map { element in
      switch element {
      case .move(let to): "\(place(to)) m "
      case .line(let to): "\(place(to)) l "
      case .cubic(let first, let second, let to):
        "\(place(first)) \(place(second)) \(place(to)) c "
      case .close: "h "
      }
    }.joined()
  }
}

extension Double {
  /// With five decimals at most, and without an exponent, which PDF does not have.
  fileprivate var pdf: String {
    let scaled = (self * 100_000).rounded()
    guard scaled.magnitude < 1e15 else { return "0" }
    let number = Int(scaled)
    let rest = String(number.magnitude % 100_000)
    var decimals = String(repeating: "0", count: 5 - rest.count) + rest
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return (number < 0 ? "-" : "") + String(number.magnitude / 100_000)
      + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// A part of a colour.
  fileprivate var share: String { (self > 0 ? Swift.min(self, 1) : 0).pdf }
}

/// A text in a PDF file, outside of its pages.
private func pdfText(_ text: String) -> String {
  pdfString(([0xFEFF] + text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
}
