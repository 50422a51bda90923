// Most files are read without libpng, and no command should wait for it and zlib to load. So it is
// not linked. The function types still come from its own header.
//
// libpng reports errors with longjmp, which must never cross a Swift frame. So each of the functions
// below that can fail has its own setjmp, and all callbacks of libpng are C functions in this file.
//
// This is no header for Swift to take over, as those of the other libraries are: the callbacks need
// the functions that were loaded, and a variable of a header is another one in each object file.

#include "png-reader.h"

#include <dlfcn.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#define CPNG_CALLS(each) \
  each(png_create_info_struct) \
  each(png_create_read_struct) \
  each(png_destroy_read_struct) \
  each(png_error) \
  each(png_get_error_ptr) \
  each(png_get_image_height) \
  each(png_get_interlace_type) \
  each(png_get_io_ptr) \
  each(png_get_libpng_ver) \
  each(png_get_rowbytes) \
  each(png_longjmp) \
  each(png_read_end) \
  each(png_read_info) \
  each(png_read_row) \
  each(png_read_update_info) \
  each(png_set_add_alpha) \
  each(png_set_crc_action) \
  each(png_set_error_fn) \
  each(png_set_expand) \
  each(png_set_gray_to_rgb) \
  each(png_set_interlace_handling) \
  each(png_set_longjmp_fn) \
  each(png_set_packing) \
  each(png_set_read_fn) \
  each(png_set_swap) \
  each(png_set_user_limits)

/// The functions of libpng in use, each under its own name.
static struct {
#define CPNG_MEMBER(name) __typeof__(name) *name;
  CPNG_CALLS(CPNG_MEMBER)
#undef CPNG_MEMBER
} calls;

const char *cpng_load(void) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libpng16.16.dylib", "/opt/homebrew/lib/libpng16.16.dylib", "/usr/local/lib/libpng16.16.dylib",
    "/opt/local/lib/libpng16.16.dylib",
  };
#else
  static const char *const names[] = {"libpng16.so.16"};
#endif
  void *library = NULL;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return names[0];
#define CPNG_FIND(name) \
  if (!(calls.name = (__typeof__(name) *)dlsym(library, #name))) return #name;
  CPNG_CALLS(CPNG_FIND)
#undef CPNG_FIND
  return NULL;
}

const char *cpng_version(void) { return calls.png_get_libpng_ver(NULL); }

/// As `png_jmpbuf`, which names libpng's function.
#define cpng_jmpbuf(png) (*calls.png_set_longjmp_fn((png), longjmp, sizeof(jmp_buf)))

static void cpng_fail(png_structp png, png_const_charp message) {
  char *kept = (char *)calls.png_get_error_ptr(png);
  strncpy(kept, message, CPNG_MESSAGE_SIZE - 1);
  kept[CPNG_MESSAGE_SIZE - 1] = 0;
  calls.png_longjmp(png, 1);
}

static void cpng_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void cpng_get(png_structp png, png_bytep bytes, size_t count) {
  cpng_parts *parts = (cpng_parts *)calls.png_get_io_ptr(png);
  while (count) {
    if (parts->part == parts->part_count) calls.png_error(png, "the file ends too early");
    size_t start = parts->parts[2 * parts->part] + parts->count;
    size_t rest = parts->parts[2 * parts->part + 1] - start;
    size_t taken = count < rest ? count : rest;
    memcpy(bytes, parts->bytes + start, taken);
    bytes += taken;
    count -= taken;
    parts->count += taken;
    if (taken == rest) {
      parts->part++;
      parts->count = 0;
    }
  }
}

void cpng_close(cpng_reader *reader) {
  if (!reader) return;
  calls.png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

cpng_reader *cpng_open(void) {
  cpng_reader *reader = (cpng_reader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->png = calls.png_create_read_struct(
      PNG_LIBPNG_VER_STRING, reader->message, cpng_fail, cpng_ignore_warning);
  if (reader->png) reader->info = calls.png_create_info_struct(reader->png);
  if (reader->info) return reader;
  cpng_close(reader);
  return NULL;
}

void cpng_place(cpng_reader *reader, const uint8_t *bytes, const size_t *parts) {
  reader->file.bytes = bytes;
  reader->file.parts = parts;
}

int cpng_begin(cpng_reader *reader, size_t part_count, int is_raw) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(cpng_jmpbuf(png))) return 0;
  calls.png_set_error_fn(png, reader->message, cpng_fail, cpng_fail);
  reader->file.part_count = part_count;
  calls.png_set_read_fn(png, &reader->file, cpng_get);
  calls.png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  calls.png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  calls.png_read_info(png, info);

  if (is_raw) {
    calls.png_set_packing(png);
  } else {
    calls.png_set_expand(png);
    calls.png_set_gray_to_rgb(png);
    calls.png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
  }
  const uint16_t one = 1;
  if (*(const uint8_t *)&one == 1) calls.png_set_swap(png);
  calls.png_set_interlace_handling(png);
  calls.png_read_update_info(png, info);
  reader->stride = calls.png_get_rowbytes(png, info);
  return 1;
}

int cpng_row(cpng_reader *reader, void *room) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  calls.png_read_row(reader->png, (png_bytep)room, NULL);
  return 1;
}

int cpng_rows(cpng_reader *reader, void *room) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  size_t height = calls.png_get_image_height(reader->png, reader->info);
  int passes = calls.png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      calls.png_read_row(reader->png, (png_bytep)room + y * reader->stride, NULL);
    }
  }
  return 1;
}

int cpng_highest(cpng_reader *reader, uint8_t *row, uint8_t *highest) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  size_t height = calls.png_get_image_height(reader->png, reader->info);
  int passes = calls.png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      // Between the pixels of a pass are those of earlier rows, which have been seen.
      calls.png_read_row(reader->png, row, NULL);
      for (size_t x = 0; x < reader->stride; x++) {
        if (row[x] > *highest) *highest = row[x];
      }
    }
  }
  return 1;
}

int cpng_end(cpng_reader *reader) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  calls.png_read_end(reader->png, reader->info);
  return 1;
}
