// Made by scripts/regenerate.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

const unsigned char *_Nonnull pages_basics_css(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonPages/Page/basics.css"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull pages_basics_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonPages/Page/basics.js"
  };
  *count = sizeof bytes;
  return bytes;
}
