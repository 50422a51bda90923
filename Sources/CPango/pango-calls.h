// The functions of pango and of the libraries it is built on that are in use: result, name,
// parameters. Tests/CPangoCheck compares them with the libraries' own headers.

#ifndef SKELSNAP_CPANGO_CALLS_H
#define SKELSNAP_CPANGO_CALLS_H

#define CPANGO_PANGO_CALLS(each) \
  each(void, g_object_unref, (void *object)) \
  each(PangoAttribute *, pango_attr_fallback_new, (int enable_fallback)) \
  each(PangoAttribute *, pango_attr_font_features_new, (const char *features)) \
  each(PangoAttribute *, pango_attr_insert_hyphens_new, (int insert_hyphens)) \
  each(PangoAttribute *, pango_attr_letter_spacing_new, (int letter_spacing)) \
  each(void, pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attr)) \
  each(PangoAttrList *, pango_attr_list_new, (void)) \
  each(void, pango_attr_list_unref, (PangoAttrList *list)) \
  each(void, pango_context_set_base_dir, (PangoContext *context, PangoDirection direction)) \
  each(void, pango_context_set_language, (PangoContext *context, PangoLanguage *language)) \
  each(void, pango_context_set_round_glyph_positions, \
    (PangoContext *context, int round_positions)) \
  each(void, pango_fc_font_map_set_config, (PangoFcFontMap *fcfontmap, FcConfig *fcconfig)) \
  each(void, pango_fc_font_map_set_default_substitute, \
    (PangoFcFontMap *fontmap, void (*func)(FcPattern *, void *), void *data, \
     void (*destroy)(void *))) \
  each(void, pango_font_description_free, (PangoFontDescription *desc)) \
  each(PangoFontDescription *, pango_font_description_new, (void)) \
  each(void, pango_font_description_set_absolute_size, (PangoFontDescription *desc, double size)) \
  each(void, pango_font_description_set_family, (PangoFontDescription *desc, const char *family)) \
  each(void, pango_font_description_set_weight, (PangoFontDescription *desc, PangoWeight weight)) \
  each(hb_font_t *, pango_font_get_hb_font, (PangoFont *font)) \
  each(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap)) \
  each(PangoFont *, pango_font_map_load_font, \
    (PangoFontMap *fontmap, PangoContext *context, const PangoFontDescription *desc)) \
  each(PangoFontMap *, pango_ft2_font_map_new, (void)) \
  each(void, pango_ft2_font_map_set_resolution, \
    (PangoFT2FontMap *fontmap, double dpi_x, double dpi_y)) \
  each(PangoLanguage *, pango_language_from_string, (const char *language)) \
  each(PangoContext *, pango_layout_get_context, (PangoLayout *layout)) \
  each(GSList *, pango_layout_get_lines_readonly, (PangoLayout *layout)) \
  each(const PangoLogAttr *, pango_layout_get_log_attrs_readonly, \
    (PangoLayout *layout, int *n_attrs)) \
  each(PangoLayout *, pango_layout_new, (PangoContext *context)) \
  each(void, pango_layout_set_attributes, (PangoLayout *layout, PangoAttrList *attrs)) \
  each(void, pango_layout_set_auto_dir, (PangoLayout *layout, int auto_dir)) \
  each(void, pango_layout_set_ellipsize, (PangoLayout *layout, PangoEllipsizeMode ellipsize)) \
  each(void, pango_layout_set_font_description, \
    (PangoLayout *layout, const PangoFontDescription *desc)) \
  each(void, pango_layout_set_height, (PangoLayout *layout, int height)) \
  each(void, pango_layout_set_text, (PangoLayout *layout, const char *text, int length)) \
  each(void, pango_layout_set_width, (PangoLayout *layout, int width)) \
  each(void, pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap)) \
  each(const char *, pango_version_string, (void))

/// A function that HarfBuzz calls for a part of an outline, and the coordinates it gets.
#define CPANGO_PEN(...) \
  void (*func)(hb_draw_funcs_t *, void *data, hb_draw_state_t *, __VA_ARGS__ void *user_data)

