// Made by scripts/regenerate.
#include <stddef.h>

/// `SkeletonReports/HTML/Page/body.html`
const unsigned char *_Nonnull reports_body_html(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/data.js`
const unsigned char *_Nonnull reports_data_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/decide.js`
const unsigned char *_Nonnull reports_decide_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/detail.js`
const unsigned char *_Nonnull reports_detail_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/list.js`
const unsigned char *_Nonnull reports_list_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/page.css`
const unsigned char *_Nonnull reports_page_css(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/page.js`
const unsigned char *_Nonnull reports_page_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/run.js`
const unsigned char *_Nonnull reports_run_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/stage.js`
const unsigned char *_Nonnull reports_stage_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/strip.js`
const unsigned char *_Nonnull reports_strip_js(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/views.css`
const unsigned char *_Nonnull reports_views_css(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/views.html`
const unsigned char *_Nonnull reports_views_html(size_t *_Nonnull count);
/// `SkeletonReports/HTML/Page/views.js`
const unsigned char *_Nonnull reports_views_js(size_t *_Nonnull count);
