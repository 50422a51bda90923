import SkeletonModel

/// Breaks texts into lines and outlines, and reports what a font cannot show.
///
/// Each worker has its own shaper, because it must not be shared between threads; what one has found
/// out, all know. It has no cost until the first text.
package final class TextShaper {
  private var faces: [FaceQuestion: Face] = [:]

  package init() {}
}

extension TextShaper {
  /// Why the text cannot be shown in the font, in words for its author; nil if it can.
  package func problem(with text: String, in font: Font) -> String? {
    if let problem = Self.problem(with: text, size: font.size) { return problem }
    switch face(for: font) {
    case .failure(let problem): return problem.message
    case .success:
      let missing = answer(TextQuestion(text: text, font: font)).missing
      // In right-to-left text, `missing` is in visual order; report the character that the author
      // reads first. A decomposed letter may lack an accent that is not a scalar of the text.
      let first = text.unicodeScalars.first(where: missing.contains) ?? missing.first
      return first.map { Self.lacking($0, font.family) }
    }
  }

  /// The characters of a text that the font has no glyph for; none where the font is not installed.
  package func lacking(_ text: String, in font: Font) -> Set<Unicode.Scalar> {
    guard Self.problem(with: text, size: font.size) == nil, case .success = face(for: font) else {
      return []
    }
    return Set(answer(TextQuestion(text: text, font: font)).missing)
  }

  /// The lines of a text: at most `width` wide (nil: broken only at line breaks in the text), and
  /// at most `lineLimit` of them, the last one truncated with an ellipsis.
  ///
  /// A word wider than `width` is broken between characters, but each line has at least one
  /// character. A text with a problem gives one empty line.
  package func block(
    _ text: String, font: Font, width: Double?, lineLimit: Int?
  ) -> TextBlock {
    let width = width.flatMap { $0 < .infinity ? max($0, 0) : nil }
    // Without a width, one paragraph is one line.
    let isOneLine = width == nil && !text.utf8.contains(UInt8(ascii: "\n"))
    let lineLimit = isOneLine ? nil : lineLimit.map { max($0, 1) }
    return answer(TextQuestion(text: text, font: font, width: width, lineLimit: lineLimit)).block
  }

  /// The same as a closure, for Layout.
  package var measure: TextMeasure {
    { text, font, width, lineLimit in
      self.block(text, font: font, width: width, lineLimit: lineLimit)
    }
  }

  /// The first 16 digits of the SHA-256 digest of the font's file, and `#1` and so on for a later
  /// face of a collection; nil if the font is not installed or its file cannot be read.
  package func fontDigest(_ font: Font, readFile: (String) -> [UInt8]?) -> String? {
    let family = SystemStandIn(for: font).family
    let file = FontFile.face(of: font.weight, among: FontCatalog.faces(of: family))
    return file.flatMap { FontDigest.digest(of: $0, readFile: readFile) }
  }
}

extension TextShaper {
  private func answer(_ question: TextQuestion) -> TextAnswer {
    if let known = TextAnswers.shared[question] { return known }
    let answer = freshAnswer(question)
    TextAnswers.shared.keep(answer, to: question)
    return answer
  }

  private func freshAnswer(_ question: TextQuestion) -> TextAnswer {
    let font = question.font
    let standIn = SystemStandIn(for: font)
    guard Self.problem(with: question.text, size: font.size) == nil,
      case .success(let face) = face(for: font, standIn.family)
    else {
      let line = TextLine(text: "", width: 0, outline: Path())
      return TextAnswer(block: TextBlock(lines: [line], baseline: font.leading / 2))
    }
    if let width = question.width, let whole = unbroken(question, in: width) { return whole }
    let lines = face.lines(
      of: question.text, size: font.size, spacing: standIn.spacing,
      width: question.width, lineLimit: question.lineLimit)
    let block = TextBlock(
      lines: lines.map { face.textLine($0, size: font.size) },
      baseline: face.baseline(size: font.size, leading: font.leading))
    return TextAnswer(block: block, missing: lines.flatMap(\.missing))
  }
}

extension TextShaper {
  /// Widths that are closer to each other than this are not told apart here, in points.
  private static let slack = 0.001

  /// The answer for any width that is wider than a text in one line: nothing is broken, and to let
  /// pango find that out again costs as much as to shape the text. nil if it may be broken.
  private func unbroken(_ question: TextQuestion, in width: Double) -> TextAnswer? {
    // A soft hyphen takes room only where pango thinks of breaking the line.
    guard !question.text.unicodeScalars.contains("\u{ad}") else { return nil }
    let natural = answer(TextQuestion(text: question.text, font: question.font))
    guard natural.block.lines.count == 1, let line = natural.block.lines.first,
      line.width + Self.slack < width
    else { return nil }
    return natural
  }
}

extension TextShaper {
  private struct FaceQuestion: Hashable {
    var family: String
    var weight: FontWeight
  }

  private func face(for font: Font) -> Result<Face, Failure> {
    face(for: font, SystemStandIn(for: font).family)
  }

  /// - Parameter family: What the font is set in.
  private func face(for font: Font, _ family: String) -> Result<Face, Failure> {
    do throws(Failure) { _ = try TextLibrary.calls } catch { return .failure(error) }
    let question = FaceQuestion(family: family, weight: font.weight)
    if let face = faces[question] { return .success(face) }
    let installed = FontCatalog.faces(of: family)
    guard !installed.isEmpty else { return .failure(Failure(Self.absent(font.family))) }
    guard let file = FontFile.face(of: font.weight, among: installed) else {
      return .failure(Failure(Self.weightless(font, FontFile.weights(of: installed))))
    }
    guard let face = Face(file, weight: file.number(for: font.weight)) else {
      return .failure(Failure("the font file '\(file.path)' cannot be used"))
    }
    faces[question] = face
    return .success(face)
  }
}
