#include "source.h"

const struct swiftui_source_file swiftui_source_files[] = {
    {"SwiftUI/Exports.swift", (const unsigned char *)"", 0},
};
const size_t swiftui_source_file_count =
    sizeof swiftui_source_files / sizeof swiftui_source_files[0];
