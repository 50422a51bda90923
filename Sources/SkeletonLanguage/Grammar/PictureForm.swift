import SkeletonModel
import SkeletonSystem

/// A picture in place of a colour.
enum PictureForm {
  static let picture = Key(
    "picture", .text, isRequired: true,
    "the path of a PNG, JPEG, SVG or PDF file, from the file that names it; it stays inside the "
      + "project")
  static let contentMode = Key(
    "contentMode", Form<PictureFill.Mode>.word, default: "fill",
    "`fill` covers what it fills, `fit` stands in the middle of it as a whole, both in proportion; "
      + "`stretch` takes its shape")
  static let color = Key(
    "color", .color, "what all of it is painted with that is opaque, as a template is")
  static let map = MapForm(
    "picturePaint", "A picture of a file, in place of a colour. It is never mirrored.",
    [picture, contentMode, color])

  /// Whether a word is spelt as a picture's file is.
  static func isFile(_ word: String) -> Bool {
    ["png", "jpg", "jpeg", "svg", "pdf"].contains(FilePath.ending(of: word))
  }
}

extension Reading {
  func picture(_ tree: Tree) -> Paint? {
    guard let fields = fields(of: tree, PictureForm.map, place: "a picture"),
      let path = fields[PictureForm.picture], let written = tree[PictureForm.picture.name]
    else { return nil }
    // A path that a parameter brings starts where that has its value.
    let origin = dereference(written).map { $0.0.origin?.spot ?? $0.0.spot } ?? written.spot
    guard !path.isEmpty else {
      complain(written, "'picture' needs the path of a file")
      return nil
    }
    guard let files = origin.source.beside else {
      complain(
        written,
        "'\(path)' is a file beside the document, and this document was not read from one")
      return nil
    }
    switch files.picture(path) {
    case .failure(let failure):
      complain(written, "the picture '\(path)' \(failure.message)")
      return nil
    case .success(let file):
      return .picture(
        PictureFill(
          file: file, mode: fields[PictureForm.contentMode] ?? .fill,
          color: fields[PictureForm.color]))
    }
  }
}
