// The types of those functions, as far as they are in use. Tests/CPangoCheck compares them with the
// libraries' own headers.

#ifndef SKELSNAP_CPANGO_TYPES_H
#define SKELSNAP_CPANGO_TYPES_H

#include <stdint.h>

// GLib

typedef struct GSList {
  void *data;
  struct GSList *next;
} GSList;

// fontconfig

typedef struct FcConfig FcConfig;
typedef struct FcObjectSet FcObjectSet;
typedef struct FcPattern FcPattern;
typedef struct FcRange FcRange;

typedef struct {
  int nfont;
  int sfont;
  FcPattern **fonts;
} FcFontSet;

typedef enum {
  FcResultMatch,
  FcResultNoMatch,
  FcResultTypeMismatch,
  FcResultNoId,
  FcResultOutOfMemory,
} FcResult;

#define FC_AUTOHINT "autohint"
#define FC_COLOR "color"
#define FC_FAMILY "family"
#define FC_FILE "file"
#define FC_FONTVERSION "fontversion"
#define FC_FULLNAME "fullname"
#define FC_HINTING "hinting"
#define FC_INDEX "index"
#define FC_OUTLINE "outline"
#define FC_POSTSCRIPT_NAME "postscriptname"
#define FC_SLANT "slant"
#define FC_WEIGHT "weight"
#define FC_WIDTH "width"

// FreeType

typedef struct FT_LibraryRec *FT_Library;

// HarfBuzz

typedef struct hb_blob_t hb_blob_t;
typedef struct hb_draw_funcs_t hb_draw_funcs_t;
typedef struct hb_draw_state_t hb_draw_state_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;

typedef struct {
  int32_t ascender;
  int32_t descender;
  int32_t line_gap;
  int32_t reserved[9];
} hb_font_extents_t;

typedef struct {
  uint32_t tag;
  float value;
} hb_variation_t;

// pango

typedef struct PangoAttrList PangoAttrList;
typedef struct PangoAttribute PangoAttribute;
typedef struct PangoContext PangoContext;
typedef struct PangoFT2FontMap PangoFT2FontMap;
typedef struct PangoFcFontMap PangoFcFontMap;
typedef struct PangoFont PangoFont;
typedef struct PangoFontDescription PangoFontDescription;
typedef struct PangoFontMap PangoFontMap;
typedef struct PangoLanguage PangoLanguage;
typedef struct PangoLayout PangoLayout;

typedef enum {
  PANGO_DIRECTION_LTR = 0,
  PANGO_DIRECTION_RTL = 1,
  PANGO_DIRECTION_WEAK_LTR = 4,
} PangoDirection;

typedef enum { PANGO_ELLIPSIZE_END = 3 } PangoEllipsizeMode;

/// A number from 1 to 1000.
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;

typedef enum { PANGO_WRAP_WORD_CHAR = 2 } PangoWrapMode;

typedef struct {
  uint32_t glyph;
  struct {
    int32_t width;
    int32_t x_offset;
    int32_t y_offset;
  } geometry;
  unsigned int attr;
} PangoGlyphInfo;

#define PANGO_GLYPH_EMPTY 0x0fffffffu
#define PANGO_GLYPH_UNKNOWN_FLAG 0x10000000u

typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
} PangoGlyphString;

#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS 2

/// What may be done before a character.
typedef struct {
  unsigned int is_line_break : 1;
  unsigned int is_mandatory_break : 1;
  unsigned int is_char_break : 1;
  unsigned int rest : 29;
} PangoLogAttr;

typedef struct {
  int offset;
  int length;
  int num_chars;
  struct {
    void *shape_engine;
    void *lang_engine;
    PangoFont *font;
    uint8_t level;
    uint8_t gravity;
    uint8_t flags;
    uint8_t script;
    PangoLanguage *language;
    GSList *extra_attrs;
  } analysis;
} PangoItem;

/// pango has added members at its end.
typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;

typedef struct {
  PangoLayout *layout;
  int start_index;
  int length;
  GSList *runs;
  unsigned int is_paragraph_start : 1;
  unsigned int resolved_dir : 3;
} PangoLayoutLine;

#endif
