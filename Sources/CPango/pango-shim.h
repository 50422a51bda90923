// pango and the libraries it is built on, loaded with the first text.
//
// They depend on two dozen libraries, and a command without a text should not wait for them to
// load. So they are not linked. Their headers are not included either: only pkg-config knows their
// folders, and it gives them together with the libraries to link.

#ifndef SKELSNAP_CPANGO_H
#define SKELSNAP_CPANGO_H

#include "pango-calls.h"
#include "pango-types.h"

#include <dlfcn.h>
#include <stddef.h>

#define CPANGO_MEMBER(result, name, parameters) result(*name) parameters;

/// The functions in use, each under its own name.
typedef struct {
  CPANGO_PANGO_CALLS(CPANGO_MEMBER)
  CPANGO_HARFBUZZ_CALLS(CPANGO_MEMBER)
  CPANGO_FONTCONFIG_CALLS(CPANGO_MEMBER)
  /// Called `hb_font_get_glyph_shape` before HarfBuzz 7.
  void (*hb_font_draw_glyph)(
      hb_font_t *font, uint32_t glyph, hb_draw_funcs_t *functions, void *data);
} cpango_calls;

/// Those of FreeType, which is also there where cairo is.
typedef struct {
  CPANGO_FREETYPE_CALLS(CPANGO_MEMBER)
} cpango_freetype_calls;

#undef CPANGO_MEMBER

/// The library by the first of its names that leads to one; otherwise NULL, and dlerror says what
/// is wrong with the first name. It stays loaded.
static inline void *cpango_open(const char *const *names, size_t count) {
  void *library = NULL;
  for (size_t i = 0; !library && i < count; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  return library ? library : dlopen(names[0], RTLD_NOW | RTLD_LOCAL);
}

#define CPANGO_FIND(result, name, parameters) \
  if (!(calls->name = (result(*) parameters)dlsym(library, #name))) return dlerror();

/// Looks up every function. Returns NULL, or what the system says about the library that cannot be
/// loaded or the function that it lacks, until the next of these calls.
static inline const char *cpango_load(cpango_calls *calls) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libpangoft2-1.0.0.dylib", "/opt/homebrew/lib/libpangoft2-1.0.0.dylib",
    "/usr/local/lib/libpangoft2-1.0.0.dylib", "/opt/local/lib/libpangoft2-1.0.0.dylib",
  };
#else
  static const char *const names[] = {"libpangoft2-1.0.so.0"};
#endif
  void *library = cpango_open(names, sizeof names / sizeof *names);
  if (!library) return dlerror();
  // dlsym with a handle also searches the libraries that pango depends on.
  CPANGO_PANGO_CALLS(CPANGO_FIND)
  CPANGO_HARFBUZZ_CALLS(CPANGO_FIND)
  CPANGO_FONTCONFIG_CALLS(CPANGO_FIND)
  void *draw = dlsym(library, "hb_font_draw_glyph");
  if (!draw) draw = dlsym(library, "hb_font_get_glyph_shape");
  if (!draw) return dlerror();
  calls->hb_font_draw_glyph = (void (*)(hb_font_t *, uint32_t, hb_draw_funcs_t *, void *))draw;
  return NULL;
}

/// The same for FreeType alone.
static inline const char *cpango_load_freetype(cpango_freetype_calls *calls) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libfreetype.6.dylib", "/opt/homebrew/lib/libfreetype.6.dylib",
    "/usr/local/lib/libfreetype.6.dylib", "/opt/local/lib/libfreetype.6.dylib",
  };
#else
  static const char *const names[] = {"libfreetype.so.6"};
#endif
  void *library = cpango_open(names, sizeof names / sizeof *names);
  if (!library) return dlerror();
  CPANGO_FREETYPE_CALLS(CPANGO_FIND)
  return NULL;
}

#undef CPANGO_FIND

#endif
