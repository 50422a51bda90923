#!/bin/sh
# What the targets of snapshots.bzl run, in the folder of their input files.
set -eu
mode=$1
package=$2
command=$3
shift 3
case $command in
*/*) command=$PWD/$command ;;
*) command -v "$command" >/dev/null || {
  echo "there is no $command on the PATH of Bazel's tests; install its package, or name its" >&2
  echo "target in BUILD.bazel: skelsnap = \"//tools:skelsnap\"" >&2
  exit 2
} ;;
esac

if [ "$mode" = test ]; then
  # Bazel gives input files as links, and skelsnap follows no link out of a project.
  cp -RL "$package" "$TEST_TMPDIR/project"
  cd "$TEST_TMPDIR/project"
  export SNAPSHOT_ARTIFACTS="$TEST_UNDECLARED_OUTPUTS_DIR"
  exec "$command" verify --reporter "junit:$XML_OUTPUT_FILE" --jobs 2
fi

# Merges the outputs of the test's shards, in the folder of the project itself.
test=$1
count=$2
shift 2
logs=$BUILD_WORKSPACE_DIRECTORY/bazel-testlogs/$package/$test
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
part=1
while [ "$part" -le "$count" ]; do
  outputs=$logs/test.outputs
  [ "$count" -eq 1 ] || outputs=$logs/shard_${part}_of_$count/test.outputs
  if [ -f "$outputs/outputs.zip" ]; then
    if command -v unzip >/dev/null; then
      unzip -q "$outputs/outputs.zip" -d "$unpacked/$part"
    else
      python3 -m zipfile -e "$outputs/outputs.zip" "$unpacked/$part"
    fi
    outputs=$unpacked/$part
  fi
  if [ ! -d "$outputs" ]; then
    echo "part $part of $count has left nothing at $outputs; run the test first" >&2
    exit 2
  fi
  set -- "$@" "$outputs"
  part=$((part + 1))
done
cd "$BUILD_WORKSPACE_DIRECTORY/$package"
"$command" merge "$@"
