// The yardstick for `skelsnap diff`: the least that comparing two PNG files costs. It reads RGB
// pictures of 8 bits that are not interlaced, which is what scripts/bench compares, and trusts
// their checksums.
//
// Equal bytes are equal pictures. Otherwise both are inflated by libdeflate, and rows are only
// unfiltered where their bytes, or the rows above them, differ.
#define _DEFAULT_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <libdeflate.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { samples = 3 };

typedef struct {
  const char *path;
  const uint8_t *bytes;
  size_t size;
  uint32_t width, height;
  // Each row with its filter before it.
  uint8_t *rows;
} Picture;

static void fail(const char *path, const char *why) {
  fprintf(stderr, "diffpng: %s: %s\n", path, why);
  exit(2);
}

static uint32_t word(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

static Picture mapped(const char *path) {
  Picture picture = {.path = path};
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) fail(path, strerror(errno));
  picture.size = status.st_size;
  picture.bytes = mmap(NULL, picture.size, PROT_READ, MAP_PRIVATE, file, 0);
  if (picture.bytes == MAP_FAILED) fail(path, strerror(errno));
  close(file);
  return picture;
}

// Memory in large pages, if there are such: most of the time would go into mapping small ones.
static void *memory(size_t size) {
  size_t page = 2 << 20;
  size = (size + page - 1) / page * page;
  void *start = aligned_alloc(page, size);
  if (!start) fail("memory", strerror(errno));
#ifdef MADV_HUGEPAGE
  madvise(start, size, MADV_HUGEPAGE);
#endif
  return start;
}

static void inflate(Picture *picture) {
  const uint8_t *bytes = picture->bytes;
  if (picture->size < 33 || memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) || bytes[24] != 8 ||
      bytes[25] != 2 || bytes[28] != 0)
    fail(picture->path, "no RGB picture of 8 bits");
  picture->width = word(bytes + 16);
  picture->height = word(bytes + 20);
  uint8_t *stream = malloc(picture->size);
  size_t length = 0;
  for (size_t at = 8; at + 12 <= picture->size;) {
    size_t size = word(bytes + at);
    if (size > picture->size - at - 12) fail(picture->path, "cut short");
    if (!memcmp(bytes + at + 4, "IDAT", 4)) {
      memcpy(stream + length, bytes + at + 8, size);
      length += size;
    }
    at += size + 12;
  }
  size_t room = ((size_t)picture->width * samples + 1) * picture->height, had;
  picture->rows = memory(room);
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (libdeflate_zlib_decompress(inflater, stream, length, picture->rows, room, &had) ||
      had != room)
    fail(picture->path, "damaged");
  libdeflate_free_decompressor(inflater);
  free(stream);
}

static int nearest(int left, int above, int corner) {
  int toLeft = abs(above - corner), toAbove = abs(left - corner);
  int toCorner = abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

// Makes a row plain, in place; the row above is. Its filter becomes 0.
static void unfilter(uint8_t *restrict row, const uint8_t *restrict above, size_t length) {
  static const uint8_t nothing[1 << 16];
  if (!above) {
    if (length >= sizeof nothing) fail("a row", "too wide");
    above = nothing;
  }
  uint8_t *to = row + 1;
  above++;
  switch (row[0]) {
    case 0: break;
    case 1:
      for (size_t at = samples; at < length; at++) to[at] += to[at - samples];
      break;
    case 2:
      for (size_t at = 0; at < length; at++) to[at] += above[at];
      break;
    case 3:
      for (size_t at = 0; at < samples; at++) to[at] += above[at] / 2;
      for (size_t at = samples; at < length; at++) to[at] += (above[at] + to[at - samples]) / 2;
      break;
    case 4:
      for (size_t at = 0; at < samples; at++) to[at] += above[at];
      for (size_t at = samples; at < length; at++)
        to[at] += nearest(to[at - samples], above[at], above[at - samples]);
      break;
    default: fail("a row", "unknown filter");
  }
  row[0] = 0;
}

// Makes the rows from `first` to before `end` plain, where the row before `first` is.
static void unfilter_rows(Picture *picture, size_t first, size_t end) {
  size_t length = (size_t)picture->width * samples;
  for (size_t y = first; y < end; y++) {
    uint8_t *row = picture->rows + y * (length + 1);
    unfilter(row, y ? row - length - 1 : NULL, length);
  }
}

int main(int count, char **words) {
  if (count != 3) fail("usage", "diffpng BEFORE AFTER");
  Picture one = mapped(words[1]), other = mapped(words[2]);
  if (one.size == other.size && !memcmp(one.bytes, other.bytes, one.size)) {
    puts("identical");
    return 0;
  }
  inflate(&one);
  inflate(&other);
  if (one.width != other.width || one.height != other.height) {
    puts("resized");
    return 1;
  }
  size_t length = (size_t)one.width * samples, stride = length + 1;
  long different = 0;
  int worst = 0;
  // Rows before `plain` are plain, or were equal with equal bytes.
  size_t plain = 0;
  int equal = 1;
  for (size_t y = 0; y < one.height; y++) {
    uint8_t *ours = one.rows + y * stride, *theirs = other.rows + y * stride;
    // The row above is the same in both, so the same bytes are the same pixels.
    if (equal && !memcmp(ours, theirs, stride)) continue;
    if (equal) {
      // Back to a row that does not need the one above it. All that were passed over are equal.
      size_t first = y;
      while (first > plain && one.rows[(first - 1) * stride] > 1) first--;
      if (first > plain) first--;
      unfilter_rows(&one, first, y);
      if (y) memcpy(theirs - stride, ours - stride, stride);
    }
    unfilter_rows(&one, y, y + 1);
    unfilter_rows(&other, y, y + 1);
    plain = y + 1;
    equal = !memcmp(ours + 1, theirs + 1, length);
    if (equal) continue;
    int farthest = 0;
    for (size_t at = 1; at <= length; at++) {
      int apart = abs(ours[at] - theirs[at]);
      farthest = apart > farthest ? apart : farthest;
    }
    worst = farthest > worst ? farthest : worst;
    for (size_t at = 1; at <= length; at += samples)
      different += ours[at] != theirs[at] || ours[at + 1] != theirs[at + 1] ||
                   ours[at + 2] != theirs[at + 2];
  }
  if (!different) {
    puts("identical");
    return 0;
  }
  printf("different: %ld pixels, by %d of 255 at most\n", different, worst);
  return 1;
}
