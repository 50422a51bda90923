import Foundation
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing

/// Fonts that come with a project or an app.
struct OwnFontsTests {
  @Test func isThereAsIfInstalled() throws {
    let folder = NSTemporaryDirectory() + "skelsnap-fonts-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try BrandFont.write(to: folder)
    let font = Font(family: BrandFont.family, weight: .bold, size: 20, leading: 24)
    #expect(TextShaper().problem(with: "A", in: font)?.contains("is not installed") == true)
    #expect(OwnFonts.face(named: "Brand-Bold") == nil)

    let files = ["Regular", "Bold"].map { "\(folder)/Brand-\($0).otf" }
    #expect(OwnFonts.use(files, of: .app([folder])) { _ in "1" } == [])
    #expect(TextShaper().problem(with: "A", in: font) == nil)
    let own = TextShaper().block("Hello", font: font, width: nil, lineLimit: nil)
    #expect(own.lines.first.map { $0.width > 40 && !$0.outline.elements.isEmpty } == true)

    for (name, weight) in [
      ("Brand-Bold", FontWeight.bold), ("brand bold", .bold), ("Brand", .regular),
      ("Brand-Regular", .regular),
    ] {
      let found = try #require(OwnFonts.face(named: name), "\(name)")
      #expect(found.family == BrandFont.family && found.weight == weight, "\(name)")
      #expect(found.weights == [.regular, .bold] && !found.isItalic)
      // Inter's own: 0.96875 above the baseline and 0.2412 below it.
      #expect(abs(found.height - 1.21) < 0.001)
    }
    // What is installed has its names, too.
    #expect(OwnFonts.face(named: "Inter-SemiBold")?.weight == .semibold)
    #expect(OwnFonts.face(named: "No such font") == nil)

    // The same file with something else in it, and then no longer named.
    let shaper = TextShaper()
    #expect(shaper.problem(with: "A", in: font) == nil)
    try FileManager.default.removeItem(atPath: files[1])
    try FileManager.default.copyItem(atPath: files[0], toPath: files[1])
    #expect(OwnFonts.use(files, of: .app([folder])) { _ in "1" } == [])
    #expect(shaper.problem(with: "A", in: font) == nil)
    #expect(OwnFonts.use(files, of: .app([folder])) { _ in "2" } == [])
    #expect(
      shaper.problem(with: "A", in: font)?.contains("in the weight bold; there is regular") == true)
    // A project in the app's own folder is another owner.
    #expect(OwnFonts.use([], of: .project(folder)) { _ in "2" } == [])
    #expect(shaper.problem(with: "A", in: font)?.contains("there is regular") == true)
    #expect(OwnFonts.use([], of: .app([folder])) { _ in "2" } == [])
    #expect(shaper.problem(with: "A", in: font)?.contains("is not installed") == true)
  }

  @Test func aFileThatIsNoneHasNone() throws {
    let file = NSTemporaryDirectory() + "skelsnap-none-" + UUID().uuidString + ".ttf"
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(OwnFonts.use([file], of: .project(file)) { _ in nil } == [file])
    try Data("no font".utf8).write(to: URL(fileURLWithPath: file))
    #expect(OwnFonts.use([file], of: .project(file)) { _ in "1" } == [file])
    #expect(OwnFonts.use([], of: .project(file)) { _ in nil } == [])
  }

  /// Pango's maps of fonts cannot be freed: whoever verifies what is saved, again and again, has as many
  /// as work at once. Each takes 0.4 MB.
  @Test func shapersThatComeAfterEachOtherTakeNoMore() {
    let font = Font(family: "Inter", weight: .regular, size: 17, leading: 22)
    func set(_ number: Int) {
      _ = TextShaper().block("Text \(number)", font: font, width: nil, lineLimit: nil)
    }
    (0..<20).forEach(set)
    guard let before = memory else { return }
    (20..<420).forEach(set)
    if let after = memory { #expect(after - before < 60 << 20) }
  }

  /// In bytes; only where Linux says so.
  private var memory: Int? {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * 4096 }
  }
}
