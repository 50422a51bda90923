public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
public enum Contrast: String, Hashable, Sendable, CaseIterable { case normal, increased }
public enum MotionPreference: String, Hashable, Sendable, CaseIterable { case full, reduced }
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case ltr, rtl }

/// The Dynamic Type sizes, smallest first; `large` is what a phone comes with.
public enum TypeSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3, ax4, ax5

  /// Whether this is one of the accessibility sizes.
  public var isAccessibility: Bool {
    switch self {
    case .ax1, .ax2, .ax3, .ax4, .ax5: true
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    }
  }
}

/// A canvas of another width, and of another height if one is named: `375`, `768x1024`.
public struct CanvasSize: Hashable, Sendable {
  public var width: Double
  public var height: Double?

  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// One way a screen may be shown: what the user has set, and on which device.
public struct Variant: Hashable, Sendable {
  public var appearance = Appearance.light
  public var contrast = Contrast.normal
  public var motion = MotionPreference.full
  public var type = TypeSize.large
  public var direction = LayoutDirection.ltr
  /// nil: the document's own canvas.
  public var width: CanvasSize?
  public var scale = 1

  public init() {}
}
