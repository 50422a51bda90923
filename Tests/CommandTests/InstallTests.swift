import Foundation
import Testing

@testable import skelsnap

/// `make install`, of which the packages are made, too.
struct InstallTests {
  static let files = [
    "/usr/bin/skelsnap",
    "/usr/share/bash-completion/completions/skelsnap",
    "/usr/share/doc/skelsnap/copyright",
    "/usr/share/fish/vendor_completions.d/skelsnap.fish",
    "/usr/share/man/man1/skelsnap.1.gz",
    "/usr/share/zsh/site-functions/_skelsnap",
  ]

  static func make(
    _ goal: String, in root: String, _ variables: [String] = []
  ) throws -> Skelsnap.Outcome {
    try Skelsnap.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["make", "-s", goal, "PREFIX=/usr", "DESTDIR=\(root)"] + variables,
      in: Documentation.folder, environment: ["SKELSNAP": Skelsnap.binary.path])
  }

  static func installed(in root: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter {
      (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + $0)) == nil
    }.map { "/" + $0 }.sorted()
  }

  @Test func everyFileIsWhatTheCommandSays() throws {
    let scratch = try Scratch()
    let root = scratch.path + "/root of a system"
    let outcome = try Self.make("install", in: root)
    #expect(outcome.status == 0, "\(outcome.error)")
    // The pages are there as they lie in the repository.
    let pages = root + "/usr/share/doc/skelsnap"
    let own = Self.installed(in: Documentation.folder + "/docs").map { "/docs" + $0 }
    let due =
      Self.files + (["/README.md", "/CHANGELOG.md"] + own).map { pages.dropFirst(root.count) + $0 }
    #expect(Self.installed(in: root) == due.sorted())
    #expect(own.contains("/docs/verbs.md"))
    for page in ["/docs/verbs.md", "/docs/images/report.png"] {
      #expect(
        FileManager.default.contentsEqual(
          atPath: pages + page, andPath: Documentation.folder + page))
    }
    #expect(FileManager.default.isExecutableFile(atPath: root + Self.files[0]))

    let page = try Skelsnap.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["gzip", "-dc", root + Self.files[4]])
    #expect(page.output == ManPage.text(of: Command.verbs))
    for (file, text) in [
      (Self.files[1], Shell.bash.script(for: Command.verbs)),
      (Self.files[3], Shell.fish.script(for: Command.verbs)),
      (Self.files[5], Shell.zsh.script(for: Command.verbs)),
      (
        Self.files[2],
        try String(contentsOfFile: Documentation.folder + "/LICENSE", encoding: .utf8)
      ),
    ] {
      #expect(try String(contentsOfFile: root + file, encoding: .utf8) == text, "\(file)")
    }

    let removal = try Self.make("uninstall", in: root)
    #expect(removal.status == 0, "\(removal.error)")
    #expect(Self.installed(in: root) == [])
    #expect(!FileManager.default.fileExists(atPath: root + "/usr/share/doc/skelsnap"))
  }

  @Test func whatCannotBeInstalledIsSaid() throws {
    let scratch = try Scratch()
    let unbuilt = try Self.make("install", in: scratch.path, ["SKELSNAP=/nowhere/skelsnap"])
    #expect(unbuilt.status != 0)
    #expect(unbuilt.error.contains("there is no command at '/nowhere/skelsnap'"))
    let relative = try Self.make("install", in: scratch.path, ["PREFIX=usr"])
    #expect(relative.status != 0)
    #expect(relative.error.contains("PREFIX is 'usr'; it has to begin with '/'"))
    #expect(Self.installed(in: scratch.path) == [])
  }

  /// Every library that the command loads has its package in the list of which packages are made.
  @Test func everyLibraryHasItsPackage() throws {
    let folder = Documentation.folder
    let list = try String(
      contentsOfFile: folder + "/scripts/packaging/libraries.txt", encoding: .utf8)
    let known = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    let sources = FileManager.default.enumerator(atPath: folder + "/Sources")
    var loaded: Set<Substring> = []
    for case let name as String in try #require(sources) where name.hasSuffix(".h") {
      let text = try String(contentsOfFile: folder + "/Sources/" + name, encoding: .utf8)
      for match in text.matches(of: /"(lib[A-Za-z0-9.+-]+\.so\.[0-9]+)"/) {
        loaded.insert(Substring(match.1))
      }
    }
    #expect(loaded.count >= 4, "the sources name no libraries as this test expects: \(loaded)")
    #expect(loaded.subtracting(known) == [])
  }
}
