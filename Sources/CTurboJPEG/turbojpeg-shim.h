// Pictures in JPEG by libjpeg-turbo, loaded when the first one is painted. The few types are declared
// here, so that no header is needed to build.

#ifndef SKELSNAP_CTURBOJPEG_H
#define SKELSNAP_CTURBOJPEG_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/// The functions of the library.
typedef struct {
  void *(*tjInitDecompress)(void);
  int (*tjDecompress2)(
      void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  char *(*tjGetErrorStr2)(void *);
  int (*tjDestroy)(void *);
} cturbojpeg_library;

#define CTURBOJPEG_CALLS(each) \
  each(tjInitDecompress) \
  each(tjDecompress2) \
  each(tjGetErrorStr2) \
  each(tjDestroy)

/// Loads the library. Returns NULL, or what is missing.
static inline const char *cturbojpeg_load(cturbojpeg_library *library) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.0.dylib",
    "/usr/local/lib/libturbojpeg.0.dylib", "/opt/local/lib/libturbojpeg.0.dylib",
  };
#else
  static const char *const names[] = {"libturbojpeg.so.0"};
#endif
  void *handle = NULL;
  for (size_t i = 0; !handle && i < sizeof names / sizeof *names; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!handle) return names[0];
#define CTURBOJPEG_FIND(name) \
  if (!(*(void **)&library->name = dlsym(handle, #name))) return #name;
  CTURBOJPEG_CALLS(CTURBOJPEG_FIND)
#undef CTURBOJPEG_FIND
  return NULL;
}

/// Unpacks a picture of so many columns and rows into bytes of red, green, blue and alpha. Returns 0,
/// or writes why it cannot be.
static inline int cturbojpeg_unpack(
    const cturbojpeg_library *library, const uint8_t *bytes, size_t count, uint32_t *pixels,
    int columns, int rows, char *reason, size_t room) {
  const int rgba = 7, exact = 4096;
  void *handle = library->tjInitDecompress();
  if (!handle) {
    snprintf(reason, room, "there is no room for it");
    return 1;
  }
  int failed = library->tjDecompress2(
      handle, bytes, count, (unsigned char *)pixels, columns, columns * 4, rows, rgba, exact);
  // What is a warning to the library, as a file that ends early, is damage.
  if (failed) snprintf(reason, room, "%s", library->tjGetErrorStr2(handle));
  library->tjDestroy(handle);
  return failed != 0;
}

#endif
