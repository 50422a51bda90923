import SkeletonModel
import SkeletonPainting

// The settings of a frame. Raw values are the words used in documents, flags and file names.
extension SkeletonFrame {
  /// Light or dark.
  public enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// The Increase Contrast setting.
  public enum Contrast: String, Sendable, CaseIterable { case normal, increased }

  /// The Reduce Motion setting.
  public enum Motion: String, Sendable, CaseIterable { case full, reduced }

  /// The reading direction, with SwiftUI's names.
  public enum Direction: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// A Dynamic Type size, with SwiftUI's names; `large` is the default of a phone.
  public enum TypeSize: String, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1 = "ax1"
    case accessibility2 = "ax2"
    case accessibility3 = "ax3"
    case accessibility4 = "ax4"
    case accessibility5 = "ax5"
  }

  /// A canvas that replaces the document's own.
  public struct Canvas: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points; nil means the document's height.
    public var height: Double?

    /// - Parameters:
    ///   - width: In points, from 1 to 16,384.
    ///   - height: In points, from 1 to 16,384; nil means the document's height.
    public init(width: Double, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }
}

/// A public copy of an enum that documents use.
///
/// The internal types can change without changing the API; a test checks that both have the same
/// words.
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
