// Whole PNG files, written to and read from memory.
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

/// Bytes from malloc; the caller frees them with cpng_release.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// The contents of a file to write. Rows follow each other without padding.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// PNG_COLOR_TYPE_PALETTE, _RGB or _RGBA, with 8 bits for each sample.
  int color_type;
  const uint8_t *samples;
  /// Three bytes for each entry.
  const uint8_t *palette;
  int palette_count;
  /// The alphas of the palette's first entries.
  const uint8_t *alphas;
  int alpha_count;
  /// For each text: a letter ('t' Latin-1, 'i' UTF-8), the keyword, 0, the text, 0.
  const char *texts;
  size_t texts_size;
  int level;
} cpng_source;

static inline void cpng_release(cpng_buffer *buffer) {
  free(buffer->bytes);
  buffer->bytes = NULL;
  buffer->count = buffer->capacity = 0;
}

static inline int cpng_append(cpng_buffer *buffer, const void *bytes, size_t count) {
  if (count > buffer->capacity - buffer->count) {
    size_t capacity = buffer->capacity ? buffer->capacity * 2 : 65536;
    if (capacity < buffer->count + count) capacity = buffer->count + count;
    uint8_t *grown = (uint8_t *)realloc(buffer->bytes, capacity);
    if (!grown) return 0;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  if (count) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return 1;
}

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

static void cpng_put(png_structp png, png_bytep bytes, size_t count) {
  if (!cpng_append((cpng_buffer *)png_get_io_ptr(png), bytes, count)) {
    png_error(png, "out of memory");
  }
}

static void cpng_flush(png_structp png) { (void)png; }

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

static inline void cpng_set_texts(png_structp png, png_infop info, const cpng_source *source) {
  const char *next = source->texts;
  const char *end = next + source->texts_size;
  while (next < end) {
    png_text text;
    memset(&text, 0, sizeof text);
    text.compression = *next++ == 'i' ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
    text.key = (png_charp)next;
    next += strlen(next) + 1;
    text.text = (png_charp)next;
    size_t length = strlen(next);
    next += length + 1;
    if (text.compression == PNG_TEXT_COMPRESSION_NONE) text.text_length = length;
    else text.itxt_length = length;
    png_set_text(png, info, &text, 1);
  }
}

/// Writes a file. Returns 1, or 0 and a message. The caller frees `file` in both cases.
__attribute__((noinline)) static int cpng_write(
    const cpng_source *source, cpng_buffer *file, char *message) {
  png_infop info = NULL;
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, message, cpng_fail, cpng_ignore_warning);
  if (png) info = png_create_info_struct(png);
  if (!info) {
    strcpy(message, "out of memory");
    png_destroy_write_struct(&png, NULL);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, file, cpng_put, cpng_flush);
  png_set_compression_level(png, source->level);
  png_set_compression_buffer_size(png, 1 << 20);
  // A row equal to the one above it compresses best with the filter "up", which makes it all zeros;
  // any other row without a filter. Naming both filters here makes libpng keep the row above; the
  // filter for each row is chosen below.
  int repeats = source->color_type != PNG_COLOR_TYPE_PALETTE;
  png_set_filter(
      png, PNG_FILTER_TYPE_BASE, repeats ? PNG_FILTER_NONE | PNG_FILTER_UP : PNG_FILTER_NONE);
  png_set_compression_strategy(png, Z_DEFAULT_STRATEGY);
  png_set_IHDR(
      png, info, source->width, source->height, 8, source->color_type, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (source->color_type == PNG_COLOR_TYPE_PALETTE) {
    png_color palette[256];
    for (int i = 0; i < source->palette_count; i++) {
      palette[i].red = source->palette[3 * i];
      palette[i].green = source->palette[3 * i + 1];
      palette[i].blue = source->palette[3 * i + 2];
    }
    png_set_PLTE(png, info, palette, source->palette_count);
    if (source->alpha_count) png_set_tRNS(png, info, source->alphas, source->alpha_count, NULL);
  }
  cpng_set_texts(png, info, source);
  png_write_info(png, info);
  size_t channels = source->color_type == PNG_COLOR_TYPE_RGBA ? 4
                    : source->color_type == PNG_COLOR_TYPE_RGB ? 3 : 1;
  size_t stride = source->width * channels;
  for (size_t y = 0; y < source->height; y++) {
    const uint8_t *row = source->samples + y * stride;
    // Not before the first row, because libpng would then not keep the rows above.
    if (repeats && y > 0) {
      int is_repeated = memcmp(row, row - stride, stride) == 0;
      png_set_filter(
          png, PNG_FILTER_TYPE_BASE, is_repeated ? PNG_FILTER_UP : PNG_FILTER_NONE);
    }
    png_write_row(png, row);
  }
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
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
__attribute__((noinline)) static int cpng_begin(cpng_reader *reader, size_t part_count) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_error_fn(png, reader->message, cpng_fail, cpng_fail);
  reader->file.part_count = part_count;
  png_set_read_fn(png, &reader->file, cpng_get);
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
  reader->stride = png_get_rowbytes(png, info);
  return 1;
}

/// Reads the next row of a file that is not interlaced, into `room` of `stride` bytes. Returns 1,
/// or 0 and a message.
__attribute__((noinline)) static int cpng_row(cpng_reader *reader, uint8_t *room) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_row(reader->png, room, NULL);
  return 1;
}

/// Reads all rows, whether interlaced or not, into `room` of `stride` bytes for each. Returns 1, or
/// 0 and a message.
__attribute__((noinline)) static int cpng_rows(cpng_reader *reader, uint8_t *room) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  size_t height = png_get_image_height(reader->png, reader->info);
  int passes = png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      png_read_row(reader->png, room + y * reader->stride, NULL);
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
