import SkeletonRender

extension Verb {
  static let verify = Verb(
    name: "verify",
    aliases: ["test"],
    abstract: "Compare every case with its golden.",
    discussion: [
      "Equality is exact unless a document asks for a tolerance. What differs is explained by the "
        + "nodes that changed, in points. Goldens that no case asks for are told of where no "
        + "filter, axis or shard narrows the run.",
      "Documents are held to the laws as well, which need no golden: under right-to-left all is "
        + "mirrored, larger type cuts nothing, a loop closes. Goldens that would look the same if "
        + "the screen were broken are warned of.",
      "The status is 0 where all is well, 1 where goldens differ, are missing or left over or a law "
        + "is broken, and 2 where something could not be compared or nothing was.",
    ],
    operands: Goldens.documents,
    options: [
      Goldens.recordOption,
      Option("fail-fast", help: "End at the first document and variant with a failure."),
      Option("last-failed", help: "Only what failed in the last run."), Watch.option,
      ShardChoice.option,
      Option("strict", help: "Fail where a golden proves little, too."),
    ] + Goldens.options + Axes.options,
    examples: [
      Example(line: "skelsnap verify", says: "Every case of the project."),
      Example(line: "skelsnap verify --filter 'feed/dark*'", says: "Those that fit a pattern."),
      Example(line: "skelsnap verify --shard 1/3", says: "A third, for 'merge' to complete."),
      Example(line: "skelsnap verify --record missing", says: "Write what has no golden yet."),
    ],
    run: { invocation throws(Stop) in
      if invocation.has("watch") {
        var watch = try Watch(invocation)
        try watch.run()
      }
      var goldens = try Goldens(invocation)
      let mode = invocation.value("record").flatMap(RecordMode.init(rawValue:))
      return try goldens.run(record: mode ?? .never)
    })
}