#define CPANGO_HARFBUZZ_CALLS(each) \
  each(hb_blob_t *, hb_blob_create_from_file_or_fail, (const char *file_name)) \
  each(void, hb_blob_destroy, (hb_blob_t *blob)) \
  each(hb_draw_funcs_t *, hb_draw_funcs_create, (void)) \
  each(void, hb_draw_funcs_destroy, (hb_draw_funcs_t *dfuncs)) \
  each(void, hb_draw_funcs_make_immutable, (hb_draw_funcs_t *dfuncs)) \
  each(void, hb_draw_funcs_set_close_path_func, \
    (hb_draw_funcs_t *dfuncs, CPANGO_PEN(), \
     void *user_data, void (*destroy)(void *))) \
  each(void, hb_draw_funcs_set_cubic_to_func, \
    (hb_draw_funcs_t *dfuncs, CPANGO_PEN(float, float, float, float, float, float,), \
     void *user_data, void (*destroy)(void *))) \
  each(void, hb_draw_funcs_set_line_to_func, \
    (hb_draw_funcs_t *dfuncs, CPANGO_PEN(float, float,), \
     void *user_data, void (*destroy)(void *))) \
  each(void, hb_draw_funcs_set_move_to_func, \
    (hb_draw_funcs_t *dfuncs, CPANGO_PEN(float, float,), \
     void *user_data, void (*destroy)(void *))) \
  each(void, hb_draw_funcs_set_quadratic_to_func, \
    (hb_draw_funcs_t *dfuncs, CPANGO_PEN(float, float, float, float,), \
     void *user_data, void (*destroy)(void *))) \
  each(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index)) \
  each(void, hb_face_destroy, (hb_face_t *face)) \
  each(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face)) \
  each(unsigned int, hb_face_get_index, (const hb_face_t *face)) \
  each(unsigned int, hb_face_get_upem, (const hb_face_t *face)) \
  each(hb_font_t *, hb_font_create, (hb_face_t *face)) \
  each(void, hb_font_destroy, (hb_font_t *font)) \
  each(hb_face_t *, hb_font_get_face, (hb_font_t *font)) \
  each(int, hb_font_get_h_extents, (hb_font_t *font, hb_font_extents_t *extents)) \
  each(int, hb_font_get_nominal_glyph, (hb_font_t *font, uint32_t unicode, uint32_t *glyph)) \
  each(void, hb_font_set_variations, \
    (hb_font_t *font, const hb_variation_t *variations, unsigned int variations_length)) \
  each(const char *, hb_version_string, (void))

#define CPANGO_FONTCONFIG_CALLS(each) \
  each(int, FcConfigAppFontAddFile, (FcConfig *config, const unsigned char *file)) \
  each(FcConfig *, FcConfigCreate, (void)) \
  each(void, FcConfigDestroy, (FcConfig *config)) \
  each(FcFontSet *, FcFontList, (FcConfig *config, FcPattern *p, FcObjectSet *os)) \
  each(void, FcFontSetDestroy, (FcFontSet *s)) \
  each(int, FcGetVersion, (void)) \
  each(int, FcObjectSetAdd, (FcObjectSet *os, const char *object)) \
  each(FcObjectSet *, FcObjectSetCreate, (void)) \
  each(void, FcObjectSetDestroy, (FcObjectSet *os)) \
  each(int, FcPatternAddBool, (FcPattern *p, const char *object, int b)) \
  each(int, FcPatternAddString, (FcPattern *p, const char *object, const unsigned char *s)) \
  each(FcPattern *, FcPatternCreate, (void)) \
  each(int, FcPatternDel, (FcPattern *p, const char *object)) \
  each(void, FcPatternDestroy, (FcPattern *p)) \
  each(FcResult, FcPatternGetBool, (const FcPattern *p, const char *object, int n, int *b)) \
  each(FcResult, FcPatternGetDouble, (const FcPattern *p, const char *object, int n, double *d)) \
  each(FcResult, FcPatternGetRange, (const FcPattern *p, const char *object, int id, FcRange **r)) \
  each(FcResult, FcPatternGetString, \
    (const FcPattern *p, const char *object, int n, unsigned char **s)) \
  each(int, FcRangeGetDouble, (const FcRange *range, double *begin, double *end)) \
  each(double, FcWeightToOpenTypeDouble, (double fc_weight))

#define CPANGO_FREETYPE_CALLS(each) \
  each(int, FT_Done_FreeType, (FT_Library library)) \
  each(int, FT_Init_FreeType, (FT_Library *alibrary)) \
  each(void, FT_Library_Version, (FT_Library library, int *amajor, int *aminor, int *apatch))

#endif
