// Made by scripts/regenerate.
#include <stddef.h>

/// `SkeletonExport/Gallery/Page/gallery.css`
const unsigned char *_Nonnull export_gallery_css(size_t *_Nonnull count);
/// `SkeletonExport/Gallery/Page/gallery.html`
const unsigned char *_Nonnull export_gallery_html(size_t *_Nonnull count);
/// `SkeletonExport/Gallery/Page/gallery.js`
const unsigned char *_Nonnull export_gallery_js(size_t *_Nonnull count);
/// `SkeletonExport/Gallery/Page/pane.js`
const unsigned char *_Nonnull export_pane_js(size_t *_Nonnull count);
