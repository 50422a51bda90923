/// The file of a picture that a document or an app brings along, with its bytes: what they show is
/// found out where it is painted.
///
/// Two are the same where their bytes are.
package final class PictureFile: Sendable {
  package enum Format: String, Hashable, Sendable {
    case png, jpeg, svg, pdf

    /// Whether it has no pixels of its own.
    package var isDrawing: Bool { self == .svg || self == .pdf }
  }

  /// The path as messages and reports show it.
  package let name: String
  /// The absolute path.
  package let path: String
  package let bytes: [UInt8]
  package let format: Format
  /// In pixels; of a drawing in points.
  package let extent: Extent
  package let digest: SHA256

  package init(
    name: String, path: String, bytes: [UInt8], format: Format, extent: Extent
  ) {
    self.name = name
    self.path = path
    self.bytes = bytes
    self.format = format
    self.extent = extent
    digest = SHA256(bytes)
  }
}

extension PictureFile: Hashable {
  package static func == (a: PictureFile, b: PictureFile) -> Bool {
    a === b || a.digest == b.digest
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// A picture in place of a colour.
package struct PictureFill: Hashable, Sendable {
  /// How a picture takes a frame of another shape.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Covers the frame, in proportion: what sticks out of it is cut off.
    case fill
    /// Stands in the middle of the frame as a whole, in proportion.
    case fit
    case stretch
  }

  package var file: PictureFile
  package var mode: Mode
  /// What all of it is painted with that is opaque; nil for its own colours.
  package var color: Color?

  package init(file: PictureFile, mode: Mode = .fill, color: Color? = nil) {
    self.file = file
    self.mode = mode
    self.color = color
  }

  /// Where all of the picture lies, if it is to take a frame.
  package func place(in frame: Frame) -> Frame {
    let (width, height) = (file.extent.width, file.extent.height)
    guard mode != .stretch, frame.width > 0, frame.height > 0 else { return frame }
    let (across, down) = (frame.width / width, frame.height / height)
    let scale = mode == .fill ? max(across, down) : min(across, down)
    let extent = Extent(width: width * scale, height: height * scale)
    return Frame(
      x: frame.x + (frame.width - extent.width) / 2,
      y: frame.y + (frame.height - extent.height) / 2,
      width: extent.width, height: extent.height)
  }

  /// What tells it from another, in words.
  package var words: String {
    // Not by its path, which for an app's own is that of a machine.
    "picture \(file.path.split(separator: "/").last ?? "") \(file.digest.hexadecimal.prefix(12)) \(mode.rawValue)"
  }
}
