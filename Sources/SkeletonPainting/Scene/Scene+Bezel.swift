import SkeletonModel

extension Scene {
  /// The picture as the glass of a device shows it: its corners are cut off, and what has no pixels
  /// is black.
  package func behind(_ bezel: Bezel) -> Scene {
    let glass = Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    var shown = self
    if let radius = bezel.device.cornerRadius, radius > 0 {
      var radii = Mark.PixelRadii(all: radius * Double(scale))
      radii.style = bezel.device.corners
      let outline = Mark.Shape.rectangle(glass, radii)
      shown.ground = .clear
      shown.marks = marks.map { $0.cut(to: outline, radii.topLeft) }
      if ground.alpha > 0 {
        shown.marks.insert(
          Mark(node: "", shape: outline, paint: .color(ground), clips: []), at: 0)
      }
    }
    if let cutout = bezel.device.cutout {
      let shape = cutout.shape(in: glass, scale: Double(scale), bezel.orientation)
      shown.marks.append(
        Mark(node: "", shape: shape, paint: .color(Color(red: 0, green: 0, blue: 0)), clips: []))
    }
    return shown
  }
}

extension Mark {
  /// Clipped to a rectangle with rounded corners, if it may reach one of these.
  fileprivate func cut(to outline: Shape, _ radius: Double) -> Mark {
    let (glass, seen) = (outline.bounds, seenBounds)
    // A continuous corner begins farther from the corner than its radius.
    let reach = 2 * radius
    let isBetween =
      seen.x >= reach && seen.maxX <= glass.maxX - reach
      && seen.y >= 0 && seen.maxY <= glass.maxY
    let isBeside =
      seen.y >= reach && seen.maxY <= glass.maxY - reach
      && seen.x >= 0 && seen.maxX <= glass.maxX
    guard !isBetween, !isBeside else { return self }
    var mark = self
    mark.clips.insert(outline, at: 0)
    return mark
  }
}

extension ScreenDevice.Cutout {
  /// What it covers in pixels, in the middle of the upper edge, or turned, of the left one.
  fileprivate func shape(
    in glass: Frame, scale: Double, _ orientation: ScreenDevice.Orientation
  ) -> Mark.Shape {
    let isTurned = orientation == .landscape
    let edge = (isTurned ? glass.height : glass.width) / scale
    func place(_ width: Double, _ height: Double, _ top: Double) -> Frame {
      let left = (edge - width) / 2
      let frame =
        isTurned
        ? Frame(x: top, y: left, width: height, height: width)
        : Frame(x: left, y: top, width: width, height: height)
      return PixelGrid(scale: scale, isMirrored: false).snapped(frame)
    }
    switch self {
    case .island(let width, let height, let top):
      let frame = place(width, height, top)
      return .rectangle(frame, Mark.PixelRadii(all: min(frame.width, frame.height) / 2))
    case .hole(let diameter, let center):
      let frame = place(diameter, diameter, center - diameter / 2)
      return .rectangle(frame, Mark.PixelRadii(all: min(frame.width, frame.height) / 2))
    case .notch(let width, let height, let radius):
      var radii = Mark.PixelRadii(all: radius * scale)
      radii.topLeft = 0
      if isTurned { radii.bottomLeft = 0 } else { radii.topRight = 0 }
      return .rectangle(place(width, height, 0), radii)
    }
  }
}
