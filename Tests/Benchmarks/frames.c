// The yardstick for painting: the frames that scripts/bench has skelsnap record and verify, done
// in the plainest way there is. Each frame is painted as a whole with cairo, with one gradient
// fill a shape, and written and read with cairo's own PNG functions.
//
//   frames record FOLDER DOCUMENTS APPEARANCES ANGLE
//   frames verify FOLDER DOCUMENTS APPEARANCES ANGLE
//   frames agree  FOLDER DOCUMENTS APPEARANCES ANGLE
//   frames pairs  FOLDER
//
// The files are FOLDER/feed-0/light@3x/phase-0000.png and so on, as skelsnap names its goldens.
// `agree` is no measurement: it fails unless the files, which skelsnap wrote, show the same screens
// as are painted here, give or take what painters round differently. `pairs` writes the pictures
// that scripts/bench compares: a picture, the same pixels coded in another way, 146 pixels
// different, and all.
#include <cairo.h>
#include <errno.h>
#include <math.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { scale = 3, width = 390 * scale, height = 844 * scale, posts = 5, phases = 12 };

typedef struct {
  double ground, bone[3], sheen[3];
} Palette;

static const Palette light = {1, {0xd4, 0xd4, 0xda}, {0xf6, 0xf6, 0xfa}};
static const Palette dark = {0, {0x26, 0x26, 0x2a}, {0x58, 0x58, 0x5e}};

static void fail(const char *path, const char *why) {
  fprintf(stderr, "frames: %s: %s\n", path, why);
  exit(1);
}

static void block(cairo_t *cairo, double x, double y, double w, double h, double radius) {
  cairo_new_path(cairo);
  cairo_arc(cairo, x + w - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cairo, x + w - radius, y + h - radius, radius, 0, M_PI / 2);
  cairo_arc(cairo, x + radius, y + h - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
  cairo_fill(cairo);
}

static cairo_pattern_t *shimmer(const Palette *palette, double phase, double angle) {
  double along = cos(angle * M_PI / 180), down = sin(angle * M_PI / 180);
  double length = width * along + height * down;
  double start = -length + 2 * length * phase, end = start + length;
  cairo_pattern_t *band =
      cairo_pattern_create_linear(start * along, start * down, end * along, end * down);
  const double *stops[] = {palette->bone, palette->sheen, palette->bone};
  for (int stop = 0; stop < 3; stop++) {
    cairo_pattern_add_color_stop_rgb(
        band, stop / 2.0, stops[stop][0] / 255, stops[stop][1] / 255, stops[stop][2] / 255);
  }
  return band;
}

// 55 placeholders: an avatar, a name, two lines below it, three of the body, four icons a post.
static void paint(cairo_surface_t *surface, int document, int appearance, int step, double angle) {
  const Palette *palette = appearance ? &dark : &light;
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, palette->ground, palette->ground, palette->ground);
  cairo_paint(cairo);
  cairo_pattern_t *band = shimmer(palette, (double)step / phases, angle);
  cairo_set_source(cairo, band);
  cairo_pattern_destroy(band);
  // After the pattern is set, which stays in pixels.
  cairo_scale(cairo, scale, scale);
  for (int post = 0; post < posts; post++) {
    double y = 158 * post;
    block(cairo, 16, y + 12, 44, 44, 22);
    block(cairo, 72, y + 12, 120 + 4 * document, 14, 4);
    block(cairo, 72, y + 31, 160, 10, 4);
    block(cairo, 72, y + 46, 90, 10, 4);
    block(cairo, 16, y + 68, 358, 10, 4);
    block(cairo, 16, y + 86, 358, 10, 4);
    block(cairo, 16, y + 104, 220 - 6 * document, 10, 4);
    for (int icon = 0; icon < 4; icon++) block(cairo, 16 + 92 * icon, y + 126, 20, 20, 6);
  }
  cairo_destroy(cairo);
}

static void folder(char *path, size_t room, const char *root, int document, int appearance) {
  const char *name = appearance ? "dark" : "light";
  snprintf(path, room, "%s/feed-%d/%s@%dx", root, document, name, scale);
}

// Makes a folder and those it is in.
static void make(const char *path) {
  char part[4096];
  snprintf(part, sizeof part, "%s", path);
  for (char *at = part + 1;; at++) {
    if (*at && *at != '/') continue;
    char end = *at;
    *at = 0;
    if (mkdir(part, 0777) && errno != EEXIST) fail(part, strerror(errno));
    if (!end) return;
    *at = end;
  }
}

static cairo_surface_t *opened(const char *path) {
  cairo_surface_t *surface = cairo_image_surface_create_from_png(path);
  cairo_status_t status = cairo_surface_status(surface);
  if (status) fail(path, cairo_status_to_string(status));
  if (cairo_image_surface_get_width(surface) != width ||
      cairo_image_surface_get_height(surface) != height)
    fail(path, "another size");
  return surface;
}

