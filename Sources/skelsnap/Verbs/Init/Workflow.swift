import CCommandFiles
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A CI system that `init` writes files for.
enum CISystem: String, CaseIterable, Sendable {
  case github, gitlab, buildkite, bazel
}

/// Where GitHub finds the action: `owner/skelsnap@v1`.
struct ActionReference: Sendable {
  let text: String

  init?(_ text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].split(separator: "/").count >= 2,
      !halves[0].hasPrefix("."), !halves[0].hasPrefix("/"), !halves[0].hasSuffix("/"),
      !halves[1].isEmpty,
      halves[0].utf8.allSatisfy(Self.isPlain), halves[1].utf8.allSatisfy(Self.isPlain)
    else { return nil }
    self.text = text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

extension ValueForm where Value == ActionReference {
  static var action: Self {
    Self { Reading(ActionReference($0), or: "expected owner/repository@ref") }
  }
}

/// What makes a CI system run a project: templates from the folder Workflows, filled in.
struct Workflow {
  /// The folder that its files' paths are relative to: absolute.
  let root: String
  let files: [StarterFile]
  /// What is still to be done, for people.
  let next: String

  /// - Parameters:
  ///   - folder: The project's, with links resolved.
  ///   - project: What `skelsnap.yaml` says.
  ///   - shards: On how many machines frames are compared.
  init(
    _ system: CISystem, in folder: String, _ project: Project, shards: Int,
    from action: ActionReference?
  ) throws(Failure) {
    // A package of Bazel is the folder itself; the others look in the root of the repository.
    let place = system == .bazel ? .alone(folder) : try ProjectPlace(of: folder)
    root = place.repository
    switch system {
    case .github:
      let fetch = action == nil ? Self.text(unsafe compiledIn(command_github_fetch_yml)) : ""
      let text = Self.text(unsafe compiledIn(command_github_yml))
        .replacing("#fetch#\n", with: fetch)
        .replacing("#shards#", with: (1...shards).map { "\($0)/\(shards)" }.joined(separator: ", "))
        .replacing("#action#", with: action?.text ?? "./.skelsnap-action")
        .replacing("#project#", with: place.path)
      files = [StarterFile(".github/workflows/snapshots.yml", text)]
      next =
        action == nil
        ? "set the variable SKELSNAP_REPOSITORY to the owner/name of skelsnap's repository (and "
          + "SKELSNAP_REF to a tag or commit of it), or begin with --from owner/name@ref; without "
          + "SKELSNAP_PACKAGE, the address of its .deb, the command is built"
        : "SKELSNAP_PACKAGE, if set, is the address of skelsnap's .deb; else the command is built"
    case .gitlab:
      let text = Self.text(unsafe compiledIn(command_gitlab_yml))
        .replacing("#count#", with: String(shards)).replacing("#project#", with: place.path)
      let hasOther = Self.hasOther(".gitlab-ci.yml", than: text, in: root)
      files = [StarterFile(hasOther ? ".gitlab/snapshots.yml" : ".gitlab-ci.yml", text)]
      next =
        (hasOther
          ? "add to .gitlab-ci.yml:\n    include:\n      - local: .gitlab/snapshots.yml\n" : "")
        + "set the variable SKELSNAP_PACKAGE to the address of skelsnap's .deb, or SKELSNAP_IMAGE "
        + "to an image that has the command"
    case .buildkite:
      let text = Self.text(unsafe compiledIn(command_buildkite_yml))
        .replacing("#count#", with: String(shards)).replacing("#project#", with: place.path)
      let hasOther = Self.hasOther(".buildkite/pipeline.yml", than: text, in: root)
      files = [
        StarterFile(hasOther ? ".buildkite/snapshots.yml" : ".buildkite/pipeline.yml", text)
      ]
      next =
        (hasOther
          ? "add to the steps of .buildkite/pipeline.yml:\n"
            + "    - command: buildkite-agent pipeline upload .buildkite/snapshots.yml\n" : "")
        + "have the command on the agents, or set SKELSNAP_PACKAGE to the address of its .deb"
    case .bazel:
      let build = Self.text(unsafe compiledIn(command_BUILD_bazel))
        .replacing("#count#", with: String(shards))
        .replacing("#data#", with: Self.patterns(of: project))
      files = [
        StarterFile("BUILD.bazel", build, isToBeAdded: true),
        StarterFile("snapshots.bzl", Self.text(unsafe compiledIn(command_snapshots_bzl))),
        StarterFile("snapshots.sh", Self.text(unsafe compiledIn(command_snapshots_sh))),
      ]
      next = "bazel test :snapshots, then bazel run :snapshots.merge"
    }
  }

  /// Whether there is a file of the user's own in place of what `init` writes: not one that it began
  /// earlier, whatever has become of it.
  private static func hasOther(_ name: String, than text: String, in root: String) -> Bool {
    let path = FilePath.joined(root, name)
    guard Files.exists(path) else { return false }
    guard let bytes = try? Files.read(path) else { return true }
    let begun = text.split(separator: "\n").first { $0.contains("skelsnap init") }
    return !String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { $0 == begun }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The patterns of what a project is read from, each a line.
  private static func patterns(of project: Project) -> String {
    var patterns = [DocumentIndex.projectFile]
    for entry in project.documents.map(FilePath.normalized) {
      if entry == "." {
        patterns += ["**/*.skel.yaml", "**/*.skel.json", "**/*.theme.yaml"]
      } else if isDocument(entry) {
        patterns.append(entry)
      } else {
        patterns.append(entry + "/**")
      }
    }
    if let theme = project.themeFile { patterns.append(theme) }
    patterns.append(FilePath.normalized(project.goldens) + "/**")
    return patterns.withoutRepeats.map { pattern in
      let quoted = pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
      return "            \"\(quoted)\","
    }.joined(separator: "\n")
  }
}
