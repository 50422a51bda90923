// Compares what Sources/CPango declares of pango and the libraries it is built on with their own
// headers. It does not compile if they differ.

#ifndef SKELSNAP_CPANGO_CHECK_H
#define SKELSNAP_CPANGO_CHECK_H

#include <stddef.h>
#include <string.h>

// Our types, renamed, so that both can stand side by side.
#define FcConfig own_FcConfig
#define FcFontSet own_FcFontSet
#define FcObjectSet own_FcObjectSet
#define FcPattern own_FcPattern
#define FcRange own_FcRange
#define FcResult own_FcResult
#define FcResultMatch own_FcResultMatch
#define FcResultNoId own_FcResultNoId
#define FcResultNoMatch own_FcResultNoMatch
#define FcResultOutOfMemory own_FcResultOutOfMemory
#define FcResultTypeMismatch own_FcResultTypeMismatch
#define FT_Library own_FT_Library
#define GSList own_GSList
#define hb_blob_t own_hb_blob_t
#define hb_draw_funcs_t own_hb_draw_funcs_t
#define hb_draw_state_t own_hb_draw_state_t
#define hb_face_t own_hb_face_t
#define hb_font_extents_t own_hb_font_extents_t
#define hb_font_t own_hb_font_t
#define hb_variation_t own_hb_variation_t
#define PANGO_DIRECTION_LTR own_PANGO_DIRECTION_LTR
#define PANGO_DIRECTION_RTL own_PANGO_DIRECTION_RTL
#define PANGO_DIRECTION_WEAK_LTR own_PANGO_DIRECTION_WEAK_LTR
#define PANGO_ELLIPSIZE_END own_PANGO_ELLIPSIZE_END
#define PANGO_WEIGHT_NORMAL own_PANGO_WEIGHT_NORMAL
#define PANGO_WRAP_WORD_CHAR own_PANGO_WRAP_WORD_CHAR
#define PangoAttribute own_PangoAttribute
#define PangoAttrList own_PangoAttrList
#define PangoContext own_PangoContext
#define PangoDirection own_PangoDirection
#define PangoEllipsizeMode own_PangoEllipsizeMode
#define PangoFcFontMap own_PangoFcFontMap
#define PangoFont own_PangoFont
#define PangoFontDescription own_PangoFontDescription
#define PangoFontMap own_PangoFontMap
#define PangoFT2FontMap own_PangoFT2FontMap
#define PangoGlyphInfo own_PangoGlyphInfo
#define PangoGlyphItem own_PangoGlyphItem
#define PangoGlyphString own_PangoGlyphString
#define PangoItem own_PangoItem
#define PangoLanguage own_PangoLanguage
#define PangoLayout own_PangoLayout
#define PangoLayoutLine own_PangoLayoutLine
#define PangoLogAttr own_PangoLogAttr
#define PangoWeight own_PangoWeight
#define PangoWrapMode own_PangoWrapMode
#include "../../Sources/CPango/pango-types.h"
#undef FcConfig
#undef FcFontSet
#undef FcObjectSet
#undef FcPattern
#undef FcRange
#undef FcResult
#undef FcResultMatch
#undef FcResultNoId
#undef FcResultNoMatch
#undef FcResultOutOfMemory
#undef FcResultTypeMismatch
#undef FT_Library
#undef GSList
#undef hb_blob_t
#undef hb_draw_funcs_t
#undef hb_draw_state_t
#undef hb_face_t
#undef hb_font_extents_t
#undef hb_font_t
#undef hb_variation_t
#undef PANGO_DIRECTION_LTR
#undef PANGO_DIRECTION_RTL
#undef PANGO_DIRECTION_WEAK_LTR
#undef PANGO_ELLIPSIZE_END
#undef PANGO_WEIGHT_NORMAL
#undef PANGO_WRAP_WORD_CHAR
#undef PangoAttribute
#undef PangoAttrList
#undef PangoContext
#undef PangoDirection
#undef PangoEllipsizeMode
#undef PangoFcFontMap
#undef PangoFont
#undef PangoFontDescription
#undef PangoFontMap
#undef PangoFT2FontMap
#undef PangoGlyphInfo
#undef PangoGlyphItem
#undef PangoGlyphString
#undef PangoItem
#undef PangoLanguage
#undef PangoLayout
#undef PangoLayoutLine
#undef PangoLogAttr
#undef PangoWeight
#undef PangoWrapMode

