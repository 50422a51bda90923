// Made by scripts/regenerate.
#include <stddef.h>

/// `skelsnap/Verbs/Init/Editor/tasks.json`
const unsigned char *_Nonnull command_tasks_json(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Starter/feed.skel.yaml`
const unsigned char *_Nonnull command_feed_skel_yaml(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Starter/skelsnap.yaml`
const unsigned char *_Nonnull command_skelsnap_yaml(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Workflows/BUILD.bazel`
const unsigned char *_Nonnull command_BUILD_bazel(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Workflows/buildkite.yml`
const unsigned char *_Nonnull command_buildkite_yml(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Workflows/github-fetch.yml`
const unsigned char *_Nonnull command_github_fetch_yml(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Workflows/github.yml`
const unsigned char *_Nonnull command_github_yml(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Workflows/gitlab.yml`
const unsigned char *_Nonnull command_gitlab_yml(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Workflows/snapshots.bzl`
const unsigned char *_Nonnull command_snapshots_bzl(size_t *_Nonnull count);
/// `skelsnap/Verbs/Init/Workflows/snapshots.sh`
const unsigned char *_Nonnull command_snapshots_sh(size_t *_Nonnull count);
