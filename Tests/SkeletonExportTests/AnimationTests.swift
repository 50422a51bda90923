import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import SkeletonSystem
import TestSupport
import Testing

@testable import SkeletonExport

/// Animations are read again here, by readers written from the formats' specifications; Tests/Browser
/// has others read them.
struct AnimationTests {
  /// A film of which the third frame is the second once more, and the fifth that once more later.
  private static func film(_ document: String, shots: Int = 5) throws -> Film {
    let shaper = TextShaper()
    let screen = try Screen.reading(document)
    let source = FrameSource(try place(screen, shaper: shaper), shaper)
    let phases = [0, 0.3, 0.3, 0.6, 0.3].prefix(shots)
    return Film(
      phases.enumerated().map { index, phase in
        Film.Shot(
          frame: Case(document: "a", state: .skeleton, variant: screen.variant, phase: phase),
          start: index * 100_000, duration: 100_000)
      }, of: source)
  }

  private static func bytes(_ pieces: FilePieces) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try pieces { bytes += $0 }
    return bytes
  }

  static let documents = [
    // Few colours.
    "skelsnap: 1\ncanvas: {width: 60, height: 40}\nskeleton: {block: {width: 40, height: 20}}\n",
    // Translucent ones.
    """
    skelsnap: 1
    canvas: {width: 60, height: 40, background: "#ff000040"}
    theme: {extends: ios, shimmer: {gradient: {stops: [clear, "#00ff0080", clear]}}}
    skeleton: {block: {width: 40, height: 20, radius: 8, fill: {shimmer: "#0000ff40"}}}

    """,
    // More than a palette has, opaque.
    """
    skelsnap: 1
    canvas: {width: 300, height: 40, background: "#ffffff"}
    theme: {extends: ios, shimmer: {gradient: {stops: ["#ff0000", "#00ff00", "#0000ff"]}}}
    skeleton: {block: {width: 300, height: 20, fill: shimmer}}

    """,
    // More than a palette has, translucent.
    """
    skelsnap: 1
    canvas: {width: 300, height: 40, background: clear}
    theme: {extends: ios, shimmer: {gradient: {stops: ["#ff000080", "#00ff00", "#0000ff00"]}}}
    skeleton: {block: {width: 300, height: 20, fill: {shimmer: clear}}}

    """,
    // A node that moves by itself, and grows.
    """
    skelsnap: 1
    canvas: {width: 60, height: 40, alignment: topLeading, background: "#ffffff"}
    skeleton:
      block:
        width: 10
        height: 10
        fill: {stops: ["#ff0000", "#0000ff"], startPoint: leading, endPoint: trailing}
        motion:
          to:
            width: 30
            offset: {x: 40, y: 20}
            fill: {stops: ["#00ff00", clear], startPoint: top, endPoint: bottom}
          duration: 1s
          repeat: reverse
          easing: easeInOut

    """,
  ]

  @Test(arguments: documents.indices)
  func anAPNGHasTheFramesOfItsFilm(index: Int) throws {
    let film = try Self.film(Self.documents[index])
    let survey = try FilmSurvey(film)
    let file = try Self.bytes(apng(film, survey, loops: 3))
    let read = try ReadAnimation(apng: file)
    #expect(read.loops == 3)
    #expect(read.delays == [100, 200, 100, 100])
    #expect(try read.frames == Self.pixels(film, survey))
    #expect(read.boxes[0] == [0, 0, survey.width, survey.height])
    #expect(read.boxes[1][2] * read.boxes[1][3] < survey.width * survey.height)
  }

  @Test func aGIFHasTheFramesOfItsFilm() throws {
    let film = try Self.film(Self.documents[0])
    let survey = try FilmSurvey(film)
    let white = Pixel(straightRed: 255, green: 255, blue: 255, alpha: 255)
    let read = try ReadAnimation(gif: try Self.bytes(gif(film, survey, over: white, loops: 0)))
    #expect(read.loops == 0)
    #expect(read.delays == [10, 20, 10, 10])
    #expect(try read.frames == Self.pixels(film, survey))
    #expect(read.boxes[1][2] * read.boxes[1][3] < survey.width * survey.height)
  }

  /// What is translucent lies on the ground, and 255 colours are near to all others.
  @Test(arguments: documents.indices)
  func aGIFIsNearToItsFilm(index: Int) throws {
    let film = try Self.film(Self.documents[index])
    let survey = try FilmSurvey(film)
    let ground = Pixel(straightRed: 255, green: 255, blue: 255, alpha: 255)
    let read = try ReadAnimation(gif: try Self.bytes(gif(film, survey, over: ground, loops: 1)))
    #expect(read.loops == nil)
    var worst = 0
    for (own, due) in try zip(read.frames, Self.pixels(film, survey)) {
      for (own, due) in zip(own, due) {
        let due = due.over(ground)
        for (own, due) in [(own.red, due.red), (own.green, due.green), (own.blue, due.blue)] {
          worst = max(worst, abs(Int(own) - Int(due)))
        }
      }
    }
    #expect(worst <= (index < 2 ? 0 : 24), "\(worst)")
  }

  private static func pixels(_ film: Film, _ survey: FilmSurvey) throws -> [[Pixel]] {
    var frames: [[Pixel]] = []
    try film.play(survey.takes.map(\.place)) { _, bitmap in frames.append(bitmap.pixels) }
    return frames
  }

  /// However many frames are compressed at a time, they stand in the film's order.
  @Test(arguments: [1, 2, 3, 16])
  func workersDoNotMatter(workers: Int) throws {
    let film = try Self.film(Self.documents[1])
    let survey = try FilmSurvey(film)
    let white = Pixel(straightRed: 255, green: 255, blue: 255, alpha: 255)
    #expect(
      try Self.bytes(apng(film, survey, loops: 0, workers: workers))
        == Self.bytes(apng(film, survey, loops: 0)))
    #expect(
      try Self.bytes(gif(film, survey, over: white, loops: 0, workers: workers))
        == Self.bytes(gif(film, survey, over: white, loops: 0)))
    #expect(
      try Self.bytes(webp(film, survey, loops: 0, workers: workers))
        == Self.bytes(webp(film, survey, loops: 0)))
  }

  /// Chunks as the specification of WebP's container has them; Tests/Browser has others read the
  /// pixels.
  @Test(arguments: [1, 5])
  func aWebPHasTheFramesOfItsFilm(shots: Int) throws {
    let film = try Self.film(Self.documents[1], shots: shots)
    let survey = try FilmSurvey(film)
    let file = try Self.bytes(webp(film, survey, loops: 3))
    func number(_ place: Int, _ count: Int) -> Int {
      file[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(String(decoding: file[8..<12], as: UTF8.self) == "WEBP")
    #expect(number(4, 4) == file.count - 8)
    var names: [String] = []
    var delays: [Int] = []
    var place = 12
    while place < file.count {
      names.append(String(decoding: file[place..<place + 4], as: UTF8.self))
      if names.last == "ANMF" {
        let box =
          [8, 11].map { number(place + $0, 3) * 2 } + [14, 17].map { number(place + $0, 3) + 1 }
        #expect(box[0] + box[2] <= survey.width && box[1] + box[3] <= survey.height)
        delays.append(number(place + 20, 3))
        #expect(String(decoding: file[place + 24..<place + 28], as: UTF8.self) == "VP8L")
      }
      if names.last == "ANIM" { #expect(number(place + 12, 2) == 3) }
      place += 8 + (number(place + 4, 4) + 1) / 2 * 2
    }
    #expect(place == file.count)
    #expect(names == (shots == 1 ? ["VP8L"] : ["VP8X", "ANIM"] + delays.map { _ in "ANMF" }))
    #expect(delays == (shots == 1 ? [] : [100, 200, 100, 100]))
  }

  /// Of more colours than are counted one by one.
  @Test func aGIFOfVeryManyColorsIsNearToItsFilm() throws {
    let colors = [
      ("#ff0000", "#00ff00", 0), ("#00ff0000", "#0000ffcc", 90), ("#ffffff00", "#ffffff66", 45),
    ]
    let layers = colors.map { first, last, angle in
      "{block: {fill: {stops: [\"\(first)\", \"\(last)\"], angle: \(angle)}}}"
    }
    let film = try Self.film(
      """
      skelsnap: 1
      canvas: {width: 200, height: 200, background: "#ffffff"}
      skeleton: {zstack: [\(layers.joined(separator: ", "))]}

      """, shots: 1)
    let survey = try FilmSurvey(film, mostColors: 1_000)
    #expect(!survey.isExact)
    #expect(survey.colors.values.reduce(0, +) == 40_000)
    let white = Pixel(straightRed: 255, green: 255, blue: 255, alpha: 255)
    let read = try ReadAnimation(gif: try Self.bytes(gif(film, survey, over: white, loops: 1)))
    let due = try Self.pixels(film, survey)[0]
    let sum = zip(read.frames[0], due).reduce(0) { sum, pair in
      sum + abs(Int(pair.0.red) - Int(pair.1.red)) + abs(Int(pair.0.green) - Int(pair.1.green))
        + abs(Int(pair.0.blue) - Int(pair.1.blue))
    }
    #expect(Double(sum) / Double(due.count * 3) < 8)
  }

  @Test func equalFramesAreOne() throws {
    let survey = try FilmSurvey(try Self.film(Self.documents[0]))
    #expect(survey.takes.map(\.place) == [0, 1, 3, 4])
    #expect(survey.takes.map(\.duration) == [100_000, 200_000, 100_000, 100_000])
  }

  @Test(arguments: [(1.0, 2), (30, 45), (50, 75), (0.1, 1)])
  func aLoopLastsACycle(framesPerSecond: Double, count: Int) throws {
    let shaper = TextShaper()
    let screen = try Screen.reading(Self.documents[0])
    let source = FrameSource(try place(screen, shaper: shaper), shaper)
    let one = Case(document: "a", state: .skeleton, variant: screen.variant, phase: nil)
    let shots = try Film(loopOf: source, one, framesPerSecond: framesPerSecond).shots
    #expect(shots.count == count)
    #expect(shots.map(\.duration).reduce(0, +) == 1_500_000)
    #expect(shots.first?.frame.phase == 0)
    // The frame after the last would be the first again.
    #expect(shots.last?.frame.phase == Double(count - 1) / Double(count))
  }

  private static let sliding = """
    skelsnap: 1
    canvas: {width: 100, height: 20, alignment: topLeading, background: "#ffffff"}
    skeleton:
      block:
        width: 20
        height: 10
        fill: "#ff0000"
        motion: {to: {offset: {x: 80}}, duration: 1s, repeat: restart}
    """

  /// A film of a node that moves by itself lasts a round of its own.
  @Test func nodesThatMoveAreFilmed() throws {
    let shaper = TextShaper()
    let screen = try Screen.reading(Self.sliding)
    let source = FrameSource(try place(screen, shaper: shaper), shaper)
    let one = Case(document: "a", state: .skeleton, variant: screen.variant, phase: nil)
    let film = try Film(loopOf: source, one, framesPerSecond: 4)
    #expect(film.shots.map(\.start) == [0, 250_000, 500_000, 750_000])
    var lefts: [Int?] = []
    try film.play(film.shots.indices) { (_, bitmap) throws(Failure) in
      lefts.append((0..<100).first { bitmap[$0, 5].blue == 0 })
    }
    #expect(lefts == [0, 20, 40, 60])
    #expect(
      try film.svg(loops: 0, by: .smil, still: nil).contains(
        "<animate attributeName=\"x\" dur=\"1s\" repeatCount=\"indefinite\" "
          + "keyTimes=\"0;1\" values=\"0;80\"/>"))
    // Those who want less motion see it as it is written.
    let still = Staging(
      try place(
        Screen.reading(Self.sliding) { $0.motion = .reduced }, shaper: shaper)
    ).scene(at: 0.5)
    let svg = try film.svg(loops: 0, by: .css, still: still)
    #expect(svg.contains("prefers-reduced-motion:reduce"))
    #expect(still.marks.map(\.seenBounds.x) == [0])
  }

  @Test func whatIsTooLongSaysWhatToDo() throws {
    let one = Case(
      document: "feed", variant: Variant(), subject: .instant(scenario: "slow", 0))
    let error = #expect(throws: Failure.self) {
      try Film.load(one, until: 3_600_000_000, framesPerSecond: 30)
    }
    #expect(
      error?.description
        == "feed: 3600 s at 30 frames a second are 108,000 frames, and 36,000 are the most; give a "
        + "lower --fps, or end it with --until")
  }

  /// Thirds of a second in hundredths: what is rounded off one frame is added to the next.
  @Test func noTimeIsLost() throws {
    let film = try Self.film(Self.documents[0], shots: 2)
    var shots = film.shots
    shots[0].duration = 33_333
    shots[1].start = 33_333
    shots[1].duration = 33_334
    let shaper = TextShaper()
    let screen = try Screen.reading(Self.documents[0])
    let source = FrameSource(try place(screen, shaper: shaper), shaper)
    let survey = try FilmSurvey(Film(shots, of: source))
    #expect(survey.delays(unit: 10_000) == [3, 4])
    #expect(survey.delays(unit: 1_000) == [33, 34])
  }
}
