import SkeletonGoldens
import SkeletonModel
import SkeletonPainting

/// The maximum numbers of bytes in a page, so that a browser opens it in a few seconds whatever the
/// run: together, pictures being a third longer in it, about 32 MB.
struct PageBudget {
  /// Of pictures, the total up to which clean strips have theirs.
  var clean = 8 << 20
  /// The total up to which any strip has them.
  var all = 16 << 20
  /// Of what the page says: cases, nodes, findings, commands.
  var data = 8 << 20
  /// How many laws, warnings and problems of the run are told, of each.
  var remarks = 1000
}

/// The pictures in a page, each stored once for all cases that show it.
struct PagePictures {
  struct Picture: Hashable {
    var bytes: [UInt8]
    var width: Int
    var height: Int
  }

  private(set) var kept: [Picture] = []
  /// How many cases have pictures that exceeded the budget.
  private(set) var left = 0
  private var places: [Picture: Int] = [:]
  private var placesOfPaths: [String: Int] = [:]
  private var total = 0
  private let files: @Sendable (String) -> [UInt8]?
  private let budget: PageBudget

  /// Takes failing pictures first, then the other frames of their strips, then clean strips while
  /// the budget lasts.
  init(
    of strips: [FilmStrip], _ files: @escaping @Sendable (String) -> [UInt8]?,
    budget: PageBudget
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

  /// The number of a picture of no case; nil if it has no room.
  mutating func take(_ bytes: [UInt8]) -> Int? {
    guard let header = try? PNGFile(bytes) else { return nil }
    return place(
      of: Picture(bytes: bytes, width: header.width, height: header.height), upTo: budget.all)
  }

  private mutating func place(of picture: Picture, upTo limit: Int) -> Int? {
    if let place = places[picture] { return place }
    guard total + picture.bytes.count <= limit else { return nil }
    total += picture.bytes.count
    places[picture] = kept.count
    kept.append(picture)
    return kept.count - 1
  }

  private mutating func take(_ one: CaseResult, upTo limit: Int) {
    var isWhole = true
    for path in one.picturePaths where placesOfPaths[path] == nil {
      // Once the budget is spent, no more files are read.
      guard total < limit else {
        isWhole = false
        break
      }
      guard let bytes = files(path), let header = try? PNGFile(bytes) else { continue }
      let picture = Picture(bytes: bytes, width: header.width, height: header.height)
      guard let place = place(of: picture, upTo: limit) else {
        isWhole = false
        continue
      }
      placesOfPaths[path] = place
    }
    if !isWhole { left += 1 }
  }
}

extension CaseResult {
  /// The golden as it was when it was compared; the golden's file if no copy was kept.
  var goldenPath: String { kept.expected ?? golden }

  fileprivate var picturePaths: [String] {
    [goldenPath] + [kept.actual, kept.diff].compactMap { $0 }
  }
}
