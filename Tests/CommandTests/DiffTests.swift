import Foundation
import Testing
@testable import SkeletonPainting

@testable import SkeletonSystem

extension Pixel {
  fileprivate static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
}

/// A folder with pictures to compare.
private struct Pictures {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let white = Bitmap(width: 20, height: 10, pixels: Array(repeating: .white, count: 20 * 10))
    var pixels = white.pixels
    for x in 3..<7 {
      pixels[2 * 20 + x] = Pixel(red: 255, green: 254, blue: 253, alpha: 255)
    }
    let marked = Bitmap(width: 20, height: 10, pixels: pixels)
    try write(png(white), to: "white.png")
    try write(png(white, stamp: [PNGText(key: "by", text: "another")]), to: "noted.png")
    try write(png(marked), to: "marked.png")
    try write(
      png(Bitmap(width: 20, height: 11, pixels: Array(repeating: .white, count: 20 * 11))),
      to: "taller.png")
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Files.write(bytes, to: scratch.path + "/" + name)
  }

  func bytes(_ name: String) throws -> [UInt8] { try Files.read(scratch.path + "/" + name) }

  func diff(_ arguments: String...) throws -> Skelsnap.Outcome {
    try Skelsnap.run(["diff"] + arguments, in: scratch.path)
  }

  func json(_ arguments: String...) throws -> (status: Int32, members: [String: Any]) {
    let outcome = try Skelsnap.run(["diff", "--json"] + arguments, in: scratch.path)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return (outcome.status, try #require(object as? [String: Any]))
  }
}

struct DiffTests {
  struct Row: Sendable {
    let arguments: [String]
    let verdict: String
    let status: Int32

    init(_ verdict: String, _ status: Int32, _ arguments: String...) {
      self.arguments = arguments
      self.verdict = verdict
      self.status = status
    }
  }

  @Test(arguments: [
    Row("identical", 0, "white.png", "white.png"),
    Row("identical", 0, "white.png", "noted.png"),
    Row("different", 1, "white.png", "marked.png"),
    Row("different", 1, "white.png", "marked.png", "--pixels", "3"),
    Row("tolerated", 0, "white.png", "marked.png", "--pixels", "4"),
    Row("tolerated", 0, "white.png", "marked.png", "--ratio", "0.02"),
    Row("different", 1, "white.png", "marked.png", "--ratio", "0.019"),
    Row("different", 1, "white.png", "marked.png", "--metric", "channel"),
    Row("different", 1, "white.png", "marked.png", "--metric", "channel", "--threshold", "1"),
    Row("tolerated", 0, "white.png", "marked.png", "--metric=channel", "--threshold=2"),
    Row("tolerated", 0, "white.png", "marked.png", "--metric", "perceptual"),
    Row("different", 1, "white.png", "marked.png", "--metric", "perceptual", "--threshold", "0"),
    Row("resized", 1, "white.png", "taller.png", "--ratio", "1"),
  ])
  func verdict(_ row: Row) throws {
    let pictures = try Pictures()
    let outcome = try Skelsnap.run(["diff"] + row.arguments, in: pictures.scratch.path)
    #expect(outcome.status == row.status)
    #expect(outcome.output.hasPrefix(row.verdict))
    #expect(outcome.output.hasSuffix("\n") && outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.error == "")
  }

