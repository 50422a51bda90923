// Made by scripts/regenerate.
#include <stddef.h>

/// `SkeletonPages/Page/basics.css`
const unsigned char *_Nonnull pages_basics_css(size_t *_Nonnull count);
/// `SkeletonPages/Page/basics.js`
const unsigned char *_Nonnull pages_basics_js(size_t *_Nonnull count);
