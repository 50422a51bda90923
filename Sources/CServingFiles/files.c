// Made by scripts/regenerate.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

const unsigned char *_Nonnull serving_feed_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonServing/Page/feed.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull serving_preview_css(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonServing/Page/preview.css"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull serving_preview_html(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonServing/Page/preview.html"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull serving_preview_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonServing/Page/preview.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull serving_screen_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonServing/Page/screen.js"
  };
  *count = sizeof bytes;
  return bytes;
}