  @Test func textHoldsTheNumbers() throws {
    let pictures = try Pictures()
    try #expect(pictures.diff("white.png", "white.png").output == "identical\n")
    try #expect(
      pictures.diff("white.png", "marked.png").output
        == "different: 4 of 200 pixels (2 %), by 2 of 255 at most, in 4x1 at 3,2\n")
    try #expect(
      pictures.diff("white.png", "taller.png").output.hasPrefix(
        "resized: from 20x10 to 20x11, 20 of 220 pixels"))
  }

  @Test func jsonHasTheDocumentedMembers() throws {
    let pictures = try Pictures()
    let (status, found) = try pictures.json("white.png", "marked.png")
    #expect(status == 1)
    #expect(found["version"] as? Int == 1)
    #expect(found["verdict"] as? String == "different")
    #expect(found["width"] as? Int == 20)
    #expect(found["height"] as? Int == 10)
    #expect(found["differing"] as? Int == 4)
    #expect(found["ratio"] as? Double == 0.02)
    #expect(found["maxDelta"] as? Int == 2)
    #expect(found["bounds"] as? [String: Int] == ["x": 3, "y": 2, "width": 4, "height": 1])
    let equal = try pictures.json("white.png", "white.png").members
    #expect(equal["bounds"] is NSNull)
    #expect(equal["differing"] as? Int == 0)
    let broken = try pictures.json("white.png", "nowhere.png")
    #expect(broken.status == 2)
    #expect(broken.members["verdict"] as? String == "unreadable")
  }

  @Test func foldersAreMatchedByPath() throws {
    let pictures = try Pictures()
    let white = try pictures.bytes("white.png")
    for name in ["a/x/same.png", "b/x/same.png", "a/only.png", "b/x/new.png", "a/m.png"] {
      try pictures.write(white, to: name)
    }
    try pictures.write(pictures.bytes("marked.png"), to: "b/m.png")
    try pictures.write([1], to: "a/notes.txt")
    let (status, found) = try pictures.json("a", "b", "-o", "d")
    #expect(status == 1)
    #expect(found["version"] as? Int == 1)
    let files = try #require(found["files"] as? [[String: Any]])
    let listed = files.map { "\($0["path"] ?? "") \($0["verdict"] ?? "")" }
    #expect(
      listed == [
        "m.png different", "only.png obsolete", "x/new.png missing", "x/same.png identical",
      ])
    #expect(files[1]["differing"] is NSNull)
    #expect(try Files.list(pictures.scratch.path + "/d") == ["m.png"])
    try pictures.write([], to: "b/x/same.png")
    let text = try pictures.diff("a", "b")
    #expect(text.status == 2)
    #expect(text.output.contains("x/same.png: unreadable\n"))
    #expect(text.error.contains("b/x/same.png: the file is empty"))
  }

  /// More than are compared at a time, so that some come later.
  @Test func picturesOfFoldersAreReportedInOrder() throws {
    let pictures = try Pictures()
    let (white, marked) = (try pictures.bytes("white.png"), try pictures.bytes("marked.png"))
    let count = Workers.most * 64 + 20
    let names = (0..<count).map { String(10_000 + $0) + ".png" }
    for (index, name) in names.enumerated() {
      try pictures.write(white, to: "a/" + name)
      try pictures.write(index % 3 == 0 ? marked : index % 7 == 0 ? [1] : white, to: "b/" + name)
    }
    let outcome = try pictures.diff("a", "b", "-o", "d")
    #expect(outcome.status == 2)
    let listed = outcome.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(listed.map(String.init) == names)
    let complaints = outcome.error.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(
      complaints.map(String.init)
        == names.indices.filter { $0 % 3 != 0 && $0 % 7 == 0 }.map {
          "error: b/\(names[$0]): this is not a PNG file"
        })
    #expect(
      try Files.list(pictures.scratch.path + "/d")
        == names.indices.filter { $0 % 3 == 0 }.map { names[$0] })
    // The first picture that cannot be written is where it ends.
    try Files.makeFolder(pictures.scratch.path + "/e/" + names[3])
    let stopped = try pictures.diff("a", "b", "-o", "e")
    #expect(stopped.status == 2)
    #expect(stopped.output.split(separator: "\n").count == 3)
    #expect(stopped.error.contains(names[3]))
  }

  @Test func aDifferencePictureIsPainted() throws {
    let pictures = try Pictures()
    try #expect(pictures.diff("white.png", "marked.png", "-o", "out/d.png").status == 1)
    let painted = try Picture(reading: pictures.bytes("out/d.png")).bitmap
    #expect(painted.width == 20 && painted.height == 10)
    #expect(painted[3, 2] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(painted[2, 2] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }

  struct Refusal: Sendable {
    let name: String
    let bytes: [UInt8]
    let sentence: String
  }

  static let sound: [UInt8] = {
    let white = Bitmap(width: 4, height: 4, pixels: Array(repeating: .white, count: 4 * 4))
    return png(white, stamp: [PNGText(key: "by", text: "us")])
  }()

  static func changed(_ name: String) -> [UInt8] {
    var bytes = sound
    let place = bytes.indices.first { bytes[$0...].starts(with: name.utf8) } ?? 0
    bytes[place + 4] ^= 1
    return bytes
  }

  @Test(arguments: [
    Refusal(name: "empty", bytes: [], sentence: "the file is empty"),
    Refusal(name: "text", bytes: Array("no picture".utf8), sentence: "this is not a PNG file"),
    Refusal(
      name: "pointer", bytes: Array("version https://git-lfs.github.com/spec/v1\noid x\n".utf8),
      sentence: "'git lfs pull' gets it"),
    Refusal(
      name: "cut", bytes: sound.dropLast(20), sentence: "the file is truncated: it ends within"),
    Refusal(
      name: "no end", bytes: sound.dropLast(12),
      sentence: "the file is truncated: it ends before its chunk IEND"),
    Refusal(
      name: "text damaged", bytes: changed("tEXt"),
      sentence: "its chunk tEXt has a wrong checksum"),
    Refusal(
      name: "end damaged", bytes: changed("IEND"), sentence: "its chunk IEND has a wrong checksum"),
    Refusal(
      name: "pixels damaged", bytes: changed("IDAT"),
      sentence: "its chunk IDAT has a wrong checksum"),
    Refusal(name: "more", bytes: sound + [0, 0, 0], sentence: "3 bytes follow its end"),
  ])
  func aDamagedFileIsRefused(_ refusal: Refusal) throws {
    let pictures = try Pictures()
    try pictures.write(refusal.bytes, to: "bad.png")
    for arguments in [
      ["bad.png", "white.png"], ["white.png", "bad.png"], ["bad.png", "bad.png"],
    ] {
      let outcome = try pictures.diff(arguments[0], arguments[1])
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.error.hasPrefix("error: bad.png: "))
      #expect(outcome.error.contains(refusal.sentence), "\(outcome.error)")
    }
  }

  /// What is called a picture in a folder and cannot be one is not passed over.
  @Test func whatIsNoFileInAFolderIsUnreadable() throws {
    let pictures = try Pictures()
    let white = try pictures.bytes("white.png")
    for name in ["a/x.png", "b/x.png", "b/f.png"] { try pictures.write(white, to: name) }
    let folder = pictures.scratch.path
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/b/lost.png", withDestinationPath: "nowhere")
    #expect(unsafe mkfifo(folder + "/a/f.png", 0o600) == 0)
    let found = try pictures.diff("a", "b")
    #expect(found.status == 2)
    #expect(
      found.output == "f.png: unreadable\nlost.png: unreadable\nx.png: identical\n")
    #expect(found.error.contains("a/f.png: this is no regular file"), "\(found.error)")
    #expect(found.error.contains("b/lost.png: this link leads nowhere"))
  }

  @Test func filesThatCannotBeReadAreRefused() throws {
    let pictures = try Pictures()
    try #expect(
      pictures.diff("white.png", "nowhere.png").error.contains("there is no such file or folder"))
    try #expect(pictures.diff("nowhere", "white.png").status == 2)
    try Files.makeFolder(pictures.scratch.path + "/empty")
    let mixed = try pictures.diff("empty", "white.png")
    #expect(mixed.status == 2)
    #expect(mixed.error.contains("'empty' is a folder, and 'white.png' is none"))
    for operands in [("empty", "nowhere"), ("nowhere", "empty")] {
      let lacking = try pictures.diff(operands.0, operands.1)
      #expect(lacking.status == 2)
      #expect(lacking.error.contains("nowhere: there is no such file"), "\(lacking.error)")
    }
    let nothing = try pictures.diff("empty", "empty")
    #expect(nothing.status == 2)
    #expect(nothing.error.contains("nothing was compared"))
    try #expect(pictures.diff("/dev/null", "white.png").error.contains("no regular file"))
    guard getuid() != 0 else { return }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: pictures.scratch.path + "/noted.png")
    try #expect(pictures.diff("noted.png", "white.png").error.contains("permission denied"))
  }

  @Test(arguments: [
    (["--threshold", "1"], "'--threshold' goes with"),
    (["--antialiasing", "ignore"], "'--antialiasing' goes with"),
    (["--metric", "channel", "--threshold", "0.5"], "a channel has whole steps"),
    (["--metric", "channel", "--threshold", "256"], "it runs from 0 to 255"),
    (["--metric", "perceptual", "--threshold", "1.5"], "it runs from 0 to 1"),
    (["--metric", "percetual"], "did you mean 'perceptual'?"),
    (["--pixels", "1", "--ratio", "0.1"], "give one"), (["--pixels", "-1"], "it runs from 0"),
    (["-o", "white.png"], "would replace a picture"), (["-o", "."], "names a folder"),
    (["third.png"], "unexpected argument 'third.png'"),
  ])
  func usage(arguments: [String], sentence: String) throws {
    let pictures = try Pictures()
    let outcome = try Skelsnap.run(
      ["diff", "white.png", "marked.png"] + arguments, in: pictures.scratch.path)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }
}
