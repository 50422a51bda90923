#include <stddef.h>

/// A file of the module named SwiftUI.
struct swiftui_source_file {
  /// Its path from the folder of the package's sources.
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

extern const struct swiftui_source_file swiftui_source_files[];
extern const size_t swiftui_source_file_count;

/// The file of this number.
static inline struct swiftui_source_file swiftui_source_file(size_t number) {
  return swiftui_source_files[number];
}
