// Made by scripts/regenerate.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

const unsigned char *_Nonnull export_gallery_css(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonExport/Gallery/Page/gallery.css"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull export_gallery_html(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonExport/Gallery/Page/gallery.html"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull export_gallery_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonExport/Gallery/Page/gallery.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull export_pane_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonExport/Gallery/Page/pane.js"
  };
  *count = sizeof bytes;
  return bytes;
}
