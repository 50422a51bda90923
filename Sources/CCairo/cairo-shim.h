// cairo, loaded when the first picture is painted.
//
// It depends on two dozen libraries, and a command that paints nothing should not wait for them to
// load. So it is not linked. The function types still come from cairo's own header.

#ifndef SKELSNAP_CCAIRO_H
#define SKELSNAP_CCAIRO_H

#if __has_include(<cairo.h>)
#include <cairo.h>
#else
#include <cairo/cairo.h>
#endif
#include <dlfcn.h>
#include <stddef.h>

#define CCAIRO_CALLS(each) \
  each(cairo_create) \
  each(cairo_destroy) \
  each(cairo_status) \
  each(cairo_status_to_string) \
  each(cairo_version_string) \
  each(cairo_set_antialias) \
  each(cairo_set_tolerance) \
  each(cairo_set_fill_rule) \
  each(cairo_move_to) \
  each(cairo_line_to) \
  each(cairo_curve_to) \
  each(cairo_close_path) \
  each(cairo_fill) \
  each(cairo_stroke) \
  each(cairo_set_line_width) \
  each(cairo_set_line_cap) \
  each(cairo_set_line_join) \
  each(cairo_set_miter_limit) \
  each(cairo_set_dash) \
  each(cairo_transform) \
  each(cairo_image_surface_create) \
  each(cairo_image_surface_get_data) \
  each(cairo_image_surface_get_width) \
  each(cairo_image_surface_get_height) \
  each(cairo_image_surface_get_stride) \
  each(cairo_surface_destroy) \
  each(cairo_surface_flush) \
  each(cairo_surface_status)

/// The functions of cairo in use, each under its own name.
typedef struct {
#define CCAIRO_MEMBER(name) __typeof__(name) *name;
  CCAIRO_CALLS(CCAIRO_MEMBER)
#undef CCAIRO_MEMBER
  /// From the library that computes cairo's pixels; NULL if it is linked into cairo invisibly.
  const char *(*pixman_version_string)(void);
} ccairo_calls;

/// Looks up every function. Returns NULL, or the name of what is missing. The library stays loaded.
static inline const char *ccairo_load(ccairo_calls *calls) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib", "/usr/local/lib/libcairo.2.dylib",
    "/opt/local/lib/libcairo.2.dylib",
  };
#else
  static const char *const names[] = {"libcairo.so.2"};
#endif
  void *library = NULL;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return names[0];
#define CCAIRO_FIND(name) \
  if (!(calls->name = (__typeof__(name) *)dlsym(library, #name))) return #name;
  CCAIRO_CALLS(CCAIRO_FIND)
#undef CCAIRO_FIND
  // dlsym with a handle also searches the libraries that cairo depends on.
  calls->pixman_version_string = (const char *(*)(void))dlsym(library, "pixman_version_string");
  return NULL;
}

#endif
