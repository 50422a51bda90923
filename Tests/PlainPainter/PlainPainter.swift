// What is internal can be seen where tests are built alone, and every target is built for release.
#if DEBUG || TESTABLE
  @testable import SkeletonModel
  @testable import SkeletonPainting

  /// Whether a picture has the pixels of another, each looked at.
  package func haveSamePixels(_ a: Bitmap, _ b: Bitmap) -> Bool { a.pixels == b.pixels }

  /// What pictures are: every mark blended into every pixel, one after the other.
  ///
  /// It is a target of its own to be optimized, since it is slow by design.
  ///
  /// It shares cairo's coverage, the colours of gradients and the arithmetic of a pixel with the
  /// rasterizer, but nothing of how that saves work: no rows, masks, plans or tables.
  package func plainlyPainted(_ scene: Scene) throws -> Bitmap {
    var pixels = [Pixel](repeating: Pixel(scene.ground), count: scene.width * scene.height)
    for mark in scene.marks {
      let layer = try layerPicture(of: mark.paint, on: scene)
      let coverages = try ([mark.shape] + mark.clips).map { try coverage(of: $0, on: scene) }
      for y in 0..<scene.height {
        for x in 0..<scene.width {
          let place = y * scene.width + x
          var share = UInt32(coverages[0][place])
          for clip in coverages.dropFirst() {
            let product = share * UInt32(clip[place]) + 128
            share = (product + product / 256) / 256
          }
          let ink = layer?[place] ?? color(of: mark.paint, x: x, y: y)
          pixels[place] = mark.blend.mix(ink.scaled(by: share), over: pixels[place])
        }
      }
    }
    return Bitmap(width: scene.width, height: scene.height, pixels: pixels)
  }

  /// The coverage of the canvas by a shape, which cairo works out for the shape as a whole: it would
  /// sample the edges of one that is cut by the canvas elsewhere.
  private func coverage(of shape: Mark.Shape, on scene: Scene) throws -> [UInt8] {
    var canvas = [UInt8](repeating: 0, count: scene.width * scene.height)
    guard let box = shape.touchedPixels, let outline = shape.outline else { return canvas }
    let whole = try coverage(
      of: PenPath(outline, from: box.origin), shape.pen, width: box.width, height: box.height)
    for y in max(box.top, 0)..<max(min(box.bottom, scene.height), max(box.top, 0)) {
      for x in max(box.left, 0)..<max(min(box.right, scene.width), max(box.left, 0)) {
        canvas[y * scene.width + x] = whole[(y - box.top) * box.width + x - box.left]
      }
    }
    return canvas
  }

  /// The pixels of a layer or a picture all over the canvas; nil for other paints.
  private func layerPicture(of paint: Mark.Paint, on scene: Scene) throws -> [Pixel]? {
    let canvas = PixelBox(left: 0, top: 0, right: scene.width, bottom: scene.height)
    switch paint {
    case .color, .gradient: return nil
    case .layer(let layer): return try layer.painted(in: canvas).pixels
    case .picture(let picture): return try picture.painted(in: canvas).pixels
    }
  }

  private func color(of paint: Mark.Paint, x: Int, y: Int) -> Pixel {
    switch paint {
    case .color(let color): return Pixel(color)
    case .layer, .picture: return .clear
    case .gradient(let gradient):
      let location =
        Fan(gradient)?.location(x: x, y: y)
        ?? gradient.inner.map { inner in
          let (across, down) = (
            Double(x) + 0.5 - gradient.start.x, Double(y) + 0.5 - gradient.start.y
          )
          let outer = gradient.end.x - gradient.start.x
          return outer > inner
            ? ((across * across + down * down).squareRoot() - inner) * (1 / (outer - inner)) : 1
        } ?? Slope(gradient).location(x: x, y: y)
      let step = (min(max(location, 0), 1) * 16_384 + 0.5).rounded(.down)
      return Pixel(gradient.color(at: step / 16_384))
    }
  }
#endif
