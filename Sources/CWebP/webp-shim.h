// Pictures as WebP by libwebp, loaded when the first one is made: no other picture needs it. The types
// come from its own header.

#ifndef SKELSNAP_CWEBP_H
#define SKELSNAP_CWEBP_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <webp/encode.h>

#define CWEBP_CALLS(each) \
  each(WebPConfigInitInternal) \
  each(WebPPictureInitInternal) \
  each(WebPPictureFree) \
  each(WebPEncode) \
  each(WebPMemoryWriterInit) \
  each(WebPMemoryWriterClear) \
  each(WebPMemoryWrite)

/// The functions of the library.
typedef struct {
#define CWEBP_MEMBER(name) __typeof__(name) *name;
  CWEBP_CALLS(CWEBP_MEMBER)
#undef CWEBP_MEMBER
} cwebp_library;

/// Loads the library. Returns NULL, or what is missing.
static inline const char *cwebp_load(cwebp_library *library) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.7.dylib", "/usr/local/lib/libwebp.7.dylib",
    "/opt/local/lib/libwebp.7.dylib",
  };
#else
  static const char *const names[] = {"libwebp.so.7"};
#endif
  void *handle = NULL;
  for (size_t i = 0; !handle && i < sizeof names / sizeof *names; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!handle) return names[0];
#define CWEBP_FIND(name) \
  if (!(library->name = (__typeof__(name) *)dlsym(handle, #name))) return #name;
  CWEBP_CALLS(CWEBP_FIND)
#undef CWEBP_FIND
  WebPConfig config;
  int fits = library->WebPConfigInitInternal(
      &config, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION);
  return fits ? NULL : "version of libwebp that this is built for";
}

/// A picture as a WebP file without loss, to be given back by `cwebp_clear`. Returns 0, or the number
/// of libwebp's error.
///
/// Its pixels are in rows without padding: straight alpha, 0xAARRGGBB. `effort` is 0 to 6, and `fine`,
/// 0 to 100, how much of that is done.
static inline int cwebp_encode(
    const cwebp_library *library, int width, int height, uint32_t *pixels, int effort, int fine,
    WebPMemoryWriter *file) {
  WebPConfig config;
  WebPPicture picture;
  library->WebPMemoryWriterInit(file);
  int fits = library->WebPConfigInitInternal(
                 &config, WEBP_PRESET_DEFAULT, (float)fine, WEBP_ENCODER_ABI_VERSION)
      && library->WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION);
  if (!fits) return VP8_ENC_ERROR_INVALID_CONFIGURATION;
  config.lossless = 1;
  config.method = effort;
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.argb = pixels;
  picture.argb_stride = width;
  picture.writer = library->WebPMemoryWrite;
  picture.custom_ptr = file;
  int done = library->WebPEncode(&config, &picture);
  library->WebPPictureFree(&picture);
  return done ? 0 : picture.error_code;
}

static inline void cwebp_clear(const cwebp_library *library, WebPMemoryWriter *file) {
  library->WebPMemoryWriterClear(file);
}

#endif
