import Foundation
import SkeletonLayout
import SkeletonModel

/// A font that must be installed for a test.
package struct InstalledFont: Sendable {
  package var family: String
  /// The digest of its file; nil if any release is suitable.
  package var digest: String?
  package var release: String?

  package init(family: String, digest: String? = nil, release: String? = nil) {
    self.family = family
    self.digest = digest
    self.release = release
  }

  /// Inter as packaged by Debian 12, whose measurements are in tables and goldens.
  package static let debianInter = InstalledFont(
    family: "Inter", digest: "a7e791e8f5a0fb02", release: "Inter of Debian 12 (fonts-inter 4.0)")

  package var isThere: Bool {
    let font = Font(family: family, weight: .regular, size: 17, leading: 22)
    let found = TextShaper().fontDigest(font) {
      FileManager.default.contents(atPath: $0).map(Array.init)
    }
    guard let found else { return false }
    return digest == nil || digest == found
  }

  package func at(_ size: Double, _ weight: FontWeight = .regular, leading: Double = 22) -> Font {
    Font(family: family, weight: weight, size: size, leading: leading)
  }
}