// Our macros, kept as values.
static const char own_FC_AUTOHINT[] = FC_AUTOHINT;
#undef FC_AUTOHINT
static const char own_FC_COLOR[] = FC_COLOR;
#undef FC_COLOR
static const char own_FC_FAMILY[] = FC_FAMILY;
#undef FC_FAMILY
static const char own_FC_FILE[] = FC_FILE;
#undef FC_FILE
static const char own_FC_FONTVERSION[] = FC_FONTVERSION;
#undef FC_FONTVERSION
static const char own_FC_FULLNAME[] = FC_FULLNAME;
#undef FC_FULLNAME
static const char own_FC_HINTING[] = FC_HINTING;
#undef FC_HINTING
static const char own_FC_INDEX[] = FC_INDEX;
#undef FC_INDEX
static const char own_FC_OUTLINE[] = FC_OUTLINE;
#undef FC_OUTLINE
static const char own_FC_POSTSCRIPT_NAME[] = FC_POSTSCRIPT_NAME;
#undef FC_POSTSCRIPT_NAME
static const char own_FC_SLANT[] = FC_SLANT;
#undef FC_SLANT
static const char own_FC_WEIGHT[] = FC_WEIGHT;
#undef FC_WEIGHT
static const char own_FC_WIDTH[] = FC_WIDTH;
#undef FC_WIDTH
enum { own_PANGO_GLYPH_EMPTY = PANGO_GLYPH_EMPTY };
#undef PANGO_GLYPH_EMPTY
enum { own_PANGO_GLYPH_UNKNOWN_FLAG = PANGO_GLYPH_UNKNOWN_FLAG };
#undef PANGO_GLYPH_UNKNOWN_FLAG
enum { own_PANGO_ANALYSIS_FLAG_IS_ELLIPSIS = PANGO_ANALYSIS_FLAG_IS_ELLIPSIS };
#undef PANGO_ANALYSIS_FLAG_IS_ELLIPSIS

#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangoft2.h>

#define SAME(ours, theirs) _Static_assert((ours) == (theirs), #theirs)
#define SAME_SIZE(type) SAME(sizeof(own_##type), sizeof(type))
#define SAME_PLACE(type, member) SAME(offsetof(own_##type, member), offsetof(type, member))

SAME_SIZE(GSList);
SAME_PLACE(GSList, data);
SAME_PLACE(GSList, next);
SAME_SIZE(FcFontSet);
SAME_PLACE(FcFontSet, nfont);
SAME_PLACE(FcFontSet, sfont);
SAME_PLACE(FcFontSet, fonts);
SAME_SIZE(hb_font_extents_t);
SAME_PLACE(hb_font_extents_t, ascender);
SAME_PLACE(hb_font_extents_t, descender);
SAME_PLACE(hb_font_extents_t, line_gap);
SAME_SIZE(hb_variation_t);
SAME_PLACE(hb_variation_t, tag);
SAME_PLACE(hb_variation_t, value);
SAME_SIZE(PangoGlyphInfo);
SAME_PLACE(PangoGlyphInfo, glyph);
SAME_PLACE(PangoGlyphInfo, geometry);
SAME_PLACE(PangoGlyphInfo, geometry.width);
SAME_PLACE(PangoGlyphInfo, geometry.x_offset);
SAME_PLACE(PangoGlyphInfo, geometry.y_offset);
SAME_PLACE(PangoGlyphInfo, attr);
SAME_SIZE(PangoGlyphString);
SAME_PLACE(PangoGlyphString, num_glyphs);
SAME_PLACE(PangoGlyphString, glyphs);
SAME_PLACE(PangoGlyphString, log_clusters);
SAME_PLACE(PangoGlyphString, space);
SAME_SIZE(PangoItem);
SAME_PLACE(PangoItem, offset);
SAME_PLACE(PangoItem, length);
SAME_PLACE(PangoItem, num_chars);
SAME_PLACE(PangoItem, analysis);
SAME_PLACE(PangoItem, analysis.flags);
SAME_PLACE(PangoItem, analysis.extra_attrs);
SAME_PLACE(PangoGlyphItem, item);
SAME_PLACE(PangoGlyphItem, glyphs);
SAME_SIZE(PangoLayoutLine);
SAME_PLACE(PangoLayoutLine, layout);
SAME_PLACE(PangoLayoutLine, start_index);
SAME_PLACE(PangoLayoutLine, length);
SAME_PLACE(PangoLayoutLine, runs);
SAME((int)own_FcResultMatch, (int)FcResultMatch);
SAME((int)own_FcResultNoMatch, (int)FcResultNoMatch);
SAME((int)own_FcResultTypeMismatch, (int)FcResultTypeMismatch);
SAME((int)own_FcResultNoId, (int)FcResultNoId);
SAME((int)own_FcResultOutOfMemory, (int)FcResultOutOfMemory);
SAME((int)own_PANGO_DIRECTION_LTR, (int)PANGO_DIRECTION_LTR);
SAME((int)own_PANGO_DIRECTION_RTL, (int)PANGO_DIRECTION_RTL);
SAME((int)own_PANGO_DIRECTION_WEAK_LTR, (int)PANGO_DIRECTION_WEAK_LTR);
SAME((int)own_PANGO_ELLIPSIZE_END, (int)PANGO_ELLIPSIZE_END);
SAME((int)own_PANGO_WEIGHT_NORMAL, (int)PANGO_WEIGHT_NORMAL);
SAME((int)own_PANGO_WRAP_WORD_CHAR, (int)PANGO_WRAP_WORD_CHAR);
SAME_SIZE(PangoLogAttr);
SAME_SIZE(PangoDirection);
SAME_SIZE(PangoEllipsizeMode);
SAME_SIZE(PangoWeight);
SAME_SIZE(PangoWrapMode);
SAME_SIZE(FcResult);
SAME(own_PANGO_GLYPH_EMPTY, (int)PANGO_GLYPH_EMPTY);
SAME(own_PANGO_GLYPH_UNKNOWN_FLAG, (int)PANGO_GLYPH_UNKNOWN_FLAG);
SAME(own_PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, (int)PANGO_ANALYSIS_FLAG_IS_ELLIPSIS);

