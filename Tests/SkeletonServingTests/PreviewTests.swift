import Foundation
import SkeletonModel
import SkeletonSystem
import TestSupport
import Testing

@testable import SkeletonServing

/// What a preview says of files while they change.
struct PreviewTests {
  private final class Folder {
    let path: String

    init() throws {
      let place = NSTemporaryDirectory() + "skelsnap-preview-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      path = Files.resolved(place) ?? place
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String = "box.skel.yaml") throws {
      try Files.write(Array(text.utf8), to: path + "/" + name)
    }

    func preview() -> Preview {
      Preview(
        PreviewReading(folder: path, operands: [], project: nil, views: NoViews.init(of:)),
        editor: nil)
    }
  }

  private static func box(width: Int = 40, more: String = "") -> String {
    """
    skelsnap: 1
    canvas: {width: \(width), height: 20}
    skeleton: {block: {id: bar, height: 10}}
    \(more)

    """
  }

  private func ask(
    _ preview: Preview, _ place: String, _ parameters: [String: String], isOverdue: Bool = false
  ) -> LoopbackAnswer? {
    var request = LoopbackRequest(method: .read, place: place) { parameters[$0] }
    request.isOverdue = isOverdue
    return preview.answer(request)
  }

  private func state(_ preview: Preview, after: Int? = nil) -> String? {
    var parameters = ["file": "box.skel.yaml"]
    parameters["after"] = after.map(String.init)
    return ask(preview, "state", parameters).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func number(_ key: String, in text: String?) throws -> Int {
    let text = try #require(text)
    let found = try #require(text.matches(of: try Regex("\"\(key)\":([0-9]+)")).last)
    return try #require(found[1].substring.flatMap { Int($0) })
  }

  /// Looks until there is news.
  private func wait(for preview: Preview) {
    // Looks are counted, not seconds: a busy machine takes longer for each.
    for _ in 0..<100_000 {
      if preview.look() { return }
      ProcessEnvironment.wait(milliseconds: 2)
    }
  }

  @Test func aPictureIsOfTheLastReadingAlone() throws {
    let folder = try Folder()
    try folder.write(Self.box())
    let preview = folder.preview()
    let first = try number("pictured", in: state(preview))
    func picture(_ revision: Int) -> LoopbackAnswer? {
      ask(
        preview, "picture",
        [
          "file": "box.skel.yaml", "revision": "\(revision)", "variant": "light",
          "screen": "skeleton", "at": "0.5",
        ])
    }
    let before = try #require(picture(first))
    #expect(before.type == "image/png" && before.status == 200)
    try folder.write(Self.box(width: 60))
    wait(for: preview)
    let second = try number("pictured", in: state(preview))
    #expect(second > first)
    #expect(picture(first)?.status == 410)
    #expect(picture(second)?.status == 200)
    #expect(picture(second)?.bytes != before.bytes)
  }

  @Test func anErrorKeepsTheLastGoodPicture() throws {
    let folder = try Folder()
    try folder.write(Self.box())
    let preview = folder.preview()
    let good = try number("pictured", in: state(preview))
    try folder.write(Self.box().replacing("block", with: "blok"))
    wait(for: preview)
    let broken = try #require(state(preview))
    #expect(try number("pictured", in: broken) == good)
    for part in [
      #""line":3"#, #""before":"skeleton: {""#, #""after":"blok: {id: bar, height: 10}}""#,
      "did you mean 'block'?", folder.path + "/box.skel.yaml",
    ] {
      #expect(broken.contains(part), "\(part) in \(broken)")
    }
    // The same error again is no news.
    try folder.write(Self.box().replacing("block", with: "blok"))
    let revision = try number("revision", in: broken)
    for _ in 0..<20 {
      _ = preview.look()
      ProcessEnvironment.wait(milliseconds: 2)
    }
    #expect(try number("revision", in: state(preview)) == revision)
    try folder.write(Self.box(width: 50))
    wait(for: preview)
    #expect(try number("pictured", in: state(preview)) > good)
    #expect(try #require(state(preview)).contains(#""problems":[],"warnings""#))
  }

  /// A skeleton by hand, the one that its content would have, and how far the two are apart.
  @Test func theDerivedSkeletonIsBesideTheOneByHand() throws {
    let folder = try Folder()
    let content = "content: {vstack: [{text: {id: bar, value: Hello}}]}"
    try folder.write(Self.box(more: content))
    let preview = folder.preview()
    let text = try #require(self.state(preview))
    let names = text.matches(of: /"name":"([a-z]+)","label"/).map { String($0.1) }
    #expect(names == ["skeleton", "derived", "content"])
    let revision = try number("pictured", in: text)
    func said(_ place: String, _ screen: String) throws -> LoopbackAnswer {
      try #require(
        ask(
          preview, place,
          [
            "file": "box.skel.yaml", "revision": "\(revision)", "variant": "light",
            "screen": screen, "at": "0.5",
          ]))
    }
    let (drawn, derived) = (try said("picture", "skeleton"), try said("picture", "derived"))
    #expect(drawn.status == 200 && derived.status == 200 && drawn.bytes != derived.bytes)
    for screen in ["skeleton", "content"] {
      let shift = String(decoding: try said("shift", screen).bytes, as: UTF8.self)
      #expect(
        shift.contains(#""state":"content""#) && shift.contains(#""name":"bar","off":11"#),
        "\(shift)")
    }
    let none = String(decoding: try said("shift", "derived").bytes, as: UTF8.self)
    #expect(none.contains(#""score":0,"compared":1,"nodes":[]"#), "\(none)")

    try folder.write(
      Self.box(more: content).replacing("{block: {id: bar, height: 10}}", with: "{from: content}"))
    wait(for: preview)
    #expect(try !#require(self.state(preview)).contains(#""name":"derived""#))
  }

