/// Which cases are meant: any whose `document/variant/frame` fits one of the patterns.
///
/// A pattern with `*` (any text, `/` included), `?` (one character) or `[abc]` (one of these;
/// `[a-z]`, `[!abc]`) fits the whole path, with or without the picture's ending; a plain word
/// fits anywhere in it. No patterns mean every case.
package struct CaseFilter: Hashable, Sendable {
  private var patterns: [Pattern]
  /// Whole paths; nil where each will do.
  private var paths: Set<String>?

  /// - Parameter paths: where they are given, one of these it must be besides.
  package init(_ patterns: [String], paths: Set<String>? = nil) {
    self.patterns = patterns.map(Pattern.init)
    self.paths = paths
  }

  /// Whether every case fits.
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

/// One pattern, taken apart.
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
        // A bracket nobody closes is a bracket.
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

  /// What stands in brackets, and where the closing one is.
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

  /// Goes back to the last `*` alone, which is enough, so no pattern takes for ever.
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
