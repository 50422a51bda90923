// Made by scripts/regenerate.
#include <stddef.h>

/// `SkeletonLanguage/Reference/language.md`
const unsigned char *_Nonnull language_language_md(size_t *_Nonnull count);
/// `SkeletonLanguage/Symbols/symbol-boxes.txt`
const unsigned char *_Nonnull language_symbol_boxes_txt(size_t *_Nonnull count);
/// `SkeletonLanguage/Symbols/symbols.txt`
const unsigned char *_Nonnull language_symbols_txt(size_t *_Nonnull count);
/// `SkeletonLanguage/Theme/BuiltIn/Themes/agora.theme.yaml`
const unsigned char *_Nonnull language_agora_theme_yaml(size_t *_Nonnull count);
/// `SkeletonLanguage/Theme/BuiltIn/Themes/baolife.theme.yaml`
const unsigned char *_Nonnull language_baolife_theme_yaml(size_t *_Nonnull count);
/// `SkeletonLanguage/Theme/BuiltIn/Themes/buzzbox.theme.yaml`
const unsigned char *_Nonnull language_buzzbox_theme_yaml(size_t *_Nonnull count);
/// `SkeletonLanguage/Theme/BuiltIn/Themes/ios.theme.yaml`
const unsigned char *_Nonnull language_ios_theme_yaml(size_t *_Nonnull count);
/// `SkeletonLanguage/Theme/BuiltIn/Themes/nuvie.theme.yaml`
const unsigned char *_Nonnull language_nuvie_theme_yaml(size_t *_Nonnull count);
