import Foundation
import Testing

/// Runs `snapshots.sh` of `docs/ci.md` as Bazel does, in a folder of links to the test's files.
struct BazelRecipeTests {
  @Test(arguments: [false, true])
  func theScriptVerifies(isChanged: Bool) throws {
    let page = try #require(Documentation.pages.first { $0.path == "docs/ci.md" })
    let script = try #require(page.blocks.first { $0.text.contains("TEST_UNDECLARED") })
    let shell = try ReadersShell(hasProject: true)
    let change = isChanged ? "perl -pi -e 's/size: 50/size: 44/' documents/feed.skel.yaml\n" : ""
    let outcome = try shell.run(
      change + """
        set -e
        cat >snapshots.sh <<'END OF FILE'
        \(script.text)
        END OF FILE
        mkdir runfiles tmp outputs
        cd runfiles
        ln -s ../skelsnap.yaml ../snapshots.sh .
        ln -s ../documents ../goldens .
        ln -s "$(command -v skelsnap)" command
        TEST_TMPDIR=$PWD/../tmp TEST_UNDECLARED_OUTPUTS_DIR=$PWD/../outputs \\
          XML_OUTPUT_FILE=$PWD/../test.xml SKELSNAP=command sh ./snapshots.sh && got=0 || got=$?
        cd ..
        [ $got -eq \(isChanged ? 1 : 0) ]
        grep -q '<testsuite' test.xml
        [ -f outputs/feed/light/phase-0000-diff.png ] \(isChanged ? "" : "&& exit 1 || exit 0")

        """)
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
