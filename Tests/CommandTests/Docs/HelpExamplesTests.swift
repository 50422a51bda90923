import SkeletonModel
import Testing

@testable import skelsnap

/// Runs the examples in help and `docs/verbs.md`. The examples of a verb run one after another, in
/// a project that has the files they use.
struct HelpExamplesTests {
  private static let project = """
    set -e
    skelsnap init -q
    # A small screen, as the examples are many.
    perl -pi -e 's/, 0.25|, 0.75//g' skelsnap.yaml
    perl -pi -e 's/393/200/; s/852/160/; s/count: 10/count: 2/' documents/feed.skel.yaml
    cp documents/feed.skel.yaml documents/inbox.skel.yaml
    skelsnap record -q
    cp documents/feed.skel.yaml .
    cp goldens/feed/light/phase-0000.png before.png
    cp goldens/feed/light/phase-0500.png after.png
    cp -R goldens actual
    mkdir -p ~/.local/share/bash-completion/completions ~/.zfunc ~/.config/fish/completions

    """

  /// Commands to run before the examples of some verbs: they create a run with findings, one in
  /// shards, or a document with a scenario or content.
  private static let preparations = [
    "accept": changed, "review": changed, "merge": sharded, "render": scripted,
    "simulate": scripted, "export": scripted + framed + committed, "shift": loaded,
    "import": others + viewed, "diff": loaded + viewed, "check": viewed, "derive": derived,
    "generate": coded,
  ]

  private static let scripted = """
    slow='scenarios: {slow: {script: {1500ms: data}}}'
    grep -q scenarios feed.skel.yaml || echo "$slow" >>feed.skel.yaml

    """

  private static let framed = """
    sed 's/^canvas: .*/canvas: {device: iPhone SE, scale: 1}/' feed.skel.yaml >phone.skel.yaml

    """

  private static let committed = """
    [ -d .git ] || { git init -q -b main && git add -A && git commit -q -m Before; }

    """

  private static let loaded = """
    grep -q content feed.skel.yaml || echo 'content: {use: row}' >>feed.skel.yaml
    cp feed.skel.yaml documents/feed.skel.yaml

    """

  /// Neither has a skeleton of its own, and each time there is no document of the view.
  private static let derived = """
    perl -0pi -e 's/^skeleton:\n( .*\n|\n)*//m' feed.skel.yaml
    sed -i.old 's/^skeleton:.*//' feed.skel.yaml
    grep -q '^content' feed.skel.yaml || echo 'content: {use: row}' >>feed.skel.yaml
    mkdir -p Sources/Feed
    body='var body: some View { Text("Ada").font(.headline) }'
    echo "import SwiftUI; struct FeedScreen: View { $body }" >Sources/Feed/FeedScreen.swift

    """

  private static let coded = """
    mkdir -p Sources
    grep -q generated skelsnap.yaml || echo 'generated: {a.svg: {svg: feed.skel.yaml}}' >>skelsnap.yaml

    """

  private static let others = """
    mkdir -p src/bones
    loader='<svg width="8" height="8"><rect width="4" height="4"/></svg>'
    echo "$loader" | tee loader.svg >Card.jsx
    echo '{"bones": [[0, 0, 50, 4, 2]], "width": 8, "height": 4}' >src/bones/list.bones.json

    """

  private static let viewed = """
    mkdir -p Sources/Feed
    body='var body: some View { Rectangle().fill(.gray).frame(width: 40, height: 20) }'
    echo "import SwiftUI; struct FeedSkeleton: View { $body }" >Sources/Feed/FeedSkeleton.swift

    """

  private static let changed = """
    echo "# changed" >>feed.skel.yaml
    sed "s/size: 50/size: $(wc -l <feed.skel.yaml)/" feed.skel.yaml >documents/feed.skel.yaml
    cp documents/feed.skel.yaml documents/inbox.skel.yaml
    skelsnap verify -q || [ $? -eq 1 ]

    """

  private static let sharded = """
    for index in 1 2 3; do
      skelsnap verify -q --shard $index/3 --artifacts shard-$index
      skelsnap verify -q --shard $index/3 --artifacts shards/$index
    done
    skelsnap verify -q --artifacts ~/Downloads/snapshots

    """

  /// The examples with an exit status other than 0, and why.
  private static let statuses: [String: Int32] = [
    // Two frames of a shimmer differ.
    "skelsnap diff before.png after.png -o diff.png": 1,
    "skelsnap diff feed.skel.yaml Sources/Feed#FeedSkeleton": 1,
    "skelsnap diff feed.skel.yaml": 1,
    // There is no terminal here; ReviewTests has one.
    "skelsnap review": 64,
  ].merging(serving.map { ($0, 130) }) { $1 }

  /// The examples that serve a page until Control-C.
  private static let serving = [
    "skelsnap preview", "skelsnap preview feed.skel.yaml --port 7357", "skelsnap review --browser",
  ]

  @Test(arguments: Command.verbs.map(\.name))
  func examplesRun(name: String) throws {
    let verb = try #require(Command.verbs.first { $0.name == name })
    let shell = try ReadersShell(hasProject: false)
    let prepared = try shell.run(Self.project)
    try #require(prepared.status == 0, "\(prepared.output)")
    for example in verb.examples {
      let changed = try shell.run(Self.preparations[name] ?? "")
      try #require(changed.status == 0, "\(changed.output)")
      let isServing = Self.serving.contains(example.line)
      let outcome = try shell.run(
        example.line + (isServing ? " & sleep 2; kill -INT $!; wait $!" : ""))
      let due = Self.statuses[example.line] ?? 0
      #expect(outcome.status == due, "\(example.line):\n\(outcome.output)")
    }
  }

  @Test func noExceptionIsLeftOver() {
    #expect(
      Set(Self.statuses.keys).subtracting(Command.verbs.flatMap(\.examples).map(\.line)) == [])
    #expect(Set(Self.preparations.keys).subtracting(Command.verbs.map(\.name)) == [])
  }
}
