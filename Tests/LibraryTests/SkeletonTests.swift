import Foundation
import SkeletonRender
import Testing

/// The library as its users see it: only what is public, without package access.
final class SkeletonTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "skelsnap-library-" + UUID().uuidString).resolvingSymlinksInPath()

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private static let card = """
    skelsnap: 1
    title: A card
    canvas: {width: 60, height: 40}
    skeleton: {block: {width: 40, height: 10}}
    content: {block: {width: 40, height: 10, fill: "#ff0000"}}
    snapshots: {phases: [0, 0.5], appearance: [light, dark], width: [60, 90x50]}
    """

  private func card(_ name: String = "card") throws -> Skeleton {
    try Skeleton(Self.card.utf8, name: name)
  }

  // Reading.

  @Test func aFileIsReadWithItsProjectAndItsThemes() throws {
    try write(
      "skelsnap: 1\ntheme: themes/app.theme.yaml\nsnapshots: {phases: [0.5], scale: [2]}\n",
      to: "app/skelsnap.yaml")
    try write(
      "skelsnap: 1\ntitle: App\nextends: base.theme.yaml\n", to: "app/themes/app.theme.yaml")
    try write(
      "skelsnap: 1\ntitle: Base\ncolors: {accent: \"#112233\"}\n",
      to: "app/themes/base.theme.yaml")
    let path = try write(
      "skelsnap: 1\ncanvas: {width: 4, height: 4}\n"
        + "content: {block: {width: 4, height: 4, fill: accent}}\n",
      to: "app/documents/deep/dot.skel.yaml")
    let dot = try Skeleton(contentsOfFile: path)
    #expect(dot.name == "deep/dot")
    #expect(dot.title == "dot")
    let frames = try dot.frames()
    #expect(frames.map(\.name) == ["deep/dot/light@2x/content.png"])
    #expect(try Array(frames[0].picture().pixels.prefix(4)) == [0x11, 0x22, 0x33, 0xff])
  }

  @Test func aThemeOutsideTheProjectIsRefused() throws {
    try write("skelsnap: 1\ntitle: Out\n", to: "out.theme.yaml")
    try write("skelsnap: 1\n", to: "app/skelsnap.yaml")
    let path = try write(
      "skelsnap: 1\ntheme: ../out.theme.yaml\nskeleton: {circle: 4}\n", to: "app/a.skel.yaml")
    let error = #expect(throws: SkeletonError.self) { try Skeleton(contentsOfFile: path) }
    #expect(error?.diagnostics.first?.line == 2)
    #expect(error?.description.contains("stands outside the project's folder") == true)
  }

  @Test func aFileThatIsNotThereIsNamedAsItWas() {
    let error = #expect(throws: SkeletonError.self) {
      try Skeleton(contentsOfFile: "nowhere/../no.skel.yaml")
    }
    #expect(
      error?.description == "nowhere/../no.skel.yaml: there is no such file or folder")
    #expect(error?.diagnostics == [])
  }

  @Test func aBrokenProjectIsSaidOfItsOwnFile() throws {
    try write("skelsnap: 1\ngolden: x\n", to: "app/skelsnap.yaml")
    let path = try write("skelsnap: 1\nskeleton: {circle: 4}\n", to: "app/a.skel.yaml")
    let error = #expect(throws: SkeletonError.self) { try Skeleton(contentsOfFile: path) }
    #expect(error?.diagnostics.first?.file.hasSuffix("app/skelsnap.yaml") == true)
  }

  @Test func textIsReadFromBytesOfAnyCollection() throws {
    let names = try [
      Skeleton(Self.card.utf8, name: "card"), Skeleton(Array(Self.card.utf8), name: "card"),
      Skeleton(Data(Self.card.utf8), name: "card.skel.yaml"),
      Skeleton(Substring(Self.card).utf8, name: "./card"),
    ].map(\.name)
    #expect(names == ["card", "card", "card", "card"])
    #expect(try card("lists/long/card.skel.yaml").name == "lists/long/card")
    #expect(try card("lists/v1.2").name == "lists/v1.2")
    #expect(try card().title == "A card")
    let json = try Skeleton(
      #"{"skelsnap": 1, "skeleton": {"circle": 40}}"#.utf8, name: "a.skel.json")
    #expect(json.name == "a")
    #expect(throws: SkeletonError.self) {
      try Skeleton("skelsnap: 1\nskeleton: {circle: 40}".utf8, name: "a.skel.json")
    }
  }

  @Test func textHasNoThemeFiles() {
    let error = #expect(throws: SkeletonError.self) {
      try Skeleton(
        "skelsnap: 1\ntheme: ./a.theme.yaml\nskeleton: {circle: 4}".utf8, name: "a.skel.yaml")
    }
    #expect(
      error?.description == "a.skel.yaml:2:8: error: the theme './a.theme.yaml' is a file, and "
        + "this document was not read from one")
  }

  @Test func everyMistakeIsSaidWithItsPlace() throws {
    let text = """
      skelsnap: 1
      skeleton:
        vstack:
          children:
            - circle: {sise: 4}
            - blok: {height: 16}
      """
    let error = try #require(
      #expect(throws: SkeletonError.self) { try Skeleton(text.utf8, name: "a.skel.yaml") })
    #expect(error.diagnostics.map(\.line) == error.diagnostics.map(\.line).sorted())
    #expect(error.diagnostics.contains { $0.line == 6 && $0.column == 9 })
    for diagnostic in error.diagnostics {
      let place = "a.skel.yaml:\(diagnostic.line):\(diagnostic.column): error: "
      #expect(diagnostic.file == "a.skel.yaml")
      #expect(diagnostic.description.hasPrefix(place + diagnostic.message))
      #expect(error.description.contains(diagnostic.description))
    }
  }

  // Frames.

  @Test func framesAreTheDocuments() throws {
    let frames = try card().frames()
    #expect(
      frames.map(\.name) == [
        "card/light/phase-0000.png", "card/light/phase-0500.png", "card/light/content.png",
        "card/light-w90x50/phase-0000.png", "card/light-w90x50/phase-0500.png",
        "card/light-w90x50/content.png", "card/dark/phase-0000.png", "card/dark/phase-0500.png",
        "card/dark/content.png", "card/dark-w90x50/phase-0000.png",
        "card/dark-w90x50/phase-0500.png", "card/dark-w90x50/content.png",
      ])
    #expect(frames.map(\.state).prefix(3) == ["skeleton", "skeleton", "content"])
    #expect(frames.map(\.phase).prefix(3) == [0, 0.5, nil])
    #expect(
      frames.map(\.appearance) == Array(repeating: .light, count: 6)
        + Array(repeating: .dark, count: 6))
    #expect(frames[0].canvas == nil)
    #expect(frames[3].canvas == .init(width: 90, height: 50))
    #expect("\(frames[0])" == frames[0].name)
  }

  @Test func framesOfVariantsTheDocumentDoesNotList() throws {
    let frames = try card().frames(
      states: ["skeleton"], phases: [0.25], appearances: [.dark], contrasts: [.increased],
      motions: [.full, .reduced], typeSizes: [.accessibility5], directions: [.rightToLeft],
      canvases: [.init(width: 120)], scales: [3])
    #expect(
      frames.map(\.name) == [
        "card/dark-increased-ax5-rtl-w120@3x/phase-0250.png",
        "card/dark-increased-reduced-ax5-rtl-w120@3x/static.png",
      ])
    #expect(frames[1].motion == .reduced && frames[1].contrast == .increased)
    #expect(frames[1].typeSize == .accessibility5 && frames[1].direction == .rightToLeft)
    #expect(frames[1].canvas?.width == 120 && frames[1].scale == 3 && frames[1].phase == nil)
    let picture = try frames[1].picture()
    #expect((picture.width, picture.height) == (360, 120))
  }

  @Test func listsThatSayAThingTwiceOrNothing() throws {
    let card = try card()
    #expect(
      try card.frames(
        states: ["content", "content"], appearances: [.dark, .dark], scales: [2, 2]
      )
      .map(\.name) == ["card/dark@2x/content.png", "card/dark-w90x50@2x/content.png"])
    #expect(try card.frames(phases: [0.5, 0.5]).count == 8)
    #expect(try card.frames(phases: []).isEmpty)
    #expect(try card.frames(scales: []).isEmpty)
  }

  @Test func oneFrameIsThatOfTheCommand() throws {
    let card = try card()
    #expect(try card.frame().name == "card/light/phase-0500.png")
    #expect(try card.frame(state: "content", phase: 0.1).name == "card/light/content.png")
    #expect(
      try card.frame(
        phase: 1, contrast: .increased, direction: .rightToLeft, canvas: .init(width: 90)
      )
      .name == "card/light-increased-rtl-w90/phase-1000.png")
    #expect(
      try card.frame(motion: .reduced, typeSize: .xSmall, scale: 4).name
        == "card/light-reduced-xSmall@4x/static.png")
    let content = try Skeleton("skelsnap: 1\ncontent: {circle: 4}".utf8, name: "c")
    #expect(try content.frame().state == "content")
  }

  @Test func whatCannotBeIsRefusedInASentence() throws {
    let card = try card()
    func message(_ work: () throws -> Void) -> String? {
      #expect(throws: SkeletonError.self, performing: work)?.description
    }
    #expect(
      message { _ = try card.frame(state: "empty") }
        == "card has no state 'empty'; it has skeleton, content")
    #expect(message { _ = try card.frames(states: ["contents"]) }?.contains("'contents'") == true)
    #expect(message { _ = try card.frame(phase: 1.5) } == "a phase runs from 0 to 1, found 1.5")
    #expect(message { _ = try card.frame(phase: .nan) } == "a phase runs from 0 to 1, found nan")
    #expect(message { _ = try card.frames(scales: [2, 5]) } == "a scale runs from 1 to 4, found 5")
    #expect(
      message { _ = try card.frame(canvas: .init(width: 100, height: 0)) }
        == "a canvas has 1 to 16384 points a side, found 100x0")
    #expect(
      message { _ = try card.frames(phases: [0.5, 0.50001]) }?.hasPrefix("card: phases 0.5 and")
        == true)
    let many = (1...700).map { SkeletonFrame.Canvas(width: Double($0)) }
    #expect(
      message {
        _ = try card.frames(
          contrasts: SkeletonFrame.Contrast.allCases, motions: SkeletonFrame.Motion.allCases,
          directions: SkeletonFrame.Direction.allCases, canvases: many)
      } == "card: the axes make 11200 variants; at most 10000 are allowed")
  }

  @Test func anErrorOfTheThemes() throws {
    let text = """
      skelsnap: 1
      theme: {errors: {timeout: {retryable: true}, offline: {retryable: true}}}
      error: {block: {width: 10, height: 10, fill: "#000000"}}
      """
    let screen = try Skeleton(text.utf8, name: "e")
    #expect(try screen.frame(state: "error.offline").name == "e/light/error-offline.png")
    #expect(try screen.frame().state == "error")
    let error = #expect(throws: SkeletonError.self) { try screen.frame(state: "error.late") }
    #expect(
      error?.description
        == "e has no state 'error.late'; it has error, error.failed, error.timeout, error.offline")
  }

  // Pictures.

  @Test func framesArePaintedByManyTasksAtOnce() async throws {
    let frames = try card().frames()
    let pictures = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, frame) in (frames + frames).enumerated() {
        group.addTask { (index, try frame.picture().pngData) }
      }
      var pictures = [[UInt8]](repeating: [], count: 2 * frames.count)
      for try await (index, bytes) in group { pictures[index] = bytes }
      return pictures
    }
    #expect(Array(pictures.prefix(frames.count)) == Array(pictures.suffix(frames.count)))
    #expect(Set(pictures).count == frames.count)
  }

  @Test func aPictureIsReadBackAsItWasPainted() throws {
    let painted = try card().frame(state: "content").picture()
    let read = try SkeletonPicture(pngData: Data(painted.pngData))
    #expect((read.width, read.height) == (60, 40))
    #expect(read.pixels == painted.pixels)
    #expect(read.pngData == painted.pngData)
    let middle = 4 * (20 * 60 + 30)
    #expect(Array(painted.pixels[middle..<middle + 4]) == [255, 0, 0, 255])
    #expect(painted.difference(from: read) == nil)
  }

  @Test func whatIsNoPictureIsRefused() throws {
    let png = try card().frame().picture().pngData
    let error = #expect(throws: SkeletonError.self) {
      try SkeletonPicture(pngData: png.dropLast(20))
    }
    #expect(error?.description.hasPrefix("the file is truncated") == true)
    #expect(throws: SkeletonError.self) { try SkeletonPicture(pngData: "PNG".utf8) }
    #expect(throws: SkeletonError.self) { try SkeletonPicture(pngData: []) }
  }

  @Test func aDifferenceSaysWhereAndHowMuch() throws {
    func picture(_ fill: String, canvas: String = "{width: 60, height: 40}") throws
      -> SkeletonPicture
    {
      let text = """
        skelsnap: 1
        canvas: \(canvas)
        content: {block: {width: 40, height: 10, fill: "\(fill)"}}
        """
      return try Skeleton(text.utf8, name: "a").frame().picture()
    }
    let red = try picture("#ff0000")
    let almost = try picture("#fc0000")
    let difference = try #require(almost.difference(from: red))
    #expect(difference.pixelCount == 400 && difference.ratio == 400.0 / 2400)
    #expect(difference.largestDelta == 3)
    #expect(difference.columns == 10..<50 && difference.rows == 15..<25)
    #expect(!difference.isResized)
    #expect(
      difference.description == "400 of 2400 pixels, by 3 of 255 at most, in 40x10 at 10,15")
    #expect(red.difference(from: almost) == difference)
    #expect(almost.difference(from: red, by: .channel(2))?.pixelCount == 400)
    #expect(almost.difference(from: red, by: .channel(3)) == nil)
    #expect(almost.difference(from: red, by: .perceptual(0.1)) == nil)
    #expect(try picture("#0000ff").difference(from: red, by: .perceptual(0.1)) != nil)

    let wider = try picture("#ff0000", canvas: "{width: 70, height: 40}")
    let resized = try #require(wider.difference(from: red, by: .channel(255)))
    #expect(resized.isResized)
    #expect(resized.description.hasPrefix("another size, "))
  }

  @Test func aMistakeOfOneVariantIsSaidWhenItIsPainted() throws {
    let text = """
      skelsnap: 1
      theme: {fonts: {}}
      content: {text: {value: Hello, font: {family: No Such Family, weight: regular, size: 12, leading: 16}}}
      """
    let screen = try Skeleton(text.utf8, name: "t.skel.yaml")
    let frame = try screen.frame()
    let error = #expect(throws: SkeletonError.self) { try frame.picture() }
    #expect(error?.diagnostics.count == 1)
    #expect(#expect(throws: SkeletonError.self) { try frame.svg() } == error)
  }
}
