import SkeletonModel

/// A view of an app's own source, and where it is to be shown.
package struct ViewRequest: Hashable, Sendable {
  /// As the document names it: a type, a preview, an expression.
  package var view: String
  /// A folder or a file of source, as the document names it; nil for the document's own folder.
  package var source: String?
  /// The file that names it.
  package var referrer: String
  package var variant: Variant
  /// What is proposed to it; no height where it is as high as it likes.
  package var width: Double
  package var height: Double?
  package var safeArea: Insets
  /// Whose measures it is drawn with.
  package var ios: SystemVersion
  /// How long it has been there, on a clock of its own; 0 is before any of its tasks has begun.
  package var after: Microseconds
  /// Whether the theme around it says what the accent is.
  package var hasOwnAccent: Bool

  /// What starts with a short delay has begun then, and a screen that loads shows its skeleton still.
  package static let usualAfter: Microseconds = 100_000

  package init(
    view: String, source: String? = nil, referrer: String, variant: Variant, width: Double,
    height: Double?, safeArea: Insets = .zero, ios: SystemVersion = .usual,
    after: Microseconds = usualAfter, hasOwnAccent: Bool = false
  ) {
    self.view = view
    self.source = source
    self.referrer = referrer
    self.variant = variant
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.ios = ios
    self.after = after
    self.hasOwnAccent = hasOwnAccent
  }
}

/// Finds out what a view shows: a tree with all values resolved, whose nodes have the positions of
/// the source.
package typealias ViewReader =
  @Sendable (ViewRequest) throws(ViewRefusal) -> Node

/// Why a view cannot be shown.
package struct ViewRefusal: Error, Sendable {
  /// With places in the source.
  package var diagnostics: [Diagnostic]
  /// Without a place of its own: it is reported where the document names the view.
  package var message: String?

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ message: String) {
    diagnostics = []
    self.message = message
  }
}

/// The views that a screen may show, and the room it has for them.
struct ViewRoom {
  let read: ViewReader?
  let referrer: String
  let width: Double
  let height: Double?
  let safeArea: Insets
  /// For those that do not say which.
  let ios: SystemVersion
}
