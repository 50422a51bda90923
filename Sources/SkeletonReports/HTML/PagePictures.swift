import SkeletonGoldens
import SkeletonRender

/// How many bytes of pictures a page may carry.
struct PictureBudget {
  /// Up to which strips are carried in which nothing is wrong.
  var clean = 32 << 20
  /// Up to which any are: a browser has to hold them all.
  var all = 256 << 20
}

/// The pictures a page carries, each once however many cases show it.
struct PagePictures {
  struct Picture: Hashable {
    var bytes: [UInt8]
    var width: Int
    var height: Int
  }

  private(set) var kept: [Picture] = []
  /// How many cases have pictures that found no room.
  private(set) var left = 0
  private var places: [Picture: Int] = [:]
  private var placesOfPaths: [String: Int] = [:]
  private var total = 0
  private let files: @Sendable (String) -> [UInt8]?
  private let budget: PictureBudget

  /// Takes what is wrong first, then the frames beside it in its strip, then clean strips while
  /// there is room.
  init(
    of strips: [FilmStrip], _ files: @escaping @Sendable (String) -> [UInt8]?,
    budget: PictureBudget
  ) {
    self.files = files
    self.budget = budget
    let failing = strips.filter { !$0.isClean }.flatMap(\.cases).filter(\.isPicture)
    for one in failing where !one.verdict.isClean { take(one, upTo: budget.all) }
    for one in failing where one.verdict.isClean { take(one, upTo: budget.all) }
    for strip in strips where strip.isClean {
      for one in strip.cases where one.isPicture { take(one, upTo: budget.clean) }
    }
  }

  subscript(path: String) -> Int? { placesOfPaths[path] }

  private mutating func take(_ one: CaseResult, upTo limit: Int) {
    var isWhole = true
    for path in one.picturePaths where placesOfPaths[path] == nil {
      // Once there is no room no file need be read.
      guard total < limit else {
        isWhole = false
        break
      }
      guard let bytes = files(path), let header = try? PNGFile(bytes) else { continue }
      let picture = Picture(bytes: bytes, width: header.width, height: header.height)
      if let place = places[picture] {
        placesOfPaths[path] = place
        continue
      }
      guard total + bytes.count <= limit else {
        isWhole = false
        continue
      }
      total += bytes.count
      places[picture] = kept.count
      placesOfPaths[path] = kept.count
      kept.append(picture)
    }
    if !isWhole { left += 1 }
  }
}

extension CaseResult {
  /// What the golden was when it was compared; its own file where no copy was kept.
  var goldenPath: String { kept.expected ?? golden }

  fileprivate var picturePaths: [String] {
    [goldenPath] + [kept.actual, kept.diff].compactMap { $0 }
  }
}
