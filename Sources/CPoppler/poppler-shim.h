// Drawings in PDF by poppler, loaded when the first one is painted. It paints with cairo, whose pixels
// are 0xAARRGGBB with premultiplied alpha. The few types are declared here, so that no header of its
// dependencies is needed to build.

#ifndef SKELSNAP_CPOPPLER_H
#define SKELSNAP_CPOPPLER_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} cpoppler_error;

/// The functions of the library, and of those that come with it.
typedef struct {
  void *(*poppler_document_new_from_data)(const char *, int, const char *, cpoppler_error **);
  void *(*poppler_document_get_page)(void *, int);
  void (*poppler_page_get_size)(void *, double *, double *);
  void (*poppler_page_render)(void *, void *);
  void (*g_object_unref)(void *);
  void (*g_error_free)(cpoppler_error *);
  void *(*cairo_image_surface_create_for_data)(unsigned char *, int, int, int, int);
  void *(*cairo_create)(void *);
  void (*cairo_scale)(void *, double, double);
  void (*cairo_destroy)(void *);
  void (*cairo_surface_flush)(void *);
  void (*cairo_surface_destroy)(void *);
} cpoppler_library;

#define CPOPPLER_CALLS(each) \
  each(poppler_document_new_from_data) \
  each(poppler_document_get_page) \
  each(poppler_page_get_size) \
  each(poppler_page_render) \
  each(g_object_unref) \
  each(g_error_free) \
  each(cairo_image_surface_create_for_data) \
  each(cairo_create) \
  each(cairo_scale) \
  each(cairo_destroy) \
  each(cairo_surface_flush) \
  each(cairo_surface_destroy)

/// Loads the library. Returns NULL, or what is missing.
static inline const char *cpoppler_load(cpoppler_library *library) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libpoppler-glib.8.dylib", "/opt/homebrew/lib/libpoppler-glib.8.dylib",
    "/usr/local/lib/libpoppler-glib.8.dylib", "/opt/local/lib/libpoppler-glib.8.dylib",
  };
#else
  static const char *const names[] = {"libpoppler-glib.so.8"};
#endif
  void *handle = NULL;
  for (size_t i = 0; !handle && i < sizeof names / sizeof *names; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!handle) return names[0];
  // A handle finds what its library depends on, too.
#define CPOPPLER_FIND(name) \
  if (!(*(void **)&library->name = dlsym(handle, #name))) return #name;
  CPOPPLER_CALLS(CPOPPLER_FIND)
#undef CPOPPLER_FIND
  return NULL;
}

/// Paints the first page onto clear pixels, as large as they are. Returns 0, or writes why it cannot be.
static inline int cpoppler_paint(
    const cpoppler_library *library, const uint8_t *bytes, size_t count, uint32_t *pixels, int columns,
    int rows, char *reason, size_t room) {
  cpoppler_error *error = NULL;
  const char *missing = "it has no page";
  int painted = 0;
  void *file =
      library->poppler_document_new_from_data((const char *)bytes, (int)count, NULL, &error);
  void *page = file ? library->poppler_document_get_page(file, 0) : NULL;
  if (page) {
    double width = 0, height = 0;
    library->poppler_page_get_size(page, &width, &height);
    missing = "its page has no area";
    if (width > 0 && height > 0) {
      void *surface = library->cairo_image_surface_create_for_data(
          (unsigned char *)pixels, 0, columns, rows, columns * 4);
      void *context = library->cairo_create(surface);
      library->cairo_scale(context, columns / width, rows / height);
      library->poppler_page_render(page, context);
      library->cairo_destroy(context);
      library->cairo_surface_flush(surface);
      library->cairo_surface_destroy(surface);
      painted = 1;
    }
    library->g_object_unref(page);
  }
  if (file) library->g_object_unref(file);
  if (!painted) snprintf(reason, room, "%s", error && error->message ? error->message : missing);
  if (error) library->g_error_free(error);
  return !painted;
}

#endif
