import SkeletonModel

// What may be set of a frame. The raw values are the words of documents, flags and file names.
extension SkeletonFrame {
  /// Light or dark.
  public enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// The Increase Contrast setting.
  public enum Contrast: String, Sendable, CaseIterable { case normal, increased }

  /// The Reduce Motion setting.
  public enum Motion: String, Sendable, CaseIterable { case full, reduced }

  /// Which way is read, by the names SwiftUI has for it.
  public enum Direction: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// A Dynamic Type size, by the names SwiftUI has for it; `large` is what a phone comes with.
  public enum TypeSize: String, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1 = "ax1"
    case accessibility2 = "ax2"
    case accessibility3 = "ax3"
    case accessibility4 = "ax4"
    case accessibility5 = "ax5"
  }

  /// A canvas in place of the document's own.
  public struct Canvas: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points; nil: as the document has it.
    public var height: Double?

    /// - Parameters:
    ///   - width: In points, from 1 to 16,384.
    ///   - height: The same; nil: as the document has it.
    public init(width: Double, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }
}

/// A word that documents have, too.
///
/// The types behind are the library's own, free to change; what keeps both alike is a test.
protocol DocumentWord: RawRepresentable<String> {
  associatedtype Model: RawRepresentable<String>
}

extension SkeletonFrame.Appearance: DocumentWord { typealias Model = Appearance }
extension SkeletonFrame.Contrast: DocumentWord { typealias Model = Contrast }
extension SkeletonFrame.Motion: DocumentWord { typealias Model = MotionPreference }
extension SkeletonFrame.Direction: DocumentWord { typealias Model = LayoutDirection }
extension SkeletonFrame.TypeSize: DocumentWord { typealias Model = TypeSize }

extension DocumentWord {
  init(_ model: Model) {
    guard let word = Self(rawValue: model.rawValue) else {
      preconditionFailure("'\(model.rawValue)' is a word of documents that has no public name")
    }
    self = word
  }

  var model: Model {
    guard let model = Model(rawValue: rawValue) else {
      preconditionFailure("'\(rawValue)' is no word of documents")
    }
    return model
  }
}
