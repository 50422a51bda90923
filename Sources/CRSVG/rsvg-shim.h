// Drawings in SVG by librsvg, loaded when the first one is painted. It paints with cairo, whose pixels
// are 0xAARRGGBB with premultiplied alpha. The few types are declared here, so that no header of its two
// dozen dependencies is needed to build.

#ifndef SKELSNAP_CRSVG_H
#define SKELSNAP_CRSVG_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  double x, y, width, height;
} crsvg_rectangle;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} crsvg_error;

/// The functions of the library, and of those that come with it.
typedef struct {
  void *(*rsvg_handle_new_from_data)(const uint8_t *, size_t, crsvg_error **);
  int (*rsvg_handle_render_document)(void *, void *, const crsvg_rectangle *, crsvg_error **);
  void (*g_object_unref)(void *);
  void (*g_error_free)(crsvg_error *);
  void *(*cairo_image_surface_create_for_data)(unsigned char *, int, int, int, int);
  void *(*cairo_create)(void *);
  void (*cairo_scale)(void *, double, double);
  void (*cairo_destroy)(void *);
  void (*cairo_surface_flush)(void *);
  void (*cairo_surface_destroy)(void *);
} crsvg_library;

#define CRSVG_CALLS(each) \
  each(rsvg_handle_new_from_data) \
  each(rsvg_handle_render_document) \
  each(g_object_unref) \
  each(g_error_free) \
  each(cairo_image_surface_create_for_data) \
  each(cairo_create) \
  each(cairo_scale) \
  each(cairo_destroy) \
  each(cairo_surface_flush) \
  each(cairo_surface_destroy)

/// Loads the library. Returns NULL, or what is missing.
static inline const char *crsvg_load(crsvg_library *library) {
#ifdef __APPLE__
  static const char *const names[] = {
    "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib", "/usr/local/lib/librsvg-2.2.dylib",
    "/opt/local/lib/librsvg-2.2.dylib",
  };
#else
  static const char *const names[] = {"librsvg-2.so.2"};
#endif
  void *handle = NULL;
  for (size_t i = 0; !handle && i < sizeof names / sizeof *names; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!handle) return names[0];
  // A handle finds what its library depends on, too.
#define CRSVG_FIND(name) \
  if (!(*(void **)&library->name = dlsym(handle, #name))) return #name;
  CRSVG_CALLS(CRSVG_FIND)
#undef CRSVG_FIND
  return NULL;
}

/// Paints a drawing of some size onto clear pixels, as large as they are. Returns 0, or writes why it
/// cannot be.
static inline int crsvg_paint(
    const crsvg_library *library, const uint8_t *bytes, size_t count, double width, double height,
    uint32_t *pixels, int columns, int rows, char *reason, size_t room) {
  crsvg_error *error = NULL;
  int painted = 0;
  void *drawing = library->rsvg_handle_new_from_data(bytes, count, &error);
  if (drawing) {
    void *surface = library->cairo_image_surface_create_for_data(
        (unsigned char *)pixels, 0, columns, rows, columns * 4);
    void *context = library->cairo_create(surface);
    library->cairo_scale(context, columns / width, rows / height);
    crsvg_rectangle whole = {0, 0, width, height};
    painted = library->rsvg_handle_render_document(drawing, context, &whole, &error);
    library->cairo_destroy(context);
    library->cairo_surface_flush(surface);
    library->cairo_surface_destroy(surface);
    library->g_object_unref(drawing);
  }
  if (painted) return 0;
  snprintf(reason, room, "%s", error && error->message ? error->message : "no reason is given");
  if (error) library->g_error_free(error);
  return 1;
}

#endif
