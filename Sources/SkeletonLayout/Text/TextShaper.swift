import SkeletonModel

/// Breaks texts into lines and outlines, and reports what a font cannot show.
///
/// Each worker has its own shaper, because it must not be shared between threads; what one has found
/// out, all know. It has no cost until the first text.
package final class TextShaper {
  private var faces: [FaceQuestion: Face] = [:]
  /// Of the fonts that these are.
  private var edition = 0

  package init() {}
}

extension TextShaper {
  /// Why the text cannot be shown in its fonts, in words for its author; nil if it can.
  package func problem(with words: StyledText) -> String? {
    for part in words.parts {
      if let problem = problem(with: part.text, in: part.font) { return problem }
    }
    guard words.parts.count > 1 else { return nil }
    return parted(words)?.isBreakable == false ? Self.unbreakable : nil
  }

  package func problem(with text: String, in font: Font) -> String? {
    if let problem = Self.problem(with: text, size: font.size) { return problem }
    switch face(for: font) {
    case .failure(let problem): return problem.message
    case .success:
      let missing = answer(TextQuestion(words: StyledText(text, font))).missing
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
    return Set(answer(TextQuestion(words: StyledText(text, font))).missing)
  }

  /// The lines of a text: at most `width` wide (nil: broken only at line breaks in the text), and
  /// at most `lineLimit` of them, the last one truncated with an ellipsis.
  ///
  /// A word wider than `width` is broken between characters, but each line has at least one
  /// character. A text with a problem gives one empty line.
  package func block(_ words: StyledText, width: Double?, lineLimit: Int?) -> TextBlock {
    let width = width.flatMap { $0 < .infinity ? max($0, 0) : nil }
    // Without a width, one paragraph is one line.
    let isOneLine =
      width == nil && words.parts.allSatisfy { !$0.text.utf8.contains(UInt8(ascii: "\n")) }
    let lineLimit = isOneLine ? nil : lineLimit.map { max($0, 1) }
    return answer(TextQuestion(words: words, width: width, lineLimit: lineLimit)).block
  }

  package func block(
    _ text: String, font: Font, width: Double?, lineLimit: Int?
  ) -> TextBlock {
    block(StyledText(text, font), width: width, lineLimit: lineLimit)
  }

  /// The same as a closure, for Layout.
  package var measure: TextMeasure {
    { words, width, lineLimit in
      self.block(words, width: width, lineLimit: lineLimit)
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
    guard question.words.parts.count == 1 else { return freshAnswer(toParted: question) }
    let (text, font) = (question.words.parts[0].text, question.words.parts[0].font)
    let standIn = SystemStandIn(for: font)
    guard Self.problem(with: text, size: font.size) == nil,
      case .success(let face) = face(for: font, standIn.family)
    else { return TextAnswer(nothingIn: font) }
    if let width = question.width, let whole = unbroken(question, in: width) { return whole }
    let lines = face.lines(
      of: text, size: font.size, spacing: standIn.spacing,
      width: question.width, lineLimit: question.lineLimit)
    let block = TextBlock(
      lines: lines.map {
        face.textLine(
          $0, size: font.size, capHeight: standIn.capHeight, isItalic: font.isItalic)
      },
      baseline: face.baseline(size: font.size, leading: font.leading))
    return TextAnswer(block: block, missing: lines.flatMap(\.missing))
  }

  private func freshAnswer(toParted question: TextQuestion) -> TextAnswer {
    let font = question.words.tallestFont(scale: 1)
    guard let parted = parted(question.words), parted.isBreakable,
      case .success(let tallest) = face(for: font)
    else { return TextAnswer(nothingIn: font) }
    if let width = question.width, let whole = unbroken(question, in: width) { return whole }
    let lines = parted.lines(width: question.width, lineLimit: question.lineLimit)
    let block = TextBlock(
      lines: lines.map(parted.textLine),
      baseline: tallest.baseline(size: font.size, leading: font.leading))
    return TextAnswer(block: block, missing: lines.flatMap(\.missing))
  }

  /// nil if a part has a problem.
  private func parted(_ words: StyledText) -> PartedText? {
    var settings: [PartedText.Setting] = []
    for part in words.parts {
      let standIn = SystemStandIn(for: part.font)
      guard Self.problem(with: part.text, size: part.font.size) == nil,
        case .success(let face) = face(for: part.font, standIn.family)
      else { return nil }
      settings.append(
        PartedText.Setting(
          face: face, size: part.font.size, spacing: standIn.spacing,
          capHeight: standIn.capHeight, isItalic: part.font.isItalic))
    }
    return PartedText(words, settings)
  }
}

extension TextAnswer {
  /// What is shown of a text with a problem: an empty line.
  fileprivate init(nothingIn font: Font) {
    let line = TextLine(text: "", width: 0, outline: Path())
    self.init(block: TextBlock(lines: [line], baseline: font.leading / 2))
  }
}

extension TextShaper {
  /// Widths that are closer to each other than this are not told apart here, in points.
  private static let slack = 0.001

  /// The answer for any width that is wider than a text in one line: nothing is broken, and to let
  /// pango find that out again costs as much as to shape the text. nil if it may be broken.
  private func unbroken(_ question: TextQuestion, in width: Double) -> TextAnswer? {
    // A soft hyphen takes room only where pango thinks of breaking the line.
    guard !question.words.parts.contains(where: { $0.text.unicodeScalars.contains("\u{ad}") })
    else { return nil }
    let natural = answer(TextQuestion(words: question.words))
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
    do throws(Failure) { _ = try TextLibrary.loaded } catch { return .failure(error) }
    if edition != FontCatalog.edition {
      edition = FontCatalog.edition
      faces = [:]
    }
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