static int equal(cairo_surface_t *one, cairo_surface_t *other) {
  const unsigned char *ours = cairo_image_surface_get_data(one);
  const unsigned char *theirs = cairo_image_surface_get_data(other);
  int stride = cairo_image_surface_get_stride(one);
  if (stride != cairo_image_surface_get_stride(other)) return 0;
  return !memcmp(ours, theirs, (size_t)stride * height);
}

// Whether two painters can have meant the same picture: at edges they may smooth in different
// ways, elsewhere they may round differently.
static int alike(cairo_surface_t *one, cairo_surface_t *other) {
  const uint8_t *ours = cairo_image_surface_get_data(one);
  const uint8_t *theirs = cairo_image_surface_get_data(other);
  long sum = 0, far = 0;
  for (long pixel = 0; pixel < (long)width * height; pixel++) {
    int worst = 0;
    for (int channel = 0; channel < 3; channel++) {
      int apart = abs(ours[4 * pixel + channel] - theirs[4 * pixel + channel]);
      sum += apart;
      if (apart > worst) worst = apart;
    }
    far += worst > 4;
  }
  return sum < 3L * width * height / 4 && far < 500;
}

static void write_rgb(
    const char *root, const char *name, const uint8_t *pixels, int filters, int level) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", root, name);
  FILE *file = fopen(path, "wb");
  if (!file) fail(path, strerror(errno));
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) fail(path, "libpng cannot write it");
  png_init_io(png, file);
  png_set_IHDR(
      png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_set_compression_level(png, level);
  png_write_info(png, info);
  for (int y = 0; y < height; y++) png_write_row(png, pixels + 3L * width * y);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  if (fclose(file)) fail(path, strerror(errno));
}

static void pairs(const char *root) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  paint(surface, 0, 0, 6, 0);
  cairo_surface_flush(surface);
  const uint32_t *painted = (const uint32_t *)(void *)cairo_image_surface_get_data(surface);
  uint8_t *pixels = malloc(3L * width * height);
  if (!pixels) fail(root, "no memory");
  for (long pixel = 0; pixel < (long)width * height; pixel++) {
    for (int channel = 0; channel < 3; channel++)
      pixels[3 * pixel + channel] = painted[pixel] >> (16 - 8 * channel);
  }
  make(root);
  write_rgb(root, "picture.png", pixels, PNG_ALL_FILTERS, 6);
  write_rgb(root, "same-bytes.png", pixels, PNG_ALL_FILTERS, 6);
  write_rgb(root, "same-pixels.png", pixels, PNG_FILTER_UP, 9);
  for (int pixel = 0; pixel < 146; pixel++)
    pixels[3 * (width * (1200 + pixel / 73) + 500 + pixel % 73)] ^= 64;
  write_rgb(root, "slight.png", pixels, PNG_ALL_FILTERS, 6);
  for (long sample = 0; sample < 3L * width * height; sample++) pixels[sample] ^= 255;
  for (int pixel = 0; pixel < 146; pixel++)
    pixels[3 * (width * (1200 + pixel / 73) + 500 + pixel % 73)] ^= 64;
  write_rgb(root, "very.png", pixels, PNG_ALL_FILTERS, 6);
  free(pixels);
  cairo_surface_destroy(surface);
}

int main(int count, char **words) {
  if (count == 3 && !strcmp(words[1], "pairs")) {
    pairs(words[2]);
    return 0;
  }
  if (count != 6) fail("usage", "frames record|verify|agree FOLDER DOCUMENTS APPEARANCES ANGLE");
  const char *verb = words[1], *root = words[2];
  int documents = atoi(words[3]), appearances = atoi(words[4]);
  double angle = atof(words[5]);
  int records = !strcmp(verb, "record"), agrees = !strcmp(verb, "agree");

  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  for (int document = 0; document < documents; document++) {
    for (int appearance = 0; appearance < appearances; appearance++) {
      char path[4096];
      folder(path, sizeof path - 32, root, document, appearance);
      if (records) make(path);
      size_t end = strlen(path);
      for (int step = 0; step < phases; step++) {
        // One phase of each variant says enough about the screens.
        if (agrees && step != (5 + document) % phases) continue;
        snprintf(path + end, 32, "/phase-%04d.png", (int)lround(1000.0 * step / phases));
        paint(surface, document, appearance, step, angle);
        cairo_surface_flush(surface);
        if (records) {
          cairo_status_t status = cairo_surface_write_to_png(surface, path);
          if (status) fail(path, cairo_status_to_string(status));
          continue;
        }
        cairo_surface_t *golden = opened(path);
        if (!(agrees ? alike : equal)(surface, golden)) fail(path, "another picture");
        cairo_surface_destroy(golden);
      }
    }
  }
  cairo_surface_destroy(surface);
  return 0;
}
