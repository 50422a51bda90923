import SkeletonModel

extension Mark.Shape {
  /// What draws it; nil for what is filled.
  var line: Mark.Pen? { if case .stroke(_, let pen) = self { pen } else { nil } }
}

extension Mark.Pen {
  /// What SVG does not take for granted of a line.
  ///
  /// - Parameter points: A length as SVG has it.
  func attributes(_ points: (Double) -> String) -> SVGWriter.Attributes {
    var attributes: SVGWriter.Attributes = []
    if cap != .butt { attributes.append(("stroke-linecap", cap.rawValue)) }
    switch join {
    case .miter: attributes.append(("stroke-miterlimit", Self.miterLimit.shortestDecimal))
    case .round, .bevel: attributes.append(("stroke-linejoin", join.rawValue))
    }
    if !dash.isEmpty {
      attributes.append(("stroke-dasharray", dash.map(points).joined(separator: " ")))
      if dashPhase != 0 { attributes.append(("stroke-dashoffset", points(dashPhase))) }
    }
    return attributes
  }
}
