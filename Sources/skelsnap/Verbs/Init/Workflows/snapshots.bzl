"""Snapshots as a Bazel test, and what puts its shards together. For Bazel 4 and newer."""

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _program(ctx):
    command = ctx.executable.skelsnap
    words = [
        ctx.file._script.short_path,
        ctx.attr.mode,
        ctx.label.package or ".",
        command.short_path if command else "skelsnap",
    ] + ctx.attr.more
    program = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        program,
        "#!/bin/sh\nexec sh " + " ".join([_quoted(word) for word in words]) + " \"$@\"\n",
        is_executable = True,
    )
    files = ctx.runfiles(files = ctx.files.data + [ctx.file._script])
    if command:
        files = files.merge(ctx.runfiles(files = [command]))
        files = files.merge(ctx.attr.skelsnap[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = program, runfiles = files)]

_attributes = {
    "data": attr.label_list(allow_files = True),
    "mode": attr.string(mandatory = True),
    "more": attr.string_list(),
    "skelsnap": attr.label(executable = True, allow_files = True, cfg = "target"),
    "_script": attr.label(default = ":snapshots.sh", allow_single_file = True),
}

_snapshots_test = rule(implementation = _program, attrs = _attributes, test = True)

_snapshots_merge = rule(implementation = _program, attrs = _attributes, executable = True)

def snapshots(name, shard_count = 1, data = [], skelsnap = None, tags = [], **more):
    """A test that compares a project's frames with their goldens, and a target that merges.

    `bazel run NAME.merge` puts together what the shards of the last `bazel test NAME` have found:
    it proves that nothing is missing, finds obsolete goldens, and leaves the results for
    `skelsnap review` and `skelsnap accept`.

    Args:
      name: of the test.
      shard_count: into how many parts the test is split.
      data: what the project reads: skelsnap.yaml, documents, themes, goldens.
      skelsnap: the command; without it, the one on the PATH.
      tags: of the test.
      **more: what else the test takes, such as `size`.
    """
    _snapshots_test(
        name = name,
        mode = "test",
        data = data,
        skelsnap = skelsnap,
        shard_count = shard_count,
        tags = tags + ["cpu:2"],
        **more
    )
    _snapshots_merge(
        name = name + ".merge",
        mode = "merge",
        more = [name, str(shard_count)],
        skelsnap = skelsnap,
        tags = ["manual"],
    )
