// PNG files, read from memory by libpng, which is loaded when the first is read that takes it.
//
// Most files are read without it, and no command should wait for it and zlib to load. So it is not
// linked. The function types still come from its own header.
//
// libpng reports errors with longjmp, which must never cross a Swift frame. So each of the
// functions below that can fail has its own setjmp, and all callbacks of libpng are C functions in
// this file.

#ifndef SKELSNAP_CPNG_H
#define SKELSNAP_CPNG_H

#include <dlfcn.h>
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
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
typedef struct {
#define CPNG_MEMBER(name) __typeof__(name) *name;
  CPNG_CALLS(CPNG_MEMBER)
#undef CPNG_MEMBER
} cpng_calls;

/// All of them once `cpng_load` has been called and has returned NULL.
///
/// In a function, because Swift does not take over variables of a header.
static inline cpng_calls *cpng(void) {
  static cpng_calls calls;
  return &calls;
}

/// Looks up every function. Returns NULL, or the name of what is missing. The library stays loaded.
static inline const char *cpng_load(void) {
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
  if (!(cpng()->name = (__typeof__(name) *)dlsym(library, #name))) return #name;
  CPNG_CALLS(CPNG_FIND)
#undef CPNG_FIND
  return NULL;
}

static inline const char *cpng_version(void) { return cpng()->png_get_libpng_ver(NULL); }

/// As `png_jmpbuf`, which names libpng's function.
#define cpng_jmpbuf(png) (*cpng()->png_set_longjmp_fn((png), longjmp, sizeof(jmp_buf)))

enum { CPNG_MESSAGE_SIZE = 160 };

static void cpng_fail(png_structp png, png_const_charp message) {
  char *kept = (char *)cpng()->png_get_error_ptr(png);
  strncpy(kept, message, CPNG_MESSAGE_SIZE - 1);
  kept[CPNG_MESSAGE_SIZE - 1] = 0;
  cpng()->png_longjmp(png, 1);
}

static void cpng_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// The parts of a file that libpng gets to see, and how far it has read.
typedef struct {
  const uint8_t *bytes;
  /// For each part, in the order of the file, where it begins and where it ends.
  const size_t *parts;
  size_t part_count;
  size_t part;
  /// The number of bytes read of the current part.
  size_t count;
} cpng_parts;

static void cpng_get(png_structp png, png_bytep bytes, size_t count) {
  cpng_parts *parts = (cpng_parts *)cpng()->png_get_io_ptr(png);
  while (count) {
    if (parts->part == parts->part_count) cpng()->png_error(png, "the file ends too early");
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

/// A file that is being read, row by row. Its pixels have four samples with straight alpha, of 8
/// bits, or of 16 in the machine's byte order if the file has those. What libpng would pass over
/// with a warning is an error.
typedef struct {
  png_structp png;
  png_infop info;
  cpng_parts file;
  /// The bytes of a row.
  size_t stride;
  char message[CPNG_MESSAGE_SIZE];
} cpng_reader;

static inline void cpng_close(cpng_reader *reader) {
  if (!reader) return;
  cpng()->png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/// Nothing but memory; NULL if there is none left.
static inline cpng_reader *cpng_open(void) {
  cpng_reader *reader = (cpng_reader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->png = cpng()->png_create_read_struct(
      PNG_LIBPNG_VER_STRING, reader->message, cpng_fail, cpng_ignore_warning);
  if (reader->png) reader->info = cpng()->png_create_info_struct(reader->png);
  if (reader->info) return reader;
  cpng_close(reader);
  return NULL;
}

/// Where the file is now: its bytes may move between two calls.
static inline void cpng_place(cpng_reader *reader, const uint8_t *bytes, const size_t *parts) {
  reader->file.bytes = bytes;
  reader->file.parts = parts;
}

/// Reads what precedes the pixels. Returns 1, or 0 and a message.
///
/// If `is_raw`, pixels stay numbers in the file's palette, one byte each.
__attribute__((noinline)) static int cpng_begin(
    cpng_reader *reader, size_t part_count, int is_raw) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(cpng_jmpbuf(png))) return 0;
  cpng()->png_set_error_fn(png, reader->message, cpng_fail, cpng_fail);
  reader->file.part_count = part_count;
  cpng()->png_set_read_fn(png, &reader->file, cpng_get);
  cpng()->png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  cpng()->png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  cpng()->png_read_info(png, info);

  if (is_raw) {
    cpng()->png_set_packing(png);
  } else {
    cpng()->png_set_expand(png);
    cpng()->png_set_gray_to_rgb(png);
    cpng()->png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
  }
  const uint16_t one = 1;
  if (*(const uint8_t *)&one == 1) cpng()->png_set_swap(png);
  cpng()->png_set_interlace_handling(png);
  cpng()->png_read_update_info(png, info);
  reader->stride = cpng()->png_get_rowbytes(png, info);
  return 1;
}

/// Reads the next row of a file that is not interlaced, into `room` of `stride` bytes. Returns 1,
/// or 0 and a message.
__attribute__((noinline)) static int cpng_row(cpng_reader *reader, void *room) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  cpng()->png_read_row(reader->png, (png_bytep)room, NULL);
  return 1;
}

/// Reads all rows, whether interlaced or not, into `room` of `stride` bytes for each. Returns 1, or
/// 0 and a message.
__attribute__((noinline)) static int cpng_rows(cpng_reader *reader, void *room) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  size_t height = cpng()->png_get_image_height(reader->png, reader->info);
  int passes = cpng()->png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      cpng()->png_read_row(reader->png, (png_bytep)room + y * reader->stride, NULL);
    }
  }
  return 1;
}

/// Reads all rows of a raw file, and keeps the highest of their bytes. `row` has `stride` bytes, all
/// 0. Returns 1, or 0 and a message.
__attribute__((noinline)) static int cpng_highest(
    cpng_reader *reader, uint8_t *row, uint8_t *highest) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  size_t height = cpng()->png_get_image_height(reader->png, reader->info);
  int passes = cpng()->png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      // Between the pixels of a pass are those of earlier rows, which have been seen.
      cpng()->png_read_row(reader->png, row, NULL);
      for (size_t x = 0; x < reader->stride; x++) {
        if (row[x] > *highest) *highest = row[x];
      }
    }
  }
  return 1;
}

/// Reads what follows the pixels. Returns 1, or 0 and a message.
__attribute__((noinline)) static int cpng_end(cpng_reader *reader) {
  if (setjmp(cpng_jmpbuf(reader->png))) return 0;
  cpng()->png_read_end(reader->png, reader->info);
  return 1;
}

#endif
