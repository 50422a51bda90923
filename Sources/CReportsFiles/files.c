// Made by scripts/regenerate.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

const unsigned char *_Nonnull reports_body_html(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/body.html"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_data_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/data.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_decide_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/decide.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_detail_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/detail.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_list_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/list.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_page_css(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/page.css"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_page_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/page.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_run_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/run.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_stage_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/stage.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_strip_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/strip.js"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_views_css(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/views.css"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_views_html(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/views.html"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull reports_views_js(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonReports/HTML/Page/views.js"
  };
  *count = sizeof bytes;
  return bytes;
}
