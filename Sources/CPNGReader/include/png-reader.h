// PNG files, read from memory by libpng, which is loaded when the first is read that takes it.

#ifndef SKELSNAP_CPNGREADER_H
#define SKELSNAP_CPNGREADER_H

#include <stddef.h>
#include <stdint.h>

/// Loads libpng. Returns NULL, or the name of what is missing. The library stays loaded.
const char *_Nullable cpng_load(void);

// What follows needs it to be loaded.

const char *_Nonnull cpng_version(void);

enum { CPNG_MESSAGE_SIZE = 160 };

/// The parts of a file that libpng gets to see, and how far it has read.
typedef struct {
  const uint8_t *_Nullable bytes;
  /// For each part, in the order of the file, where it begins and where it ends.
  const size_t *_Nullable parts;
  size_t part_count;
  size_t part;
  /// The number of bytes read of the current part.
  size_t count;
} cpng_parts;

/// A file that is being read, row by row. Its pixels have four samples with straight alpha, of 8
/// bits, or of 16 in the machine's byte order if the file has those. What libpng would pass over
/// with a warning is an error.
typedef struct {
  struct png_struct_def *_Nullable png;
  struct png_info_def *_Nullable info;
  cpng_parts file;
  /// The bytes of a row.
  size_t stride;
  char message[CPNG_MESSAGE_SIZE];
} cpng_reader;

/// Nothing but memory; NULL if there is none left.
cpng_reader *_Nullable cpng_open(void);

void cpng_close(cpng_reader *_Nullable reader);

/// Where the file is now: its bytes may move between two calls.
void cpng_place(
    cpng_reader *_Nonnull reader, const uint8_t *_Nullable bytes, const size_t *_Nullable parts);

// Each of these returns 1, or 0 and a message.

/// Reads what precedes the pixels.
///
/// If `is_raw`, pixels stay numbers in the file's palette, one byte each.
int cpng_begin(cpng_reader *_Nonnull reader, size_t part_count, int is_raw);

/// Reads the next row of a file that is not interlaced, into `room` of `stride` bytes.
int cpng_row(cpng_reader *_Nonnull reader, void *_Nonnull room);

/// Reads all rows, whether interlaced or not, into `room` of `stride` bytes for each.
int cpng_rows(cpng_reader *_Nonnull reader, void *_Nonnull room);

/// Reads all rows of a raw file, and keeps the highest of their bytes. `row` has `stride` bytes, all
/// 0.
int cpng_highest(cpng_reader *_Nonnull reader, uint8_t *_Nonnull row, uint8_t *_Nonnull highest);

/// Reads what follows the pixels.
int cpng_end(cpng_reader *_Nonnull reader);

#endif
