// Made by scripts/regenerate.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

const unsigned char *_Nonnull language_language_md(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Reference/language.md"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull language_symbol_boxes_txt(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Symbols/symbol-boxes.txt"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull language_symbols_txt(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Symbols/symbols.txt"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull language_agora_theme_yaml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Theme/BuiltIn/Themes/agora.theme.yaml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull language_baolife_theme_yaml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Theme/BuiltIn/Themes/baolife.theme.yaml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull language_buzzbox_theme_yaml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Theme/BuiltIn/Themes/buzzbox.theme.yaml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull language_ios_theme_yaml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Theme/BuiltIn/Themes/ios.theme.yaml"
  };
  *count = sizeof bytes;
  return bytes;
}

const unsigned char *_Nonnull language_nuvie_theme_yaml(size_t *_Nonnull count) {
  static const unsigned char bytes[] = {
#embed "../SkeletonLanguage/Theme/BuiltIn/Themes/nuvie.theme.yaml"
  };
  *count = sizeof bytes;
  return bytes;
}
