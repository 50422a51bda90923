import Foundation
import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonSystem

/// What an index finds if its folder is not the process's working folder.
final class DocumentIndexTests {
  private let folder: String

  init() throws {
    let path = NSTemporaryDirectory() + "skelsnap-index-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    folder = try #require(Files.resolved(path))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private let circle = "skelsnap: 1\nskeleton: {circle: 40}\n"

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func documentsAreNamedFromTheProjectAndShownFromTheFolder() throws {
    try write("skelsnap: 1\ndocuments: [screens]\n", to: "app/skelsnap.yaml")
    try write(circle, to: "app/screens/a.skel.yaml")
    try write(circle, to: "app/other/b.skel.yaml")
    var index = try DocumentIndex(of: folder, views: NoViews.init(of:))
    let sources = try index.sources(["app", "app/other/b.skel.yaml"])
    #expect(sources.map(\.document.name) == ["screens/a", "other/b"])
    #expect(sources.map(\.file) == ["app/screens/a.skel.yaml", "app/other/b.skel.yaml"])
    #expect(sources.allSatisfy { $0.isInside && $0.root == folder + "/app" })
    #expect(try index.jobs(["app"]).map(\.goldens.path) == ["app/goldens"])
    #expect(try index.artifacts(named: nil).path == ".skelsnap")
  }

  @Test func goldensAndPicturesAreWrittenThere() throws {
    try write(circle, to: "a.skel.yaml")
    var index = try DocumentIndex(of: folder, views: NoViews.init(of:))
    let jobs = try index.jobs([])
    var options = GoldenOptions()
    options.record = .missing
    options.artifacts = try index.artifacts(named: nil)
    let outcome = compareGoldens(jobs, options)
    #expect(outcome.result.standing == .clean)
    #expect(outcome.written.first?.golden == "goldens/a/light/phase-0000.png")
    #expect(Files.exists(folder + "/goldens/a/light/phase-0000.png"))
    try write(circle.replacingOccurrences(of: "40", with: "44"), to: "a.skel.yaml")
    options.record = .never
    let again = compareGoldens(try index.jobs(["a.skel.yaml"]), options).result
    #expect(again.count(.missing) == 0)
    let actual = try #require(again.cases.first?.kept.actual)
    #expect(actual == ".skelsnap/a/light/phase-0000-actual.png")
    #expect(Files.exists(FilePath.joined(folder, actual)))
  }

  @Test func whatCannotBeReadIsAProblemAndTheRestGoesOn() throws {
    try write("nonsense: 1\n", to: "bad.skel.yaml")
    try write(circle, to: "good.skel.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/gone.skel.yaml", withDestinationPath: "nowhere")
    var index = try DocumentIndex(of: folder, views: NoViews.init(of:))
    #expect(try index.sources([]).map(\.file) == ["good.skel.yaml"])
    #expect(
      index.problems.map(\.message) == [
        "bad.skel.yaml cannot be read as a document", "gone.skel.yaml: this link leads nowhere",
      ])
    #expect(index.problems[0].diagnostics.first?.position.file == "bad.skel.yaml")
  }

  @Test(arguments: [
    (["nowhere"], "nowhere: there is no such file or folder"),
    (["empty"], "empty: no documents (*.skel.yaml, *.skel.json) in this folder"),
    ([""], ": there is no such file or folder"),
    (["a.skel.yaml", "a.skel.json"], "a.skel.yaml and a.skel.json are both named 'a', "),
  ])
  func aSearchThatEndsSaysWhy(operands: [String], sentence: String) throws {
    try write(circle, to: "a.skel.yaml")
    try write(#"{"skelsnap": 1, "skeleton": {"circle": 40}}"#, to: "a.skel.json")
    try write("", to: "empty/x.txt")
    var index = try DocumentIndex(of: folder, views: NoViews.init(of:))
    let failure = #expect(throws: Failure.self) { try index.jobs(operands) }
    #expect(failure?.description.hasPrefix(sentence) == true, "\(String(describing: failure))")
  }
}
