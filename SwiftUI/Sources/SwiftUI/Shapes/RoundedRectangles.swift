/// Outlines of rectangles with round corners, from the top left, clockwise.
extension Path {
  /// - Parameter corners: As wide and as high as their curves would be as parts of an ellipse; no two
  ///   on a side are longer than it.
  static func roundedRect(
    _ rect: CGRect, _ corners: [CGSize], _ style: RoundedCornerStyle
  ) -> [Element] {
    let isSmooth = style == .continuous && corners.allSatisfy { $0.width == $0.height }
    var elements: [Element] = []
    let vertices = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // Towards the vertex along the side that ends there; the way after it is the next one's.
    let ways = [
      CGSize(width: 0, height: -1), CGSize(width: 1, height: 0), CGSize(width: 0, height: 1),
      CGSize(width: -1, height: 0),
    ]
    for index in vertices.indices {
      let (vertex, before, after) = (vertices[index], ways[index], ways[(index + 1) % 4])
      let size = corners[index]
      /// A place so many radii before the vertex and after it.
      func place(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
        CGPoint(
          x: vertex.x + size.width * (after.width * ahead - before.width * back),
          y: vertex.y + size.height * (after.height * ahead - before.height * back))
      }
      func leadIn(_ neighbour: Int, _ isUpright: Bool) -> LeadIn? {
        guard isSmooth else { return nil }
        return LeadIn(
          isUpright ? rect.height : rect.width, radii: size.width + corners[neighbour].width)
      }
      let isUpright = before.width == 0
      let leaving = leadIn((index + 3) % 4, isUpright)
      let joining = leadIn((index + 1) % 4, !isUpright)
      let start = place(leaving?.extent ?? 1, 0)
      elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
      guard size.width > 0, size.height > 0 else { continue }
      guard let leaving, let joining else {
        let pull = 1 - quarterArc
        elements.append(
          .curve(to: place(0, 1), control1: place(pull, 0), control2: place(0, pull)))
        continue
      }
      // The middle of the curve is the same for every size.
      let (near, far): (CGFloat, CGFloat) = (0.074_911_401, 0.631_493_986)
      let (low, high): (CGFloat, CGFloat) = (0.169_060_007, 0.372_824_013)
      elements += [
        .curve(
          to: place(far, near), control1: place(leaving.control, 0),
          control2: place(leaving.shoulder, 0)),
        .curve(to: place(near, far), control1: place(high, low), control2: place(low, high)),
        .curve(
          to: place(0, joining.extent), control1: place(0, joining.shoulder),
          control2: place(0, joining.control)),
      ]
    }
    return elements + [.closeSubpath]
  }

  /// How a continuous corner leaves a side, as where it is painted. Lengths are in radii, from where the
  /// sides would meet.
  private struct LeadIn {
    let extent: CGFloat
    let control: CGFloat
    let shoulder: CGFloat

    /// - Parameter radii: The sum of the radii at both ends of the side.
    init(_ side: CGFloat, radii: CGFloat) {
      let surplus: CGFloat = 0.528_664_947
      let room = radii > 0 ? (side - radii) / (radii * surplus) : 1
      let share = min(max(room, 0), 1)
      extent = 1 + surplus * share
      control = 0.96 + 0.128_490_031 * share
      shoulder = 0.82 + 0.048_407_018 * share
    }
  }
}
