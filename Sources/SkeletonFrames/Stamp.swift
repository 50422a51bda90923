import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// The version of this package.
package let skelsnapVersion = "0.1.0"

/// The versions of the libraries that this run paints with.
package enum LibraryVersions {
  package static var all: [(name: String, version: String)] {
    let text = TextVersions.linked
    return [
      ("cairo", PaintVersions.cairo), ("pixman", PaintVersions.pixman),
      ("libpng", PaintVersions.libpng), ("libdeflate", PaintVersions.libdeflate),
      ("libyaml", YAMLReader.version), ("pango", text.pango),
      ("harfbuzz", text.harfbuzz), ("fontconfig", text.fontconfig), ("freetype", text.freetype),
    ]
  }
}

/// The origin of a picture, written into its file: libraries, fonts, and the case it shows.
package struct Stamp: Hashable, Sendable {
  package var document: String
  package var variant: String
  /// The frame's name: `phase-0500`, `static`, `content`.
  package var frame: String
  package var phase: Double?
  /// Each font with the digest of its file; empty if the picture has no text.
  package var fonts: [String]

  package init(_ one: Case, fonts: [String]) {
    document = one.document
    variant = one.variant.slug
    frame = one.frameName
    phase = one.phase
    self.fonts = fonts
  }
}

extension Stamp {
  /// The stamp as text chunks of a PNG.
  package var texts: [PNGText] {
    var texts = [
      PNGText(key: "skelsnap", text: skelsnapVersion),
      PNGText(key: "cairo", text: PaintVersions.cairo),
      PNGText(key: "pixman", text: PaintVersions.pixman),
      PNGText(key: "freetype", text: TextVersions.linked.freetype),
    ]
    if !fonts.isEmpty {
      texts.append(PNGText(key: "font", text: fonts.joined(separator: "; ")))
    }
    texts += [
      PNGText(key: "document", text: document), PNGText(key: "variant", text: variant),
      PNGText(key: "frame", text: frame),
    ]
    if let phase { texts.append(PNGText(key: "phase", text: phase.shortestDecimal)) }
    return texts
  }
}

extension Stamp {
  /// What a picture's stamp names instead of this case.
  package enum Other: Hashable, Sendable {
    /// The same case of another document.
    case document(String)
    case `case`(String)
  }

  /// nil if the stamp names this case, or none.
  package func other(in picture: PNGFile) -> Other? {
    let own = [("document", document), ("variant", variant), ("frame", frame)]
    let stamped = picture.texts
    let isOther = own.map { key, value in stamped[key].map { $0 != value } ?? false }
    guard isOther.contains(true) else { return nil }
    if isOther == [true, false, false], stamped["variant"] != nil, stamped["frame"] != nil,
      let document = stamped["document"]
    {
      return .document(document)
    }
    return .case(own.map { stamped[$0.0] ?? "?" }.joined(separator: "/"))
  }

  /// The libraries and fonts that the picture was made with in another version than this run's;
  /// empty if all are the same.
  package func otherLibraries(in picture: PNGFile) -> [String] {
    let stamped = picture.texts
    return texts.compactMap { own in
      guard ["cairo", "pixman", "freetype", "font"].contains(own.key),
        let there = stamped[own.key], there != own.text
      else { return nil }
      return "\(own.key) \(there), here \(own.text)"
    }
  }
}

extension TextShaper {
  /// Fonts with the digests of their files, as stamps and `layout.txt` name them.
  package func stamped(_ fonts: [Font]) -> [String] {
    fonts.map { font in
      let digest = fontDigest(font) { try? Files.read($0, limit: 100_000_000) }
      return "\(font.family) \(font.weight.rawValue) \(digest ?? "unknown")"
    }
  }
}
