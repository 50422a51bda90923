import Foundation

/// A font that is installed nowhere: Inter under another name.
package enum BrandFont {
  package static let family = "Brand"

  /// Writes its faces `Brand-Regular` and `Brand-Bold` into a folder.
  package static func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for weight in ["Regular", "Bold"] {
      guard let file = installed("Inter-\(weight)") else { throw CocoaError(.fileNoSuchFile) }
      var bytes = try Data(contentsOf: file)
      // Names are there in UTF-16; digests of a font's tables are nobody's concern.
      let (old, new) = (name("Inter"), name(family))
      var start = bytes.startIndex
      while let found = bytes.range(of: old, in: start..<bytes.endIndex) {
        bytes.replaceSubrange(found, with: new)
        start = found.upperBound
      }
      try bytes.write(to: URL(fileURLWithPath: "\(folder)/Brand-\(weight).otf"))
    }
  }

  private static func name(_ text: String) -> Data {
    Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] })
  }

  private static func installed(_ name: String) -> URL? {
    let home = NSHomeDirectory()
    let folders = [
      "/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts",
      home + "/.fonts", "/Library/Fonts", home + "/Library/Fonts",
    ]
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      let found = paths.first { path in
        ["otf", "ttf"].contains { path == "\(name).\($0)" || path.hasSuffix("/\(name).\($0)") }
      }
      if let found { return URL(fileURLWithPath: "\(folder)/\(found)") }
    }
    return nil
  }
}
