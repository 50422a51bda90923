import SkeletonModel

/// The marks of scenes that follow one another, each written down once for all scenes that it
/// stands in.
struct SVGTracks {
  /// In paint order.
  private(set) var tracks: [Track] = []
  private(set) var sceneCount = 0
  private var numbers: [SVGLook.Kind: Int] = [:]
  /// The kinds of the last scene's marks, and their places among the tracks.
  private var last: (kinds: [Int], places: [Int]) = ([], [])

  /// A mark through all scenes.
  struct Track {
    let kind: SVGLook.Kind
    fileprivate let number: Int
    /// The scenes that it stands in.
    fileprivate(set) var presence: [Range<Int>] = []
    /// What it has from a scene on: nothing is kept of scenes in which it stays as it is.
    private var changes: [(scene: Int, values: SVGLook.Values)] = []

    fileprivate init(_ kind: SVGLook.Kind, number: Int) {
      self.kind = kind
      self.number = number
    }
  }

  /// Takes the next scene.
  mutating func add(_ looks: [SVGLook]) {
    let kinds = looks.map { number(of: $0.kind) }
    let places = kinds == last.kinds ? last.places : self.places(of: kinds, looks)
    for (look, place) in zip(looks, places) { tracks[place].show(look.values, in: sceneCount) }
    last = (kinds, places)
    sceneCount += 1
  }

  private mutating func number(of kind: SVGLook.Kind) -> Int {
    if let known = numbers[kind] { return known }
    let number = numbers.count
    numbers[kind] = number
    return number
  }

  /// The places of a scene's marks among the tracks, in the same order; marks that are new get
  /// tracks of their own.
  ///
  /// Of several tracks of one kind, a mark takes the one that stood just where it stands: any other
  /// may be its neighbour, and it would be seen to fly to where that was.
  private mutating func places(of kinds: [Int], _ looks: [SVGLook]) -> [Int] {
    let known = Dictionary(grouping: tracks.indices) { tracks[$0].number }
    let counts = kinds.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    var merged: [Track] = []
    var places: [Int] = []
    var old = 0
    for (look, kind) in zip(looks, kinds) {
      let all = known[kind] ?? []
      let isOnly = all.count == 1 && counts[kind] == 1
      let place = all[all.partitioningIndex { $0 >= old }...].first {
        isOnly || tracks[$0].shape == look.values.shape
      }
      if let place {
        merged += tracks[old...place]
        old = place + 1
      } else {
        merged.append(Track(look.kind, number: kind))
      }
      places.append(merged.count - 1)
    }
    tracks = merged + tracks[old...]
    return places
  }
}

extension SVGTracks.Track {
  fileprivate mutating func show(_ values: SVGLook.Values, in scene: Int) {
    if let end = presence.last?.upperBound, end == scene {
      presence[presence.count - 1] = presence[presence.count - 1].lowerBound..<scene + 1
    } else {
      presence.append(scene..<scene + 1)
    }
    guard var known = changes.last?.values else {
      changes.append((scene, values))
      return
    }
    guard values != known else { return }
    // Where only light moves, the outline is kept in memory once.
    if known.shape == values.shape, known.color == values.color {
      known.opacity = values.opacity
      known.gradient = values.gradient
      changes.append((scene, known))
    } else {
      changes.append((scene, values))
    }
  }

  /// As it stood last.
  fileprivate var shape: [Double]? { changes.last?.values.shape }

  /// From the first scene it stands in to the last.
  var span: Range<Int> { (presence.first?.lowerBound ?? 0)..<(presence.last?.upperBound ?? 0) }

  /// What it has in each scene of its span. While it is not shown, it stays as it was.
  var values: [SVGLook.Values] {
    var all: [SVGLook.Values] = []
    all.reserveCapacity(span.count)
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].scene : span.upperBound
      for _ in change.scene..<next { all.append(change.values) }
    }
    return all
  }
}
