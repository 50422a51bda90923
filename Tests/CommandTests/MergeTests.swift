import Foundation
import SkeletonReports
import Testing

/// `verify --shard` and `merge`: splitting and merging a run gives the same results as the run.
struct MergeTests {
  @Test(arguments: [
    (ShardedProject.State.clean, 0, "\"different\": 0"), (.changed, 2, "\"resized\": 8"),
    (.obsolete, 1, "\"obsolete\": 3"), (.gone, 1, "\"obsolete\": 12"),
    (.blind, 2, "wide: tolerance {channel: 20} would hide"),
    (.broken, 2, "documents/c.skel.yaml cannot be read as a document"),
    (.lawless, 1, "so its waiver waives nothing"),
    (.unlaid, 2, "c cannot be laid out in dark"),
  ])
  func mergedShardsEqualAWholeRun(
    _ state: ShardedProject.State, _ status: Int32, _ sign: String
  ) throws {
    let project = try ShardedProject.project(state)
    let one = try project.run(["verify", "--json"])
    #expect(one.status == status)
    #expect(one.output.contains(sign))
    let pictures = try project.files(in: ".skelsnap")
    for count in [1, 2, 3, 5] {
      try project.remove(".skelsnap")
      // The order of the shards does not matter.
      let shards = try project.verify(shards: count).reversed()
      let merged = try project.run(["merge", "--json"] + shards)
      #expect(merged.status == status, "\(merged.error)")
      #expect(merged.output == one.output, "\(count) shards")
      #expect(merged.error.isEmpty, "\(merged.error)")
      #expect(try project.files(in: ".skelsnap") == pictures)
    }
  }

  @Test func filtersAndAxesArePartOfThePlan() throws {
    let project = try ShardedProject.project(.obsolete)
    for narrowing in [["--filter", "*/dark*/phase*"], ["--appearance", "light"], ["documents/b"]] {
      let one = try project.run(["verify", "--json"] + narrowing)
      let shards = try project.verify(shards: 3, narrowing)
      let merged = try project.run(["merge", "--json"] + shards)
      #expect(merged.output == one.output, "\(narrowing)")
      #expect(merged.status == one.status)
    }
    let nothing = ["--filter", "nothing-is-called-so"]
    let one = try project.run(["verify", "--json"] + nothing)
    let shards = try project.verify(shards: 2, nothing)
    let merged = try project.run(["merge", "--json"] + shards)
    #expect(one.status == 2 && merged.status == 2)
    #expect(merged.output == one.output)
  }