  /// Programs that write in two steps leave half a file for a moment.
  @Test func aFileThatStillChangesIsLeftAlone() throws {
    let folder = try Folder()
    try folder.write(Self.box())
    let preview = folder.preview()
    let before = try number("pictured", in: state(preview))
    // That a document was saved is news before it is read.
    for width in 41...60 {
      try folder.write(Self.box(width: width, more: String(repeating: "#", count: width)))
      _ = preview.look()
      #expect(try number("pictured", in: state(preview)) == before)
    }
    _ = preview.look()
    #expect(try number("pictured", in: state(preview)) > before)
  }

  @Test func whoKnowsAllWaits() throws {
    let folder = try Folder()
    try folder.write(Self.box())
    let preview = folder.preview()
    let text = try #require(state(preview))
    let revision = try #require(Int(text.dropFirst(#"{"revision":"#.count).prefix { $0.isNumber }))
    #expect(state(preview, after: revision) == nil)
    #expect(state(preview, after: revision - 1) != nil)
    let overdue = ask(
      preview, "state", ["file": "box.skel.yaml", "after": "\(revision)"], isOverdue: true)
    #expect(overdue?.status == 200)
  }

  /// A component of a built-in theme is written in no file; the line that uses it is.
  @Test func aNodeSaysWhereItIsWritten() throws {
    let folder = try Folder()
    try folder.write(
      """
      skelsnap: 1
      theme: buzzbox
      canvas: {width: 393, height: 100}
      skeleton:
        vstack:
          id: list
          children: [{use: conversationRowSkeleton}]

      """)
    let preview = folder.preview()
    let revision = try number("pictured", in: state(preview))
    let answer = ask(
      preview, "nodes",
      [
        "file": "box.skel.yaml", "revision": "\(revision)", "variant": "light",
        "screen": "skeleton", "at": "0.5",
      ])
    let text = String(decoding: try #require(answer).bytes, as: UTF8.self)
    #expect(text.contains(#""name":"list","kind":"vstack""#), "\(text)")
    #expect(text.contains(#""path":"\#(folder.path)/box.skel.yaml","line":5"#), "\(text)")
    #expect(text.contains(#"(built-in theme)","path":null"#), "\(text)")
    #expect(
      text.contains(
        #""use":{"file":"box.skel.yaml","path":"\#(folder.path)/box.skel.yaml","line":7"#),
      "\(text)")
  }
}
