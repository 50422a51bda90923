import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// The result of `diff` for a pair of files.
enum PictureDiff {
  case onlyBefore
  case onlyAfter
  /// Why nothing was compared, with the file's name.
  case unreadable(String)
  case compared(Comparison, before: PNGFile, after: PNGFile)

  /// More than the file of any picture of allowed size needs.
  private static let limit = 640 * 1_048_576

  init(_ before: String, _ after: String, by tolerance: Tolerance) {
    do throws(Failure) {
      let bytes = (
        before: try Files.read(before, limit: Self.limit),
        after: try Files.read(after, limit: Self.limit)
      )
      do throws(Failure) {
        let (old, new) = (try PNGFile(bytes.before), try PNGFile(bytes.after))
        self = .compared(
          try compare(.file(old), with: .file(new), tolerance: tolerance), before: old, after: new)
      } catch {
        // One of the two; the first, if it is both.
        try Self.check(bytes.before, before)
        try Self.check(bytes.after, after)
        throw error
      }
    } catch {
      self = .unreadable(error.description)
    }
  }

  /// For something that is no file.
  init(unreadable path: String) {
    do throws(Failure) {
      _ = try Files.read(path, limit: Self.limit)
      self = .unreadable(Failure(path: path, "there is no such file or folder").description)
    } catch {
      self = .unreadable(error.description)
    }
  }

  /// Throws, with the file's name, if it cannot be read.
  private static func check(_ bytes: [UInt8], _ path: String) throws(Failure) {
    do throws(Failure) {
      try PNGFile(bytes).check()
    } catch {
      throw Failure(path: path, error.message)
    }
  }
}

extension PictureDiff {
  var verdict: Verdict {
    switch self {
    case .onlyBefore: .obsolete
    case .onlyAfter: .missing
    case .unreadable: .unreadable
    case .compared(let comparison, _, _): comparison.verdict
    }
  }

  /// What to complain of; nil where there is nothing.
  var message: String? {
    if case .unreadable(let message) = self { message } else { nil }
  }

  private var comparison: Comparison? {
    if case .compared(let comparison, _, _) = self { comparison } else { nil }
  }

  /// The members of the JSON output; null if nothing was compared.
  var members: [JSON.Member] {
    var members: [JSON.Member] = [
      .init("verdict", .string(verdict.rawValue)),
      .init("width", comparison.map { .integer($0.width) } ?? .null),
      .init("height", comparison.map { .integer($0.height) } ?? .null),
      .init("differing", comparison.map { .integer($0.differing) } ?? .null),
      .init("ratio", comparison.map { .number($0.ratio) } ?? .null),
      .init("maxDelta", comparison.map { .number($0.maxDelta) } ?? .null),
      .init("bounds", comparison?.bounds.map(Self.json) ?? .null),
    ]
    if verdict == .resized, case .compared(_, let before, let after) = self {
      members.append(.init("before", Self.size(of: before)))
      members.append(.init("after", Self.size(of: after)))
    }
    if let message { members.append(.init("message", .string(message))) }
    return members
  }

  private static func json(_ box: PixelBox) -> JSON {
    .object([
      .init("x", .integer(box.left)), .init("y", .integer(box.top)),
      .init("width", .integer(box.width)), .init("height", .integer(box.height)),
    ])
  }

  private static func size(of picture: PNGFile) -> JSON {
    .object([
      .init("width", .integer(picture.width)), .init("height", .integer(picture.height)),
    ])
  }

  /// A line for people.
  ///
  /// `different: 146 of 2962440 pixels (0.005 %), by 12 of 255 at most, in 30x40 at 10,20`
  var line: String {
    var parts: [String] = []
    if verdict == .resized, case .compared(_, let before, let after) = self {
      let sizes = [before, after].map { "\($0.width)x\($0.height)" }
      parts.append("from \(sizes[0]) to \(sizes[1])")
    }
    if let comparison, verdict != .identical {
      parts.append(
        "\(comparison.differing) of \(comparison.width * comparison.height) pixels "
          + "(\(Self.percent(comparison.ratio)))")
      parts.append("by \(comparison.maxDelta.threeDecimals) of 255 at most")
    }
    if let box = comparison?.bounds {
      parts.append("in \(box.width)x\(box.height) at \(box.left),\(box.top)")
    }
    return verdict.rawValue + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  /// Rounded to thousandths of a percent, but never to exactly 0 or 100.
  private static func percent(_ ratio: Double) -> String {
    let text = (ratio * 100).threeDecimals
    if ratio > 0, text == "0" { return "under 0.001 %" }
    if ratio < 1, text == "100" { return "over 99.999 %" }
    return text + " %"
  }

  /// Paints the differences; does nothing if nothing was compared.
  func paint(to path: String) throws(Stop) {
    guard case .compared(let comparison, let before, _) = self else { return }
    do throws(Failure) {
      guard let picture = try differencePicture(of: comparison, over: .file(before)) else {
        throw Failure("a picture of this difference would be too large")
      }
      try Files.write(png(picture), to: path)
    } catch {
      throw .failure("\(path): \(error.message)")
    }
  }
}
