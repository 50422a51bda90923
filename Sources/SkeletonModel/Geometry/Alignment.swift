/// Where something stands in a wider place.
package enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// The share of the free room that goes before the thing.
  package var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where something stands in a taller place, or on which line it is hung beside others.
package enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// One of the nine places in a rectangle.
package struct Alignment: Hashable, Sendable {
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment

  package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.center, .center)
}
