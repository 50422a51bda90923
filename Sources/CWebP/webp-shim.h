// Animated WebP by libwebp and libwebpmux, loaded when the first one is made: no other picture needs
// them. The types come from their own headers.

#ifndef SKELSNAP_CWEBP_H
#define SKELSNAP_CWEBP_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <webp/encode.h>
#include <webp/mux.h>

#define CWEBP_CALLS(each) \
  each(WebPConfigInitInternal) \
  each(WebPPictureInitInternal) \
  each(WebPPictureAlloc) \
  each(WebPPictureFree) \
  each(WebPFree)

#define CWEBP_MUX_CALLS(each) \
  each(WebPAnimEncoderOptionsInitInternal) \
  each(WebPAnimEncoderNewInternal) \
  each(WebPAnimEncoderAdd) \
  each(WebPAnimEncoderAssemble) \
  each(WebPAnimEncoderGetError) \
  each(WebPAnimEncoderDelete)

/// An animation in the making.
typedef struct {
#define CWEBP_MEMBER(name) __typeof__(name) *name;
  CWEBP_CALLS(CWEBP_MEMBER)
  CWEBP_MUX_CALLS(CWEBP_MEMBER)
#undef CWEBP_MEMBER
  WebPAnimEncoder *encoder;
  WebPConfig config;
  WebPPicture picture;
  WebPData file;
} cwebp_animation;

static inline void *cwebp_library(const char *const *names, size_t count) {
  void *library = NULL;
  for (size_t i = 0; !library && i < count; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  return library;
}

static inline void cwebp_close(cwebp_animation *animation) {
  if (!animation) return;
  if (animation->WebPFree) animation->WebPFree((void *)animation->file.bytes);
  if (animation->WebPPictureFree) animation->WebPPictureFree(&animation->picture);
  if (animation->encoder) animation->WebPAnimEncoderDelete(animation->encoder);
  free(animation);
}

/// Begins an animation without loss. Returns NULL, or what went wrong.
static inline const char *cwebp_open(
    int width, int height, int loops, int effort, cwebp_animation **result) {
#ifdef __APPLE__
  static const char *const encoders[] = {
    "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.7.dylib", "/usr/local/lib/libwebp.7.dylib",
    "/opt/local/lib/libwebp.7.dylib",
  };
  static const char *const muxers[] = {
    "libwebpmux.3.dylib", "/opt/homebrew/lib/libwebpmux.3.dylib",
    "/usr/local/lib/libwebpmux.3.dylib", "/opt/local/lib/libwebpmux.3.dylib",
  };
#else
  static const char *const encoders[] = {"libwebp.so.7"};
  static const char *const muxers[] = {"libwebpmux.so.3"};
#endif
  void *encoder = cwebp_library(encoders, sizeof encoders / sizeof *encoders);
  if (!encoder) return encoders[0];
  void *muxer = cwebp_library(muxers, sizeof muxers / sizeof *muxers);
  if (!muxer) return muxers[0];
  cwebp_animation *animation = (cwebp_animation *)calloc(1, sizeof *animation);
  if (!animation) return "memory";
#define CWEBP_FIND(name) \
  if (!(animation->name = (__typeof__(name) *)dlsym(encoder, #name))) { \
    free(animation); \
    return #name; \
  }
#define CWEBP_MUX_FIND(name) \
  if (!(animation->name = (__typeof__(name) *)dlsym(muxer, #name))) { \
    free(animation); \
    return #name; \
  }
  CWEBP_CALLS(CWEBP_FIND)
  CWEBP_MUX_CALLS(CWEBP_MUX_FIND)
#undef CWEBP_FIND
#undef CWEBP_MUX_FIND
  WebPAnimEncoderOptions options;
  int fits = animation->WebPConfigInitInternal(
                 &animation->config, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION)
      && animation->WebPPictureInitInternal(&animation->picture, WEBP_ENCODER_ABI_VERSION)
      && animation->WebPAnimEncoderOptionsInitInternal(&options, WEBP_MUX_ABI_VERSION);
  if (!fits) {
    cwebp_close(animation);
    return "another version of libwebp";
  }
  animation->config.lossless = 1;
  animation->config.method = effort;
  options.anim_params.loop_count = loops;
  options.minimize_size = 1;
  animation->picture.use_argb = 1;
  animation->picture.width = width;
  animation->picture.height = height;
  animation->encoder =
      animation->WebPAnimEncoderNewInternal(width, height, &options, WEBP_MUX_ABI_VERSION);
  if (!animation->encoder || !animation->WebPPictureAlloc(&animation->picture)) {
    cwebp_close(animation);
    return "memory";
  }
  *result = animation;
  return NULL;
}

/// The room for the pixels of the next frame, in rows without padding: straight alpha, 0xAARRGGBB.
static inline uint32_t *cwebp_pixels(cwebp_animation *animation) {
  return animation->picture.argb;
}

/// How many pixels there are from one row to the next.
static inline int cwebp_stride(const cwebp_animation *animation) {
  return animation->picture.argb_stride;
}

/// Adds a frame that begins at so many milliseconds. Returns NULL, or what went wrong.
static inline const char *cwebp_add(cwebp_animation *animation, int start) {
  int done = animation->WebPAnimEncoderAdd(
      animation->encoder, &animation->picture, start, &animation->config);
  return done ? NULL : animation->WebPAnimEncoderGetError(animation->encoder);
}

/// Ends the animation; `file` has it then. Returns NULL, or what went wrong.
static inline const char *cwebp_finish(cwebp_animation *animation, int end) {
  int done = animation->WebPAnimEncoderAdd(animation->encoder, NULL, end, NULL)
      && animation->WebPAnimEncoderAssemble(animation->encoder, &animation->file);
  return done ? NULL : animation->WebPAnimEncoderGetError(animation->encoder);
}

#endif