// Functions, with the libraries' own types in their parameters.
#include "../../Sources/CPango/pango-calls.h"

#define SAME_TYPE(result, name, parameters) \
  _Static_assert( \
      __builtin_types_compatible_p(__typeof__(result(*) parameters), __typeof__(&name)), #name);
CPANGO_PANGO_CALLS(SAME_TYPE)
CPANGO_HARFBUZZ_CALLS(SAME_TYPE)
CPANGO_FONTCONFIG_CALLS(SAME_TYPE)
CPANGO_FREETYPE_CALLS(SAME_TYPE)

#if HB_VERSION_ATLEAST(7, 0, 0)
#define CPANGO_DRAW hb_font_draw_glyph
#else
#define CPANGO_DRAW hb_font_get_glyph_shape
#endif
SAME_TYPE(
    void, CPANGO_DRAW,
    (hb_font_t *font, uint32_t glyph, hb_draw_funcs_t *functions, void *data))

/// The first name of fontconfig's properties that is not its own; NULL if there is none.
static inline const char *cpango_odd_property(void) {
  if (strcmp(own_FC_AUTOHINT, FC_AUTOHINT)) return own_FC_AUTOHINT;
  if (strcmp(own_FC_COLOR, FC_COLOR)) return own_FC_COLOR;
  if (strcmp(own_FC_FAMILY, FC_FAMILY)) return own_FC_FAMILY;
  if (strcmp(own_FC_FILE, FC_FILE)) return own_FC_FILE;
  if (strcmp(own_FC_FONTVERSION, FC_FONTVERSION)) return own_FC_FONTVERSION;
  if (strcmp(own_FC_FULLNAME, FC_FULLNAME)) return own_FC_FULLNAME;
  if (strcmp(own_FC_HINTING, FC_HINTING)) return own_FC_HINTING;
  if (strcmp(own_FC_INDEX, FC_INDEX)) return own_FC_INDEX;
  if (strcmp(own_FC_OUTLINE, FC_OUTLINE)) return own_FC_OUTLINE;
  if (strcmp(own_FC_POSTSCRIPT_NAME, FC_POSTSCRIPT_NAME)) return own_FC_POSTSCRIPT_NAME;
  if (strcmp(own_FC_SLANT, FC_SLANT)) return own_FC_SLANT;
  if (strcmp(own_FC_WEIGHT, FC_WEIGHT)) return own_FC_WEIGHT;
  if (strcmp(own_FC_WIDTH, FC_WIDTH)) return own_FC_WIDTH;
  return NULL;
}

/// The direction that ours reads in a line whose direction is this one: offsetof is not for bits.
static inline int cpango_direction_read(PangoDirection direction) {
  PangoLayoutLine line;
  memset(&line, 0, sizeof line);
  line.resolved_dir = direction;
  own_PangoLayoutLine copy;
  memcpy(&copy, &line, sizeof copy);
  return copy.resolved_dir;
}

#endif
