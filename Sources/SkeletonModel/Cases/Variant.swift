package enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
package enum Contrast: String, Hashable, Sendable, CaseIterable { case normal, increased }
package enum MotionPreference: String, Hashable, Sendable, CaseIterable { case full, reduced }
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case ltr, rtl }

/// The Dynamic Type sizes, smallest first; `large` is the default of iOS.
package enum TypeSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3, ax4, ax5

  /// Whether this is one of the accessibility sizes.
  package var isAccessibility: Bool {
    switch self {
    case .ax1, .ax2, .ax3, .ax4, .ax5: true
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    }
  }
}

/// A different width for the canvas, and optionally a different height: `375`, `768x1024`.
package struct CanvasSize: Hashable, Sendable {
  package var width: Double
  package var height: Double?

  package init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// One way to show a screen: the user's settings and the device.
package struct Variant: Hashable, Sendable {
  package var appearance = Appearance.light
  package var contrast = Contrast.normal
  package var motion = MotionPreference.full
  package var type = TypeSize.large
  package var direction = LayoutDirection.ltr
  /// nil means that which an app is developed in, or English.
  package var language: Language?
  /// nil means the document's own canvas.
  package var width: CanvasSize?
  package var scale = 1

  package init() {}
}
