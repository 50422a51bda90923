// Whole PNG files, read from memory.
//
// libpng reports errors with longjmp, which must never cross a Swift frame. So the function
// below has its own setjmp, and all callbacks of libpng are C functions in this file.

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

/// Reads these parts of a file into `room`, which must have exactly the size of its pixels: four
/// samples with straight alpha, of 8 bits, or of 16 in the machine's byte order if the file has
/// those. What libpng would pass over with a warning is an error.
///
/// Returns 1, or 0 and a message.
__attribute__((noinline)) static int cpng_read(
    const uint8_t *bytes, const size_t *parts, size_t part_count, uint8_t *room, size_t room_size,
    char *message) {
  // State that changes after setjmp is in allocated memory, which longjmp leaves as it is.
  struct {
    cpng_parts file;
    png_bytep *rows;
  } *const state = calloc(1, sizeof *state);
  png_infop info = NULL;
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, message, cpng_fail, cpng_ignore_warning);
  if (png) info = png_create_info_struct(png);
  if (!info || !state) {
    strcpy(message, "out of memory");
    png_destroy_read_struct(&png, NULL, NULL);
    free(state);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(state->rows);
    free(state);
    return 0;
  }
  png_set_error_fn(png, message, cpng_fail, cpng_fail);
  state->file.bytes = bytes;
  state->file.parts = parts;
  state->file.part_count = part_count;
  png_set_read_fn(png, &state->file, cpng_get);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_read_info(png, info);

  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
  const uint16_t one = 1;
  if (*(const uint8_t *)&one == 1) png_set_swap(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);

  size_t height = png_get_image_height(png, info);
  size_t stride = png_get_rowbytes(png, info);
  if (stride * height != room_size) png_error(png, "rows of an unexpected length");
  state->rows = (png_bytep *)malloc(height * sizeof(png_bytep));
  if (!state->rows) png_error(png, "out of memory");
  for (size_t y = 0; y < height; y++) state->rows[y] = room + y * stride;
  png_read_image(png, state->rows);
  png_read_end(png, info);
  png_destroy_read_struct(&png, &info, NULL);
  free(state->rows);
  free(state);
  return 1;
}

#endif
