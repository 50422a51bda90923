import SkeletonModel

/// How a letter of Inter's is drawn where New York's would stand: as wide as that, and with its serifs.
///
/// Some 40 lines of 17 points in pictures that iOS 26 made say how wide its letters are and where their ink
/// begins and ends: each follows from the widths of those before it. Lower-case letters but `j` and `z`, and
/// `A`, `B`, `I`, `S`, `T`, `Y`, points, commas and spaces are in them; the others are as wide beside these as
/// in other fonts of the kind.
struct SerifLetter: Hashable, Sendable {
  /// In shares of the size, as all here.
  let width: Double
  /// Where its ink begins and ends.
  private let left, right: Double
  private let serifs: [Serif]
  /// Whether it is a stem and nothing else, which becomes no wider.
  private let isStem: Bool
  /// How wide its stem is, and how thick its serifs are.
  private let stem, thickness: Double

  /// - Parameter weight: How far from regular to bold, from 0 to 1, and beyond.
  /// - Returns: nil for one that is not listed.
  init?(_ letter: Unicode.Scalar, weight: Double) {
    let plain = Self.letters[letter] == nil ? LetterKerning.plain(letter) ?? letter : letter
    guard let known = Self.letters[plain] else { return nil }
    width = (known.width + weight * Self.widerBold) / 1000
    (left, right) = (known.left / 1000, width - known.right / 1000)
    // An accent stands where the top of its letter is.
    serifs = known.serifs.filter { $0.height != .top || plain == letter }
    isStem = ["i", "j", "l", "I", "1"].contains(plain)
    stem = max(0.084 + 0.06 * weight, 0.02)
    thickness = max(0.032 + 0.02 * weight, 0.01)
  }

  /// How much farther apart letters of a size stand, as a share of it: less the larger they are. Read off
  /// texts of 15 points and 17, and as for 9 and 25 beyond these.
  static func tracking(at size: Double) -> Double {
    min(max((17 - size) * 0.0015, -0.012), 0.012)
  }

  /// How the letter that stands for it is drawn, by its ink.
  ///
  /// - Parameter middle: How high letters without ascenders are.
  func drawn(_ ink: Frame, middle: Double) -> Drawn {
    func room(_ edge: Edge) -> Double { serifs.contains { $0.edge == edge } ? Self.reach : 0 }
    var (start, end) = (left + room(.left), right - room(.right))
    if isStem || end - start < stem {
      (start, end) = ((left + right - ink.width) / 2, (left + right + ink.width) / 2)
    }
    let bars = serifs.map { serif in
      let bottom =
        switch serif.height {
        case .foot: 0.0
        case .middle: middle - thickness
        case .top: -ink.y - thickness
        case .bottom: -ink.maxY
        }
      let over = serif.isBoth ? Self.reach : 0
      let (from, to) =
        switch serif.edge {
        case .left where isStem: (left, serif.isBoth ? right : (left + right + stem) / 2)
        case .left: (left, min(start + stem + over, right))
        case .right: (max(end - stem - over, left), right)
        }
      return Frame(x: from, y: -bottom - thickness, width: to - from, height: thickness)
    }
    return Drawn(
      from: ink.x, start: start, times: ink.width > 0 ? (end - start) / ink.width : 1, bars: bars)
  }

  struct Drawn {
    fileprivate let from, start, times: Double
    let bars: [Frame]

    /// Where a point of the letter that stands for it is drawn.
    func x(of x: Double) -> Double { start + (x - from) * times }
  }

  /// How far a serif reaches beyond its stem.
  private static let reach = 0.055
  /// By how much bold letters are wider, in thousandths.
  private static let widerBold = 22.0
}

extension SerifLetter {
  private enum Edge: Character { case left = "l", right = "r" }

  private enum Height: Character { case foot = "f", middle = "m", top = "t", bottom = "b" }

  /// At the stem at an edge, to the outside of it or to both sides.
  private struct Serif: Hashable {
    var edge: Edge
    var height: Height
    var isBoth: Bool
  }