  @Test func aShardWithNothingToDoIsASuccess() throws {
    let project = try ShardedProject()
    try project.run(["record", "-q"])
    let empty = try project.run(["verify", "--shard", "99/99", "--json"])
    #expect(empty.status == 0)
    #expect(
      empty.error == "shard 99 of 99 has nothing to compare: the other parts have all cases\n")
    #expect(empty.output.contains("\"cases\": [],"))
    let terminal = try project.run(["verify", "--shard", "2/2"]).output
    #expect(terminal.contains("\nshard 2 of 2: "), "\(terminal)")
    let all = try project.run(["verify", "--shard", "1/1", "--filter", "nothing-is-called-so"])
    #expect(all.status == 2)
  }

  @Test func mergingPrunesGoldensOfADocumentThatIsGone() throws {
    let project = try ShardedProject.project(.gone)
    let shards = try project.verify(shards: 2)
    try project.write(GoldenProject.row(), to: "c")
    let back = try project.run(["merge", "--prune"] + shards)
    #expect(back.status == 2)
    #expect(back.error.contains("nothing was deleted: c is there again"), "\(back.error)")
    #expect(project.exists("goldens/c/light/layout.txt"))
    try project.remove("documents/c.skel.yaml")
    let merged = try project.run(["merge", "--prune"] + shards)
    #expect(merged.status == 0, "\(merged.error)")
    #expect(merged.error.contains("deleted 12 files"), "\(merged.error)")
    #expect(!project.exists("goldens/c"))
  }

  @Test func acceptWorksOnMergedResults() throws {
    let project = try ShardedProject.project(.changed)
    let shards = try project.verify(shards: 3)
    #expect(try project.run(["merge", "-q"] + shards).status == 2)
    for shard in shards { try project.remove(shard) }
    let accepted = try project.run(["accept"])
    #expect(accepted.status == 0, "\(accepted.error)")
    #expect(try project.run(["verify"]).status == 0)
  }

  @Test func aWholeRunIsMergedUnchanged() throws {
    let project = try ShardedProject.project(.changed)
    let one = try project.run(["verify", "--json"])
    let kept = try project.files(in: ".skelsnap")
    try project.copy(".skelsnap", to: "download")
    try project.remove(".skelsnap")
    let merged = try project.run(["merge", "--json", "download/results.json"])
    #expect(merged.output == one.output)
    #expect(try project.files(in: ".skelsnap") == kept)
    // Merging the merged results again, in the same folder, changes nothing.
    #expect(try project.run(["merge", "--json", ".skelsnap"]).output == one.output)
    #expect(try project.files(in: ".skelsnap") == kept)
  }

  @Test func runsOfDifferentDocumentsAreJoined() throws {
    let project = try ShardedProject.project(.changed)
    let one = try project.run(["verify", "--json"])
    for (folder, documents) in [
      ("p1", ["documents/wide.skel.yaml", "documents/a.skel.yaml"]),
      ("p2", ["documents/b", "documents/c.skel.yaml"]),
    ] {
      try project.run(["verify", "-q", "--artifacts", folder] + documents)
    }
    let merged = try project.run(["merge", "--json", "p1", "p2"])
    #expect(merged.output == one.output, "\(merged.error)")
    let twice = try project.run(["merge", "p1", "p2", "p1"])
    #expect(twice.status == 2)
    #expect(twice.error.contains("is there twice: in p1 and in p1"), "\(twice.error)")
  }

  @Test func theOutputMayBeTheFolderOfAShard() throws {
    let project = try ShardedProject.project(.changed)
    let one = try project.run(["verify", "--json", "--artifacts", "s1"])
    let pictures = try project.files(in: "s1")
    try project.remove("s1")
    let shards = try project.verify(shards: 3)
    let merged = try project.run(["merge", "--json", "--artifacts", "s1"] + shards)
    #expect(merged.output == one.output)
    #expect(try project.files(in: "s1") == pictures)
    let again = try project.run(["merge", "--artifacts", "s1"] + shards)
    #expect(again.status == 2)
    #expect(again.error.contains("s2 is a shard and s1 a whole run"), "\(again.error)")
  }

  @Test func pruneDeletesWhatTheMergedRunFindsObsolete() throws {
    let project = try ShardedProject.project(.obsolete)
    let before = try project.files(in: "goldens")
    let shards = try project.verify(shards: 3)
    // A golden without a document was not part of the run, and a file that is not a golden is never
    // pruned.
    try project.copy("goldens/a/light/phase-0500.png", to: "goldens/gone/light/static.png")
    let merged = try project.run(["merge", "--prune"] + shards)
    #expect(merged.status == 1, "b/row has moved")
    for name in ["a/light/phase-0333.png", "c/dark-ax3/static.png", "wide/light@2x/layout.txt"] {
      #expect(merged.output.contains("goldens/\(name)\n"))
      #expect(!project.exists("goldens/" + name))
    }
    #expect(!project.exists("goldens/c/dark-ax3"))
    #expect(merged.error.contains("deleted 3 files"))
    #expect(try project.files(in: "goldens").count == before.count - 3 + 1)
    try project.remove("goldens/gone")
    #expect(!(try project.run(["verify", "--json"]).output).contains("\"obsolete\","))
  }

  @Test(arguments: ["problem", "changed", "missing", "asked"])
  func pruneDeletesNothingThatIsNotProven(_ what: String) throws {
    let project = try ShardedProject.project(what == "problem" ? .unlaid : .obsolete)
    var shards = try project.verify(shards: 3)
    let sentence: String
    switch what {
    case "problem": sentence = "nothing was deleted: not everything could be compared"
    case "changed":
      try project.write(GoldenProject.row(x: 9), to: "wide")
      sentence = "nothing was deleted: wide is not here as the run has seen it"
    case "missing":
      shards.removeLast()
      sentence = "shard 3 of 3 is missing"
    default:
      // A result that reports a golden as obsolete although a case uses it.
      try project.run(["verify", "-q", "--artifacts", "s1"])
      let results = try project.scratch.text(of: "s1/results.json")
      try project.scratch.write(
        results.replacingOccurrences(of: "\"identical\",", with: "\"obsolete\","),
        to: "s1/results.json")
      shards = ["s1"]
      sentence = "deleted 3 files"
    }
    let before = try project.files(in: "goldens")
    let outcome = try project.run(["merge", "--prune"] + shards)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
    #expect(try project.files(in: "goldens").count == before.count - (what == "asked" ? 3 : 0))
  }
}
