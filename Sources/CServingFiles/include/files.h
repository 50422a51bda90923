// Made by scripts/regenerate.
#include <stddef.h>

/// `SkeletonServing/Page/feed.js`
const unsigned char *_Nonnull serving_feed_js(size_t *_Nonnull count);
/// `SkeletonServing/Page/preview.css`
const unsigned char *_Nonnull serving_preview_css(size_t *_Nonnull count);
/// `SkeletonServing/Page/preview.html`
const unsigned char *_Nonnull serving_preview_html(size_t *_Nonnull count);
/// `SkeletonServing/Page/preview.js`
const unsigned char *_Nonnull serving_preview_js(size_t *_Nonnull count);
/// `SkeletonServing/Page/screen.js`
const unsigned char *_Nonnull serving_screen_js(size_t *_Nonnull count);
