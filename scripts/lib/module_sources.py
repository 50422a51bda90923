"""Writes the list of the files of the module named SwiftUI, which the command has compiled in."""

import pathlib
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sources = root / "SwiftUI" / "Sources"


def entries():
    """Each file with its path, of which the module's name is the first step; SwiftUI comes first."""
    own = sorted(sources.glob("SwiftUI/**/*.swift"))
    # Not the program around them: the command makes a library of the macros.
    macros = sorted(
        path for path in sources.glob("SwiftUIMacros/*.swift") if path.name != "Plugin.swift"
    )
    program = sorted(sources.glob("Program/**/*.swift"))
    program += sorted(sources.glob("Packages/**/*.swift"))
    others = sorted(sources.glob("SkelsnapStandIns/**/*.swift"))
    others += sorted(sources.glob("Aliases/**/*.swift"))
    for path in macros + program + own + others:
        yield path, path.relative_to(sources).as_posix().removeprefix("Aliases/")


def text():
    lines = [
        "// Made by scripts/regenerate.",
        "#pragma clang diagnostic ignored \"-Wc23-extensions\"",
        '#include "source.h"',
        "",
    ]
    names = []
    for number, (path, name) in enumerate(entries()):
        place = "../../" + path.relative_to(root).as_posix()
        lines += [
            f"static const unsigned char file{number}[] = {{",
            f'#embed "{place}"',
            "};",
        ]
        names.append(f'    {{"{name}", file{number}, sizeof file{number}}},')
    return "\n".join(
        lines
        + ["", "const struct swiftui_source_file swiftui_source_files[] = {"]
        + names
        + [
            "};",
            "const size_t swiftui_source_file_count =",
            "    sizeof swiftui_source_files / sizeof swiftui_source_files[0];",
            "",
        ]
    )


sys.stdout.write(text())
