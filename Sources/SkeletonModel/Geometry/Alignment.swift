/// The position of a view in a wider container.
package enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// The share of the free width that is before the view.
  package var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// The position of a view in a taller container, or the baseline on which views in a row are
/// aligned.
package enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A horizontal and a vertical alignment together.
package struct Alignment: Hashable, Sendable {
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment

  package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.center, .center)
}
