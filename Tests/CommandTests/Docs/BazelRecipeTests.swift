import Foundation
import Testing

/// Runs the `snapshots.sh` that `init --ci bazel` writes as Bazel does: in a folder of links to the
/// test's files.
struct BazelRecipeTests {
  @Test(arguments: [false, true])
  func theScriptVerifies(isChanged: Bool) throws {
    let shell = try ReadersShell(hasProject: true)
    let outcome = try shell.run(
      Self.change(isChanged) + """
        set -e
        skelsnap init -q --ci bazel
        mkdir runfiles tmp outputs
        cd runfiles
        ln -s ../skelsnap.yaml ../snapshots.sh .
        ln -s ../documents ../goldens .
        ln -s "$(command -v skelsnap)" command
        TEST_TMPDIR=$PWD/../tmp TEST_UNDECLARED_OUTPUTS_DIR=$PWD/../outputs \\
          XML_OUTPUT_FILE=$PWD/../test.xml sh ./snapshots.sh test . ./command && got=0 || got=$?
        cd ..
        [ $got -eq \(isChanged ? 1 : 0) ]
        grep -q '<testsuite' test.xml
        [ -f outputs/feed/light/phase-0000-diff.png ] \(isChanged ? "" : "&& exit 1 || exit 0")

        """)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// Outputs of shards in the folders where Bazel leaves them, packed and not.
  @Test func theScriptMerges() throws {
    let shell = try ReadersShell(hasProject: true)
    let outcome = try shell.run(
      Self.change(true) + """
        skelsnap init -q --ci bazel
        logs=bazel-testlogs/./snapshots
        for part in 1 2; do
          mkdir -p $logs/shard_${part}_of_2
          skelsnap verify -q --shard $part/2 --artifacts $logs/shard_${part}_of_2/test.outputs
        done
        merge() {
          BUILD_WORKSPACE_DIRECTORY=$PWD sh ./snapshots.sh merge . skelsnap snapshots 2 2>&1
        }
        merge | grep -q 'different' || exit 3
        [ -f .skelsnap/results.json ] || exit 4
        rm -r $logs/shard_2_of_2
        merge >said && exit 5
        grep -q 'part 2 of 2 has left nothing' said || exit 6

        """)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private static func change(_ isWanted: Bool) -> String {
    isWanted ? "perl -pi -e 's/size: 50/size: 44/' documents/feed.skel.yaml\n" : ""
  }
}
