// Compressing, inflating and checksums by libdeflate.

#ifndef SKELSNAP_CDEFLATE_H
#define SKELSNAP_CDEFLATE_H

#include <libdeflate.h>

/// The version that skelsnap is built with; the library itself cannot be asked.
static inline const char *cdeflate_version(void) { return LIBDEFLATE_VERSION_STRING; }

#endif
