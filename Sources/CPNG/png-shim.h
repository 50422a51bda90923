// PNG files, read from memory.
//
// libpng reports errors with longjmp, which must never cross a Swift frame. So each of the
// functions below that can fail has its own setjmp, and all callbacks of libpng are C functions in
// this file.

#ifndef SKELSNAP_CPNG_H
#define SKELSNAP_CPNG_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { CPNG_MESSAGE_SIZE = 160 };

static void cpng_fail(png_structp png, png_const_charp message) {
  char *kept = (char *)png_get_error_ptr(png);
  strncpy(kept, message, CPNG_MESSAGE_SIZE - 1);
  kept[CPNG_MESSAGE_SIZE - 1] = 0;
  png_longjmp(png, 1);
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
  cpng_parts *parts = (cpng_parts *)png_get_io_ptr(png);
  while (count) {
    if (parts->part == parts->part_count) png_error(png, "the file ends too early");
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
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/// Nothing but memory; NULL if there is none left.
static inline cpng_reader *cpng_open(void) {
  cpng_reader *reader = (cpng_reader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, reader->message, cpng_fail, cpng_ignore_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
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
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_error_fn(png, reader->message, cpng_fail, cpng_fail);
  reader->file.part_count = part_count;
  png_set_read_fn(png, &reader->file, cpng_get);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_read_info(png, info);

  if (is_raw) {
    png_set_packing(png);
  } else {
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
  }
  const uint16_t one = 1;
  if (*(const uint8_t *)&one == 1) png_set_swap(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  reader->stride = png_get_rowbytes(png, info);
  return 1;
}

/// Reads the next row of a file that is not interlaced, into `room` of `stride` bytes. Returns 1,
/// or 0 and a message.
__attribute__((noinline)) static int cpng_row(cpng_reader *reader, void *room) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_row(reader->png, (png_bytep)room, NULL);
  return 1;
}

/// Reads all rows, whether interlaced or not, into `room` of `stride` bytes for each. Returns 1, or
/// 0 and a message.
__attribute__((noinline)) static int cpng_rows(cpng_reader *reader, void *room) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  size_t height = png_get_image_height(reader->png, reader->info);
  int passes = png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      png_read_row(reader->png, (png_bytep)room + y * reader->stride, NULL);
    }
  }
  return 1;
}

/// Reads all rows of a raw file, and keeps the highest of their bytes. `row` has `stride` bytes, all
/// 0. Returns 1, or 0 and a message.
__attribute__((noinline)) static int cpng_highest(
    cpng_reader *reader, uint8_t *row, uint8_t *highest) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  size_t height = png_get_image_height(reader->png, reader->info);
  int passes = png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      // Between the pixels of a pass are those of earlier rows, which have been seen.
      png_read_row(reader->png, row, NULL);
      for (size_t x = 0; x < reader->stride; x++) {
        if (row[x] > *highest) *highest = row[x];
      }
    }
  }
  return 1;
}

/// Reads what follows the pixels. Returns 1, or 0 and a message.
__attribute__((noinline)) static int cpng_end(cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_end(reader->png, reader->info);
  return 1;
}

#endif