  private struct Known {
    let width: Double
    /// What is left free at the sides; less than nothing where it reaches beyond them.
    let left, right: Double
    let serifs: [Serif]

    /// - Parameter serifs: `lf+ rt`: at the foot of the left stem to both sides, and at the top of the right
    ///   one to the outside.
    init(_ width: Double, _ left: Double = 30, _ right: Double = 30, _ serifs: String = "") {
      (self.width, self.left, self.right) = (width, left, right)
      self.serifs = serifs.split(separator: " ").compactMap { written in
        let marks = Array(written)
        guard marks.count >= 2, let edge = Edge(rawValue: marks[0]),
          let height = Height(rawValue: marks[1])
        else { return nil }
        return Serif(edge: edge, height: height, isBoth: marks.count > 2)
      }
    }
  }

  /// In thousandths of the size.
  private static let letters: [Unicode.Scalar: Known] = [
    " ": Known(238), "'": Known(217, 70, 70), "’": Known(234, 60, 60), "‘": Known(234, 60, 60),
    ",": Known(234, 10, 49),
    ".": Known(205, 25, 43),
    "A": Known(707, -29, 12, "lf+ rf+"), "B": Known(666, 29, 28, "lf lt"), "C": Known(660),
    "D": Known(735, 29, 30, "lf lt"), "E": Known(630, 29, 30, "lf lt"),
    "F": Known(590, 29, 30, "lf+ lt"), "G": Known(735),
    "H": Known(800, 25, 25, "lf+ lt+ rf+ rt+"), "I": Known(335, 12, 30, "lf+ lt+"),
    "J": Known(400), "K": Known(700, 29, 0, "lf+ lt+ rf+"), "L": Known(600, 29, 30, "lf lt+"),
    "M": Known(930, 25, 25, "lf+ lt rf+ rt"), "N": Known(780, 25, 25, "lf+ lt rt+"),
    "O": Known(755), "P": Known(620, 29, 30, "lf+ lt"), "Q": Known(755),
    "R": Known(690, 29, 0, "lf+ lt rf"), "S": Known(563, 29, 43), "T": Known(697, 44, 25),
    "U": Known(765, 20, 20, "lt+ rt+"), "V": Known(680, 0, 0, "lt+ rt+"),
    "W": Known(985, 0, 0, "lt+ rt+"), "X": Known(690, 10, 10, "lt+ rt+ lf+ rf+"),
    "Y": Known(613, 28, 29, "lt+ rt+"), "Z": Known(620),
    "a": Known(531, 35, 7), "b": Known(587, 4, 35, "lt"), "c": Known(497, 35, 32),
    "d": Known(599, 33, 20, "rf"), "e": Known(528, 31, 46), "f": Known(340, 21, -9),
    "g": Known(547, 12, 5), "h": Known(617, 17, 14, "lt lf+ rf+"),
    "i": Known(296, 20, 21, "lm lf+"),
    "j": Known(290, -60, 50), "k": Known(531, 7, -25, "lt lf+ rf+"),
    "l": Known(290, 17, 19, "lt lf+"), "m": Known(928, 20, 11, "lm lf+ rf+"),
    "n": Known(617, 16, 13, "lm lf+ rf+"), "o": Known(583, 31, 42),
    "p": Known(602, 24, 49, "lm lb+"),
    "q": Known(596, 42, -4, "rb+"), "r": Known(403, 17, -4, "lm lf+"), "s": Known(466, 32, 40),
    "t": Known(354, 18, 3), "u": Known(602, 22, 12, "lm rf"), "v": Known(483, 0, 0, "lm+ rm+"),
    "w": Known(775, -24, -5, "lm+ rm+"), "x": Known(515, -22, 9, "lm+ rm+ lf+ rf+"),
    "y": Known(510, 0, 4, "lm+ rm+"), "z": Known(460),
    "0": Known(610), "1": Known(450, 60, 60, "lf+"), "2": Known(555), "3": Known(550),
    "4": Known(590), "5": Known(540), "6": Known(590), "7": Known(530), "8": Known(590),
    "9": Known(590),
  ]
}
