// Made by scripts/regenerate.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

const unsigned char *_Nonnull command_tasks_json(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Editor/tasks.json"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_feed_skel_yaml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Starter/feed.skel.yaml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_skelsnap_yaml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Starter/skelsnap.yaml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_BUILD_bazel(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Workflows/BUILD.bazel"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_buildkite_yml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Workflows/buildkite.yml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_github_fetch_yml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Workflows/github-fetch.yml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_github_yml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Workflows/github.yml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_gitlab_yml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Workflows/gitlab.yml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_snapshots_bzl(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Workflows/snapshots.bzl"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull command_snapshots_sh(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../skelsnap/Verbs/Init/Workflows/snapshots.sh"
  };
  *count = sizeof bytes;
  return bytes;
}
