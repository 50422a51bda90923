/// Selects cases: any whose path `document/variant/frame` matches one of the patterns.
///
/// A pattern with `*` (any text, including `/`), `?` (one character) or `[abc]` (one of these; also
/// `[a-z]`, `[!abc]`) must match the whole path, with or without `.png`. A pattern without these
/// may occur anywhere in the path. Without patterns, every case is selected.
package struct CaseFilter: Hashable, Sendable {
  private var patterns: [Pattern]
  /// If not nil, only cases with one of these exact paths are selected.
  private var paths: Set<String>?

  /// - Parameter paths: if given, a case must also have one of these paths.
  package init(_ patterns: [String], paths: Set<String>? = nil) {
    self.patterns = patterns.map(Pattern.init)
    self.paths = paths
  }

  /// Whether nothing is filtered out.
  package var isEmpty: Bool { patterns.isEmpty && paths == nil }

  package func includes(_ one: Case) -> Bool { includes(path: one.path) }

  package func includes(path: String) -> Bool {
    if let paths, !paths.contains(path) { return false }
    if patterns.isEmpty { return true }
    let whole = Array(path.unicodeScalars)
    let bare = path.hasSuffix(".png") ? Array(whole.dropLast(4)) : whole
    return patterns.contains { $0.fits(whole) || $0.fits(bare) }
  }
}

/// A parsed pattern.
private struct Pattern: Hashable {
  enum Piece: Hashable {
    case anything
    case one
    case scalar(Unicode.Scalar)
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  var pieces: [Piece]

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var pieces: [Piece] = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "*": pieces.append(.anything)
      case "?": pieces.append(.one)
      case "[":
        // A bracket without a closing one stands for itself.
        if let (set, end) = Self.set(in: scalars, from: index + 1) {
          pieces.append(set)
          index = end
        } else {
          pieces.append(.scalar("["))
        }
      case let scalar: pieces.append(.scalar(scalar))
      }
      index += 1
    }
    let isPlain = pieces.allSatisfy { if case .scalar = $0 { true } else { false } }
    self.pieces = isPlain ? [.anything] + pieces + [.anything] : pieces
  }

  /// The set inside the brackets, and the index of the closing bracket.
  private static func set(in scalars: [Unicode.Scalar], from start: Int) -> (Piece, Int)? {
    var index = start
    let isNegated = index < scalars.count && (scalars[index] == "!" || scalars[index] == "^")
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "]", !ranges.isEmpty { return (.set(ranges, isNegated: isNegated), index) }
      if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index + 2] != "]",
        scalar <= scalars[index + 2]
      {
        ranges.append(scalar...scalars[index + 2])
        index += 3
      } else {
        ranges.append(scalar...scalar)
        index += 1
      }
    }
    return nil
  }

  /// Backtracks only to the last `*`. That is sufficient, and keeps the time at most quadratic.
  func fits(_ text: [Unicode.Scalar]) -> Bool {
    var piece = 0
    var place = 0
    var retry: (piece: Int, place: Int)?
    while place < text.count {
      if piece < pieces.count, pieces[piece] == .anything {
        retry = (piece, place)
        piece += 1
      } else if piece < pieces.count, pieces[piece].fits(text[place]) {
        piece += 1
        place += 1
      } else if let last = retry {
        piece = last.piece + 1
        place = last.place + 1
        retry = (last.piece, place)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .anything }
  }
}

extension Pattern.Piece {
  fileprivate func fits(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .anything, .one: true
    case .scalar(let own): own == scalar
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
